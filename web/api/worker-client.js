/// <reference lib="esnext.disposable" preserve="true" />
// The caller's side of `qiju/worker`. Calls go to the worker one at a time, in the order they are made: so it is known
// which one runs, and an abort that comes late costs no other call its answer.
import { object, show } from './arguments.js';
import { checkHandler, tell } from './game-handler.js';
import { createQiju } from './qiju.js';

/**
 * @import { Qiju } from './qiju.js'
 * @import { OnProgress } from './types.js'
 * @import { Answer, Question } from './worker-answers.js'
 */

/**
 * What `T` becomes in a worker: each function gives a promise, everything else stays as it is.
 * @template T
 * @typedef {T extends (...args: infer A) => infer R ? (...args: A) => Promise<R>
 *   : T extends readonly unknown[] ? T
 *   : T extends object ? { readonly [K in keyof T]: Remote<T[K]> } : T} Remote
 */

/**
 * @typedef {object} CallOptions
 * @property {AbortSignal} [signal] when it aborts, the calls made with it reject with its reason
 * @property {OnProgress} [onProgress] is told how far a call is that takes long; what it throws ends the call
 */

/**
 * The functions of `qiju`, each giving a promise. Data, such as `huarong.levels`, is there at once.
 * @typedef {Remote<Qiju> & {
 *   with(options: CallOptions): Remote<Qiju>,
 *   terminate(): void,
 * } & Disposable & AsyncDisposable} QijuWorker
 */

/**
 * A worker, whichever kind. While `ref`ed it keeps the program from ending, where there is such a thing.
 * @typedef {object} Port
 * @property {(question: Question) => void} postMessage
 * @property {() => unknown} terminate
 * @property {() => void} [ref]
 * @property {() => void} [unref]
 */

/**
 * @callback Start starts a worker
 * @param {(answer: Answer) => void} onAnswer
 * @param {(why: string) => void} onDeath
 * @returns {Port}
 */

/**
 * @typedef {object} Call
 * @property {Question} question
 * @property {AbortSignal} [signal]
 * @property {OnProgress} [onProgress]
 * @property {Error} caller where it was called
 * @property {(value: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/** The classes of errors that come back as what they were. @type {Record<string, ErrorConstructor>} */
const ERRORS = { TypeError, RangeError };

/**
 * An error of the worker, as one of the caller's: its stack goes on where the call was made.
 * @param {NonNullable<Answer['error']>} error
 * @param {Error} caller
 */
function revive({ name, message, stack }, caller) {
  const revived = new (ERRORS[name] ?? Error)(message);
  const frames = caller.stack?.replace(/^Error\n/, '') ?? '';
  Object.defineProperty(revived, 'stack', { value: `${stack.trimEnd()}\n${frames}`, configurable: true, writable: true });
  return revived;
}

/**
 * Copies a Proxy as what it stands for.
 * @param {unknown} value
 * @returns {unknown}
 */
function unwrap(value) {
  if (Array.isArray(value)) return Array.from(value, unwrap);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, unwrap(held)]));
}

/**
 * A copy of the arguments as they are now; the caller may change them while the call waits.
 * @param {string} name
 * @param {unknown[]} args
 * @returns {unknown[]}
 */
function copy(name, args) {
  try {
    return structuredClone(args);
  } catch {
    try {
      return structuredClone(/** @type {unknown[]} */ (unwrap(args)));
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      throw new TypeError(`${name}: its arguments cannot be sent to a worker: ${message}`, { cause: error });
    }
  }
}

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
  /** @type {Call[]} in the order they were made; the worker has the first */
  let calls = [];
  /** @type {Port | undefined} */
  let port;
  let terminated = false;

  function stop() {
    port?.terminate();
    port = undefined;
  }

  /**
   * Rejects some calls. A worker that is at one of them is given up, since nothing else stops it.
   * @param {(call: Call) => boolean} isDoomed
   * @param {unknown} reason
   */
  function drop(isDoomed, reason) {
    const doomed = calls.filter(isDoomed);
    if (doomed.length === 0) return;
    if (doomed[0] === calls[0]) stop();
    calls = calls.filter((call) => !isDoomed(call));
    for (const { reject } of doomed) reject(reason);
    if (!port) next();
  }

  /** @param {string} why everything in flight is rejected */
  function rejectAll(why) {
    stop();
    drop(() => true, new Error(`qiju/worker: ${why}`));
  }

  /**
   * One listener for all the calls that a signal has: Node warns of more than ten.
   * @param {Event} event
   */
  function onAbort({ target }) {
    drop(({ signal }) => signal === target, /** @type {AbortSignal} */ (target).reason);
  }

  function startPort() {
    const started = start(
      (answer) => started === port && hear(answer),
      (why) => started === port && rejectAll(`the worker died: ${why}`),
    );
    return started;
  }

  function next() {
    if (calls.length === 0) return port?.unref?.();
    try {
      port ??= startPort();
      port.ref?.();
      port.postMessage(calls[0].question);
    } catch (error) {
      rejectAll(`the worker does not start: ${/** @type {Error} */ (error).message}`);
    }
  }

  /** @param {Answer} answer */
  function hear({ progress, error, result }) {
    const call = calls[0];
    if (progress) {
      try {
        call.onProgress?.(progress);
      } catch (thrown) {
        drop((other) => other === call, thrown);
      }
      return;
    }
    calls.shift();
    if (error) call.reject(revive(error, call.caller));
    else call.resolve(result);
    next();
  }

  /**
   * @param {string[]} path of the function
   * @param {unknown[]} args
   * @param {CallOptions} options
   * @returns {Promise<any>}
   */
  async function ask(path, args, { signal, onProgress }) {
    const caller = new Error();
    if (terminated) throw new Error('qiju/worker: the worker was terminated');
    signal?.throwIfAborted();
    const question = { path, args: copy(path.join('.'), args) };
    const answer = new Promise((resolve, reject) => {
      calls.push({ question, signal, onProgress, caller, resolve, reject });
    });
    signal?.addEventListener('abort', onAbort);
    if (calls.length === 1) next();
    try {
      return await answer;
    } finally {
      if (!calls.some((call) => call.signal === signal)) signal?.removeEventListener('abort', onAbort);
    }
  }

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

  function terminate() {
    terminated = true;
    rejectAll('the worker was terminated');
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
