// `huarong.wasm`: the module that has 华容道 alone.
import { createHuarongApi } from './index.js';

export const huarongModule = {
  file: 'huarong.wasm',
  games: ['huarong'],
  createApi: createHuarongApi,
};
