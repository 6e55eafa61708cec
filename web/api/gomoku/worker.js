// Runs the functions of 五子棋 in a worker that loads this game only: for <gomoku-board>.
import { createBrowserClient } from '../worker/browser-client.js';
import { createGomokuApi } from './index.js';

export const createWorker = () =>
  createBrowserClient(
    createGomokuApi,
    { module: new URL('./gomoku.wasm', import.meta.url), file: 'gomoku.wasm', script: 'gomoku-worker-host.js' },
    () => new Worker(new URL('./gomoku-worker-host.js', import.meta.url), { type: 'module' }),
  );
