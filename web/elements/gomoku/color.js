/** @typedef {'black' | 'white'} Color */

/**
 * Black moves first.
 * @param {number} moves how many have been made
 * @returns {Color} of the next
 */
export const colorAfter = (moves) => (moves % 2 ? 'white' : 'black');

/** @param {Color} color @returns {Color} */
export const oppositeOf = (color) => (color === 'black' ? 'white' : 'black');
