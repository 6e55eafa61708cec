// Boards that another entry of the package has read: each entry may have its own class of views.
import { isArray, isRevoked } from '../arguments.js';

/** @import { Board } from '../types.js' */

/** A property that is true for the views of every entry of the package. */
export const VIEW = Symbol.for('qiju.BoardView');

/**
 * Returns the rows of a view; returns any other value unchanged.
 * @param {any} board
 * @returns {Board}
 */
export const rowsOf = (board) =>
  typeof board === 'object' && board !== null && !isRevoked(board) && !isArray(board) && board[VIEW] === true
    ? board.toRows()
    : board;
