// `qiju/worker`: the same functions, run in a worker and returning promises.
import { createClient } from './worker/client.js';

export * from './types.js';

/** @type {string | undefined} */
let importingScript;

/**
 * Starts a worker whose script comes from another origin, such as a CDN: a page may only start a script of its own origin, so
 * one that the page makes imports it.
 * @param {URL} address
 */
function startFromOtherOrigin(address) {
  importingScript ??= URL.createObjectURL(new Blob([`import "${address}"`], { type: 'text/javascript' }));
  return new Worker(importingScript, { type: 'module' });
}

function start() {
  // By the module, since bundlers would replace `import.meta.url` alone. They rename it, and place the worker themselves.
  const { href, origin } = new URL('./qiju.wasm', import.meta.url);
  if (origin !== globalThis.origin && href.endsWith('/qiju.wasm')) {
    return startFromOtherOrigin(new URL('./worker-host.js', href));
  }
  // Bundlers recognise a worker by exactly this expression.
  return new Worker(new URL('./worker-host.js', import.meta.url), { type: 'module' });
}

/**
 * Creates an object with all the functions of `qiju`. Each returns a promise and runs in a worker, one call at a time, so
 * that the page stays responsive. The first call starts the worker. Arguments are copied; errors are those of `qiju`.
 *
 * - `with({ signal, onProgress })` returns the same functions with an AbortSignal and a progress callback:
 *   `qiju.with({ signal: AbortSignal.timeout(1000) }).solveHuarongRoad(board)`.
 * - `terminate()`, or the end of a `using` block, terminates the worker: pending and later calls reject.
 * @returns {QijuWorker}
 */
export function createWorker() {
  return createClient((onResponse, onFailure) => {
    const worker = start();
    worker.onmessage = ({ data }) => onResponse(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onFailure(event.message || 'its script could not be loaded');
    };
    return worker;
  });
}

/** @typedef {import('./worker/client.js').QijuWorker} QijuWorker */
/** @typedef {import('./worker/queue.js').CallOptions} CallOptions */
