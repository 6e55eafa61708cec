// The calls in flight of `qiju/worker`. They go to the worker one at a time, in the order they are made: so it is known
// which one runs, and an abort costs no other call its answer.

import { copy, revive } from './values.js';

/**
 * @import { OnProgress } from '../types.js'
 * @import { Answer, Question } from './answers.js'
 */

/**
 * @typedef {object} CallOptions
 * @property {AbortSignal} [signal] when it aborts, the calls made with it reject with its reason
 * @property {OnProgress} [onProgress] is told how far a call is that takes long; what it throws ends the call
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

/** @param {Start} start */
export function createQueue(start) {
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

  function terminate() {
    terminated = true;
    rejectAll('the worker was terminated');
  }

  return { ask, terminate };
}
