// What the functions of 连连看 take and give, besides boards.
import { integer, isArray, show } from '../arguments.js';
import { enumOption } from '../options.js';

/**
 * @import { Cell, Difficulty, Gravity, Pair, PathOptions, Refusal, Solution } from '../types.js'
 * @import { Cells } from '../board.js'
 */

/**
 * The functions of cpp/bindings/lianliankan.cpp, where each is described.
 * @typedef {object} Bindings
 * @property {() => number} lianliankanConstants
 * @property {(rows: number, cols: number, from: number, to: number, maxTurns: number, order: number,
 *   ring: boolean, cornersOnly: boolean) => number} connect
 * @property {(rows: number, cols: number, from: number, to: number, maxTurns: number, ring: boolean) => number} refusal
 * @property {() => number} connectWordsEntry
 * @property {(rows: number, cols: number, maxTurns: number, ring: boolean, first: number, second: number) => number}
 *   pairs
 * @property {(rows: number, cols: number, from: number, to: number) => number} segments
 * @property {(rows: number, cols: number, from: number, maxTurns: number, ring: boolean) => void} reach
 * @property {(rows: number, cols: number, first: number, second: number, gravity: number) => void} removePair
 * @property {(rows: number, cols: number, kinds: number, seed: number, gravity: number) => number} deal
 * @property {(rows: number, cols: number, seed: number, gravity: number) => number} shuffle
 * @property {(rows: number, cols: number, gravity: number, playouts: number, seed: number) => number} clearRate
 * @property {(rows: number, cols: number, kinds: number, seed: number, gravity: number, difficulty: number) => number}
 *   startDealer
 * @property {(dealer: number) => number} dealerRate
 * @property {(dealer: number, cols: number) => number} dealerBoard
 * @property {(rows: number, cols: number, gravity: number) => number} startSolver
 * @property {(search: number) => number} solverStatus
 * @property {(solver: number, cols: number) => number} solverMoves
 * @property {(rows: number, cols: number, gravity: number) => number} startHint
 * @property {(search: number, cols: number) => number} hintResult
 */

/**
 * The limits and enums that the bindings export.
 * @typedef {object} Constants
 * @property {number} maxSide of a board
 * @property {number} maxWordCols columns of a board that connectWords takes
 * @property {number} maxWordTurns turns of its paths
 * @property {number} maxTurns of a path
 * @property {number} maxManyTurnCells cells of a board whose pairs may have more than two turns
 * @property {number} maxSolveSide side of a board that can be searched
 * @property {number} maxPlayouts of a clear rate
 * @property {number} maxPlayoutWork playouts times the square of the number of cells
 * @property {number} maxRatedSide side of a board that is dealt by difficulty
 * @property {number} ratingPlayouts playouts that measure a clear rate
 * @property {NonNullable<PathOptions['order']>[]} order
 * @property {(Refusal | null)[]} refusal
 * @property {Gravity[]} gravity
 * @property {Solution['status'][]} status
 * @property {Difficulty[]} difficulty
 */

/** @param {Constants} constants */
export const gravityOption = ({ gravity }) => enumOption(gravity, 'none');

/**
 * @param {string} name
 * @param {string} what
 * @param {Cells} board
 * @param {unknown} cell
 */
export function cellIndex(name, what, { rows, cols }, cell) {
  if (!isArray(cell) || cell.length !== 2) throw new TypeError(`${name}: ${what} is ${show(cell)}, want [row, col]`);
  return (
    cols * integer(`${name}: row of ${what}`, cell[0], 0, rows - 1) +
    integer(`${name}: column of ${what}`, cell[1], 0, cols - 1)
  );
}

/**
 * @param {Int32Array} ints
 * @param {number} count
 * @returns {Cell[]}
 */
export function readPath(ints, count) {
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
export function readPairs(ints, count, cols, pairs = []) {
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
