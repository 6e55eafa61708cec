// Names the 26 openings of renju by the first three moves, which are the same in all eight symmetries of the board. Players number
// them in this order: direct 1 to 13, indirect 1 to 13 (Renju International Federation). No rule depends on an opening, so the engine
// does not know them.

import { t } from '../../kernel/i18n.js';

/** The second move is next to the first on a line (`direct`), or on a diagonal. @typedef {'direct' | 'indirect'} Kind */
/** @typedef {{ kind: Kind, name: string }} Opening in English with its Japanese name, as renju players write it */

/**
 * Third moves to the right of the first and above it, where the second is right above it, or above it to the right.
 * @type {Record<Kind, [right: number, up: number, name: string][]>}
 */
const table = {
  direct: [
    [0, 2, t('寒星', 'Kansei')],
    [1, 2, t('溪月', 'Keigetsu')],
    [2, 2, t('疏星', 'Sosei')],
    [1, 1, t('花月', 'Kagetsu')],
    [2, 1, t('残月', 'Zangetsu')],
    [1, 0, t('雨月', 'Ugetsu')],
    [2, 0, t('金星', 'Kinsei')],
    [0, -1, t('松月', 'Shogetsu')],
    [1, -1, t('丘月', 'Kyugetsu')],
    [2, -1, t('新月', 'Shingetsu')],
    [0, -2, t('瑞星', 'Zuisei')],
    [1, -2, t('山月', 'Sangetsu')],
    [2, -2, t('游星', 'Yusei')],
  ],
  indirect: [
    [2, 2, t('长星', 'Chosei')],
    [2, 1, t('峡月', 'Kyogetsu')],
    [2, 0, t('恒星', 'Kosei')],
    [2, -1, t('水月', 'Suigetsu')],
    [2, -2, t('流星', 'Ryusei')],
    [1, 0, t('云月', 'Ungetsu')],
    [1, -1, t('浦月', 'Hogetsu')],
    [1, -2, t('岚月', 'Rangetsu')],
    [0, -1, t('银月', 'Gingetsu')],
    [0, -2, t('明星', 'Myojo')],
    [-1, -1, t('斜月', 'Shagetsu')],
    [-1, -2, t('名月', 'Meigetsu')],
    [-2, -2, t('彗星', 'Suisei')],
  ],
};

/** @typedef {readonly [right: number, up: number]} Step from the centre */

/** @param {Step} step @returns {Step[]} its images under the eight symmetries, for each step in the same order */
const images = ([x, y]) => {
  /** @type {Step[]} */
  const turned = [
    [x, y],
    [y, -x],
    [-x, -y],
    [-y, x],
  ];
  return turned.flatMap(([right, up]) => [
    [right, up],
    [-right, up],
  ]);
};

/**
 * Recognises an opening.
 * @param {readonly number[]} pieces the moves of a game, Black first; those after the third do not matter
 * @param {number} size of the board
 * @returns {Opening | null} null if there are fewer than three moves, the first is not at the centre, the second not next to it, or
 *   the third not among the 5×5 points around it
 */
export function renjuOpening(pieces, size) {
  const [first, second, third] = pieces;
  if (third === undefined || 2 * first !== size * size - 1) return null;
  const centre = (size - 1) / 2;
  const stepTo = (/** @type {number} */ point) =>
    /** @type {const} */ ([(point % size) - centre, centre - Math.floor(point / size)]);
  const thirds = images(stepTo(third));
  for (const [index, [x, y]] of images(stepTo(second)).entries()) {
    const kind = y !== 1 ? null : x === 0 ? 'direct' : x === 1 ? 'indirect' : null;
    const [right, up] = thirds[index];
    const found = kind && table[kind].find(([x3, y3]) => x3 === right && y3 === up);
    if (found) return { kind, name: found[2] };
  }
  return null;
}
