// Daily puzzles: one per date, the same for everybody, and the visitor's results of the last hundred.
import { t } from './i18n.js';
import { getItem, setItem } from './storage.js';

/** @import { Game } from './saved-game.js' */

const MAX_RESULTS = 100;
const DAY = 86_400_000;

/** @param {number} time midnight UTC @returns {string} such as 2026-11-21 */
const dateOf = (time) => new Date(time).toISOString().slice(0, 10);

/** @returns {string} today's date where the visitor is */
export function today() {
  const now = new Date();
  return dateOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** @param {string} date @returns {number} 0 is Sunday */
export const weekdayOf = (date) => new Date(date).getUTCDay();

/** @param {string} date @returns {number} the seed of that day's puzzle */
export const seedOf = (date) => Number(date.replaceAll('-', ''));

/** @param {Game} game @returns {Record<string, any>} by date */
const resultsOf = (game) => getItem(`${game}.days`) ?? {};

/** @param {Game} game @param {string} date @returns {any} the stored result of that day's puzzle, or null */
export const dailyResult = (game, date) => resultsOf(game)[date] ?? null;

/**
 * Stores the result of a daily puzzle unless there is a better one.
 * @template Result
 * @param {Game} game
 * @param {string} date
 * @param {Result} result
 * @param {(a: Result, b: Result) => boolean} isBetter is the first better than the second?
 */
export function saveDailyResult(game, date, result, isBetter) {
  const results = resultsOf(game);
  if (results[date] && !isBetter(result, results[date])) return;
  results[date] = result;
  setItem(`${game}.days`, Object.fromEntries(Object.entries(results).sort().slice(-MAX_RESULTS)));
}

/** @param {Record<string, any>} results by date @param {string} date @returns {number} days in a row with one, ending with `date` */
function streakIn(results, date) {
  let days = 0;
  while (results[dateOf(Date.parse(date) - DAY * days)]) days++;
  return days;
}

/** @param {Game} game @param {string} date @returns {number} days in a row with a result, ending with `date` */
export const streakOf = (game, date) => streakIn(resultsOf(game), date);

/** @param {Game} game @returns {number} the most days in a row with a result */
export function longestStreak(game) {
  const results = resultsOf(game);
  return Math.max(0, ...Object.keys(results).map((date) => streakIn(results, date)));
}

/** Days that `recentDays` gives: five weeks. */
const RECENT = 35;

/** @param {Game} game @returns {{ date: string, result: unknown }[]} of each of the last days, today last; result: null without one */
export function recentDays(game) {
  const results = resultsOf(game);
  const now = Date.parse(today());
  return Array.from({ length: RECENT }, (_, index) => {
    const date = dateOf(now - DAY * (RECENT - 1 - index));
    return { date, result: results[date] ?? null };
  });
}

/** @param {Game} game @returns {number} days in a row with a result, up to today or, while there is none today, yesterday */
export const currentStreak = (game) => streakOf(game, today()) || streakOf(game, dateOf(Date.parse(today()) - DAY));

/**
 * A result as text to share.
 * @param {string} game its name
 * @param {string} title a date, or the name of a level
 * @param {string} score
 * @param {string} hash of the address: the part that follows the page's own
 */
export const shareText = (game, title, score, hash) =>
  `${t('棋局', 'Qiju')} · ${game} ${title}\n${score}\n${location.origin}${location.pathname}${hash}`;
