// Finds levels and puzzles by any of their names.

/** @import { Level } from '../types.js' */

/** Keeps letters and digits, in lower case. @param {string} name */
const normalize = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * @param {readonly string[]} names
 * @param {string} wanted in any case, with any spaces and punctuation
 */
export const includesName = (names, wanted) => names.some((name) => normalize(name) === normalize(wanted));

/**
 * @param {readonly Level[]} levels
 * @param {string} name in simplified or traditional characters, in pinyin or English, or any other name of the level
 * @returns {Level | undefined}
 */
export const findLevel = (levels, name) =>
  levels.find(({ zh, zhHant, pinyin, en, aka }) => includesName([zh, zhHant, pinyin, en, ...aka], name));
