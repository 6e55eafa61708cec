// Requests to the worker of which only the latest counts: the older ones resolve with null.
//
// Intended use: one object for each kind of question that a newer one of its kind replaces.
//
//   #requests = new LatestRequest(new EngineWorker(() => this.#internals.engine));
//
//   const solution = await this.#requests.run(({ huarong }) => huarong.solve(board), { onProgress });
//   if (!solution) return;       // aborted, or replaced by a newer request
//
//   this.#requests.abort();      // the game has changed
//   this.#requests.terminate();  // in disconnectedCallback

/** @typedef {import('./engine-worker.js').EngineWorker} EngineWorker */
/** @typedef {import('../../api/qiju.js').Qiju} Qiju */

/**
 * What happens to a request when a newer one is made: 'abort' stops it, which restarts the worker if it is being executed;
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

/** @template {string} [Name=string] */
export class LatestRequest {
  #worker;
  /** Not settled yet, oldest first. @type {{ name?: Name, superseded: Superseded, controller: AbortController }[]} */
  #requests = [];

  /** @param {EngineWorker} worker */
  constructor(worker) {
    this.#worker = worker;
  }

  /** The name of the latest request, as long as it is not settled; null if there is none. @returns {Name | null} */
  get pending() {
    return this.#requests.findLast(({ controller }) => !controller.signal.aborted)?.name ?? null;
  }

  /**
   * @template T
   * @param {(qiju: Qiju) => T | Promise<T>} call in the worker each function returns a promise: await what it uses
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
