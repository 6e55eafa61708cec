// A race: a link opens the same board, with a result to beat.
import { t } from './i18n.js';
import { formatTime } from './stopwatch.js';

/** @import { Action } from './result-card.js' */

/** @param {string} text in an address @returns {number | null} a number of seconds or moves; null if it is not valid */
export const parseCount = (text) => (/^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : null);

/** @param {number} milliseconds @returns {number} whole seconds, as they are shown and compared */
export const secondsIn = (milliseconds) => Math.floor(milliseconds / 1000);

/** @param {number} seconds @returns {string} such as 3:25 */
export const formatSeconds = (seconds) => formatTime(1000 * seconds);

/** @param {string} hash of an address @returns {string} the same board, and no race */
export const withoutRace = (hash) => hash.replace(/&(moves|time)=\d+/g, '');

/**
 * @param {string} result to beat
 * @param {number} difference to the player's result: negative if this is better
 * @returns {string}
 */
export function outcomeOf(result, difference) {
  if (difference < 0) return t(`挑战成功，赢过了 ${result}！`, `Challenge won: you beat ${result}!`);
  return difference === 0
    ? t(`打平了：也是 ${result}`, `A tie: ${result} too`)
    : t(`挑战没成功：对方是 ${result}`, `Not beaten: ${result}`);
}

/** @param {string} text @param {string} hash of the address that opens the race @returns {Action} */
export const challengeAction = (text, hash) => ({
  id: 'challenge',
  label: t('挑战好友', 'Challenge a friend'),
  shared: `${text}\n${location.origin}${location.pathname}${hash}`,
});
