// Options that functions of more than one game take.
import { integer } from './arguments.js';

/** @import { SearchLimits } from './types.js' */

/** Milliseconds, if no limit is given. */
const TIME = 1000;

/**
 * How long a search may take.
 * @param {string} name
 * @param {SearchLimits} limits
 * @returns {{ time: number, nodes: number }} Infinity where there is none
 */
export function readLimits(name, { time, nodes }) {
  if (time !== undefined) integer(`${name}: time`, time, 0, 2 ** 31 - 1);
  if (nodes !== undefined) integer(`${name}: nodes`, nodes, 1, Number.MAX_SAFE_INTEGER);
  return { time: time ?? (nodes === undefined ? TIME : Infinity), nodes: nodes ?? Infinity };
}

/**
 * @param {string} name
 * @param {unknown} seed
 * @returns {number} any, if none is given
 */
export const seedOrAny = (name, seed) =>
  seed === undefined ? Math.floor(Math.random() * 2 ** 32) : integer(`${name}: seed`, seed, 0, 2 ** 32 - 1);
