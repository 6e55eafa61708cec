// The shapes of the boards: in each row `#` is a cell for a tile and `.` a wall.
import { hasWalls, readShape, shapeOf } from '../../../elements/lianliankan/cells.js';
import { t } from '../../kernel/i18n.js';

/** @typedef {{ name: string, rows: string }} Shape rows: with spaces between them */

/** Each shape has a word in addresses, which never changes. @type {Readonly<Record<string, Shape>>} */
export const shapes = {
  heart: {
    name: t('心形', 'Heart'),
    rows: '.##....##. ####..#### ########## ########## ########## ########## .########. ..######.. ...####... ....##....',
  },
  ring: {
    name: t('圆环', 'Ring'),
    rows: '..######.. .########. ####..#### ###....### ###....### ###....### ###....### ####..#### .########. ..######..',
  },
  diamond: {
    name: t('菱形', 'Diamond'),
    rows: '....##.... ...####... ..######.. .########. ########## ########## .########. ..######.. ...####... ....##....',
  },
  hourglass: {
    name: t('沙漏', 'Hourglass'),
    rows: '########## ########## .########. ..######.. ...####... ....##.... ....##.... ...####... ..######.. .########. ########## ##########',
  },
  butterfly: {
    name: t('蝴蝶', 'Butterfly'),
    rows: '##......## ####..#### ########## ########## ..######.. ...####... .########. ########## ####..#### .##....##.',
  },
  fish: {
    name: t('鱼', 'Fish'),
    rows: '..####.... .######..# #######.## ########## ########## #######.## .######..# ..####....',
  },
  house: {
    name: t('房子', 'House'),
    rows: '....##.... ...####... ..######.. .########. ########## .########. .##.##.##. .########. .###..###. .###..###.',
  },
  gourd: {
    name: t('葫芦', 'Gourd'),
    rows: '....##.... ...####... ..######.. ..######.. ...####... ....##.... ..######.. .########. ########## ########## ########## .########. ...####...',
  },
  hui: {
    name: t('“回”字', 'Hui 回'),
    rows: '########## ########## ##......## ##.####.## ##.####.## ##.####.## ##.####.## ##.####.## ##.####.## ##......## ########## ##########',
  },
  zhong: {
    name: t('“中”字', 'Zhong 中'),
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

/** @param {Shape} shape @returns {string} */
export const describeShape = (shape) =>
  t(`${shape.name}：${tilesOf(shape)} 张`, `${shape.name}: ${tilesOf(shape)} tiles`);
