// 连连看: which tiles join, and boards that can be cleared.
import { flag, integer, object, oneOf, show } from './arguments.js';
import { MAX_SIDE, checkShape, copyBoard, packBoard, readBoard } from './board.js';

/**
 * @import { Board, Cell, ConnectOptions, Deal, DealOptions, Pair, PairsOptions } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/** @typedef {ReturnType<typeof createLianliankan>} Lianliankan */

const MAX_TURNS = 16;
const ORDERS = ['turns', 'length'];
const FORMATS = ['cells', 'corners'];

/**
 * @param {string} name
 * @param {unknown} seed
 */
const seedOrAny = (name, seed) =>
  seed === undefined ? Math.floor(Math.random() * 2 ** 32) : integer(`${name}: seed`, seed, 0, 2 ** 32 - 1);

/**
 * @param {string} name
 * @param {PairsOptions} options
 */
function readPairsOptions(name, options) {
  const { maxTurns = 2, ring } = object(`${name}: options`, options);
  return {
    maxTurns: integer(`${name}: maxTurns`, maxTurns, 0, MAX_TURNS),
    ring: flag(`${name}: ring`, ring, true),
  };
}

/**
 * @param {string} name
 * @param {string} what
 * @param {Board} board
 * @param {number} cols
 * @param {unknown} cell
 */
function cellIndex(name, what, board, cols, cell) {
  if (!Array.isArray(cell) || cell.length !== 2) {
    throw new TypeError(`${name}: ${what} is ${show(cell)}, want [row, col]`);
  }
  return (
    cols * integer(`${name}: row of ${what}`, cell[0], 0, board.length - 1) +
    integer(`${name}: column of ${what}`, cell[1], 0, cols - 1)
  );
}

/**
 * @param {Int32Array} ints
 * @param {number} count
 * @returns {Cell[]}
 */
function readPath(ints, count) {
  /** @type {Cell[]} */
  const path = [];
  for (let i = 0; i < count; i++) path.push([ints[2 * i], ints[2 * i + 1]]);
  return path;
}

/**
 * @param {Int32Array} ints
 * @param {number} count
 * @param {number} cols
 * @param {Pair[]} [pairs] where to add them
 * @returns {Pair[]}
 */
function readPairs(ints, count, cols, pairs = []) {
  for (let i = 0; i < count; i++) {
    const first = ints[2 * i];
    const second = ints[2 * i + 1];
    pairs.push([
      [Math.floor(first / cols), first % cols],
      [Math.floor(second / cols), second % cols],
    ]);
  }
  return pairs;
}

