// Boards on their way into wasm and out of it.
import { integer, isList, show } from './arguments.js';

/** @import { Board } from './types.js' */

/** The longest side of a board. */
export const MAX_SIDE = 255;

const INT32_MAX = 2 ** 31 - 1;

/**
 * Checks that `board` is a rectangle, not yet what is in it.
 * @param {string} name of the function, for messages
 * @param {Board} board
 * @returns {number} its columns
 */
export function checkShape(name, board) {
  if (!Array.isArray(board)) throw new TypeError(`${name}: board is ${show(board)}, want an array of rows`);
  const rows = board.length;
  if (rows < 1 || rows > MAX_SIDE) throw new RangeError(`${name}: board has ${rows} rows, want 1 to ${MAX_SIDE}`);
  const first = board[0];
  const cols = isList(first) ? first.length : 1;
  for (let r = 0; r < rows; r++) {
    const row = board[r];
    if (!isList(row)) throw new TypeError(`${name}: board row ${r} is ${show(row)}, want an array of integers`);
    if (row.length !== cols) {
      throw new RangeError(`${name}: board row ${r} has ${row.length} cells, row 0 has ${cols}`);
    }
  }
  if (cols < 1 || cols > MAX_SIDE) throw new RangeError(`${name}: board has ${cols} columns, want 1 to ${MAX_SIDE}`);
  return cols;
}

/**
 * Throws what is wrong with a cell.
 * @param {string} name
 * @param {number} row
 * @param {number} col
 * @param {unknown} value
 * @returns {never}
 */
function refuseCell(name, row, col, value) {
  integer(`${name}: board[${row}][${col}]`, value, -INT32_MAX - 1, INT32_MAX);
  throw new TypeError(`${name}: board[${row}][${col}] changed while it was read`);
}

/**
 * Copies a board into `ints`, row after row.
 * @param {string} name
 * @param {Board} board
 * @param {Int32Array} ints
 * @returns {number} its columns
 */
export function copyBoard(name, board, ints) {
  const cols = checkShape(name, board);
  let at = 0;
  for (let r = 0; r < board.length; r++) {
    const row = board[r];
    for (let c = 0; c < cols; c++) {
      const value = row[c];
      if (typeof value !== 'number' || value !== (value | 0)) refuseCell(name, r, c, value);
      ints[at++] = value;
    }
  }
  return cols;
}

/**
 * Packs a board of at most 64 columns: 64 bits a row as two ints, bit c says whether column c holds anything.
 * @param {string} name
 * @param {Board} board whose shape was checked
 * @param {number} cols
 * @param {Int32Array} ints
 */
export function packBoard(name, board, cols, ints) {
  const middle = Math.min(cols, 32);
  for (let r = 0; r < board.length; r++) {
    const row = board[r];
    let low = 0;
    let high = 0;
    for (let c = 0; c < middle; c++) {
      const value = row[c];
      if (typeof value !== 'number' || value !== (value | 0)) refuseCell(name, r, c, value);
      if (value !== 0) low |= 1 << c;
    }
    for (let c = middle; c < cols; c++) {
      const value = row[c];
      if (typeof value !== 'number' || value !== (value | 0)) refuseCell(name, r, c, value);
      if (value !== 0) high |= 1 << (c - 32);
    }
    ints[2 * r] = low;
    ints[2 * r + 1] = high;
  }
}

/**
 * A board out of `ints`.
 * @param {Int32Array} ints
 * @param {number} rows
 * @param {number} cols
 * @returns {number[][]}
 */
export const readBoard = (ints, rows, cols) =>
  Array.from({ length: rows }, (_, r) => Array.from(ints.subarray(r * cols, (r + 1) * cols)));
