// Runs the functions of 连连看 in a worker that loads this game only: for <lianliankan-board>.
import { createBrowserClient } from '../worker/browser-client.js';
import { createLianliankanApi } from './index.js';

export const createWorker = () =>
  createBrowserClient(
    createLianliankanApi,
    {
      module: new URL('./lianliankan.wasm', import.meta.url),
      file: 'lianliankan.wasm',
      script: 'lianliankan-worker-host.js',
    },
    () => new Worker(new URL('./lianliankan-worker-host.js', import.meta.url), { type: 'module' }),
  );
