// Each date has a daily puzzle, the same for everybody. The visitor's latest results are kept.
import { joined, t } from './i18n.js';
import { getItem, setItem } from './storage.js';
import { isDate } from './validation.js';

/** @import { Game } from './saved-game.js' */
/** @typedef {{ days: number, missed: number }} Streak days: with a result, in a row; missed: days between them that were forgiven */

const MAX_RESULTS = 400;

/** After a missed day, one in this number of days is not forgiven. */
const FREEZE = 7;

const DAY = 86_400_000;

/** @param {number} time midnight UTC @returns {string} such as 2026-11-21 */
const dateOf = (time) => new Date(time).toISOString().slice(0, 10);

/** @returns {string} today's date where the visitor is */
export function today() {
  const now = new Date();
  return dateOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** @param {string} date @returns {number} days since 1970 */
export const dayOf = (date) => Date.parse(date) / DAY;

/** @param {string} date @returns {number} 0 is Sunday */
export const weekdayOf = (date) => new Date(date).getUTCDay();

/** @param {string} date @returns {number} days since Monday */
export const daysSinceMonday = (date) => (weekdayOf(date) + 6) % 7;

/** @param {string} date @returns {number} the seed of that day's puzzle */
export const seedOf = (date) => Number(date.replaceAll('-', ''));

/** @param {string} date @param {number} days @returns {string} the date this number of days earlier */
export const daysBefore = (date, days) => dateOf(Date.parse(date) - DAY * days);

/** @param {string} date @param {number} count @returns {string[]} this number of dates, of which this one is the last */
export const datesUntil = (date, count) =>
  Array.from({ length: count }, (_, index) => daysBefore(date, count - 1 - index));

/** @param {Game} game @returns {Record<string, any>} the stored results by date */
export const dailyResults = (game) => getItem(`${game}.days`) ?? {};

/** @param {Game} game @param {string} date @returns {any} the stored result of that day's puzzle, or null */
export const dailyResult = (game, date) => dailyResults(game)[date] ?? null;

/**
 * Stores the result of a daily puzzle unless there is a better one. A result is late if the first was stored after its day.
 * @template {object} Result
 * @param {Game} game
 * @param {string} date
 * @param {Result} result
 * @param {(a: Result, b: Result) => boolean} isBetter is the first better than the second?
 */
export function saveDailyResult(game, date, result, isBetter) {
  const results = dailyResults(game);
  const earlier = results[date];
  if (earlier && !isBetter(result, earlier)) return;
  const isLate = earlier ? earlier.late : date < today();
  results[date] = isLate ? { ...result, late: true } : result;
  setItem(`${game}.days`, Object.fromEntries(Object.entries(results).sort().slice(-MAX_RESULTS)));
}

/**
 * A missed day does not end a streak if no other was missed in the seven days before it. A late result does not count.
 * @param {Record<string, { late?: boolean }>} results by date
 * @param {string} date
 * @returns {Streak & { longest: number }} the streak at the end of this day, and the days of the longest until then
 */
export function streakIn(results, date) {
  const isOnTime = (/** @type {string} */ each) => isDate(each) && each <= date && !results[each].late;
  const played = new Set(Object.keys(results).filter(isOnTime).map(dayOf));
  let [days, missed, longest, lastMissed] = [0, 0, 0, -Infinity];
  for (let day = Math.min(...played); day <= dayOf(date); day++) {
    if (played.has(day)) longest = Math.max(longest, ++days);
    else {
      const isForgiven = days > 0 && day - lastMissed > FREEZE;
      [days, missed] = isForgiven ? [days, missed + 1] : [0, 0];
      lastMissed = day;
    }
  }
  return { days, missed, longest };
}

/** @param {Game} game @returns {Streak} up to today or, while there is no result today, yesterday */
export function currentStreak(game) {
  const results = dailyResults(game);
  return streakIn(results, results[today()] ? today() : daysBefore(today(), 1));
}

/** @param {number} count @returns {string} */
export const daysText = (count) => t(`${count} 天`, `${count} ${count === 1 ? 'day' : 'days'}`);

/** @param {Streak} streak @returns {string} that days were forgiven, '' if none was */
export const missedText = ({ missed }) =>
  missed ? t(`漏 ${missed} 天，不算断`, `${missed} missed ${missed === 1 ? 'day' : 'days'} forgiven`) : '';

/** @param {Streak} streak @returns {string} '' for fewer than two days */
export function streakText({ days, missed }) {
  const note = missed ? t(`（漏 ${missed} 天）`, ` (${missed} missed)`) : '';
  return days > 1 ? t(`连续 ${days} 天`, `${days} days in a row`) + note : '';
}

/** @param {Game} game @param {Date} [now] @returns {string} how long it is until the next daily puzzle, at midnight */
export function countdownText(game, now = new Date()) {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = [hours && t(`${hours} 小时`, `${hours} h`), rest && t(`${rest} 分`, `${rest} min`)];
  const left = time.filter(Boolean).join(' ');
  return t(`下一${game === 'lianliankan' ? '局' : '题'}还有 ${left}`, `next in ${left}`);
}

/**
 * A result as text to share.
 * @param {string} game its name
 * @param {string} title a date, or the name of a level
 * @param {string} score
 * @param {string} hash of the address: the part that follows the page's own
 */
export const shareText = (game, title, score, hash) =>
  `${t('棋局', 'Qiju')} · ${game} ${title}\n${score}\n${location.origin}${location.pathname}${hash}`;

/**
 * The texts about the daily games of a page.
 * @template Result as it is stored
 * @typedef {object} Daily
 * @property {Game} game
 * @property {string} name of the game
 * @property {(date: string) => string} describe what the game of a day is
 * @property {(result: Result, date: string) => string} score
 * @property {(result: Result, date: string) => string} symbols show how it went, not how the game is solved
 */

/** @template Result @param {Daily<Result>} daily @param {string} date @param {Result} result @returns {string} to share */
export function dailyText({ game, name, score, symbols }, date, result) {
  const streak = date === today() && streakText(currentStreak(game));
  const how = `${symbols(result, date)}\n${joined(score(result, date), streak)}`;
  return shareText(name, date, how, `#daily=${date}`);
}
