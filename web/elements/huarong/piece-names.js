// The names of the pieces of 华容道, given by shape in reading order.
import { inThreeLanguages } from '../text/language.js';

/** @typedef {{ zh: string, en: string }} Name */
/** @typedef {Record<import('../text/language.js').Language, string>} Names */

/** @type {Readonly<Record<'caocao' | 'horizontal' | 'vertical' | 'soldier', readonly Name[]>>} */
export const names = {
  caocao: [{ zh: '曹操', en: 'Cao Cao' }],
  horizontal: [
    { zh: '关羽', en: 'Guan Yu' },
    { zh: '魏延', en: 'Wei Yan' },
    { zh: '姜维', en: 'Jiang Wei' },
    { zh: '周仓', en: 'Zhou Cang' },
    { zh: '关平', en: 'Guan Ping' },
    { zh: '廖化', en: 'Liao Hua' },
  ],
  vertical: [
    { zh: '张飞', en: 'Zhang Fei' },
    { zh: '赵云', en: 'Zhao Yun' },
    { zh: '马超', en: 'Ma Chao' },
    { zh: '黄忠', en: 'Huang Zhong' },
    { zh: '孟获', en: 'Meng Huo' },
    { zh: '孙权', en: 'Sun Quan' },
  ],
  soldier: [{ zh: '卒', en: 'Soldier' }],
};

/** @typedef {keyof typeof names} Shape */

/** @param {{ height: number, width: number }} piece @returns {Shape} */
export const shapeOf = ({ height, width }) =>
  height === 2 ? (width === 2 ? 'caocao' : 'vertical') : width === 2 ? 'horizontal' : 'soldier';

/**
 * Names the pieces of a puzzle that is not classic. `glyph` is drawn on the piece.
 * @param {{ id: number }[]} pieces
 * @param {(id: number) => boolean} hasGoal
 * @param {(id: number) => string} labelOf
 * @returns {Map<number, Names & { glyph: string }>} by id
 */
export const nameByNumber = (pieces, hasGoal, labelOf) =>
  new Map(
    pieces.map(({ id }) => [
      id,
      {
        glyph: labelOf(id),
        ...inThreeLanguages(
          hasGoal(id) ? { zh: `目标块 ${id}`, en: `Goal piece ${id}` } : { zh: `滑块 ${id}`, en: `Piece ${id}` },
        ),
      },
    ]),
  );

/**
 * Names the pieces of a starting board. `glyph` is drawn on the piece; the names are for labels, and numbered where a shape
 * has more pieces than names.
 * @param {{ id: number, height: number, width: number }[]} pieces in reading order
 * @returns {Map<number, Names & { glyph: string }>} by id
 */
export function namePieces(pieces) {
  /** @type {Map<number, Names & { glyph: string }>} */
  const result = new Map();
  for (const [shape, list] of Object.entries(names)) {
    const sameShape = pieces.filter((piece) => shapeOf(piece) === shape);
    for (const [index, { id }] of sameShape.entries()) {
      const { zh, en } = list[index % list.length];
      const number = sameShape.length > list.length ? ` ${Math.floor(index / list.length) + 1}` : '';
      result.set(id, { glyph: zh, ...inThreeLanguages({ zh: zh + number, en: en + number }) });
    }
  }
  return result;
}