/** @param {() => Wasm} open */
export function createLianliankan(open) {
  return Object.freeze({
    /**
     * Joins two equal tiles by straight segments through empty cells and the ring around the board.
     *
     * Of all paths the best is given (see `options.order`); ties break at the first step that differs,
     * up < right < down < left, so the answer is one and the same everywhere. Swapping the tiles changes neither
     * whether they join nor the number of turns.
     *
     * @param {Board} board 0 = empty, any other integer = a kind
     * @param {number} row1
     * @param {number} col1
     * @param {number} row2
     * @param {number} col2
     * @param {ConnectOptions} [options]
     * @returns {Cell[]} the path with both its ends; `[]` if there is none, for two different kinds, for an empty cell
     *   and for one cell twice
     * @throws {TypeError | RangeError} if an argument is no such thing, or lies outside the board
     */
    connect(board, row1, col1, row2, col2, options) {
      const { call, connectWords, wordCols, input, output, rows } = open();
      const cols = checkShape('connect', board);
      const bottom = board.length - 1;
      integer('connect: row1', row1, 0, bottom);
      integer('connect: col1', col1, 0, cols - 1);
      integer('connect: row2', row2, 0, bottom);
      integer('connect: col2', col2, 0, cols - 1);
      const from = row1 * cols + col1;
      const to = row2 * cols + col2;
      if (options === undefined && cols <= wordCols) {
        packBoard('connect', board, cols, rows());
        const count = connectWords(bottom + 1, cols, from, to, board[row1][col1], board[row2][col2]);
        return readPath(output(), count);
      }
      const asked = options === undefined ? {} : options;
      const { maxTurns, ring } = readPairsOptions('connect', asked);
      const { order = 'turns', format = 'cells' } = asked;
      const byLength = oneOf('connect: order', order, ORDERS) === 1;
      const cornersOnly = oneOf('connect: format', format, FORMATS) === 1;
      copyBoard('connect', board, input());
      const count = call.connect(bottom + 1, cols, from, to, maxTurns, byLength, ring, cornersOnly);
      return readPath(output(), count);
    },

    /**
     * Lists every pair of tiles that `connect` would join, in one call.
     * @param {Board} board
     * @param {PairsOptions} [options]
     * @returns {Pair[]} in reading order, the first cell of a pair before the second
     */
    pairs(board, options = {}) {
      const { call, input, output } = open();
      const { maxTurns, ring } = readPairsOptions('lianliankan.pairs', options);
      const cols = copyBoard('lianliankan.pairs', board, input());
      /** @type {Pair[]} */
      const all = [];
      const most = output().length >> 1;
      let count;
      let last = [-1, -1];
      do {
        count = call.pairs(board.length, cols, maxTurns, ring, last[0], last[1]);
        const ints = output();
        readPairs(ints, count, cols, all);
        last = [ints[2 * count - 2], ints[2 * count - 1]];
      } while (count === most);
      return all;
    },

    /**
     * Takes two tiles off. Whether they may go is for `connect` to say.
     * @param {Board} board is left as it is
     * @param {Readonly<Cell>} a
     * @param {Readonly<Cell>} b
     * @returns {number[][]} the board afterwards
     */
    remove(board, a, b) {
      const { call, input } = open();
      const cols = copyBoard('lianliankan.remove', board, input());
      const first = cellIndex('lianliankan.remove', 'a', board, cols, a);
      const second = cellIndex('lianliankan.remove', 'b', board, cols, b);
      call.removePair(board.length, cols, first, second);
      return readBoard(input(), board.length, cols);
    },

    /**
     * Deals a full board that can be cleared.
     * @param {DealOptions} options
     * @returns {Deal}
     */
    deal(options) {
      const name = 'lianliankan.deal';
      const asked = object(`${name}: options`, options);
      const rows = integer(`${name}: rows`, asked.rows, 1, MAX_SIDE);
      const cols = integer(`${name}: cols`, asked.cols, 1, MAX_SIDE);
      const kinds = integer(`${name}: kinds`, asked.kinds, 1, MAX_SIDE * MAX_SIDE);
      const copies = integer(`${name}: copies`, asked.copies, 1, MAX_SIDE * MAX_SIDE);
      const seed = seedOrAny(name, asked.seed);
      if (copies % 2 !== 0) throw new RangeError(`${name}: copies is ${copies}, want an even number`);
      if (rows * cols !== kinds * copies) {
        throw new RangeError(
          `${name}: kinds * copies is ${kinds * copies}, want the ${rows * cols} cells of ${rows} rows and ${cols} cols`,
        );
      }
      const { call, input, output } = open();
      const count = call.deal(rows, cols, kinds, copies, seed);
      return { board: readBoard(input(), rows, cols), solution: readPairs(output(), count, cols), seed };
    },

    /**
     * Lays the remaining tiles anew on the cells that they stand on, so that the board can be cleared.
     * @param {Board} board is left as it is
     * @param {{ seed?: number }} [options] seed: 0 to 2³² − 1, any if not given
     * @returns {Deal | null} null where no arrangement can be cleared: there is an odd number of some kind
     */
    shuffle(board, options = {}) {
      const name = 'lianliankan.shuffle';
      const seed = seedOrAny(name, object(`${name}: options`, options).seed);
      const { call, input, output } = open();
      const cols = copyBoard(name, board, input());
      const rows = board.length;
      const count = call.shuffle(rows, cols, seed);
      if (count < 0) return null;
      return { board: readBoard(input(), rows, cols), solution: readPairs(output(), count, cols), seed };
    },
  });
}
