// `qiju/elements/lianliankan`: defines <lianliankan-board>, where there are elements.
import { define } from '../board/contract.js';
import { LianliankanBoard } from './lianliankan-board.js';

export { LianliankanBoard };

define('lianliankan-board', LianliankanBoard);
