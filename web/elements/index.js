// Defines <lianliankan-board>, <huarong-board> and <gomoku-board>.
import { GomokuBoard } from './gomoku-board.js';
import { HuarongBoard } from './huarong-board.js';
import { LianliankanBoard } from './lianliankan-board.js';

export { GomokuBoard, HuarongBoard, LianliankanBoard };

customElements.define('lianliankan-board', LianliankanBoard);
customElements.define('huarong-board', HuarongBoard);
customElements.define('gomoku-board', GomokuBoard);
