// Defines <gomoku-board>, where there are elements.
import { GomokuBoard } from './gomoku-board.js';

globalThis.customElements?.define('gomoku-board', GomokuBoard);
