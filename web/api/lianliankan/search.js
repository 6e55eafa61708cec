// 连连看: solutions, hints and clear rates.
import { outOfRange } from '../arguments.js';
import { copyCells } from '../board.js';
import { integerOption, limitOptions, limitsOf, readOptions } from '../options.js';
import { runSearch, withSearch } from '../searches.js';
import { readTiles } from './board-view.js';
import { checkManyTurns, checkSides, packRules, readPairs, ruleOptions } from './values.js';

/**
 * @import { Board, ClearRateOptions, Hint, OnProgress, Rules, Solution, SolveOptions } from '../types.js'
 * @import { Cells } from '../board.js'
 * @import { Limits } from '../options.js'
 * @import { Wasm } from '../wasm.js'
 * @import { BoardView } from './board-view.js'
 */

/** Nodes times cells between two checks of the clock: a few milliseconds. */
const SLICE = 1 << 13;

/** Milliseconds. */
const DEFAULT_TIME = 1000;

/**
 * @param {() => Wasm} instance
 * @param {Rules} defaults
 * @param {OnProgress} [onProgress]
 */
export function createSearchFunctions(instance, defaults, onProgress) {
  /**
   * @param {string} name of the function, for messages
   * @param {SolveOptions | undefined} options
   */
  function readSolveOptions(name, options) {
    const given = readOptions(name, options, {
      ...ruleOptions(instance().constants.lianliankan, defaults),
      ...limitOptions,
    });
    return { rules: packRules(given), maxTurns: given.maxTurns, limits: limitsOf(given, DEFAULT_TIME) };
  }

  /**
   * @param {Wasm} wasm
   * @param {number} search its address
   * @param {Cells} board
   * @param {Limits} limits
   */
  const run = (wasm, search, { rows, cols }, limits) =>
    runSearch(wasm, search, limits, Math.ceil(SLICE / (rows * cols)), onProgress);

  return {
    /**
     * Finds moves that clear a board, or proves that none do, for example because a kind has an odd number of tiles.
     * @param {Board | BoardView} board sides up to 61
     * @param {SolveOptions} [options] search limits; one second by default
     * @returns {Solution}
     * @throws {TypeError | RangeError} if an argument has the wrong type or is out of range
     * @example
     * lianliankan.solve([[1, 2, 1, 2]]).status; // → 'solvable'
     */
    solve(board, options) {
      const name = 'lianliankan.solve';
      const { maxSide, maxSolveSide, status: statuses } = instance().constants.lianliankan;
      const { rules, limits } = readSolveOptions(name, options);
      const cells = readTiles(name, board, maxSide);
      checkSides(`${name}: board`, cells, maxSolveSide);
      const wasm = instance();
      const { call, input, output } = wasm;
      copyCells(cells, input());
      const solver = call.startSolver(cells.rows, cells.cols, rules);
      return withSearch(wasm, solver, () => {
        run(wasm, solver, cells, limits);
        const status = statuses[call.solverStatus(solver)];
        if (status !== 'solvable') return { status };
        const count = call.solverMoves(solver, cells.cols);
        return { status, moves: readPairs(output(), count, cells.cols) };
      });
    },

    /**
     * Finds a pair to remove next: the first of a solution if the search finds one, else the first in reading order.
     * @param {Board | BoardView} board not searched if a side is over 61
     * @param {SolveOptions} [options] as for `solve`
     * @returns {Hint | null} null if no pair can be removed
     * @example
     * lianliankan.hint([[1, 2, 1, 2]]).pair; // → [[0, 0], [0, 2]]
     */
    hint(board, options) {
      const name = 'lianliankan.hint';
      const { maxSide, maxManyTurnCells, status: statuses } = instance().constants.lianliankan;
      const { rules, maxTurns, limits } = readSolveOptions(name, options);
      const cells = readTiles(name, board, maxSide);
      checkManyTurns(name, cells, maxTurns, maxManyTurnCells);
      const wasm = instance();
      const { call, input, output } = wasm;
      copyCells(cells, input());
      const search = call.startHint(cells.rows, cells.cols, rules);
      return withSearch(wasm, search, () => {
        run(wasm, search, cells, limits);
        const enumerator = call.hintResult(search, cells.cols);
        if (enumerator < 0) return null;
        const status = statuses[enumerator];
        return { pair: readPairs(output(), 1, cells.cols)[0], proved: status === 'solvable', status };
      });
    },

    /**
     * Estimates how easy a board is by playing it at random.
     * @param {Board | BoardView} board sides up to 61
     * @param {ClearRateOptions} [options] `playouts`: the number of games, 100 by default, at most 100,000; `seed`: 0 by default
     * @returns {number} the share, 0 to 1, of games that clear the board when every move is chosen at random
     * @example
     * lianliankan.clearRate([[1, 1, 2, 2]]); // → 1
     */
    clearRate(board, options) {
      const name = 'lianliankan.clearRate';
      const { constants } = instance();
      const { maxSide, maxSolveSide, maxPlayouts, maxPlayoutWork } = constants.lianliankan;
      const { playouts, seed, ...rules } = readOptions(name, options, {
        ...ruleOptions(constants.lianliankan, defaults),
        playouts: integerOption(1, maxPlayouts, 100),
        seed: integerOption(0, 2 ** 32 - 1, 0),
      });
      const cells = readTiles(name, board, maxSide);
      checkSides(`${name}: board`, cells, maxSolveSide);
      const area = cells.rows * cells.cols;
      const most = Math.floor(maxPlayoutWork / area ** 2);
      if (playouts > most) {
        throw outOfRange(`${name}: playouts`, playouts, `at most ${most} on ${area} cells`, {
          min: 1,
          max: most,
        });
      }
      const { call, input } = instance();
      copyCells(cells, input());
      return call.clearRate(cells.rows, cells.cols, packRules(rules), playouts, seed);
    },
  };
}
