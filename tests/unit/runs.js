// The number of runs of a property, and of events that it is then expected to have seen.
import { isFull } from '../full-length.js';

/** @param {number} full the number with --full @returns {number} a quarter of it without --full */
export const runs = (full) => (isFull ? full : Math.ceil(full / 4));
