// Questions about a position to the engine's worker: hints, solutions and analyses.
import { EngineWorker, LatestRequest } from '../board/engine-worker.js';
import { createWorker } from './engine.js';

/** @import { Analysis, HuarongHint, HuarongSolution, Metric, OnProgress } from '../../api/types.js' */
/** @import { Engine } from './engine.js' */
/** @import { Position } from './game.js' */

/** @typedef {'hint' | 'solve' | 'analyse'} Task */

/** Every answer remains valid for its own position, so a newer request does not replace an older one. */
const keep = { superseded: /** @type {const} */ ('keep') };

/** The most positions that are searched for the distances on a board that is not classic: a second's work. */
const MOST_POSITIONS = 500_000;

export class Advisor {
  #requests;
  /** The options of games that have more positions. @type {WeakSet<object>} */
  #large = new WeakSet();

  /** @param {() => Engine} engine of the main thread */
  constructor(engine) {
    this.#requests = /** @type {LatestRequest<Engine, Task>} */ (
      new LatestRequest(new EngineWorker(engine, createWorker))
    );
  }

  /** The latest request that is under way. */
  get busy() {
    return this.#requests.pending;
  }

  /**
   * Every best move, found among all positions. Keeps the answer with the position.
   * @param {Position} position
   * @param {Metric} metric
   * @param {'hint'} [name] of `busy`
   * @returns {Promise<HuarongHint | null>} null if it was aborted, or there are too many positions
   */
  async hint({ board, options, hints }, metric, name) {
    const known = hints.get(metric);
    if (known || this.#large.has(options)) return known ?? null;
    const limits = options.goal ? { nodes: MOST_POSITIONS } : {};
    try {
      const hint = await this.#requests.run(({ huarong }) => huarong.hint(board, { ...options, ...limits, metric }), {
        ...keep,
        name,
      });
      if (hint) hints.set(metric, hint);
      return hint;
    } catch (error) {
      if (!options.goal || !(error instanceof RangeError)) throw error;
      this.#large.add(options);
      return null;
    }
  }

  /**
   * The same; where there are too many positions, the first move of a shortest solution.
   * @param {Position} position
   * @param {Metric} metric
   * @returns {Promise<HuarongHint | 'undecided' | null>} 'undecided' if none was found in time, null if it was aborted
   */
  async hintOrSolve(position, metric) {
    const hint = await this.hint(position, metric, 'hint');
    if (hint || !this.#large.has(position.options)) return hint;
    const solution = await this.solve(position, metric);
    if (solution?.status !== 'solved') {
      return solution?.status === 'unsolvable' ? { distance: null, moves: [] } : solution && 'undecided';
    }
    return { distance: solution.length, moves: solution.moves.slice(0, 1) };
  }

  /**
   * @param {Position} position
   * @param {Metric} metric
   * @returns {Promise<Analysis | null>} null if it was aborted
   */
  analyse({ board, options }, metric) {
    return this.#requests.run(({ huarong }) => huarong.analyse(board, { ...options, metric }), {
      ...keep,
      name: 'analyse',
    });
  }

  /**
   * @param {Position} position
   * @param {Metric} metric
   * @param {{ time?: number, onProgress?: OnProgress }} [limits]
   * @returns {Promise<HuarongSolution | null>} null if it was aborted
   */
  solve({ board, options }, metric, { time, onProgress } = {}) {
    return this.#requests.run(({ huarong }) => huarong.solve(board, { ...options, metric, time }), {
      ...keep,
      name: 'solve',
      onProgress,
    });
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
