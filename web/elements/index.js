// Defines <lianliankan-board>, <huarong-board> and <gomoku-board>.
import './gomoku.js';
import './huarong.js';
import './lianliankan.js';

export { GomokuBoard } from './gomoku-board.js';
export { HuarongBoard } from './huarong-board.js';
export { LianliankanBoard } from './lianliankan-board.js';
