// Validates boards and copies them into and out of wasm memory.
import { integer, isList, show } from './arguments.js';

/** @import { Board } from './types.js' */

const INT32_MAX = 2 ** 31 - 1;

/**
 * Checks that `board` is a rectangle; its cells are checked when they are copied.
 * @param {string} name of the function, for messages
 * @param {Board} board
 * @param {number} maxSide
 * @returns {number} the number of columns
 */
export function checkShape(name, board, maxSide) {
  if (!Array.isArray(board)) throw new TypeError(`${name}: board is ${show(board)}, want an array of rows`);
  const rows = board.length;
  if (rows < 1 || rows > maxSide) throw new RangeError(`${name}: board has ${rows} rows, want 1 to ${maxSide}`);
  const first = board[0];
  const cols = isList(first) ? first.length : 1;
  for (let r = 0; r < rows; r++) {
    const row = board[r];
    if (!isList(row)) throw new TypeError(`${name}: board row ${r} is ${show(row)}, want an array of integers`);
    if (row.length !== cols) {
      throw new RangeError(`${name}: board row ${r} has ${row.length} cells, row 0 has ${cols}`);
    }
  }
  if (cols < 1 || cols > maxSide) throw new RangeError(`${name}: board has ${cols} columns, want 1 to ${maxSide}`);
  return cols;
}

/** @param {unknown} value */
const isInt = (value) => typeof value === 'number' && value === (value | 0);

/**
 * Throws the error for a cell that is not a 32-bit integer.
 * @param {string} name
 * @param {number} row
 * @param {number} col
 * @param {unknown} value
 * @returns {never}
 */
function rejectCell(name, row, col, value) {
  integer(`${name}: board[${row}][${col}]`, value, -INT32_MAX - 1, INT32_MAX);
  throw new TypeError(`${name}: board[${row}][${col}] changed while it was read`);
}

/**
 * Copies a board into `ints`, row by row.
 * @param {string} name
 * @param {Board} board
 * @param {number} maxSide
 * @param {Int32Array} ints
 * @returns {number} the number of columns
 */
export function copyBoard(name, board, maxSide, ints) {
  const cols = checkShape(name, board, maxSide);
  let at = 0;
  for (let r = 0; r < board.length; r++) {
    const row = board[r];
    for (let c = 0; c < cols; c++) {
      const value = row[c];
      if (typeof value !== 'number' || value !== (value | 0)) rejectCell(name, r, c, value);
      ints[at++] = value;
    }
  }
  return cols;
}

/**
 * Packs up to 32 cells: bit c % 32 is set if column c is not empty, `from` <= c < `to`. The loop is unrolled by four.
 * @param {string} name
 * @param {Board} board
 * @param {number} r
 * @param {number} from
 * @param {number} to at most `from` + 32
 */
function packRow(name, board, r, from, to) {
  const row = board[r];
  let bits = 0;
  let c = from;
  for (; c + 3 < to; c += 4) {
    const k0 = row[c];
    const k1 = row[c + 1];
    const k2 = row[c + 2];
    const k3 = row[c + 3];
    if (!isInt(k0) || !isInt(k1) || !isInt(k2) || !isInt(k3)) break;
    if (k0 !== 0) bits |= 1 << c;
    if (k1 !== 0) bits |= 2 << c;
    if (k2 !== 0) bits |= 4 << c;
    if (k3 !== 0) bits |= 8 << c;
  }
  for (; c < to; c++) {
    const kind = row[c];
    if (!isInt(kind)) rejectCell(name, r, c, kind);
    if (kind !== 0) bits |= 1 << c;
  }
  return bits;
}

/**
 * Packs a board of at most 64 columns: one row is two ints, low half first; bit c is set if column c is not empty.
 * @param {string} name
 * @param {Board} board whose shape has been checked
 * @param {number} cols
 * @param {Int32Array} ints
 */
export function packBoard(name, board, cols, ints) {
  const middle = Math.min(cols, 32);
  for (let r = 0; r < board.length; r++) {
    ints[2 * r] = packRow(name, board, r, 0, middle);
    ints[2 * r + 1] = cols > 32 ? packRow(name, board, r, 32, cols) : 0;
  }
}

/**
 * Reads a board from `ints`.
 * @param {Int32Array} ints
 * @param {number} rows
 * @param {number} cols
 * @returns {number[][]}
 */
export const readBoard = (ints, rows, cols) =>
  Array.from({ length: rows }, (_, r) => Array.from(ints.subarray(r * cols, (r + 1) * cols)));
