// Looks for a forced win in a worker, one search at a time.
import { Background } from './background.js';

/**
 * @import { Force, ForceOptions, OnProgress } from '../api/types.js'
 * @import { Qiju } from './board-element.js'
 */

export class ForceSearch {
  #background = new Background();
  /** @type {AbortController | null} */
  #stop = null;

  get running() {
    return this.#stop !== null;
  }

  /**
   * @param {Qiju} qiju
   * @param {number[]} pieces
   * @param {ForceOptions} options
   * @param {OnProgress} onProgress
   * @returns {Promise<Force | null>} null if it was stopped
   */
  async run(qiju, pieces, options, onProgress) {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const solve = (/** @type {any} */ { gomoku }) => gomoku.solve(pieces, options);
      return await this.#background.run(qiju, solve, stop.signal, onProgress);
    } catch (error) {
      if (stop.signal.aborted) return null;
      throw error;
    } finally {
      if (this.#stop === stop) this.#stop = null;
    }
  }

  stop() {
    this.#stop?.abort();
    this.#stop = null;
  }

  /** Lets the worker go. */
  end() {
    this.stop();
    this.#background.end();
  }
}
