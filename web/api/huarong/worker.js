// Runs the functions of 华容道 in a worker that loads this game only: for <huarong-board>.
import { createBrowserClient } from '../worker/browser-client.js';
import { createHuarongApi } from './index.js';

export const createWorker = () =>
  createBrowserClient(
    createHuarongApi,
    { module: new URL('./huarong.wasm', import.meta.url), file: 'huarong.wasm', script: 'huarong-worker-host.js' },
    () => new Worker(new URL('./huarong-worker-host.js', import.meta.url), { type: 'module' }),
  );
