// How often a property is tried, and how often it is then expected to have seen something.
import { isFull } from '../full.js';

/** @param {number} full @returns {number} a quarter of it, unless everything is tested at its full length */
export const runs = (full) => (isFull ? full : Math.ceil(full / 4));
