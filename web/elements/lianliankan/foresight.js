// Can the board of a game be cleared? A worker finds out; each answer is kept with the board.
import { Background } from '../board/background.js';

/** @typedef {import('../board/board-element.js').Qiju} Qiju */
/** @typedef {import('./game.js').LianliankanGame} LianliankanGame */
/** @typedef {import('./game.js').State} State */
/** @typedef {import('../../api/types.js').DealOptions} DealOptions */
/** @typedef {import('../../api/types.js').Solution} Solution */

/** @typedef {{ state: State, time: number, stop: AbortController, answer: Promise<Solution | null> }} Question */

/** Milliseconds to search: by the way, and when a line was asked for. */
const TIME = { glance: 1000, search: 10_000 };

export class Foresight {
  // Whoever drops a question drops its worker, and a deal is not to go with it.
  #searcher = new Background();
  #dealer = new Background();
  /** @type {Question | null} the latest */
  #question = null;

  /**
   * @param {Qiju} qiju
   * @param {DealOptions} options
   * @param {AbortSignal} signal
   */
  deal(qiju, options, signal) {
    return this.#dealer.run(qiju, ({ lianliankan }) => lianliankan.deal(options), signal);
  }

  /**
   * @param {Qiju} qiju
   * @param {LianliankanGame} game
   * @returns {Promise<Solution | null>} of the board on show; null if another question came in between
   */
  glance(qiju, game) {
    return this.#know(qiju, game, TIME.glance);
  }

  /**
   * The same with more patience.
   * @param {Qiju} qiju
   * @param {LianliankanGame} game
   */
  search(qiju, game) {
    return this.#know(qiju, game, TIME.search);
  }

  /** Lets the workers go. */
  end() {
    this.#searcher.end();
    this.#dealer.end();
  }

  /**
   * @param {Qiju} qiju
   * @param {LianliankanGame} game
   * @param {number} time
   * @returns {Promise<Solution | null>}
   */
  #know(qiju, { state, gravity }, time) {
    const { solution } = state;
    if (solution && (solution.status !== 'undecided' || time <= TIME.glance)) return Promise.resolve(solution);
    if (this.#question?.state === state && this.#question.time >= time) return this.#question.answer;
    const before = this.#question;
    // A glance is soon over, and its answer is kept with its board.
    if (before && before.time > TIME.glance) before.stop.abort();
    /** @type {Question} */
    const question = { state, time, stop: new AbortController(), answer: Promise.resolve(null) };
    this.#question = question;
    question.answer = this.#ask(qiju, question, gravity, before?.answer);
    return question.answer;
  }

  /**
   * @param {Qiju} qiju
   * @param {Question} question
   * @param {import('../../api/types.js').Gravity} gravity
   * @param {Promise<unknown> | undefined} before what the worker is at
   * @returns {Promise<Solution | null>}
   */
  async #ask(qiju, question, gravity, before) {
    const { state, time, stop } = question;
    await before;
    if (this.#question !== question) return null;
    try {
      const solve = (/** @type {any} */ { lianliankan }) => lianliankan.solve(state.board, { gravity, time });
      return (state.solution = await this.#searcher.run(qiju, solve, stop.signal));
    } catch (error) {
      if (stop.signal.aborted) return null;
      if (error instanceof RangeError) return (state.solution = { status: 'undecided' }); // too large a board
      throw error;
    } finally {
      if (this.#question === question) this.#question = null;
    }
  }
}
