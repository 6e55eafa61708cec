// The shapes of the boards: in each row `#` is a cell for a tile and `.` a wall.
import { hasWalls, readShape, shapeOf } from '../../../elements/lianliankan/cells.js';

/** @typedef {{ zh: string, en: string, rows: string }} Shape rows: with spaces between them */

/** By the word for it in addresses, which never changes. @type {Readonly<Record<string, Shape>>} */
export const shapes = {
  heart: {
    zh: '心形',
    en: 'Heart',
    rows: '.##....##. ####..#### ########## ########## ########## ########## .########. ..######.. ...####... ....##....',
  },
  ring: {
    zh: '圆环',
    en: 'Ring',
    rows: '..######.. .########. ####..#### ###....### ###....### ###....### ###....### ####..#### .########. ..######..',
  },
  diamond: {
    zh: '菱形',
    en: 'Diamond',
    rows: '....##.... ...####... ..######.. .########. ########## ########## .########. ..######.. ...####... ....##....',
  },
  hourglass: {
    zh: '沙漏',
    en: 'Hourglass',
    rows: '########## ########## .########. ..######.. ...####... ....##.... ....##.... ...####... ..######.. .########. ########## ##########',
  },
  butterfly: {
    zh: '蝴蝶',
    en: 'Butterfly',
    rows: '##......## ####..#### ########## ########## ..######.. ...####... .########. ########## ####..#### .##....##.',
  },
  fish: {
    zh: '鱼',
    en: 'Fish',
    rows: '..####.... .######..# #######.## ########## ########## #######.## .######..# ..####....',
  },
  house: {
    zh: '房子',
    en: 'House',
    rows: '....##.... ...####... ..######.. .########. ########## .########. .##.##.##. .########. .###..###. .###..###.',
  },
  gourd: {
    zh: '葫芦',
    en: 'Gourd',
    rows: '....##.... ...####... ..######.. ..######.. ...####... ....##.... ..######.. .########. ########## ########## ########## .########. ...####...',
  },
  hui: {
    zh: '“回”字',
    en: 'Hui 回',
    rows: '########## ########## ##......## ##.####.## ##.####.## ##.####.## ##.####.## ##.####.## ##.####.## ##......## ########## ##########',
  },
  zhong: {
    zh: '“中”字',
    en: 'Zhong 中',
    rows: '....##.... ....##.... ########## ########## ##..##..## ##..##..## ##..##..## ########## ########## ....##.... ....##.... ....##....',
  },
};

/** A board without walls, of any size. */
export const RECTANGLE = 'rectangle';

/** @param {string} name of a shape @returns {{ rows: number, cols: number, shape: string }} */
export function sidesOf(name) {
  const cells = readShape(shapes[name].rows);
  return { rows: cells.length, cols: cells[0].length, shape: name };
}

/** @param {readonly (readonly number[])[]} board @returns {string | null} the name of its shape; null if it has none of these */
export function nameOfShape(board) {
  if (!hasWalls(board)) return RECTANGLE;
  const wanted = String(shapeOf(board));
  return Object.keys(shapes).find((name) => String(readShape(shapes[name].rows)) === wanted) ?? null;
}

/** @param {Shape} shape @returns {number} of its tiles */
export const tilesOf = ({ rows }) => rows.replace(/[^#]/g, '').length;
