/** @typedef {'black' | 'white'} Color */

/**
 * Black moves first.
 * @param {number} moves how many have been made
 * @returns {Color} of the next
 */
export const colorAfter = (moves) => (moves % 2 ? 'white' : 'black');

export { oppositeOf } from '../../api/gomoku/values.js';
