// What a figure draws over its board, and the names of cells.
import { t } from '../../kernel/i18n.js';
import { shape } from '../../kernel/svg.js';

/** @import { Picture, Shape } from '../../kernel/svg.js' */
/** @typedef {readonly number[]} Cell row and column */

/**
 * A step of an algorithm.
 * @typedef {object} Frame
 * @property {string} line the name of a line in the code
 * @property {string} text what happens there, as a sentence
 * @property {readonly Shape[]} marks over the board
 * @property {any} [state] that is shown, if it is not the one that the algorithm began with
 * @property {ReadonlyMap<string, string>} [notes] the same for the labels of the cells, by `row column`
 */

/** @param {Picture} picture @param {Frame} frame @returns {Picture} with the marks of the frame */
export const framed = (picture, { marks }) => ({
  ...picture,
  content: [...picture.content, shape('g', { class: 'marks' }, marks)],
});

/** @param {Cell} cell @param {string} name of the colour @returns {Shape} */
export const tint = ([row, col], name) =>
  shape('rect', { class: `tint ${name}`, x: col + 0.05, y: row + 0.05, width: 0.9, height: 0.9, rx: 0.1 });

/** @param {Cell} cell @param {string} [name] @returns {Shape} a frame around a cell */
export const ring = ([row, col], name = 'here') =>
  shape('rect', { class: `ring ${name}`, x: col + 0.06, y: row + 0.06, width: 0.88, height: 0.88, rx: 0.1 });

/**
 * @param {Cell} cell
 * @param {string | number} text
 * @param {{ size?: number, right?: number, down?: number, name?: string }} [options] right, down: from the middle, in cells; name: of
 *   the colour
 * @returns {Shape}
 */
export const note = ([row, col], text, { size = 0.45, right = 0, down = 0, name = '' } = {}) =>
  shape(
    'text',
    {
      class: `note ${name}`.trim(),
      x: (col + 0.5 + right).toFixed(2),
      y: (row + 0.5 + down + size * 0.36).toFixed(2),
      'font-size': size,
    },
    String(text),
  );

/** @param {readonly Cell[]} cells @param {string} [name] @returns {Shape} a line through the middles of the cells */
export const line = (cells, name = 'path') =>
  shape('polyline', { class: name, points: cells.map(([row, col]) => `${col + 0.5},${row + 0.5}`).join(' ') });

/** @param {Cell} cell @returns {string} */
export const cellName = ([row, col]) => t(`第 ${row + 1} 行第 ${col + 1} 列`, `row ${row + 1}, column ${col + 1}`);
