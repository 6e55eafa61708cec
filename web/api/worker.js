// `qiju/worker`: the same functions, run in a worker and returning promises.
import { readOptions } from './options.js';
import { createQiju } from './qiju.js';
import { createBrowserClient } from './worker/browser-client.js';

export * from './types.js';

/**
 * Creates an object with all the functions of `qiju`. Each returns a promise and runs in a worker, one call at a time, so
 * that the page stays responsive. The first call starts the worker. Arguments are copied; errors are the same as in `qiju`.
 *
 * - `with({ signal, onProgress })` returns the same functions with an AbortSignal and a progress callback:
 *   `qiju.with({ signal: AbortSignal.timeout(1000) }).solveHuarongRoad(board)`.
 * - `terminate()`, or the end of a `using` block, terminates the worker: pending and later calls reject.
 * @type {() => QijuWorker}
 */
export const createWorker = (/** @type {any[]} */ ...given) => {
  readOptions('createWorker', given[0], {}); // there are none
  return createBrowserClient(
    createQiju,
    { module: new URL('./qiju.wasm', import.meta.url), file: 'qiju.wasm', script: 'worker-host.js' },
    () => new Worker(new URL('./worker-host.js', import.meta.url), { type: 'module' }),
  );
};

/** @typedef {import('./worker/client.js').QijuWorker} QijuWorker */
/** @typedef {import('./worker/queue.js').CallOptions} CallOptions */
