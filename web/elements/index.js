// Defines <lianliankan-board>, <huarong-board> and <gomoku-board>.
import './gomoku/index.js';
import './huarong/index.js';
import './lianliankan/index.js';

export { GomokuBoard } from './gomoku/gomoku-board.js';
export { HuarongBoard } from './huarong/huarong-board.js';
export { LianliankanBoard } from './lianliankan/lianliankan-board.js';
