// Asks the engine at length, in a worker, one question at a time.

/**
 * @import { OnProgress } from '../../api/types.js'
 * @import { Background } from '../board/background.js'
 * @import { Qiju } from '../board/board-element.js'
 */

/** Here or in the worker. @typedef {Qiju['gomoku'] | import('../../api/worker.js').QijuWorker['gomoku']} Gomoku */

/** What is asked for: a forced win, a hint, or the computer's move. @typedef {'solve' | 'hint' | 'think'} Task */

export class GomokuSearch {
  /** @type {Background | undefined} */
  #background;
  /** @type {AbortController | null} */
  #stop = null;
  /** What is being asked. @type {Task | null} */
  task = null;

  /**
   * @template T
   * @param {Task} task ends the one before
   * @param {Qiju} qiju
   * @param {(gomoku: Gomoku) => T | Promise<T>} call
   * @param {OnProgress} [onProgress]
   * @returns {Promise<T | null>} null if it was stopped
   */
  async run(task, qiju, call, onProgress) {
    this.stop();
    const stop = new AbortController();
    const { signal } = stop;
    this.#stop = stop;
    this.task = task;
    try {
      // The worker's client comes with the first question: most visits of a page begin without one.
      this.#background ??= new (await import('../board/background.js')).Background();
      const answer = await this.#background.run(qiju, ({ gomoku }) => call(gomoku), signal, onProgress);
      return signal.aborted ? null : answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (this.#stop === stop) this.#stop = this.task = null;
    }
  }

  stop() {
    this.#stop?.abort();
    this.#stop = this.task = null;
  }

  /** Lets the worker go. */
  end() {
    this.stop();
    this.#background?.end();
  }
}
