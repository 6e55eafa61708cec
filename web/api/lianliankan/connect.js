// 连连看: `connect` on rows of cells.
import { isIndex, requireInteger } from '../arguments.js';
import { copyCells, copyInts, readCells, readSize, takeInts } from '../board.js';
import { enumOption, optionsReader } from '../options.js';
import { readBits } from './bits.js';
import { rowsOf } from './rows-of.js';
import { packRules, readPath, ruleOptions } from './values.js';

/**
 * @import { Board, Cell, Rules } from '../types.js'
 * @import { Cells } from '../board.js'
 * @import { Wasm } from '../wasm.js'
 */

/** @typedef {ReturnType<ReturnType<typeof connectOptionsReader>>} ConnectRules */

const readFormat = enumOption(['cells', 'corners'], 'cells');

/**
 * Returns a function that reads the options of `connect`.
 * @param {() => Wasm} instance
 * @param {Rules} defaults
 */
export const connectOptionsReader = (instance, defaults) =>
  optionsReader(() => ({
    ...ruleOptions(instance().constants.lianliankan, defaults),
    order: enumOption(instance().constants.lianliankan.order, 'turns'),
    /** True for the corners only. @type {import('../options.js').Option<boolean>} */
    format: (name, key, value) => readFormat(name, key, value) === 1,
  }));

/**
 * @param {number} rows
 * @param {number} cols
 * @param {unknown} row1
 * @param {unknown} col1
 * @param {unknown} row2
 * @param {unknown} col2
 */
export function checkCells(rows, cols, row1, col1, row2, col2) {
  if (isIndex(row1, rows) && isIndex(col1, cols) && isIndex(row2, rows) && isIndex(col2, cols)) return;
  requireInteger('connect: row1', row1, 0, rows - 1);
  requireInteger('connect: col1', col1, 0, cols - 1);
  requireInteger('connect: row2', row2, 0, rows - 1);
  requireInteger('connect: col2', col2, 0, cols - 1);
}

/**
 * Connects two tiles of a board of any size, with any number of turns.
 * @param {Wasm} wasm
 * @param {Cells} board
 * @param {number} row1
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 * @param {ConnectRules} given
 */
export function connectCells({ call, input, output }, board, row1, col1, row2, col2, given) {
  const { rows, cols } = board;
  copyCells(board, input());
  const [from, to] = [row1 * cols + col1, row2 * cols + col2];
  const count = call.connect(rows, cols, from, to, packRules(given), given.order, given.format);
  return readPath(output(), count);
}

/**
 * @param {() => Wasm} instance
 * @param {Board} board rows, or a view of another entry
 * @param {number} row1
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 * @param {ConnectRules} given
 * @returns {Cell[]}
 */
export function connectRows(instance, board, row1, col1, row2, col2, given) {
  const { maxSide, maxWordCols, maxWordTurns } = instance().constants.lianliankan;
  const { order, format, maxTurns, ring } = given;
  const rowsRead = rowsOf(board);
  const size = readSize('connect', rowsRead, maxSide);
  const { rows, cols } = size;
  if (cols > maxWordCols || maxTurns > maxWordTurns) {
    const cells = readCells('connect', rowsRead, size);
    checkCells(rows, cols, row1, col1, row2, col2);
    return connectCells(instance(), cells, row1, col1, row2, col2, given);
  }
  const bits = takeInts(2 * rows);
  const kind = readBits('connect', rowsRead, size, row1, col1, row2, col2, bits);
  checkCells(rows, cols, row1, col1, row2, col2);
  const wasm = instance();
  copyInts(bits, 2 * rows, wasm.rows());
  const count = wasm.call.connectWords(rows, cols, row1, col1, row2, col2, kind, kind, maxTurns, order, ring, format);
  return readPath(wasm.output(), count);
}
