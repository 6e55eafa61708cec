// 连连看: whether a board can be cleared, how, and the next move.
import { integer } from '../arguments.js';
import { copyBoard } from '../board.js';
import { gravityOf, readPairs } from './values.js';
import { readLimits } from '../options.js';
import { runSearch } from '../searches.js';

/**
 * @import { Board, ClearRateOptions, Hint, OnProgress, Solution, SolveOptions } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** Nodes times cells between two checks of the clock: a few milliseconds. */
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
   * Runs a search in slices, reads its result and ends it.
   * @template Result
   * @param {number} search its address
   * @param {number} cells of the board
   * @param {{ time: number, nodes: number }} limits
   * @param {() => Result} read
   */
  function finish(search, cells, limits, read) {
    const wasm = open();
    try {
      runSearch(wasm, search, { slice: Math.ceil(SLICE / cells), ...limits }, onProgress);
      return read();
    } finally {
      wasm.call.endSearch(search);
    }
  }

  return {
    /**
     * Finds out whether a board can be cleared. An odd number of tiles of some kind is a proof that it cannot.
     * @param {Board} board sides up to 61
     * @param {SolveOptions} [options] limits of the search: a second if none is given
     * @returns {Solution}
     * @throws {TypeError | RangeError} if an argument has the wrong type or is out of range
     */
    solve(board, options = {}) {
      const name = 'lianliankan.solve';
      const { call, constants, input, output } = open();
      const { maxSide, maxSolveSide } = constants.lianliankan;
      const gravity = gravityOf(name, options, constants.lianliankan);
      const limits = readLimits(name, options);
      const cols = copyBoard(name, board, maxSide, input());
      checkSides(name, board, cols, maxSolveSide);
      const solver = call.startSolver(board.length, cols, gravity);
      return finish(solver, board.length * cols, limits, () => {
        const status = constants.lianliankan.status[call.solverStatus(solver)];
        if (status !== 'solvable') return { status };
        const count = call.solverMoves(solver, cols);
        return { status, moves: readPairs(output(), count, cols) };
      });
    },

    /**
     * Finds a pair to remove next: the first of a solution if the search finds one, else the first in reading order.
     * @param {Board} board one with a side over 61 is not searched
     * @param {SolveOptions} [options] as for `solve`
     * @returns {Hint | null} null if no pair can be removed
     */
    hint(board, options = {}) {
      const name = 'lianliankan.hint';
      const { call, constants, input, output } = open();
      const gravity = gravityOf(name, options, constants.lianliankan);
      const limits = readLimits(name, options);
      const cols = copyBoard(name, board, constants.lianliankan.maxSide, input());
      const search = call.startHint(board.length, cols, gravity);
      return finish(search, board.length * cols, limits, () => {
        const enumerator = call.hintResult(search, cols);
        if (enumerator < 0) return null;
        const status = constants.lianliankan.status[enumerator];
        return { pair: readPairs(output(), 1, cols)[0], proved: status === 'solvable', status };
      });
    },

    /**
     * Measures how easy a board is by random games.
     * @param {Board} board sides up to 61
     * @param {ClearRateOptions} [options] `playouts`: the number of games, 100 if not given, up to 100000; `seed`: 0 if not given
     * @returns {number} the share, 0 to 1, of games that clear the board when every move is chosen at random
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
