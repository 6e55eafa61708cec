// `gomoku.wasm`: the module that has 五子棋 alone.
import { createGomokuApi } from './index.js';

export const gomokuModule = {
  file: 'gomoku.wasm',
  games: ['gomoku'],
  createApi: createGomokuApi,
};
