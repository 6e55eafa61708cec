// The named classics of 华容道, unpacked when they are first asked for.
import rows from '#levels';

/** @import { Level } from '../types.js' */

const COLS = 4;

/**
 * @template T
 * @param {T} value
 * @returns {T}
 */
function freezeAll(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeAll);
  return value;
}

/** @param {string} cells an id a character, in base 36 */
const toBoard = (cells) =>
  Array.from({ length: cells.length / COLS }, (_, r) =>
    Array.from(cells.slice(COLS * r, COLS * r + COLS), (digit) => parseInt(digit, 36)),
  );

const unpack = () =>
  rows.map(([zh, zhHant, pinyin, en, aka, published, cells, lengths]) => ({
    zh,
    zhHant,
    pinyin,
    en,
    aka,
    published,
    board: toBoard(cells),
    lengths: lengths && published !== null ? { step: lengths[0], slide: lengths[1], move: published } : null,
  }));

/** @type {readonly Level[] | undefined} */
let all;
export const levels = () => (all ??= freezeAll(unpack()));
