// The named classics of 华容道, unpacked on first use.
import columns from '#levels';

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

/** @param {string} cells one id per character, in base 36 */
const toBoard = (cells) =>
  Array.from({ length: cells.length / COLS }, (_, r) =>
    Array.from(cells.slice(COLS * r, COLS * r + COLS), (digit) => parseInt(digit, 36)),
  );

const unpack = () => {
  const [texts, akas, published, steps, slides] = columns;
  const [zhs, zhHants, pinyins, ens, boards] = texts.map((column) => column.split('|'));
  return published.map((move, i) => ({
    zh: zhs[i],
    zhHant: zhHants[i],
    pinyin: pinyins[i],
    en: ens[i],
    aka: akas[i],
    published: move,
    board: toBoard(boards[i]),
    lengths: move === null ? null : { step: move + steps[i], slide: move + slides[i], move },
  }));
};

/** @type {readonly Level[] | undefined} */
let all;
export const levels = () => (all ??= freezeAll(unpack()));
