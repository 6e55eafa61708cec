// Looks back on the days of a daily game.
import { dailyResults, datesUntil, streakIn, today } from '../../kernel/daily.js';

/** @import { Game } from '../../kernel/saved-game.js' */

/** The days that `recentDays` gives: five weeks. */
const RECENT = 35;

/** @param {Game} game @returns {number} the most days in a row with a result */
export const longestStreak = (game) => streakIn(dailyResults(game), today()).longest;

/** @param {Game} game @returns {{ date: string, result: unknown }[]} the last days, today last; result: null without one */
export function recentDays(game) {
  const results = dailyResults(game);
  return datesUntil(today(), RECENT).map((date) => ({ date, result: results[date] ?? null }));
}
