/// <reference lib="esnext.disposable" preserve="true" />
// The caller's side of `qiju/worker`: a copy of the public object whose functions send requests to the worker.
import { isArray, isRevoked, requireObject, wrongType } from '../arguments.js';
import { readHandler } from '../game-handler.js';
import { readOptions } from '../options.js';
import { cloneArguments } from './messages.js';
import { createQueue } from './queue.js';

/**
 * @import { Qiju } from '../qiju.js'
 * @import { OnProgress } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { Option } from '../options.js'
 * @import { Key } from './messages.js'
 * @import { CallOptions, StartWorker } from './queue.js'
 */

/**
 * `T` in a worker: its functions return promises, everything else is unchanged. `with` returns such an object at once. `board`
 * is missing, since a worker gets a copy of every argument.
 * @template T
 * @typedef {T extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>>
 *   : T extends readonly unknown[] ? T
 *   : T extends object ? { readonly [K in keyof Omit<T, 'board'>]: K extends 'with' ? RemoteWith<T[K]> : Remote<T[K]> } : T} Remote
 */

/**
 * @template T
 * @typedef {T extends (rules: infer Given) => infer Namespace ? (rules: Given) => Remote<Namespace> : never} RemoteWith
 */

/**
 * @template {object} Api
 * @typedef {object} Controls
 * @property {(options: CallOptions) => Remote<Api>} with returns the same functions with an AbortSignal, a progress callback, or
 *   both, for every call: `worker.with({ signal: AbortSignal.timeout(1000) }).solveHuarongRoad(board)`
 * @property {() => void} terminate ends the worker: pending and later calls reject with the code `worker-terminated`. The end of
 *   a `using` block does the same
 */

/**
 * The functions of an object, returning promises. Data, such as `huarong.levels`, is not a promise.
 * @template {object} Api
 * @typedef {Remote<Api> & Controls<Api> & Disposable & AsyncDisposable} Client
 */

/** @typedef {Client<Readonly<Qiju>>} QijuWorker */

/** @type {{ signal: Option<AbortSignal | undefined>, onProgress: Option<OnProgress | undefined> }} */
const callOptions = {
  signal(name, key, value) {
    const signal = /** @type {AbortSignal | undefined} */ (value);
    const isSignal = typeof signal === 'object' && !isRevoked(signal) && typeof signal?.throwIfAborted === 'function';
    if (signal !== undefined && !isSignal) throw wrongType(`${name}: ${key}`, value, 'an AbortSignal');
    return signal;
  },
  onProgress(name, key, value) {
    if (value !== undefined && typeof value !== 'function') throw wrongType(`${name}: ${key}`, value, 'a function');
    return /** @type {OnProgress | undefined} */ (value);
  },
};

/**
 * @template {object} Api
 * @param {(instance: () => Wasm, onProgress?: OnProgress) => Api} createApi creates the object that the client copies
 * @param {StartWorker} startWorker
 * @returns {Client<Api>}
 */
export function createClient(createApi, startWorker) {
  const { request, terminate } = createQueue(startWorker);

  // Only the names of its functions are used.
  const local = createApi(() => {
    throw new Error('qiju/worker: the module is in the worker');
  });
  const { solveHuarongRoad } = /** @type {Partial<Qiju>} */ (local);

  /**
   * Returns a function that calls the worker. A game handler cannot be sent to a worker, so it is called on this side.
   * @param {unknown} original
   * @param {Key[]} path
   * @param {CallOptions} options
   */
  function remoteFunction(original, path, options) {
    if (original !== solveHuarongRoad) return (/** @type {unknown[]} */ ...args) => request(path, args, options);
    /** @type {Remote<Qiju['solveHuarongRoad']>} */
    return async (board, gameHandler) => {
      const handler = readHandler(gameHandler);
      const steps = await request(path, [board], options);
      handler(steps);
      return steps;
    };
  }

  /**
   * Returns a copy of `original` whose functions call the worker. Getters return data and are kept. The worker validates the
   * rules of `with`: a later call rejects if they are invalid.
   * @template {object} T
   * @param {T} original
   * @param {Key[]} path
   * @param {CallOptions} options
   * @returns {Remote<T>}
   */
  function mirror(original, path, options) {
    const properties = Object.getOwnPropertyDescriptors(original);
    for (const [key, property] of Object.entries(properties)) {
      const { value } = property;
      const keys = [...path, key];
      if (key === 'board') delete properties[key];
      else if (key === 'with') {
        property.value = (/** @type {unknown} */ rules) =>
          mirror(original, [...path, { rules: cloneArguments('with', [rules])[0] }], options);
      } else if (typeof value === 'function') property.value = remoteFunction(value, keys, options);
      else if (typeof value === 'object' && !isArray(value)) property.value = mirror(value, keys, options);
    }
    return Object.freeze(Object.defineProperties(/** @type {any} */ ({}), properties));
  }

  const client = {
    ...mirror(local, [], {}),
    with(/** @type {CallOptions} */ options) {
      return mirror(local, [], readOptions('with', requireObject('with: options', options), callOptions));
    },
    terminate,
    // Not every platform has these symbols yet.
    ...(Symbol.dispose && { [Symbol.dispose]: terminate, [Symbol.asyncDispose]: async () => terminate() }),
  };
  return /** @type {any} */ (Object.freeze(client));
}
