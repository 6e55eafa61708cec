// `qiju.wasm`: the module that has all games.
import { createQiju } from './qiju.js';

export const qijuModule = {
  file: 'qiju.wasm',
  games: ['lianliankan', 'huarong', 'gomoku'],
  createApi: createQiju,
};
