// Each date has a daily puzzle, the same for everybody. The visitor's results of the last hundred are kept.
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

/** @param {string} date @param {number} days @returns {string} the date this number of days earlier */
export const daysBefore = (date, days) => dateOf(Date.parse(date) - DAY * days);

/** @param {Game} game @returns {Record<string, any>} the stored results by date */
export const dailyResults = (game) => getItem(`${game}.days`) ?? {};

/** @param {Game} game @param {string} date @returns {any} the stored result of that day's puzzle, or null */
export const dailyResult = (game, date) => dailyResults(game)[date] ?? null;

/**
 * Stores the result of a daily puzzle unless there is a better one.
 * @template Result
 * @param {Game} game
 * @param {string} date
 * @param {Result} result
 * @param {(a: Result, b: Result) => boolean} isBetter is the first better than the second?
 */
export function saveDailyResult(game, date, result, isBetter) {
  const results = dailyResults(game);
  if (results[date] && !isBetter(result, results[date])) return;
  results[date] = result;
  setItem(`${game}.days`, Object.fromEntries(Object.entries(results).sort().slice(-MAX_RESULTS)));
}

/** @param {Record<string, unknown>} results by date @param {string} date @returns {number} days in a row with a result, ending with `date` */
export function streakIn(results, date) {
  let days = 0;
  while (results[daysBefore(date, days)]) days++;
  return days;
}

/** @param {Game} game @param {string} date @returns {number} the same with the stored results */
export const streakOf = (game, date) => streakIn(dailyResults(game), date);

/** @param {Game} game @returns {number} days in a row with a result, up to today or, while there is none today, yesterday */
export const currentStreak = (game) => streakOf(game, today()) || streakOf(game, daysBefore(today(), 1));

/** @param {number} count @returns {string} */
export const daysText = (count) => t(`${count} 天`, `${count} ${count === 1 ? 'day' : 'days'}`);

/** @param {number} streak days in a row @returns {string} '' for fewer than two */
export const streakText = (streak) => (streak > 1 ? t(`连续 ${streak} 天`, `${streak} days in a row`) : '');

/**
 * A result as text to share.
 * @param {string} game its name
 * @param {string} title a date, or the name of a level
 * @param {string} score
 * @param {string} hash of the address: the part that follows the page's own
 */
export const shareText = (game, title, score, hash) =>
  `${t('棋局', 'Qiju')} · ${game} ${title}\n${score}\n${location.origin}${location.pathname}${hash}`;
