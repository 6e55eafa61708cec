// A puzzle a day, the same for everybody, and the results that are kept of the last ones.
import { recall, remember, say } from './shell.js';

/** @typedef {import('./saved.js').Game} Game */

/** @returns {string} such as 2026-11-21, the same everywhere at a time */
export const today = () => new Date().toISOString().slice(0, 10);

/** @param {string} text @returns {boolean} is it the date of a day? */
export function isDate(text) {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** @param {string} date @returns {number} 0 is Sunday */
export const weekdayOf = (date) => new Date(date).getUTCDay();

/** @param {string} date @returns {number} what the day's puzzle is made from */
export const seedOf = (date) => Number(date.replaceAll('-', ''));

/** How many results are kept of each game. */
const KEPT = 100;

/** @param {Game} game @returns {Record<string, any>} the results of the last days, by their dates */
const resultsOf = (game) => recall(`${game}.days`) ?? {};

/** @param {Game} game @param {string} date @returns {any} what was kept of that day's puzzle, or null */
export const resultOf = (game, date) => resultsOf(game)[date] ?? null;

/**
 * Keeps the result of a day's puzzle, unless there is a better one.
 * @template Result
 * @param {Game} game
 * @param {string} date
 * @param {Result} result
 * @param {(a: Result, b: Result) => boolean} isBetter is the first better than the second?
 */
export function keepResult(game, date, result, isBetter) {
  const results = resultsOf(game);
  if (results[date] && !isBetter(result, results[date])) return;
  results[date] = result;
  remember(`${game}.days`, Object.fromEntries(Object.entries(results).sort().slice(-KEPT)));
}

/** @param {Game} game @param {string} date @returns {number} how many days in a row, up to that one, were won */
export function streakOf(game, date) {
  const results = resultsOf(game);
  let days = 0;
  while (results[new Date(Date.parse(date) - 86_400_000 * days).toISOString().slice(0, 10)]) days++;
  return days;
}

/**
 * What to show of it to others.
 * @param {string} game its name
 * @param {string} title which of its puzzles: the date, or a name
 * @param {string} score
 * @param {string} hash of the puzzle's address, with what else comes after the page's own
 */
export const resultText = (game, title, score, hash) =>
  `${say('棋局', 'Qiju')} · ${game} ${title}\n${score}\n${location.origin}${location.pathname}${hash}`;
