// An immutable board: it is read and prepared once.
import { copyCells, readBoard, toRows } from '../board.js';
import { rowsOf, VIEW } from './rows-of.js';

/**
 * @import { Board } from '../types.js'
 * @import { Cells } from '../board.js'
 * @import { Wasm } from '../wasm.js'
 */

/**
 * A board that `lianliankan.board` has read. The functions of 连连看 accept it instead of rows, and repeated calls with the
 * same view are faster. There is nothing to free.
 */
export class BoardView {
  /** @type {Int32Array} */
  #cells;

  /** @param {Cells} cells the view keeps them */
  constructor({ rows, cols, cells }) {
    /** The number of rows. @readonly */
    this.rows = rows;
    /** The number of columns. @readonly */
    this.cols = cols;
    this.#cells = cells;
    Object.freeze(this);
  }

  /**
   * Returns the kind of a cell.
   * @param {number} row
   * @param {number} col
   * @returns {number | undefined} undefined if it is not on the board
   */
  at(row, col) {
    return row >= 0 && row < this.rows && col >= 0 && col < this.cols ? this.#cells[row * this.cols + col] : undefined;
  }

  /** Tells the other entries of the package that it is a view. @internal */
  get [VIEW]() {
    return #cells in this; // its prototype has none
  }

  /** Copies the board. @returns {number[][]} its rows */
  toRows() {
    return toRows(this.#cells, this.rows, this.cols);
  }

  /**
   * True for a view, whatever its prototype.
   * @param {unknown} value
   * @returns {value is BoardView}
   * @internal
   */
  static is(value) {
    return typeof value === 'object' && value !== null && #cells in value;
  }

  /** @param {BoardView} view @returns {Int32Array} @internal */
  static cellsOf(view) {
    return view.#cells;
  }
}

/**
 * Reads a board or a view.
 * @param {string} name of the function, for messages
 * @param {Board | BoardView} board
 * @param {number} maxSide
 * @returns {Cells}
 */
export function readTiles(name, board, maxSide) {
  if (!BoardView.is(board)) return readBoard(name, rowsOf(board), maxSide);
  return { rows: board.rows, cols: board.cols, cells: BoardView.cellsOf(board), isKept: true };
}

/**
 * Prepares a view in the module, unless it was the last one.
 * @param {Wasm} wasm
 * @param {BoardView} view
 */
export function prepare({ call, input, prepared }, view) {
  if (prepared.view === view) return;
  const { rows, cols } = view;
  prepared.view = undefined;
  copyCells({ rows, cols, cells: BoardView.cellsOf(view), isKept: true }, input());
  call.prepare(rows, cols);
  prepared.view = view;
}

/**
 * Prepares a view, or copies any other board for one call.
 * @param {Wasm} wasm
 * @param {Board | BoardView} board
 * @param {Cells} cells of `board`
 * @returns {number} the rows for a binding to take: 0 means the prepared board
 */
export function prepareOrCopy(wasm, board, cells) {
  if (BoardView.is(board)) {
    prepare(wasm, board);
    return 0;
  }
  copyCells(cells, wasm.input());
  return cells.rows;
}
