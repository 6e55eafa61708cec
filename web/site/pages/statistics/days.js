// Looks back on the days of a daily game.
import { dailyResults, daysBefore, streakOf, today } from '../../kernel/daily.js';

/** @import { Game } from '../../kernel/saved-game.js' */

/** The days that `recentDays` gives: five weeks. */
const RECENT = 35;

/** @param {Game} game @returns {number} the most days in a row with a result */
export const longestStreak = (game) =>
  Math.max(0, ...Object.keys(dailyResults(game)).map((date) => streakOf(game, date)));

/** @param {Game} game @returns {{ date: string, result: unknown }[]} the last days, today last; result: null without one */
export function recentDays(game) {
  const results = dailyResults(game);
  return Array.from({ length: RECENT }, (_, index) => {
    const date = daysBefore(today(), RECENT - 1 - index);
    return { date, result: results[date] ?? null };
  });
}
