/// <reference lib="esnext.disposable" preserve="true" />
// The caller's side of `qiju/worker`: an object like the public one, whose functions send requests to the worker.
import { object, show } from '../arguments.js';
import { readHandler } from '../huarong/game-handler.js';
import { createQiju } from '../qiju.js';
import { createQueue } from './queue.js';

/**
 * @import { Qiju } from '../qiju.js'
 * @import { CallOptions, StartWorker } from './queue.js'
 */

/**
 * `T` in a worker: its functions return promises, everything else is unchanged.
 * @template T
 * @typedef {T extends (...args: infer A) => infer R ? (...args: A) => Promise<R>
 *   : T extends readonly unknown[] ? T
 *   : T extends object ? { readonly [K in keyof T]: Remote<T[K]> } : T} Remote
 */

/**
 * The functions of `qiju`, returning promises. Data, such as `huarong.levels`, is not a promise.
 * @typedef {Remote<Qiju> & {
 *   with(options: CallOptions): Remote<Qiju>,
 *   terminate(): void,
 * } & Disposable & AsyncDisposable} QijuWorker
 */

/**
 * @param {CallOptions} options
 * @returns {CallOptions}
 */
function validateOptions(options) {
  const { signal, onProgress } = object('with: options', options);
  if (signal !== undefined && typeof signal?.throwIfAborted !== 'function') {
    throw new TypeError(`with: signal is ${show(signal)}, want an AbortSignal`);
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new TypeError(`with: onProgress is ${show(onProgress)}, want a function`);
  }
  return { signal, onProgress };
}

/**
 * @param {StartWorker} startWorker
 * @returns {QijuWorker}
 */
export function createClient(startWorker) {
  const { request, terminate } = createQueue(startWorker);

  // Its functions are never called: only their names are used.
  const local = createQiju(() => {
    throw new Error('qiju/worker: the module is in the worker');
  });

  /**
   * A function that calls the worker. A game handler cannot be sent to a worker, so it is called on this side.
   * @param {unknown} original
   * @param {string[]} path
   * @param {CallOptions} options
   */
  function remoteFunction(original, path, options) {
    if (original !== local.solveHuarongRoad) return (/** @type {unknown[]} */ ...args) => request(path, args, options);
    /** @type {Remote<Qiju['solveHuarongRoad']>} */
    return async (board, gameHandler) => {
      const handler = readHandler(gameHandler);
      const steps = await request(path, [board], options);
      handler(steps);
      return steps;
    };
  }

  /**
   * An object like `original` whose functions call the worker. Getters return data and are kept.
   * @template {object} T
   * @param {T} original
   * @param {string[]} path
   * @param {CallOptions} options
   * @returns {Remote<T>}
   */
  function mirror(original, path, options) {
    const properties = Object.getOwnPropertyDescriptors(original);
    for (const [key, property] of Object.entries(properties)) {
      const { value } = property;
      const keys = [...path, key];
      if (typeof value === 'function') property.value = remoteFunction(value, keys, options);
      else if (typeof value === 'object' && !Array.isArray(value)) property.value = mirror(value, keys, options);
    }
    return Object.freeze(Object.defineProperties(/** @type {any} */ ({}), properties));
  }

  return Object.freeze({
    ...mirror(local, [], {}),
    with(/** @type {CallOptions} */ options) {
      return mirror(local, [], validateOptions(options));
    },
    terminate,
    // Not every platform has these symbols yet.
    ...(Symbol.dispose && { [Symbol.dispose]: terminate, [Symbol.asyncDispose]: async () => terminate() }),
  });
}
