// `qiju/worker`: the same functions as promises, in a worker of their own.
import { createClient } from './worker/client.js';

export * from './types.js';

/**
 * Makes an object with all the functions of `qiju`, each giving a promise; a worker does them one after another, so
 * the page stays quick. It is started by the first call. The arguments stay the caller's; errors are those of `qiju`.
 *
 * - `with({ signal, onProgress })` gives the functions again, for calls that can be aborted or that tell how far they
 *   are: `qiju.with({ signal: AbortSignal.timeout(1000) }).solveHuarongRoad(board)`.
 * - `terminate()`, or the end of a `using` block, ends the worker: calls in flight, and later ones, reject.
 * @returns {QijuWorker}
 */
export function createWorker() {
  return createClient((onAnswer, onDeath) => {
    // In these very words bundlers see that there is a worker.
    const worker = new Worker(new URL('./worker-host.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => onAnswer(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onDeath(event.message || 'its script could not be loaded');
    };
    return worker;
  });
}

/** @typedef {import('./worker/client.js').QijuWorker} QijuWorker */
/** @typedef {import('./worker/queue.js').CallOptions} CallOptions */
