// `qiju/elements/gomoku`: defines <gomoku-board>, where there are elements.
import { define } from '../board/contract.js';
import { GomokuBoard } from './gomoku-board.js';

export { GomokuBoard };

define('gomoku-board', GomokuBoard);
