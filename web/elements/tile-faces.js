// The 36 faces of the tiles of 连连看. Three cues tell each from the others: the character, its colour, and a mark in
// the corner that readers of no Chinese can go by.
import { inThreeLanguages } from './language.js';

/** @typedef {Record<import('./language.js').Language, string> & { glyph: string, mark: string, ink: 'red' | 'green' | 'blue' | 'brown' | 'black' | 'purple' }} Face */

/**
 * @param {string} row `character mark english-name`, separated by bars
 * @param {Face['ink'][]} inks taken in turn
 * @returns {Face[]}
 */
const family = (row, inks) =>
  row.split('|').map((entry, index) => {
    const [glyph, mark, en] = entry.split(' ');
    return { glyph, mark, ...inThreeLanguages({ zh: glyph, en }), ink: inks[index % inks.length] };
  });

/** @type {readonly Face[]} */
export const faces = [
  ...family('东 E East|南 S South|西 W West|北 N North', ['black', 'red', 'green', 'blue']),
  ...family('中 C Centre|发 F Fortune', ['red', 'green']),
  ...family('梅 Pl Plum|兰 Or Orchid|竹 Ba Bamboo|菊 Ch Chrysanthemum', ['red', 'purple', 'green', 'brown']),
  ...family('春 Sp Spring|夏 Su Summer|秋 Au Autumn|冬 Wi Winter', ['green', 'red', 'brown', 'blue']),
  ...family('琴 Zi Zither|棋 Go Chess|书 Bk Book|画 Pa Painting', ['brown', 'black', 'blue', 'purple']),
  ...family('一 1 One|二 2 Two|三 3 Three|四 4 Four|五 5 Five|六 6 Six|七 7 Seven|八 8 Eight|九 9 Nine', ['red', 'blue', 'green', 'black', 'purple', 'brown']),
  ...family('山 Mt Mountain|水 Wa Water|火 Fi Fire|云 Cl Cloud|月 Mo Moon|龙 Dr Dragon|凤 Ph Phoenix|鱼 Fh Fish|鸟 Bi Bird', ['green', 'blue', 'red', 'purple', 'brown', 'black']),
];

/**
 * @param {number} kind any integer but 0
 * @returns {Face} kinds beyond the 36 repeat the faces with the kind itself as the mark
 */
export function faceOf(kind) {
  const face = faces[(((kind - 1) % faces.length) + faces.length) % faces.length];
  if (kind >= 1 && kind <= faces.length) return face;
  return { ...face, mark: String(kind), ...inThreeLanguages({ zh: `${face.zh}${kind}`, en: `${face.en} ${kind}` }) };
}
