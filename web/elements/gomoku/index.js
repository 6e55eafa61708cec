// `qiju/elements/gomoku`: defines <gomoku-board>, where there are elements.
import { GomokuBoard } from './gomoku-board.js';

export { GomokuBoard };

globalThis.customElements?.define('gomoku-board', GomokuBoard);
