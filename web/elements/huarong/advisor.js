// Questions about a position to the engine's worker: hints, solutions and analyses.
import { EngineWorker, LatestRequest } from '../board/engine-worker.js';
import { createWorker } from './engine.js';

/** @typedef {import('../../api/types.js').Analysis} Analysis */
/** @typedef {import('../../api/types.js').HuarongHint} HuarongHint */
/** @typedef {import('../../api/types.js').HuarongSolution} HuarongSolution */
/** @typedef {import('../../api/types.js').Metric} Metric */
/** @typedef {import('../../api/types.js').OnProgress} OnProgress */
/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./game.js').Position} Position */

/** Every answer remains valid for its own position, so a newer request does not replace an older one. */
const keep = { superseded: /** @type {const} */ ('keep') };

export class Advisor {
  #requests;

  /** @param {() => Engine} engine of the main thread */
  constructor(engine) {
    this.#requests = new LatestRequest(new EngineWorker(engine, createWorker));
  }

  /**
   * Keeps the answer with the position.
   * @param {Position} position
   * @param {Metric} metric
   * @returns {Promise<HuarongHint | null>} null if it was aborted
   */
  async hint({ board, options, hints }, metric) {
    const known = hints.get(metric);
    if (known) return known;
    const hint = await this.#requests.run(({ huarong }) => huarong.hint(board, { ...options, metric }), keep);
    if (hint) hints.set(metric, hint);
    return hint;
  }

  /**
   * @param {Position} position
   * @param {Metric} metric
   * @returns {Promise<Analysis | null>} null if it was aborted
   */
  analyse({ board, options }, metric) {
    return this.#requests.run(({ huarong }) => huarong.analyse(board, { ...options, metric }), keep);
  }

  /**
   * @param {Position} position
   * @param {Metric} metric
   * @param {OnProgress} [onProgress]
   * @returns {Promise<HuarongSolution | null>} null if it was aborted
   */
  solve({ board, options }, metric, onProgress) {
    return this.#requests.run(({ huarong }) => huarong.solve(board, { ...options, metric }), { ...keep, onProgress });
  }

  /** Aborts all requests. */
  abort() {
    this.#requests.abort();
  }

  /** Aborts all requests and ends the worker. */
  terminate() {
    this.#requests.terminate();
  }
}
