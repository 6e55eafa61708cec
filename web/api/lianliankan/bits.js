// Reads a board of 连连看 as bits: they are faster to copy than its cells.
import { isInt, readRow, rejectCells } from '../board.js';

/**
 * @import { Board } from '../types.js'
 * @import { Size } from '../board.js'
 */

/**
 * Reads up to 32 cells of a row: bit c % 32 is set if column c is not empty, `from` <= c < `to`.
 *
 * (k | (0 - k)) >>> 31 is 1 unless k is 0, without a branch; on a new board a branch would be mispredicted. `-k` could be the
 * floating-point number -0. The loop is unrolled by four and `isInt` is inlined by hand: before every call that V8 has
 * inlined, it checks that the function is still the same.
 * @param {string} name
 * @param {ArrayLike<number>} row
 * @param {number} r
 * @param {number} from
 * @param {number} to at most `from` + 32
 */
function readRowBits(name, row, r, from, to) {
  let bits = 0;
  let c = from;
  for (; c + 3 < to; c += 4) {
    const k0 = row[c];
    const k1 = row[c + 1];
    const k2 = row[c + 2];
    const k3 = row[c + 3];
    const areInts =
      typeof k0 === 'number' && k0 === (k0 | 0) && typeof k1 === 'number' && k1 === (k1 | 0) &&
      typeof k2 === 'number' && k2 === (k2 | 0) && typeof k3 === 'number' && k3 === (k3 | 0); // prettier-ignore
    if (!areInts) rejectCells(name, r, c, k0, k1, k2, k3);
    bits |=
      (((k0 | (0 - k0)) >>> 31) | (((k1 | (0 - k1)) >>> 31) << 1) |
       (((k2 | (0 - k2)) >>> 31) << 2) | (((k3 | (0 - k3)) >>> 31) << 3)) << c; // prettier-ignore
  }
  for (; c < to; c++) {
    const kind = row[c];
    if (!isInt(kind)) rejectCells(name, r, c, kind);
    bits |= ((kind | (0 - kind)) >>> 31) << c;
  }
  return bits;
}

/**
 * Reads every cell of a board of at most 64 columns once: as bits, and the kinds of two cells. A row is two ints, low half
 * first; bit c is set if column c is not empty.
 * @param {string} name
 * @param {Board} board
 * @param {Size} size
 * @param {number} row1 not yet validated, like the next three
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 * @param {Int32Array} bits receives the rows
 * @returns {number} 0 if the kinds differ, else the kind
 */
export function readBits(name, board, size, row1, col1, row2, col2, bits) {
  const { rows, cols } = size;
  const middle = Math.min(cols, 32);
  let kind1 = 0;
  let kind2 = 0;
  for (let r = 0; r < rows; r++) {
    const row = readRow(name, board, size, r);
    let low = 0;
    let high = 0;
    if (r !== row1 && r !== row2) {
      low = readRowBits(name, row, r, 0, middle);
      if (cols > 32) high = readRowBits(name, row, r, 32, cols);
    } else {
      // `| 0` tells V8 that these are integers.
      const at1 = r === row1 && isInt(col1) ? col1 | 0 : -1;
      const at2 = r === row2 && isInt(col2) ? col2 | 0 : -1;
      for (let c = 0; c < cols; c++) {
        const kind = row[c];
        if (!isInt(kind)) rejectCells(name, r, c, kind);
        const bit = ((kind | (0 - kind)) >>> 31) << c;
        if (c < 32) low |= bit;
        if (c >= 32) high |= bit;
        if (c === at1) kind1 = kind;
        if (c === at2) kind2 = kind;
      }
    }
    bits[2 * r] = low;
    bits[2 * r + 1] = high;
  }
  return kind1 === kind2 ? kind1 : 0;
}
