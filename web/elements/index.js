// `qiju/elements`: defines <lianliankan-board>, <huarong-board> and <gomoku-board>.
export * from './gomoku/index.js';
export * from './huarong/index.js';
export * from './lianliankan/index.js';
