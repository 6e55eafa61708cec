// 连连看: paths and pairs, and the searches and deals in one namespace.
import { copyCells, toRows } from '../board.js';
import { integerOption, optionsReader } from '../options.js';
import { BoardView, prepare, prepareOrCopy, readTiles } from './board-view.js';
import { checkCells, connectCells, connectOptionsReader, connectRows } from './connect.js';
import { createDealFunctions } from './deal.js';
import { createSearchFunctions } from './search.js';
import {
  cellIndex,
  checkManyTurns,
  packRules,
  readPairs,
  readDefaults,
  readPath,
  requirePair,
  ruleOptions,
} from './values.js';

/**
 * @import { Board, Cell, ConnectOptions, OnProgress, Pair, Refusal, Rules } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { ConnectRules } from './connect.js'
 */

/**
 * @typedef {object} WithRules
 * @property {(rules: Rules) => Lianliankan} with returns the same functions with other default rules; rules left out
 *   keep their defaults. Throws a TypeError or RangeError if a rule has the wrong type or is out of range
 */

/**
 * An intersection, since a spread would lose the documentation of the functions.
 * @typedef {Readonly<ReturnType<typeof createBoardFunctions>> & Readonly<ReturnType<typeof createSearchFunctions>> &
 *   Readonly<ReturnType<typeof createDealFunctions>> & Readonly<WithRules>} Lianliankan
 */

/** Any number of turns, for `segments`. */
const UNLIMITED = -1;

/**
 * @param {() => Wasm} instance
 * @param {Rules} defaults
 */
function createReaders(instance, defaults) {
  const createRuleOptions = () => ruleOptions(instance().constants.lianliankan, defaults);
  return {
    readRules: optionsReader(createRuleOptions),
    readSegmentsOptions: optionsReader(() => ({
      ...createRuleOptions(),
      maxTurns: integerOption(0, instance().constants.lianliankan.maxTurns, defaults.maxTurns ?? UNLIMITED),
    })),
  };
}

/**
 * @param {() => Wasm} instance
 * @param {Rules} defaults
 */
