// Reads boards, and copies them into and out of the module's memory.
import { requireInteger, isArray, isLength, isList, show, wrongCount, wrongType } from './arguments.js';
import { rangeError } from './errors.js';

/** @import { Board } from './types.js' */

/**
 * A board that has been read. `cells` may be longer than the board; unless `isKept`, it is reused (see `takeInts`).
 * @typedef {{ rows: number, cols: number, cells: Int32Array, isKept?: boolean }} Cells
 */

const INT32_MAX = 2 ** 31 - 1;

const NONE = new Int32Array(0);

/** Up to this length, copying ints one by one is faster than `TypedArray.set`. */
const SHORT = 32;

/** The array that the next call reuses; an array for a large board is not kept. @type {Int32Array} */
let spare = NONE;

/**
 * Takes an array to read values into. If the caller's code runs meanwhile and calls this package, that call gets another array.
 * @param {number} length the minimum length
 * @returns {Int32Array}
 */
export function takeInts(length) {
  const taken = spare.length >= length ? spare : new Int32Array(Math.max(length, 1 << 10));
  spare = NONE;
  return taken;
}

/**
 * Copies the first `length` of `ints` into the module's memory and gives the array back for the next call.
 * @param {Int32Array} ints from `takeInts`
 * @param {number} length
 * @param {Int32Array} memory
 */
export function copyInts(ints, length, memory) {
  if (length > SHORT) memory.set(ints.subarray(0, length));
  else for (let i = 0; i < length; i++) memory[i] = ints[i];
  if (ints.length <= 1 << 16) spare = ints;
}

/** @param {unknown} value */
export const isInt = (value) => typeof value === 'number' && value === (value | 0);

/**
 * Throws the error for the first value that is not a 32-bit integer.
 * @param {string} name
 * @param {number} row
 * @param {number} col the column of the first value
 * @param {unknown[]} values consecutive cells of the row
 */
export function rejectCells(name, row, col, ...values) {
  const at = values.findIndex((value) => !isInt(value));
  requireInteger(`${name}: board[${row}][${col + at}]`, values[at], -INT32_MAX - 1, INT32_MAX);
}

/**
 * The size and the first row of a board that is being read. Messages call the argument `key` and its cells `cells`.
 * @typedef {{ rows: number, cols: number, first: ArrayLike<number>, key: string, cells: string }} Size
 */

/**
 * Creates the error for too many rows or columns, or none.
 * @param {string} at
 * @param {unknown} count
 * @param {string} items
 * @param {number} max
 */
const wrongSide = (at, count, items, max) => wrongCount('board-size', at, count, items, `1 to ${max}`, { min: 1, max });

/**
 * @param {string} name of the function, for messages
 * @param {unknown} board
 * @param {number} maxSide
 * @param {string} [key]
 * @param {string} [cells]
 * @returns {Size}
 */
export function readSize(name, board, maxSide, key = 'board', cells = 'integers') {
  if (!isArray(board)) throw wrongType(`${name}: ${key}`, board, 'an array of rows');
  const rows = board.length;
  if (rows === 0 || !isLength(rows, maxSide)) throw wrongSide(`${name}: ${key}`, rows, 'rows', maxSide);
  const first = board[0];
  if (!isList(first)) throw wrongType(`${name}: ${key} row 0`, first, `an array of ${cells}`);
  const cols = first.length;
  if (cols === 0 || !isLength(cols, maxSide)) throw wrongSide(`${name}: ${key}`, cols, 'columns', maxSide);
  return { rows, cols, first: /** @type {ArrayLike<number>} */ (first), key, cells };
}

/**
 * @param {string} name
 * @param {Board} board
 * @param {Size} size
 * @param {number} row
 */
export function readRow(name, board, size, row) {
  if (row === 0) return size.first;
  const found = board[row];
  if (!isList(found)) throw wrongType(`${name}: ${size.key} row ${row}`, found, `an array of ${size.cells}`);
  const value = found.length;
  const expected = size.cols;
  if (value !== expected) {
    const words = `has ${show(value)} cells, row 0 has ${expected}`;
    throw rangeError('board-ragged', `${name}: ${size.key} row ${row}`, words, { row, value, expected });
  }
  return found;
}

/**
 * Reads every cell of a board once.
 * @param {string} name
 * @param {Board} board
 * @param {Size} size
 * @returns {Cells}
 */
export function readCells(name, board, size) {
  const { rows, cols } = size;
  const cells = takeInts(rows * cols);
  for (let r = 0, at = 0; r < rows; r++) {
    const row = readRow(name, board, size, r);
    for (let c = 0; c < cols; c++) {
      const value = row[c];
      if (!isInt(value)) rejectCells(name, r, c, value);
      cells[at++] = value;
    }
  }
  return { rows, cols, cells };
}

/**
 * @param {string} name of the function, for messages
 * @param {Board} board
 * @param {number} maxSide
 * @returns {Cells}
 */
export const readBoard = (name, board, maxSide) => readCells(name, board, readSize(name, board, maxSide));

/**
 * Copies a board into the module's memory, row by row.
 * @param {Cells} board
 * @param {Int32Array} memory
 */
export function copyCells({ rows, cols, cells, isKept }, memory) {
  if (isKept) memory.set(cells);
  else copyInts(cells, rows * cols, memory);
}

/**
 * Copies a board out of the module's memory.
 * @param {Int32Array} memory
 * @param {number} rows
 * @param {number} cols
 * @returns {number[][]}
 */
export function toRows(memory, rows, cols) {
  /** @type {number[][]} */
  const board = [];
  // Array.from would take several times as long: it uses the iterator of the typed array.
  for (let r = 0, at = 0; r < rows; r++) {
    /** @type {number[]} */
    const row = [];
    for (let c = 0; c < cols; c++) row.push(memory[at++]);
    board.push(row);
  }
  return board;
}
