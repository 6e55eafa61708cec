// The 36 faces of the tiles of 连连看. Three cues distinguish them: the character, its colour, and a mark in the corner
// for those who do not read Chinese.
import { inThreeLanguages } from '../text/language.js';
import { letterFaces } from './letter-faces.js';
import { mahjongFaces } from './mahjong-faces.js';

/** @typedef {Record<import('../text/language.js').Language, string> & { glyph: string, mark: string, ink: 'red' | 'green' | 'blue' | 'brown' | 'black' | 'purple', picture?: string, at?: string, isRepeated?: true }} Face picture: its name in the sprite sheet, if it has one; at: the `background-position` of it */

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
  ...family('一 1 One|二 2 Two|三 3 Three|四 4 Four|五 5 Five|六 6 Six|七 7 Seven|八 8 Eight|九 9 Nine', [
    'red',
    'blue',
    'green',
    'black',
    'purple',
    'brown',
  ]),
  ...family(
    '山 Mt Mountain|水 Wa Water|火 Fi Fire|云 Cl Cloud|月 Mo Moon|龙 Dr Dragon|凤 Ph Phoenix|鱼 Fh Fish|鸟 Bi Bird',
    ['green', 'blue', 'red', 'purple', 'brown', 'black'],
  ),
];

const languages = /** @type {const} */ (['zh', 'zh-Hant', 'en']);

/**
 * @param {readonly F[]} set
 * @param {number} kind any integer but 0
 * @template {Face} F
 * @returns {F} kinds beyond the number of faces repeat them, with the kind itself as the mark
 */
function cycle(set, kind) {
  const face = set[(((kind - 1) % set.length) + set.length) % set.length];
  if (kind >= 1 && kind <= set.length) return face;
  const named = { ...face };
  for (const language of languages) named[language] += ` ${kind}`;
  return { ...named, isRepeated: true, mark: String(kind) };
}

/** The look of tiles: mahjong tiles, Chinese characters on light or on dark tiles, or letters. @typedef {'serif' | 'mahjong' | 'letters' | 'dark'} Skin */

/** The faces of the skins, except those with Chinese characters. @type {Partial<Record<Skin, readonly Face[]>>} */
const otherFaces = { mahjong: mahjongFaces, letters: letterFaces };

/**
 * @param {Skin} skin
 * @param {number} kind any integer but 0
 * @returns {Face}
 */
export const faceIn = (skin, kind) => cycle(otherFaces[skin] ?? faces, kind);

/** @param {Skin} skin @returns {string | null} the address of its sprite sheet, if it has one */
export const sheetOf = (skin) => (skin === 'mahjong' ? new URL('./qiju-mahjong.svg', import.meta.url).href : null);

/** @param {Skin} skin @returns {string} its sprite sheet as a CSS value */
export function picturesOf(skin) {
  const sheet = sheetOf(skin);
  return sheet ? `url(${JSON.stringify(sheet)})` : 'none';
}

/** @param {Skin} skin @returns {Promise<void>} resolves when its sprite sheet has been loaded, or could not be */
export async function loadPictures(skin) {
  const sheet = sheetOf(skin);
  if (!sheet) return;
  const image = new Image();
  image.src = sheet;
  if (!image.complete) await new Promise((done) => (image.onload = image.onerror = done));
}
