// `qiju/worker` in Node: the worker is a thread. While idle it does not keep the process alive.
import { Worker } from 'node:worker_threads';
import { readOptions } from './options.js';
import { createQiju } from './qiju.js';
import { createClient } from './worker/client.js';

export * from './types.js';

/** @type {typeof import('./worker.js').createWorker} */
export const createWorker = (/** @type {any[]} */ ...given) => {
  readOptions('createWorker', given[0], {}); // there are none
  return createClient(createQiju, (onResponse, onFailure) =>
    // The process's own options, such as --input-type, would break the thread.
    new Worker(new URL('./worker-host-node.js', import.meta.url), { execArgv: [] })
      .on('message', onResponse)
      .on('error', (error) => onFailure(/** @type {Error} */ (error)?.message ?? String(error)))
      .on('exit', (code) => onFailure(`it exited with code ${code}`)),
  );
};
