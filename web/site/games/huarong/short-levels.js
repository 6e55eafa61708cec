// Levels for newcomers, before the classics of the package, of which the easiest takes 18 moves.
import { toHant } from '../../../elements/text/hant.js';

/** @import { Level } from '../../../api/types.js' */

/**
 * @param {[zh: string, pinyin: string, en: string]} names
 * @param {string} rows digits in base 36
 * @param {[step: number, slide: number, move: number]} lengths
 * @returns {Level}
 */
const level = ([zh, pinyin, en], rows, [step, slide, move]) => ({
  ...{ zh, zhHant: toHant(zh), pinyin, en, aka: [], published: null, lengths: { step, slide, move } },
  board: rows.split(' ').map((row) => Array.from(row, (digit) => parseInt(digit, 36))),
});

/** Made by `huarong.generate`. */
export const shortLevels = [
  level(['初出茅庐', 'Chu Chu Mao Lu', 'First Outing'], '2334 5674 5110 8119 8a09', [4, 3, 3]),
  level(['小试牛刀', 'Xiao Shi Niu Dao', 'A First Trial'], '2334 5674 0678 119a 110a', [6, 6, 6]),
  level(['渐入佳境', 'Jian Ru Jia Jing', 'Getting Warmer'], '2300 4556 4116 7118 79a8', [9, 9, 9]),
  level(['步步为营', 'Bu Bu Wei Ying', 'Step by Step'], '2334 5604 5711 8911 890a', [15, 12, 12]),
  level(['登堂入室', 'Deng Tang Ru Shi', 'Into the Hall'], '2334 2511 6711 6809 08ab', [20, 17, 15]),
];
