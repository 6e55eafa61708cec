// 五子棋: values that more than one function takes.
import { integer, isList, object, oneOf, show } from '../arguments.js';

/** @import { Pieces, JudgeOptions } from '../types.js' */

export const SIZE = 15;
/** In the order of the C++ enum Rule. */
const RULES = /** @type {const} */ (['freestyle', 'standard', 'renju', 'caro']);

/**
 * @param {string} name
 * @param {JudgeOptions} options
 */
export function readRule(name, options) {
  const { rule = 'freestyle' } = object(`${name}: options`, options);
  return { rule: oneOf(`${name}: rule`, rule, RULES), size: readSize(name, options) };
}

/**
 * @param {string} name
 * @param {{ size?: number }} options
 * @returns {number}
 */
export function readSize(name, options) {
  const { size = SIZE } = object(`${name}: options`, options);
  return integer(`${name}: size`, size, 5, 22);
}

/**
 * @param {string} name
 * @param {Pieces} pieces
 * @param {number} points how many the board has
 * @param {Int32Array} ints
 * @returns {number} how many moves there are
 */
export function copyPieces(name, pieces, points, ints) {
  if (!isList(pieces)) throw new TypeError(`${name}: pieces is ${show(pieces)}, want an array of integers`);
  const count = pieces.length;
  if (count > points) throw new RangeError(`${name}: pieces has ${count} moves, the board ${points} points`);
  for (let i = 0; i < count; i++) {
    const point = pieces[i];
    if (typeof point !== 'number' || point >>> 0 !== point || point >= points) {
      integer(`${name}: pieces[${i}]`, point, 0, points - 1);
    }
    ints[i] = point;
  }
  return count;
}
