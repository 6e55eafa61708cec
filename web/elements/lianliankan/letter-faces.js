// The 36 faces of a skin that needs neither Chinese nor colours: letters, digits and signs. Boards with fewer kinds use the
// first ones, so what looks alike, such as Z and 2 or O and Q, comes last or is left out.
import { inThreeLanguages } from '../text/language.js';

/** @import { Face } from './tile-faces.js' */

/** @param {string} glyph @param {Face['ink']} ink @param {string} [zh] its name, if it is not the glyph @param {string} [en] @returns {Face} */
const face = (glyph, ink, zh = glyph, en = zh) => ({ glyph, mark: '', ink, ...inThreeLanguages({ zh, en }) });

/** @param {string} text @param {Face['ink']} ink */
const family = (text, ink) => [...text].map((glyph) => face(glyph, ink));

/** @type {readonly Face[]} */
export const letterFaces = [
  ...family('AKMTXERHYCSL', 'black'),
  ...family('47', 'blue'),
  ...family('WFJPN', 'black'),
  ...family('39', 'blue'),
  face('+', 'blue', '加号', 'plus'),
  face('?', 'blue', '问号', 'question mark'),
  face('&', 'blue', '和号', 'ampersand'),
  face('#', 'blue', '井号', 'hash'),
  ...family('BDGQUVZ', 'black'),
  face('=', 'blue', '等号', 'equals'),
  face('!', 'blue', '叹号', 'exclamation mark'),
  face('%', 'blue', '百分号', 'percent'),
  face('@', 'blue', '圈 a', 'at'),
];
