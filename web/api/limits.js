// How long a search may take: milliseconds, nodes, or both.
import { integer } from './arguments.js';

/** @import { SearchLimits } from './types.js' */

/** Milliseconds, if no limit is given. */
const TIME = 1000;

/**
 * @param {string} name
 * @param {SearchLimits} limits
 * @returns {{ time: number, nodes: number }} Infinity where there is none
 */
export function readLimits(name, { time, nodes }) {
  if (time !== undefined) integer(`${name}: time`, time, 0, 2 ** 31 - 1);
  if (nodes !== undefined) integer(`${name}: nodes`, nodes, 1, Number.MAX_SAFE_INTEGER);
  return { time: time ?? (nodes === undefined ? TIME : Infinity), nodes: nodes ?? Infinity };
}
