// Options that functions of more than one game take.
import { integer } from './arguments.js';

/** @import { SearchLimits } from './types.js' */

/** The time limit in milliseconds if no limit is given. */
const DEFAULT_TIME = 1000;

/**
 * Validates the limits of a search.
 * @param {string} name
 * @param {SearchLimits} limits
 * @returns {{ time: number, nodes: number }} Infinity = unlimited
 */
export function readLimits(name, { time, nodes }) {
  if (time !== undefined) integer(`${name}: time`, time, 0, 2 ** 31 - 1);
  if (nodes !== undefined) integer(`${name}: nodes`, nodes, 1, Number.MAX_SAFE_INTEGER);
  return { time: time ?? (nodes === undefined ? DEFAULT_TIME : Infinity), nodes: nodes ?? Infinity };
}

/**
 * @param {string} name
 * @param {unknown} seed
 * @returns {number} a random seed if `seed` is undefined
 */
export const seedOrRandom = (name, seed) =>
  seed === undefined ? Math.floor(Math.random() * 2 ** 32) : integer(`${name}: seed`, seed, 0, 2 ** 32 - 1);
