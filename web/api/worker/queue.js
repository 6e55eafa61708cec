// The queue of `qiju/worker`. Calls are sent to the worker one at a time, so the first one is running, and aborting it loses no
// other result.

import { createFailure } from '../errors.js';
import { cloneArguments, restoreError } from './messages.js';

/**
 * @import { Signal } from '../globals.js'
 * @import { OnProgress } from '../types.js'
 * @import { CallRequest, CallResponse } from './messages.js'
 */

/**
 * @typedef {object} CallOptions
 * @property {Signal} [signal] when it aborts, the calls made with it reject with its reason
 * @property {OnProgress} [onProgress] receives the progress of long-running calls; if it throws, the call ends
 */

/**
 * A worker of a browser or of Node. In Node, `ref` lets a worker keep the process alive.
 * @typedef {object} AnyWorker
 * @property {(request: CallRequest) => void} postMessage
 * @property {() => unknown} terminate
 * @property {() => void} [ref]
 * @property {() => void} [unref]
 */

/**
 * @callback StartWorker
 * @param {(response: CallResponse) => void} onResponse
 * @param {(reason: string) => void} onFailure called when the worker has crashed or exited, but not before `startWorker` returns
 * @returns {AnyWorker}
 */

/**
 * @typedef {object} Call
 * @property {CallRequest} request
 * @property {Signal} [signal]
 * @property {OnProgress} [onProgress]
 * @property {Error} caller created where the call was made, for its stack
 * @property {(value: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

const createTermination = () => createFailure('worker-terminated', 'qiju/worker: the worker was terminated');

/** @param {StartWorker} startWorker */
export function createQueue(startWorker) {
  /** @type {Call[]} in the order they were made; the first one is running */
  let calls = [];
  /** @type {AnyWorker | undefined} */
  let worker;
  /** True once the worker has answered. Before that, a failure means that workers do not start. */
  let isReady = false;
  let terminated = false;

  function stopWorker() {
    const stopped = worker;
    worker = undefined; // before `terminate`: Deno reports the exit while that runs
    isReady = false;
    stopped?.terminate();
  }

  /**
   * Rejects some calls. If one of them is running, terminates the worker: nothing else stops a call.
   * @param {(call: Call) => boolean} matches
   * @param {unknown} reason
   */
  function rejectCalls(matches, reason) {
    const rejected = calls.filter(matches);
    if (rejected.length === 0) return;
    if (rejected[0] === calls[0]) stopWorker();
    calls = calls.filter((call) => !matches(call));
    for (const call of rejected) call.reject(reason);
    if (!worker) sendNext();
  }

  /** @param {Error} error */
  function rejectAll(error) {
    stopWorker();
    rejectCalls(() => true, error);
  }

  /**
   * One listener serves all calls with a signal: Node warns of more than ten listeners.
   * @param {Event} event
   */
  function onAbort({ target }) {
    rejectCalls(({ signal }) => signal === target, /** @type {AbortSignal} */ (target).reason);
  }

  /**
   * The running call may have crashed the worker, so it rejects; a new worker gets the others, unless workers do not start.
   * @param {string} reason
   */
  function onFailure(reason) {
    const error = createFailure('worker-failed', `qiju/worker: the worker failed: ${reason}`);
    if (!isReady) return rejectAll(error);
    const [running] = calls;
    stopWorker();
    rejectCalls((call) => call === running, error);
  }

  /** Ignores messages from a worker that has been replaced. */
  function start() {
    const created = startWorker(
      (response) => created === worker && onResponse(response),
      (reason) => created === worker && onFailure(reason),
    );
    return created;
  }

  function sendNext() {
    if (calls.length === 0) return worker?.unref?.();
    try {
      worker ??= start();
      worker.ref?.();
      worker.postMessage(calls[0].request);
    } catch (cause) {
      const { message } = /** @type {Error} */ (cause);
      rejectAll(createFailure('worker-failed', `qiju/worker: the worker does not start: ${message}`, {}, { cause }));
    }
  }

  /** @param {CallResponse} response */
  function onResponse({ ready, progress, error, result }) {
    isReady = true;
    if (ready) return;
    const running = calls[0];
    if (progress) {
      try {
        running.onProgress?.(progress);
      } catch (thrown) {
        rejectCalls((call) => call === running, thrown);
      }
      return;
    }
    calls.shift();
    if (error) running.reject(restoreError(error, running.caller));
    else running.resolve(result);
    sendNext();
  }

  /**
   * @param {import('./messages.js').Key[]} path of the function
   * @param {unknown[]} args
   * @param {CallOptions} options
   * @returns {Promise<any>}
   */
  async function request(path, args, { signal, onProgress }) {
    const caller = new Error();
    // Arguments are read first: a getter may abort the call or terminate the worker.
    const name = path.filter((key) => typeof key === 'string').join('.');
    const message = { path, args: cloneArguments(name, args) };
    if (terminated) throw createTermination();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', onAbort);
    const response = new Promise((resolve, reject) => {
      calls.push({ request: message, signal, onProgress, caller, resolve, reject });
    });
    if (calls.length === 1) sendNext();
    try {
      return await response;
    } finally {
      if (!calls.some((call) => call.signal === signal)) signal?.removeEventListener('abort', onAbort);
    }
  }

  function terminate() {
    terminated = true;
    rejectAll(createTermination());
  }

  return { request, terminate };
}
