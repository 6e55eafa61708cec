// 连连看: can a board be cleared, how, and what to do next?
import { integer } from '../arguments.js';
import { copyBoard } from '../board.js';
import { gravityOf, readPairs } from './values.js';
import { readLimits } from '../options.js';
import { runSearch } from '../searches.js';

/**
 * @import { Board, ClearRateOptions, Hint, OnProgress, Solution, SolveOptions } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** Nodes times cells between two looks at the clock: a few milliseconds. */
const SLICE = 1 << 13;

/**
 * @param {string} name
 * @param {Board} board
 * @param {number} cols
 * @param {number} max
 */
function checkSides(name, board, cols, max) {
  if (Math.max(board.length, cols) <= max) return;
  throw new RangeError(`${name}: board has ${board.length} rows of ${cols} cells, want at most ${max} of ${max}`);
}

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress]
 */
export function createSearch(open, onProgress) {
  /**
   * Searches from the board in the input buffer, in slices. What `onProgress` throws ends the search.
   * @param {number} rows
   * @param {number} cols
   * @param {number} gravity
   * @param {{ time: number, nodes: number }} limits
   * @returns {Solution}
   */
  function search(rows, cols, gravity, limits) {
    const wasm = open();
    const { call, constants, output } = wasm;
    const solver = call.startSolver(rows, cols, gravity);
    try {
      runSearch(wasm, solver, { slice: Math.ceil(SLICE / (rows * cols)), ...limits }, onProgress);
      const status = constants.lianliankan.status[call.solverStatus(solver)];
      if (status !== 'solvable') return { status };
      const count = call.solverMoves(solver, cols);
      return { status, moves: readPairs(output(), count, cols) };
    } finally {
      call.endSearch(solver);
    }
  }

  return {
    /**
     * Finds out whether a board can be cleared. An odd number of tiles of some kind is a proof that it cannot.
     * @param {Board} board sides up to 61
     * @param {SolveOptions} [options] how long to search: a second, if nothing is said
     * @returns {Solution}
     * @throws {TypeError | RangeError} if an argument is no such thing, or the board is larger
     */
    solve(board, options = {}) {
      const name = 'lianliankan.solve';
      const { constants, input } = open();
      const { maxSide, maxSolveSide } = constants.lianliankan;
      const gravity = gravityOf(name, options, constants.lianliankan);
      const limits = readLimits(name, options);
      const cols = copyBoard(name, board, maxSide, input());
      checkSides(name, board, cols, maxSolveSide);
      return search(board.length, cols, gravity, limits);
    },

    /**
     * Gives a pair to remove next: one on a line that clears the board if `solve` finds such a line, else the first.
     * @param {Board} board one with a side over 61 is not searched
     * @param {SolveOptions} [options] as for `solve`
     * @returns {Hint | null} null if no pair can be removed
     */
    hint(board, options = {}) {
      const name = 'lianliankan.hint';
      const { call, constants, input, output } = open();
      const { maxSide, maxSolveSide } = constants.lianliankan;
      const gravity = gravityOf(name, options, constants.lianliankan);
      const limits = readLimits(name, options);
      const cols = copyBoard(name, board, maxSide, input());
      const rows = board.length;
      const first = call.pairs(rows, cols, 2, true, -1, -1) > 0 ? readPairs(output(), 1, cols)[0] : null;
      if (!first) return null;
      /** @type {Solution} */
      const solution =
        Math.max(rows, cols) <= maxSolveSide ? search(rows, cols, gravity, limits) : { status: 'undecided' };
      const proved = solution.status === 'solvable';
      return { pair: proved ? solution.moves[0] : first, proved, status: solution.status };
    },

    /**
     * Measures how easy a board is.
     * @param {Board} board sides up to 61
     * @param {ClearRateOptions} [options] playouts: how many games, 100 if not given, up to 100000; seed: 0 if not given
     * @returns {number} the share, 0 to 1, of games that clear the board when each move is any that is possible
     */
    clearRate(board, options = {}) {
      const name = 'lianliankan.clearRate';
      const { call, constants, input } = open();
      const { maxSide, maxSolveSide } = constants.lianliankan;
      const gravity = gravityOf(name, options, constants.lianliankan);
      const { playouts = 100, seed = 0 } = options;
      integer(`${name}: playouts`, playouts, 1, 100_000);
      integer(`${name}: seed`, seed, 0, 2 ** 32 - 1);
      const cols = copyBoard(name, board, maxSide, input());
      checkSides(name, board, cols, maxSolveSide);
      return call.clearRate(board.length, cols, gravity, playouts, seed);
    },
  };
}
