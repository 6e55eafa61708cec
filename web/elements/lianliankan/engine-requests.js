// The requests of <lianliankan-board> to workers: to deal, and to search for a solution.
import { EngineWorker, LatestRequest } from '../board/engine-worker.js';
import { hasWalls, shapeOf } from './cells.js';
import { createWorker } from './engine.js';
import { faces } from './tile-faces.js';

/** @import { Difficulty, Gravity, Solution } from '../../api/types.js' */
/** @import { Engine } from './engine.js' */
/** @import { LianliankanGame, Position } from './game.js' */

/**
 * @typedef {object} DealOptions
 * @property {number} [rows] the current board's, if not given
 * @property {number} [cols] likewise
 * @property {import('../../api/types.js').Board} [shape] rows of 0, a cell for a tile, and −1, a wall; the current
 *   board, if neither rows nor cols are given
 * @property {number} [kinds] by default four tiles of each kind, or two where four do not fit; at most the number of faces
 * @property {number | number[]} [copies] of each kind
 * @property {number} [seed] random, if not given
 * @property {Difficulty | null} [difficulty] the previous game's, if not given; null deals without measuring it
 * @property {Gravity} [gravity] likewise
 */

/** Time limits of a search, in milliseconds. */
const CHECK_TIME = 1000;
const SOLVE_TIME = 10_000;

/** @typedef {{ position: Position, isLong: boolean, solution: Promise<Solution | null> }} Search */

export class EngineRequests {
  // A search that is aborted ends its worker: deals have another.
  /** @type {LatestRequest<Engine, 'deal'>} */
  #deals;
  /** @type {LatestRequest<Engine, 'hint' | 'solve'>} */
  #searches;
  /** The latest, as long as it is under way. @type {Search | null} */
  #search = null;

  /** @param {() => Engine} engine of the main thread */
  constructor(engine) {
    this.#deals = new LatestRequest(new EngineWorker(engine, createWorker));
    this.#searches = new LatestRequest(new EngineWorker(engine, createWorker));
  }

  /** The request under way, unless it is a check that nobody has asked for. */
  get busy() {
    return this.#deals.pending ?? this.#searches.pending;
  }

  get dealing() {
    return this.#deals.pending !== null;
  }

  cancelDeal() {
    this.#deals.abort();
  }

  /** Aborts the deal and the searches. */
  stop() {
    this.#deals.abort();
    this.#searches.abort();
  }

  /** Ends the searches and the workers; a deal that is under way is finished first. */
  terminate() {
    if (!this.dealing) this.#deals.terminate();
    this.#searches.terminate();
  }

  /**
   * @param {import('../../api/types.js').DealOptions} options
   * @returns {Promise<import('../../api/types.js').RatedDeal | null>} null if it was cancelled
   */
  deal(options) {
    return this.#deals.run(({ lianliankan }) => lianliankan.deal(options), { name: 'deal' });
  }

  /**
   * Searches for a solution: for ten seconds if the name is `solve`, else for one. The position keeps the result.
   * @param {LianliankanGame} game
   * @param {'hint' | 'solve'} [name] of `busy`
   * @returns {Promise<Solution | null>} null if a newer search has replaced it
   */
  search({ position, gravity }, name) {
    const { solution } = position;
    const isLong = name === 'solve';
    if (solution && (solution.status !== 'undecided' || !isLong)) return Promise.resolve(solution);
    if (this.#search?.position === position && (this.#search.isLong || !isLong)) return this.#search.solution;
    const search = { position, isLong, solution: this.#run(position, gravity, name) };
    this.#search = search;
    const end = () => {
      if (this.#search === search) this.#search = null;
    };
    search.solution.then(end, end);
    return search.solution;
  }

  /** @param {Position} position @param {Gravity} gravity @param {'hint' | 'solve'} [name] @returns {Promise<Solution | null>} */
  async #run(position, gravity, name) {
    const isLong = name === 'solve';
    const time = isLong ? SOLVE_TIME : CHECK_TIME;
    try {
      const solution = await this.#searches.run(
        ({ lianliankan }) => lianliankan.solve(position.board, { gravity, time }),
        { name, superseded: isLong ? 'abort' : 'finish' },
      );
      if (solution) position.solution = solution;
      return solution;
    } catch (error) {
      if (error instanceof RangeError) return (position.solution = { status: 'undecided' }); // the board is too large
      throw error;
    }
  }
}

/**
 * The cells to fill.
 * @param {DealOptions} options
 * @param {number[][]} board the current one
 */
function placeOf({ rows, cols, shape }, board) {
  const wanted = shape ?? (rows === undefined && cols === undefined && hasWalls(board) ? shapeOf(board) : null);
  if (wanted) {
    const cells = Array.from(wanted, (row) => Array.from(row)).flat();
    return { place: { shape: wanted }, cells: cells.filter((cell) => cell === 0).length };
  }
  const place = { rows: rows ?? board.length, cols: cols ?? board[0].length };
  return { place, cells: place.rows * place.cols };
}

/**
 * Adds the defaults of <lianliankan-board>.
 * @param {DealOptions} options
 * @param {number[][]} board the current one
 * @returns {import('../../api/types.js').DealOptions}
 */
export function completeDealOptions({ rows, cols, shape, seed, gravity, ...tiles }, board) {
  const { place, cells } = placeOf({ rows, cols, shape }, board);
  const few = cells % 4 === 0 ? 4 : 2;
  const isGiven = tiles.kinds !== undefined || tiles.copies !== undefined;
  // Too many tiles to have only a few of each face: as equal numbers of all faces as possible.
  if (!isGiven && cells > few * faces.length && cells % 2 === 0) {
    return { ...place, kinds: faces.length, seed, gravity };
  }
  const { copies = few } = tiles;
  const { kinds = Array.isArray(copies) ? copies.length : cells / copies } = tiles;
  return { ...place, kinds, copies, seed, gravity };
}
