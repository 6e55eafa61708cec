// The hash of the page's URL names a puzzle: #p=<share code> or #daily=2026-11-21.
import { isDate } from '../../kernel/validation.js';

/** @typedef {{ code: string } | { daily: string }} PuzzleHash */

/** @param {string} hash @returns {PuzzleHash | null | undefined} undefined if it names no puzzle, null if the date is invalid */
export function parseHash(hash) {
  const parameters = new URLSearchParams(hash.slice(1));
  const code = parameters.get('p');
  if (code !== null) return { code };
  const daily = parameters.get('daily');
  if (daily === null) return undefined;
  return isDate(daily) ? { daily } : null;
}

/** @param {PuzzleHash} puzzle @returns {string} */
export const formatHash = (puzzle) => `#${'code' in puzzle ? `p=${puzzle.code}` : `daily=${puzzle.daily}`}`;

/** @param {string} code @returns {string} the URL of a position */
export const shareUrl = (code) => new URL(formatHash({ code }), location.href).href;
