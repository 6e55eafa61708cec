// Leads to the board when a game has begun.
import { byId } from './dom.js';

/** Brings the board into view, with the head of the page if the window began below it, and goes there. */
export function showBoard() {
  const board = byId('board');
  if (board.getBoundingClientRect().top < 0) document.querySelector('.head')?.scrollIntoView();
  board.scrollIntoView({ block: 'nearest' });
  board.focus({ preventScroll: true });
}

/**
 * @template {unknown[]} Values
 * @param {(...values: Values) => unknown} play begins a game; false, or a promise of it, if none has begun
 * @returns {(...values: Values) => Promise<void>} does so, and shows the board
 */
export const andShowBoard =
  (play) =>
  async (...values) => {
    if ((await play(...values)) !== false) showBoard();
  };
