// 华容道: what is wrong with a classic board.
import { wrongCount } from '../arguments.js';
import { kebab, rangeError } from '../errors.js';

/**
 * @import { BoardFault } from '../types.js'
 * @import { Constants, Size } from './values.js'
 */

/**
 * @param {string} at
 * @param {number} value
 * @param {string} items
 * @param {number} expected
 * @param {string} [otherwise]
 */
export function checkSide(at, value, items, expected, otherwise = '') {
  if (value !== expected) throw wrongCount('board-size', at, value, items, expected + otherwise, { expected });
}

/**
 * @param {string} name of the function, for messages
 * @param {Size} board
 * @param {Constants} constants
 */
export function checkClassicSize(name, { rows, cols }, { classicRows, classicCols }) {
  checkSide(`${name}: board`, rows, 'rows', classicRows, ', or a goal');
  checkSide(`${name}: board`, cols, 'columns', classicCols, ', or a goal');
}

/** The end of the message about an illegal board. @type {Partial<Record<BoardFault, (id: number) => string>>} */
export const CLASSIC_FAULTS = {
  'negative-id': (id) => `has the negative id ${id}`,
  'bad-shape': (id) => `has piece ${id} in a shape that is not a 1×1, 1×2, 2×1 or 2×2 rectangle`,
  'no-cao-cao': () => 'has no 2×2 piece',
  'several-cao-caos': (id) => `has a second 2×2 piece, ${id}`,
};

/**
 * Creates the error for an illegal board.
 * @param {string} name of the function, for messages
 * @param {string} status in C++
 * @param {number} value the piece or number of cells that the message names
 * @param {Partial<Record<BoardFault, (value: number) => string>>} [faults]
 */
export function illegalBoard(name, status, value, faults = CLASSIC_FAULTS) {
  const reason = /** @type {BoardFault} */ (kebab(status));
  return rangeError('board-illegal', `${name}: board`, `${faults[reason]?.(value)}`, { reason, value });
}
