// `qiju/elements/lianliankan`: defines <lianliankan-board>, where there are elements.
import { LianliankanBoard } from './lianliankan-board.js';

export { LianliankanBoard };

globalThis.customElements?.define('lianliankan-board', LianliankanBoard);
