// The engine in a worker, for calls that may take long; on the main thread where none can be used.
//
// Intended use: mostly through LatestRequest. Several of these may share one EngineWorker.
//
//   const worker = new EngineWorker(() => board.qiju, createWorker);
//   const analysis = await worker.run(({ huarong }) => huarong.analyse(cells), { signal });

/** @import { CallOptions } from '../../api/worker.js' */

/** Is an error about the call, so that it would fail on the main thread too? See web/api/errors.js. @param {any} error */
const isAboutCall = (error) => typeof error?.code === 'string' && !/^(module|worker)-/.test(error.code);

/** @template {object} Engine */
export class EngineWorker {
  #engine;
  #createWorker;
  /** @type {import('../../api/worker/client.js').Client<Engine> | null} */
  #worker = null;
  #isAvailable = typeof Worker !== 'undefined';

  /**
   * @param {() => Engine} engine of the main thread
   * @param {() => import('../../api/worker/client.js').Client<Engine>} createWorker
   */
  constructor(engine, createWorker) {
    this.#engine = engine;
    this.#createWorker = createWorker;
  }

  /**
   * The worker executes calls one at a time, in order. Aborting one that is being executed restarts it.
   * @template T
   * @param {(engine: Engine) => T | Promise<T>} call in the worker each function returns a promise: await what it uses
   * @param {CallOptions} [options]
   * @returns {Promise<T>} rejected with the signal's reason when it aborts
   */
  async run(call, { signal, onProgress } = {}) {
    const worker = await this.#start();
    if (worker) {
      try {
        return await call(/** @type {any} */ (worker.with({ signal, onProgress })));
      } catch (error) {
        if (signal?.aborted || isAboutCall(error) || worker !== this.#worker) throw error;
        this.#isAvailable = false; // the worker or its module cannot be loaded, or has crashed
      }
    }
    signal?.throwIfAborted();
    return call(this.#engine());
  }

  /** Ends the worker and rejects all calls; the next call starts another. */
  terminate() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  async #start() {
    if (!this.#isAvailable) return null;
    try {
      return (this.#worker ??= this.#createWorker());
    } catch {
      this.#isAvailable = false;
      return null;
    }
  }
}

/**
 * The fate of a request when a newer one is made: 'abort' stops it, which restarts the worker if it is being executed;
 * 'finish' lets it finish if it is being executed, which suits short ones; 'keep' executes it in any case.
 * @typedef {'abort' | 'finish' | 'keep'} Superseded
 */

/**
 * @template {string} Name
 * @typedef {object} RequestOptions
 * @property {Name} [name] the value of `pending`
 * @property {Superseded} [superseded] 'abort' if not given
 * @property {import('../../api/types.js').OnProgress} [onProgress]
 */

/**
 * @template {object} Engine
 * @template {string} [Name=string]
 */
export class LatestRequest {
  #worker;
  /** Not settled yet, oldest first. @type {{ name?: Name, superseded: Superseded, controller: AbortController }[]} */
  #requests = [];

  /** @param {EngineWorker<Engine>} worker */
  constructor(worker) {
    this.#worker = worker;
  }

  /** The name of the latest request, as long as it is not settled; null if there is none. @returns {Name | null} */
  get pending() {
    return this.#requests.findLast(({ controller }) => !controller.signal.aborted)?.name ?? null;
  }

  /**
   * @template T
   * @param {(engine: Engine) => T | Promise<T>} call in the worker each function returns a promise: await what it uses
   * @param {RequestOptions<Name>} [options]
   * @returns {Promise<T | null>} null if it was aborted or superseded
   * @throws what the call throws
   */
  async run(call, { name, superseded = 'abort', onProgress } = {}) {
    for (const [index, older] of this.#requests.entries()) {
      const isExecuted = index === 0;
      if (older.superseded === 'abort' || (older.superseded === 'finish' && !isExecuted)) older.controller.abort();
    }
    const request = { name, superseded, controller: new AbortController() };
    const { signal } = request.controller;
    this.#requests.push(request);
    try {
      const answer = await this.#worker.run(call, { signal, onProgress });
      return signal.aborted ? null : answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      this.#requests.splice(this.#requests.indexOf(request), 1);
    }
  }

  /** Aborts all requests; they resolve with null. */
  abort() {
    for (const { controller } of this.#requests) controller.abort();
  }

  /** Aborts all requests and ends the worker; the next request starts another. */
  terminate() {
    this.abort();
    this.#worker.terminate();
  }
}
