// Long calls in a worker of their own; where no worker can be started, here.
import { createWorker } from '../../api/worker.js';

/** @typedef {import('../../api/worker.js').QijuWorker} QijuWorker */
/** @typedef {import('./board-element.js').Qiju} Qiju */

export class Background {
  /** @type {QijuWorker | null} */
  #worker = null;
  #works = typeof Worker !== 'undefined';

  /**
   * @template T
   * @param {Qiju} qiju of this thread
   * @param {(qiju: Qiju | ReturnType<QijuWorker['with']>) => T | Promise<T>} call
   * @param {AbortSignal} signal
   * @param {import('../../api/types.js').OnProgress} [onProgress]
   * @returns {Promise<T>} rejected with the signal's reason when it aborts
   */
  async run(qiju, call, signal, onProgress) {
    if (this.#works) {
      try {
        return await call((this.#worker ??= createWorker()).with({ signal, onProgress }));
      } catch (error) {
        if (signal.aborted || error instanceof TypeError || error instanceof RangeError) throw error;
        this.#works = false; // a page's policy, or its server, keeps workers out
      }
    }
    signal.throwIfAborted();
    return call(qiju);
  }

  /** Ends the worker; the next call starts another. */
  end() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
