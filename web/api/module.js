// `qiju.wasm`: the module that has all games.
import createModule from '#glue/qiju';
import { createQiju } from './qiju.js';

export const qijuModule = {
  file: 'qiju.wasm',
  games: ['lianliankan', 'huarong', 'gomoku'],
  createModule,
  createApi: createQiju,
};
