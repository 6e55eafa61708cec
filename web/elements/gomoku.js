// Defines <gomoku-board>.
import { GomokuBoard } from './gomoku-board.js';

customElements.define('gomoku-board', GomokuBoard);
