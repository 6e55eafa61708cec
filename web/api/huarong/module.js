// `huarong.wasm`: the module that has 华容道 alone.
import createModule from '#glue/huarong';
import { createHuarongApi } from './index.js';

export const huarongModule = {
  file: 'huarong.wasm',
  games: ['huarong'],
  createModule,
  createApi: createHuarongApi,
};
