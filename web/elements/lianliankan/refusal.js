// Why two tiles of 连连看 cannot be joined.

/** @typedef {import('../board/grid-focus.js').Place} Place */
/** @typedef {{ reason: 'different' | 'turns' | 'blocked', turns?: number }} Refusal turns: how many it would take */

/**
 * @param {import('../board/board-element.js').Qiju} qiju
 * @param {number[][]} board
 * @param {Place} a
 * @param {Place} b that `a` was not joined to
 * @returns {Refusal}
 */
export function refusalOf({ lianliankan }, board, a, b) {
  if (board[a.row][a.col] !== board[b.row][b.col]) return { reason: 'different' };
  const segments = lianliankan.segments(board, [a.row, a.col], [b.row, b.col]);
  return segments > 0 ? { reason: 'turns', turns: segments - 1 } : { reason: 'blocked' };
}
