// `lianliankan.wasm`: the module that has 连连看 alone.
import { createLianliankanApi } from './index.js';

export const lianliankanModule = {
  file: 'lianliankan.wasm',
  games: ['lianliankan'],
  createApi: createLianliankanApi,
};
