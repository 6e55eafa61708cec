// A game of 华容道 as the part of an address after #: p=<share code>, or daily=2026-11-21.
import { isDate } from '../../shared/daily.js';

/** @typedef {{ code: string } | { daily: string }} Address */

/**
 * @param {string} hash
 * @returns {Address | null | undefined} undefined if it names no game, null if there is no such day
 */
export function readAddress(hash) {
  const given = new URLSearchParams(hash.slice(1));
  const code = given.get('p');
  if (code !== null) return { code };
  const daily = given.get('daily');
  if (daily === null) return undefined;
  return isDate(daily) ? { daily } : null;
}

/** @param {Address} address @returns {string} */
export const writeAddress = (address) => `#${'code' in address ? `p=${address.code}` : `daily=${address.daily}`}`;
