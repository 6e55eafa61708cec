/// <reference lib="esnext.disposable" preserve="true" />
// The caller's side of `qiju/worker`: the shape of the public object, each function a question to the worker.
import { object, show } from '../arguments.js';
import { checkHandler, tell } from '../huarong/game-handler.js';
import { createQiju } from '../qiju.js';
import { createQueue } from './queue.js';

/**
 * @import { Qiju } from '../qiju.js'
 * @import { CallOptions, Start } from './queue.js'
 */

/**
 * What `T` becomes in a worker: each function gives a promise, everything else stays as it is.
 * @template T
 * @typedef {T extends (...args: infer A) => infer R ? (...args: A) => Promise<R>
 *   : T extends readonly unknown[] ? T
 *   : T extends object ? { readonly [K in keyof T]: Remote<T[K]> } : T} Remote
 */

/**
 * The functions of `qiju`, each giving a promise. Data, such as `huarong.levels`, is there at once.
 * @typedef {Remote<Qiju> & {
 *   with(options: CallOptions): Remote<Qiju>,
 *   terminate(): void,
 * } & Disposable & AsyncDisposable} QijuWorker
 */

/**
 * @param {CallOptions} options
 * @returns {CallOptions}
 */
function checkOptions(options) {
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
 * @param {Start} start
 * @returns {QijuWorker}
 */
export function createClient(start) {
  const { ask, terminate } = createQueue(start);

  const shape = createQiju(() => {
    throw new Error('qiju/worker: the module is in the worker');
  });

  /**
   * A function of the worker. A handler cannot be sent to it: what it is told, it is told on this side.
   * @param {unknown} original
   * @param {string[]} path
   * @param {CallOptions} options
   */
  function remoteFunction(original, path, options) {
    if (original !== shape.solveHuarongRoad) return (/** @type {unknown[]} */ ...args) => ask(path, args, options);
    /** @type {Remote<Qiju['solveHuarongRoad']>} */
    return async (board, gameHandler) => {
      checkHandler(gameHandler);
      const steps = await ask(path, [board], options);
      tell(gameHandler, steps);
      return steps;
    };
  }

  /**
   * The functions of `original` as functions of the worker. A getter is one of data, and stays.
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
      const there = [...path, key];
      if (typeof value === 'function') property.value = remoteFunction(value, there, options);
      else if (typeof value === 'object' && !Array.isArray(value)) property.value = mirror(value, there, options);
    }
    return Object.freeze(Object.defineProperties(/** @type {any} */ ({}), properties));
  }

  return Object.freeze({
    ...mirror(shape, [], {}),
    with(/** @type {CallOptions} */ options) {
      return mirror(shape, [], checkOptions(options));
    },
    terminate,
    // Not every platform knows these symbols yet.
    ...(Symbol.dispose && { [Symbol.dispose]: terminate, [Symbol.asyncDispose]: async () => terminate() }),
  });
}
