// The engine in a worker, for calls that may take long; on the main thread where no worker can be started.
//
// Intended use: mostly through LatestRequest. Several of these may share one EngineWorker.
//
//   const worker = new EngineWorker(() => board.qiju);
//   const analysis = await worker.run(({ huarong }) => huarong.analyse(cells), { signal });

/** @typedef {import('../../api/qiju.js').Qiju} Qiju */
/** @typedef {import('../../api/worker.js').QijuWorker} QijuWorker */
/** @typedef {import('../../api/worker.js').CallOptions} CallOptions */

export class EngineWorker {
  #engine;
  /** @type {QijuWorker | null} */
  #worker = null;
  #isAvailable = typeof Worker !== 'undefined';

  /** @param {() => Qiju} engine of the main thread */
  constructor(engine) {
    this.#engine = engine;
  }

  /**
   * The worker executes calls one at a time, in order. Aborting one that is being executed restarts it.
   * @template T
   * @param {(qiju: Qiju) => T | Promise<T>} call in the worker each function returns a promise: await what it uses
   * @param {CallOptions} [options]
   * @returns {Promise<T>} rejected with the signal's reason when it aborts
   */
  async run(call, { signal, onProgress } = {}) {
    const worker = await this.#start();
    if (worker) {
      try {
        return await call(/** @type {any} */ (worker.with({ signal, onProgress })));
      } catch (error) {
        const isCallers = signal?.aborted || error instanceof TypeError || error instanceof RangeError;
        if (isCallers || worker !== this.#worker) throw error;
        this.#isAvailable = false; // the page's policy or its server does not allow workers
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

  /** The client is loaded with the first call, because most visits of a page need none. */
  async #start() {
    if (!this.#isAvailable) return null;
    if (this.#worker) return this.#worker;
    try {
      const { createWorker } = await import('../../api/worker.js');
      return (this.#worker ??= createWorker());
    } catch {
      this.#isAvailable = false;
      return null;
    }
  }
}