function createBoardFunctions(instance, defaults) {
  const { readRules, readSegmentsOptions } = createReaders(instance, defaults);
  const readConnectOptions = connectOptionsReader(instance, defaults);

  /**
   * `connect` on a view.
   * @param {BoardView} view
   * @param {number} row1
   * @param {number} col1
   * @param {number} row2
   * @param {number} col2
   * @param {ConnectRules} given
   */
  function connectView(view, row1, col1, row2, col2, given) {
    const { order, format, maxTurns, ring } = given;
    const { rows, cols } = view;
    checkCells(rows, cols, row1, col1, row2, col2);
    const wasm = instance();
    const { maxWordCols, maxWordTurns } = wasm.constants.lianliankan;
    if (cols > maxWordCols || maxTurns > maxWordTurns) {
      return connectCells(wasm, readTiles('connect', view, 0), row1, col1, row2, col2, given);
    }
    prepare(wasm, view);
    const count = wasm.call.connectPrepared(row1, col1, row2, col2, maxTurns, order, ring, format);
    return readPath(wasm.output(), count);
  }

  return {
    /**
     * Validates and copies a board once, which makes repeated calls on it faster.
     * @param {Board | BoardView} rows
     * @returns {BoardView} an immutable board, accepted in place of rows
     * @throws {TypeError | RangeError} if `rows` is not a valid board
     * @example
     * const view = lianliankan.board([[1, 0, 1]]);
     * lianliankan.pairs(view); // → [[[0, 0], [0, 2]]]
     */
    board(rows) {
      if (BoardView.is(rows)) return rows;
      const { cells, ...size } = readTiles('lianliankan.board', rows, instance().constants.lianliankan.maxSide);
      return new BoardView({ ...size, cells: cells.slice(0, size.rows * size.cols) });
    },

    /**
     * Connects two equal tiles by straight segments through empty cells and the ring around the board.
     *
     * The result is the best path (see `options.order`); ties break at the first step that differs,
     * up < right < down < left, so the result is unique. Swapped tiles can be connected as well, with the same number of
     * turns.
     *
     * @param {Board | BoardView} board 0 = empty, −1 = a wall, any other integer = a kind
     * @param {number} row1
     * @param {number} col1
     * @param {number} row2
     * @param {number} col2
     * @param {ConnectOptions} [options]
     * @returns {Cell[]} the path with both its ends; `[]` if there is none, the kinds differ, a cell holds no tile or
     *   the cells are the same
     * @throws {TypeError | RangeError} if an argument has the wrong type or is out of range
     * @example
     * connect([[1, 2, 1]], 0, 0, 0, 2); // → [[0, 0], [-1, 0], [-1, 1], [-1, 2], [0, 2]]
     */
    connect(board, row1, col1, row2, col2, options) {
      const given = readConnectOptions('connect', options);
      return BoardView.is(board)
        ? connectView(board, row1, col1, row2, col2, given)
        : connectRows(instance, board, row1, col1, row2, col2, given);
    },

    /**
     * Tells why a pair of tiles cannot be removed.
     * @param {Board | BoardView} board
     * @param {Readonly<Cell>} a
     * @param {Readonly<Cell>} b
     * @param {Rules} [options]
     * @returns {Refusal | null} the first reason that applies; null if `connect` can connect the pair
     * @throws {TypeError | RangeError} if an argument has the wrong type or is out of range
     * @example
     * lianliankan.refusal([[1, 2, 1]], [0, 0], [0, 1]); // → 'different'
     */
    refusal(board, a, b, options) {
      const name = 'lianliankan.refusal';
      requirePair(name, a, b);
      const { constants } = instance();
      const rules = packRules(readRules(name, options));
      const cells = readTiles(name, board, constants.lianliankan.maxSide);
      const from = cellIndex(name, 'a', cells, a);
      const to = cellIndex(name, 'b', cells, b);
      const { call, input } = instance();
      copyCells(cells, input());
      return constants.lianliankan.refusal[call.refusal(cells.rows, cells.cols, from, to, rules)];
    },

    /**
     * Lists every pair of tiles that `connect` can connect, in one call.
     * @param {Board | BoardView} board
     * @param {Rules} [options]
     * @returns {Pair[]} in reading order, the first cell of a pair before the second
     * @example
     * lianliankan.pairs([[1, 2, 1, 2]]); // → [[[0, 0], [0, 2]], [[0, 1], [0, 3]]]
     */
    pairs(board, options) {
      const name = 'lianliankan.pairs';
      const { constants } = instance();
      const { maxSide, maxManyTurnCells } = constants.lianliankan;
      const rules = readRules(name, options);
      const packed = packRules(rules);
      const cells = readTiles(name, board, maxSide);
      const { cols } = cells;
      checkManyTurns(name, cells, rules.maxTurns, maxManyTurnCells);
      const wasm = instance();
      const { call, output } = wasm;
      const givenRows = prepareOrCopy(wasm, board, cells);
      /** @type {Pair[]} */
      const all = [];
      const max = output().length >> 1;
      let count;
      let last = [-1, -1];
      do {
        count = call.pairs(givenRows, cols, packed, last[0], last[1]);
        const ints = output();
        readPairs(ints, count, cols, all);
        last = [ints[2 * count - 2], ints[2 * count - 1]];
      } while (count === max);
      return all;
    },

    /**
     * Counts the straight segments needed to connect two cells, whatever they hold.
     * @param {Board | BoardView} board
     * @param {Readonly<Cell>} a
     * @param {Readonly<Cell>} b
     * @param {Rules} [options] without `maxTurns` the number of turns is not limited
     * @returns {number} the fewest: 0 if the cells are the same, −1 if no path connects them
     * @example
     * lianliankan.segments([[1, 2, 1]], [0, 0], [0, 2]); // → 3
     */
    segments(board, a, b, options) {
      const name = 'lianliankan.segments';
      requirePair(name, a, b);
      const { ring, maxTurns } = readSegmentsOptions(name, options);
      const cells = readTiles(name, board, instance().constants.lianliankan.maxSide);
      const from = cellIndex(name, 'a', cells, a);
      const to = cellIndex(name, 'b', cells, b);
      const wasm = instance();
      const givenRows = prepareOrCopy(wasm, board, cells);
      return wasm.call.segments(givenRows, cells.cols, from, to, ring, maxTurns);
    },

    /**
     * Counts the turns from a cell to all others, whatever they hold. Two equal tiles can be connected unless the count is −1.
     * @param {Board | BoardView} board
     * @param {Readonly<Cell>} cell
     * @param {Rules} [options]
     * @returns {number[][]} the fewest turns to each cell, the ring around the board included: `[row + 1][col + 1]` is for
     *   `[row, col]`. 0 for the cell itself; −1 for cells that take more than `maxTurns` turns or cannot be reached, and for
     *   the whole ring if `ring` is false
     * @example
     * lianliankan.reach([[1, 2]], [0, 0]); // → [[1, 0, 1, 1], [0, 0, 0, 2], [1, 0, 1, 1]]
     */
    reach(board, cell, options) {
      const name = 'lianliankan.reach';
      const { constants } = instance();
      const rules = readRules(name, options);
      const cells = readTiles(name, board, constants.lianliankan.maxSide);
      const { rows, cols } = cells;
      const from = cellIndex(name, 'cell', cells, cell);
      const wasm = instance();
      wasm.call.reach(prepareOrCopy(wasm, board, cells), cols, from, packRules(rules));
      return toRows(wasm.output(), rows + 2, cols + 2);
    },

    /**
     * Removes two tiles and applies gravity; walls stay. It does not check that `connect` can connect the two.
     * @param {Board | BoardView} board is not changed
     * @param {Readonly<Cell>} a
     * @param {Readonly<Cell>} b
     * @param {Rules} [options]
     * @returns {number[][]} the board afterwards
     * @example
     * lianliankan.remove([[1], [2], [1], [2]], [0, 0], [2, 0], { gravity: 'down' }); // → [[0], [0], [2], [2]]
     */
    remove(board, a, b, options) {
      const name = 'lianliankan.remove';
      requirePair(name, a, b);
      const { constants } = instance();
      const rules = packRules(readRules(name, options));
      const cells = readTiles(name, board, constants.lianliankan.maxSide);
      const { rows, cols } = cells;
      const first = cellIndex(name, 'a', cells, a);
      const second = cellIndex(name, 'b', cells, b);
      const { call, input } = instance();
      copyCells(cells, input());
      call.removePair(rows, cols, first, second, rules);
      return toRows(input(), rows, cols);
    },
  };
}

/**
 * @param {() => Wasm} instance
 * @param {Rules} defaults
 * @param {OnProgress | undefined} onProgress
 * @returns {Lianliankan}
 */
const createNamespace = (instance, defaults, onProgress) =>
  Object.freeze({
    ...createBoardFunctions(instance, defaults),
    ...createSearchFunctions(instance, defaults, onProgress),
    ...createDealFunctions(instance, defaults, onProgress),

    with: (rules) =>
      createNamespace(instance, readDefaults(instance().constants.lianliankan, defaults, rules), onProgress),
  });

/**
 * Creates the functions of 连连看 in the public object.
 * @param {() => Wasm} instance
 * @param {OnProgress} [onProgress]
 */
export function createLianliankanApi(instance, onProgress) {
  const lianliankan = createNamespace(instance, {}, onProgress);
  return { connect: lianliankan.connect, lianliankan };
}

/** The module with this game alone. */
export const lianliankanModule = { file: 'lianliankan.wasm', games: ['lianliankan'], createApi: createLianliankanApi };
