// Levels and puzzles by any of their names.

/** @import { Level } from '../types.js' */

/** Letters and digits alone, whatever their case. @param {string} name */
const plain = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * @param {readonly string[]} names
 * @param {string} wanted in any case, with any spaces and punctuation
 */
export const includesName = (names, wanted) => names.some((name) => plain(name) === plain(wanted));

/**
 * @param {readonly Level[]} levels
 * @param {string} name in simplified or traditional characters, in pinyin or English, or another that the level has
 * @returns {Level | undefined}
 */
export const findLevel = (levels, name) =>
  levels.find(({ zh, zhHant, pinyin, en, aka }) => includesName([zh, zhHant, pinyin, en, ...aka], name));
