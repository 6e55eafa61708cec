// Reads boards, and copies them into and out of the module's memory.
import { integer, isArray, isLength, isList, show } from './arguments.js';

/** @import { Board } from './types.js' */

/**
 * A board that has been read. `cells` may be longer than the board: it is reused, see `takeInts`.
 * @typedef {{ rows: number, cols: number, cells: Int32Array }} Cells
 */

const INT32_MAX = 2 ** 31 - 1;

const NONE = new Int32Array(0);

/** Reused from call to call, but for large boards. @type {Int32Array} */
let spare = NONE;

/**
 * Takes an array to read values into. The caller's code, which may run meanwhile and call this package, gets another one.
 * @param {number} length at least
 */
export function takeInts(length) {
  const taken = spare.length >= length ? spare : new Int32Array(Math.max(length, 1 << 10));
  spare = NONE;
  return taken;
}

/**
 * Copies the first `length` of `ints` into the module's memory, and lets the next call have the array.
 * @param {Int32Array} ints which `takeInts` returned
 * @param {number} length
 * @param {Int32Array} memory
 */
export function copyInts(ints, length, memory) {
  for (let i = 0; i < length; i++) memory[i] = ints[i];
  if (ints.length <= 1 << 16) spare = ints;
}

/**
 * Throws the error for a cell that is not a 32-bit integer.
 * @param {string} name
 * @param {number} row
 * @param {number} col
 * @param {unknown} value
 */
const rejectCell = (name, row, col, value) =>
  integer(`${name}: board[${row}][${col}]`, value, -INT32_MAX - 1, INT32_MAX);

/**
 * Reads a board: every cell once.
 * @param {string} name of the function, for messages
 * @param {Board} board
 * @param {number} maxSide
 * @returns {Cells}
 */
export function readBoard(name, board, maxSide) {
  if (!isArray(board)) throw new TypeError(`${name}: board is ${show(board)}, want an array of rows`);
  const rows = board.length;
  if (rows === 0 || !isLength(rows, maxSide)) {
    throw new RangeError(`${name}: board has ${show(rows)} rows, want 1 to ${maxSide}`);
  }
  let cols = 0;
  /** @type {Int32Array} */
  let cells = NONE;
  for (let r = 0, at = 0; r < rows; r++) {
    const row = board[r];
    if (!isList(row)) throw new TypeError(`${name}: board row ${r} is ${show(row)}, want an array of integers`);
    const { length } = row;
    if (r === 0) {
      if (length === 0 || !isLength(length, maxSide)) {
        throw new RangeError(`${name}: board has ${show(length)} columns, want 1 to ${maxSide}`);
      }
      cols = length;
      cells = takeInts(rows * cols);
    } else if (length !== cols) {
      throw new RangeError(`${name}: board row ${r} has ${show(length)} cells, row 0 has ${cols}`);
    }
    for (let c = 0; c < cols; c++) {
      const value = row[c];
      if (typeof value !== 'number' || value !== (value | 0)) rejectCell(name, r, c, value);
      cells[at++] = value;
    }
  }
  return { rows, cols, cells };
}

/**
 * Copies a board into the module's memory, row by row.
 * @param {Cells} board
 * @param {Int32Array} memory
 */
export const copyCells = ({ rows, cols, cells }, memory) => copyInts(cells, rows * cols, memory);

/**
 * Packs up to 32 cells: bit c % 32 is set if column c is not empty, `from` <= c < `to`. The loop is unrolled by four.
 * @param {Int32Array} cells
 * @param {number} start of the row
 * @param {number} from
 * @param {number} to at most `from` + 32
 */
function packRow(cells, start, from, to) {
  let bits = 0;
  let c = from;
  for (let at = start + from; c + 3 < to; c += 4, at += 4) {
    if (cells[at] !== 0) bits |= 1 << c;
    if (cells[at + 1] !== 0) bits |= 2 << c;
    if (cells[at + 2] !== 0) bits |= 4 << c;
    if (cells[at + 3] !== 0) bits |= 8 << c;
  }
  for (; c < to; c++) if (cells[start + c] !== 0) bits |= 1 << c;
  return bits;
}

/**
 * Packs a board of at most 64 columns: one row is two ints, low half first; bit c is set if column c is not empty.
 * @param {Cells} board
 * @param {Int32Array} memory
 */
export function packBoard({ rows, cols, cells }, memory) {
  const middle = Math.min(cols, 32);
  for (let r = 0, start = 0; r < rows; r++, start += cols) {
    memory[2 * r] = packRow(cells, start, 0, middle);
    memory[2 * r + 1] = cols > 32 ? packRow(cells, start, 32, cols) : 0;
  }
  if (cells.length <= 1 << 16) spare = cells;
}

/**
 * The rows of a board in the module's memory.
 * @param {Int32Array} memory
 * @param {number} rows
 * @param {number} cols
 * @returns {number[][]}
 */
export const toRows = (memory, rows, cols) =>
  Array.from({ length: rows }, (_, r) => Array.from(memory.subarray(r * cols, (r + 1) * cols)));
