// The daily game is a function of the date.
import { seedOf, weekdayOf } from '../../kernel/daily.js';
import { isDate } from '../../kernel/validation.js';
import { RECTANGLE } from './shapes.js';

/** @import { Game } from './address.js' */

/** From Sunday to Saturday. Eight columns fit phones and large screens, so that everyone gets the same board. */
const week = /** @type {const} */ ([
  { rows: 12, difficulty: 'expert' },
  { rows: 5, difficulty: 'easy' },
  { rows: 6, difficulty: 'easy' },
  { rows: 6, difficulty: 'normal' },
  { rows: 8, difficulty: 'normal' },
  { rows: 10, difficulty: 'normal' },
  { rows: 10, difficulty: 'hard' },
]);

/** @param {string} date @returns {Game} */
export const dailyOf = (date) => ({
  ...week[weekdayOf(date)],
  cols: 8,
  shape: RECTANGLE,
  gravity: 'none',
  seed: seedOf(date),
});

/** @param {Game} game @returns {string | null} its date; null if it is not a daily game */
export function dateOf(game) {
  const date = String(game.seed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (!isDate(date)) return null;
  const daily = dailyOf(date);
  const parts = /** @type {const} */ (['rows', 'cols', 'shape', 'difficulty', 'gravity']);
  return parts.every((part) => game[part] === daily[part]) ? date : null;
}
