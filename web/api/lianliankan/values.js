// What the functions of 连连看 take and give, besides boards.
import { integer, object, oneOf, show } from '../arguments.js';

/** @import { Board, Cell, GravityOption, Pair } from '../types.js' */

/** In the order of the C++ enum Gravity. */
const GRAVITIES = ['none', 'down', 'up', 'left', 'right', 'centre'];

/**
 * @param {string} name
 * @param {GravityOption} options
 * @returns {number} as in C++
 */
export function gravityOf(name, options) {
  const { gravity = 'none' } = object(`${name}: options`, options);
  return oneOf(`${name}: gravity`, gravity, GRAVITIES);
}

/**
 * @param {string} name
 * @param {string} what
 * @param {Board} board
 * @param {number} cols
 * @param {unknown} cell
 */
export function cellIndex(name, what, board, cols, cell) {
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
