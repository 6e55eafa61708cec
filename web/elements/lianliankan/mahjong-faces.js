// The 42 faces of mahjong tiles. Boards with fewer kinds use the first ones, so these are the easiest to distinguish at the
// smallest size: the first 36 have one to seven of each suit, the first 20 the winds, the dragons, the flowers and one to three.
import { inThreeLanguages } from '../text/language.js';

/** @typedef {import('./tile-faces.js').Face & { picture: string, at: string }} MahjongFace */

/**
 * @param {string} picture
 * @param {string} mark
 * @param {import('./tile-faces.js').Face['ink']} ink of the mark
 * @param {string} zh
 * @param {string} en
 * @returns {Omit<MahjongFace, 'at'>}
 */
const face = (picture, mark, ink, zh, en) => ({ picture, mark, ink, glyph: '', ...inThreeLanguages({ zh, en }) });

/** @param {number[]} numbers the same of each suit */
const suits = (numbers) =>
  numbers.flatMap((number) => {
    const zh = '一二三四五六七八九'[number - 1];
    return [
      face(`dots-${number}`, String(number), 'blue', `${zh}筒`, `${number} of Dots`),
      face(`bamboo-${number}`, String(number), 'green', `${zh}索`, `${number} of Bamboo`),
      face(`characters-${number}`, String(number), 'red', `${zh}万`, `${number} of Characters`),
    ];
  });

const faces = [
  face('east', 'E', 'black', '东风', 'East Wind'),
  face('south', 'S', 'black', '南风', 'South Wind'),
  face('west', 'W', 'black', '西风', 'West Wind'),
  face('north', 'N', 'black', '北风', 'North Wind'),
  face('red', 'C', 'red', '红中', 'Red Dragon'),
  face('green', 'F', 'green', '发财', 'Green Dragon'),
  face('white', 'B', 'blue', '白板', 'White Dragon'),
  face('plum', 'Pl', 'red', '梅', 'Plum'),
  face('orchid', 'Or', 'purple', '兰', 'Orchid'),
  face('bamboo', 'Ba', 'green', '竹', 'Bamboo'),
  face('chrysanthemum', 'Ch', 'brown', '菊', 'Chrysanthemum'),
  ...suits([1, 2, 3]),
  face('spring', 'Sp', 'green', '春', 'Spring'),
  face('summer', 'Su', 'red', '夏', 'Summer'),
  face('autumn', 'Au', 'brown', '秋', 'Autumn'),
  face('winter', 'Wi', 'blue', '冬', 'Winter'),
  ...suits([4, 5, 6, 7]),
  ...suits([8, 9]),
];

/** The rows and columns of the sprite sheet, whose pictures are in this order. */
export const SHEET_COLS = 7;
export const SHEET_ROWS = faces.length / SHEET_COLS;

/** @param {number} index @returns {string} as a `background-position` */
const placeInSheet = (index) =>
  `${(100 * (index % SHEET_COLS)) / (SHEET_COLS - 1)}% ${(100 * Math.floor(index / SHEET_COLS)) / (SHEET_ROWS - 1)}%`;

/** @type {readonly MahjongFace[]} */
export const mahjongFaces = faces.map((drawn, index) => ({ ...drawn, at: placeInSheet(index) }));
