// Levels of Huarong Road by name.

/** @import { Level } from '../api/types.js' */

/** Letters and digits alone, whatever their case. @param {string} name */
const plain = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * @param {readonly Level[]} levels
 * @param {string} name in simplified or traditional characters, in pinyin or English, or another that the level has
 * @returns {Level | undefined}
 */
export const findLevel = (levels, name) =>
  levels.find(({ zh, zhHant, pinyin, en, aka }) =>
    [zh, zhHant, pinyin, en, ...aka].some((known) => plain(known) === plain(name)),
  );
