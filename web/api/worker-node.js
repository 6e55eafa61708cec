// `qiju/worker` in Node: the worker is a thread. While it is idle it does not keep the program from ending.
import { Worker } from 'node:worker_threads';
import { createClient } from './worker/client.js';

export * from './types.js';

/** @type {typeof import('./worker.js').createWorker} */
export const createWorker = () =>
  createClient((onAnswer, onDeath) =>
    // The program's own options, such as --input-type, are not meant for the thread.
    new Worker(new URL('./worker-host-node.js', import.meta.url), { execArgv: [] })
      .on('message', onAnswer)
      .on('error', (error) => onDeath(/** @type {Error} */ (error)?.message ?? String(error)))
      .on('exit', (code) => onDeath(`it ended with code ${code}`)),
  );
