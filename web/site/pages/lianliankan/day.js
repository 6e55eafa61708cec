// The game of a day: made from its date alone.
import { isDate, seedOf, weekdayOf } from '../../shared/daily.js';

/** @typedef {import('./address.js').Game} Game */

/** From Sunday to Saturday: eight columns, which fit a phone and a desk alike, so that all play the same board. */
const week = /** @type {const} */ ([
  { rows: 14, difficulty: 'expert' },
  { rows: 6, difficulty: 'easy' },
  { rows: 8, difficulty: 'easy' },
  { rows: 8, difficulty: 'normal' },
  { rows: 10, difficulty: 'normal' },
  { rows: 10, difficulty: 'hard' },
  { rows: 12, difficulty: 'hard' },
]);

/** @param {string} date @returns {Game} */
export const dailyOf = (date) => ({ ...week[weekdayOf(date)], cols: 8, gravity: 'none', seed: seedOf(date) });

/** @param {Game} game @returns {string | null} the date, if it is the game of a day */
export function dateOf(game) {
  const date = String(game.seed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (!isDate(date)) return null;
  const { rows, cols, difficulty, gravity } = dailyOf(date);
  return game.rows === rows && game.cols === cols && game.difficulty === difficulty && game.gravity === gravity
    ? date
    : null;
}
