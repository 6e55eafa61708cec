// The hash of the page's URL names a puzzle: #p=<share code> or #daily=2026-11-21. In a race &moves=81&time=72 is added: the moves
// and the seconds to beat.
import { parseCount } from '../../kernel/race.js';
import { isDate } from '../../kernel/validation.js';

/** @typedef {{ moves: number, time: number }} ToBeat time: in seconds; fewer moves win, among equals the shorter time */
/** @typedef {({ code: string } | { daily: string }) & { toBeat?: ToBeat }} PuzzleHash */

/** @param {URLSearchParams} parameters @returns {ToBeat | null | undefined} undefined if it is no race, null if it is invalid */
function readToBeat(parameters) {
  if (!parameters.has('moves') && !parameters.has('time')) return undefined;
  const [moves, time] = ['moves', 'time'].map((name) => parseCount(parameters.get(name) ?? ''));
  return moves === null || time === null ? null : { moves, time };
}

/** @param {string} hash @returns {PuzzleHash | null | undefined} undefined if it names no puzzle, null if the date or the race is invalid */
export function parseHash(hash) {
  const parameters = new URLSearchParams(hash.slice(1));
  const code = parameters.get('p');
  const daily = parameters.get('daily');
  if (code === null && daily === null) return undefined;
  const toBeat = readToBeat(parameters);
  if (toBeat === null) return null;
  if (code !== null) return { code, toBeat };
  return isDate(String(daily)) ? { daily: String(daily), toBeat } : null;
}

/** @param {PuzzleHash} puzzle @returns {string} */
export function formatHash({ toBeat, ...puzzle }) {
  const race = toBeat ? `&moves=${toBeat.moves}&time=${toBeat.time}` : '';
  return `#${'code' in puzzle ? `p=${puzzle.code}` : `daily=${puzzle.daily}`}${race}`;
}

/** @param {string} code @returns {string} the URL of a position */
export const shareUrl = (code) => new URL(formatHash({ code }), location.href).href;
