// What lies ahead of a game of 华容道: a worker finds out; how far the exit is stays with each position.
import { Background } from '../board/background.js';

/** @typedef {import('../../api/types.js').Analysis} Analysis */
/** @typedef {import('../../api/types.js').HuarongSolution} HuarongSolution */
/** @typedef {import('../../api/types.js').Metric} Metric */
/** @typedef {import('../../api/types.js').OnProgress} OnProgress */
/** @typedef {import('../board/board-element.js').Qiju} Qiju */
/** @typedef {import('./game.js').Sight} Sight */
/** @typedef {import('./game.js').State} State */

export class Foresight {
  #background = new Background();
  #stop = new AbortController();

  /**
   * @param {Qiju} qiju
   * @param {State} state
   * @param {Metric} metric
   * @returns {Promise<Sight | null>} null if it was stopped
   */
  async look(qiju, state, metric) {
    const known = state.sights.get(metric);
    if (known) return known;
    const sight = await this.#ask(qiju, ({ huarong }) => huarong.hint(state.board, { metric }));
    if (sight) state.sights.set(metric, sight);
    return sight;
  }

  /**
   * @param {Qiju} qiju
   * @param {State} state
   * @param {Metric} metric
   * @returns {Promise<Analysis | null>} null if it was stopped
   */
  survey(qiju, { board }, metric) {
    return this.#ask(qiju, ({ huarong }) => huarong.analyse(board, { metric }));
  }

  /**
   * @param {Qiju} qiju
   * @param {State} state
   * @param {Metric} metric
   * @param {OnProgress} [onProgress]
   * @returns {Promise<HuarongSolution | null>} null if it was stopped
   */
  solve(qiju, { board }, metric, onProgress) {
    return this.#ask(qiju, ({ huarong }) => huarong.solve(board, { metric }), onProgress);
  }

  /** Ends what is under way. */
  stop() {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  /** Lets the worker go. */
  end() {
    this.stop();
    this.#background.end();
  }

  /**
   * @template T
   * @param {Qiju} qiju
   * @param {(qiju: any) => T | Promise<T>} call
   * @param {OnProgress} [onProgress]
   * @returns {Promise<T | null>}
   */
  async #ask(qiju, call, onProgress) {
    const { signal } = this.#stop;
    try {
      return await this.#background.run(qiju, call, signal, onProgress);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }
}
