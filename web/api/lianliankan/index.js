// 连连看: which tiles join, which boards can be cleared, and how.
import { flag, integer, object, oneOf } from '../arguments.js';
import { checkShape, copyBoard, packBoard, readBoard } from '../board.js';
import { createDealing } from './deal.js';
import { createSearch } from './search.js';
import { cellIndex, gravityOf, readPairs, readPath } from './values.js';

/**
 * @import { Board, Cell, ConnectOptions, GravityOption, OnProgress, Pair, PairsOptions } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** @typedef {ReturnType<typeof createLianliankan>} Lianliankan */

const FORMATS = ['cells', 'corners'];

/**
 * @param {string} name
 * @param {PairsOptions} options
 * @param {Wasm} wasm
 */
function readPairsOptions(name, options, { constants }) {
  const { maxTurns = 2, ring } = object(`${name}: options`, options);
  return {
    maxTurns: integer(`${name}: maxTurns`, maxTurns, 0, constants.lianliankan.maxTurns),
    ring: flag(`${name}: ring`, ring, true),
  };
}

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress]
 */
export function createLianliankan(open, onProgress) {
  return Object.freeze({
    /**
     * Connects two equal tiles by straight segments through empty cells and the ring around the board.
     *
     * The result is the best path (see `options.order`); ties break at the first step that differs,
     * up < right < down < left, so the result is unique. Swapping the tiles changes neither whether they can be
     * connected nor the number of turns.
     *
     * @param {Board} board 0 = empty, any other integer = a kind
     * @param {number} row1
     * @param {number} col1
     * @param {number} row2
     * @param {number} col2
     * @param {ConnectOptions} [options]
     * @returns {Cell[]} the path with both its ends; `[]` if there is none, the kinds differ, a cell is empty or the cells
     *   are the same
     * @throws {TypeError | RangeError} if an argument has the wrong type or is out of range
     */
    connect(board, row1, col1, row2, col2, options) {
      const wasm = open();
      const { call, connectWords, input, output, rows } = wasm;
      const { maxSide, maxWordCols, order: orders } = wasm.constants.lianliankan;
      const cols = checkShape('connect', board, maxSide);
      const bottom = board.length - 1;
      integer('connect: row1', row1, 0, bottom);
      integer('connect: col1', col1, 0, cols - 1);
      integer('connect: row2', row2, 0, bottom);
      integer('connect: col2', col2, 0, cols - 1);
      if (options === undefined && cols <= maxWordCols) {
        packBoard('connect', board, cols, rows());
        const count = connectWords(bottom + 1, cols, row1, col1, row2, col2, board[row1][col1], board[row2][col2]);
        return readPath(output(), count);
      }
      const asked = options === undefined ? {} : options;
      const { maxTurns, ring } = readPairsOptions('connect', asked, wasm);
      const { order = 'turns', format = 'cells' } = asked;
      const orderIndex = oneOf('connect: order', order, orders);
      const cornersOnly = oneOf('connect: format', format, FORMATS) === 1;
      copyBoard('connect', board, maxSide, input());
      const count = call.connect(
        bottom + 1,
        cols,
        row1 * cols + col1,
        row2 * cols + col2,
        maxTurns,
        orderIndex,
        ring,
        cornersOnly,
      );
      return readPath(output(), count);
    },

    /**
     * Lists every pair of tiles that `connect` can connect, in one call.
     * @param {Board} board
     * @param {PairsOptions} [options]
     * @returns {Pair[]} in reading order, the first cell of a pair before the second
     */
    pairs(board, options = {}) {
      const wasm = open();
      const { call, constants, input, output } = wasm;
      const { maxTurns, ring } = readPairsOptions('lianliankan.pairs', options, wasm);
      const cols = copyBoard('lianliankan.pairs', board, constants.lianliankan.maxSide, input());
      /** @type {Pair[]} */
      const all = [];
      const max = output().length >> 1;
      let count;
      let last = [-1, -1];
      do {
        count = call.pairs(board.length, cols, maxTurns, ring, last[0], last[1]);
        const ints = output();
        readPairs(ints, count, cols, all);
        last = [ints[2 * count - 2], ints[2 * count - 1]];
      } while (count === max);
      return all;
    },

    /**
     * Counts the straight segments needed to connect two cells, whatever they hold.
     * @param {Board} board
     * @param {Readonly<Cell>} a
     * @param {Readonly<Cell>} b
     * @returns {number} the fewest, without a limit: 0 if the cells are the same, −1 if no path connects them
     */
    segments(board, a, b) {
      const { call, constants, input } = open();
      const cols = copyBoard('lianliankan.segments', board, constants.lianliankan.maxSide, input());
      const from = cellIndex('lianliankan.segments', 'a', board, cols, a);
      const to = cellIndex('lianliankan.segments', 'b', board, cols, b);
      return call.segments(board.length, cols, from, to);
    },

    /**
     * Counts the turns from a cell to all others, whatever they hold: two equal tiles can be connected where this is not
     * −1.
     * @param {Board} board
     * @param {Readonly<Cell>} cell
     * @param {PairsOptions} [options]
     * @returns {number[][]} the fewest turns to each cell, the ring around the board included: `[row + 1][col + 1]` is for
     *   `[row, col]`. 0 for the cell itself; −1 for cells that take more than `maxTurns` turns or cannot be reached, and for
     *   the whole ring if `ring` is false
     */
    reach(board, cell, options = {}) {
      const wasm = open();
      const { call, constants, input, output } = wasm;
      const { maxTurns, ring } = readPairsOptions('lianliankan.reach', options, wasm);
      const cols = copyBoard('lianliankan.reach', board, constants.lianliankan.maxSide, input());
      call.reach(board.length, cols, cellIndex('lianliankan.reach', 'cell', board, cols, cell), maxTurns, ring);
      return readBoard(output(), board.length + 2, cols + 2);
    },

    /**
     * Removes two tiles, and lets the others close up. Does not check that `connect` can connect them.
     * @param {Board} board is not changed
     * @param {Readonly<Cell>} a
     * @param {Readonly<Cell>} b
     * @param {GravityOption} [options]
     * @returns {number[][]} the board afterwards
     */
    remove(board, a, b, options = {}) {
      const { call, constants, input } = open();
      const gravity = gravityOf('lianliankan.remove', options, constants.lianliankan);
      const cols = copyBoard('lianliankan.remove', board, constants.lianliankan.maxSide, input());
      const first = cellIndex('lianliankan.remove', 'a', board, cols, a);
      const second = cellIndex('lianliankan.remove', 'b', board, cols, b);
      call.removePair(board.length, cols, first, second, gravity);
      return readBoard(input(), board.length, cols);
    },

    ...createSearch(open, onProgress),
    ...createDealing(open, onProgress),
  });
}
