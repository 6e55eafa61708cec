// The parts of a 五子棋 board that are drawn as SVG, in units of a cell.
import { placeOf } from './points.js';

/** @import { Sight } from './sight.js' */

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Node | string)[]} children
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @param {number} count */
export const range = (count) => Array.from({ length: count }, (_, i) => i);

/** The columns and rows that have a star. @param {number} size */
export function starsOf(size) {
  const edge = size < 7 ? null : size < 12 ? 2 : 3;
  const middle = (size - 1) / 2;
  const lines = edge === null ? [] : [edge, size - 1 - edge];
  const corners = lines.flatMap((x) => lines.map((y) => [x, y]));
  if (size % 2 === 0) return corners;
  const sides =
    size < 19
      ? []
      : lines.flatMap((x) => [
          [x, middle],
          [middle, x],
        ]);
  return [...corners, ...sides, [middle, middle]];
}

/** @param {number} size */
export function drawLines(size) {
  const last = size - 0.5;
  const rules = range(size).map((i) => `M.5 ${i + 0.5}H${last}M${i + 0.5} .5V${last}`);
  return svg(
    'g',
    { class: 'lines' },
    svg('path', { d: rules.join('') }),
    svg('path', { class: 'frame', d: `M.5 .5H${last}V${last}H.5Z` }),
    ...starsOf(size).map(([x, y]) => svg('circle', { cx: x + 0.5, cy: y + 0.5, r: 0.11 })),
  );
}

/** The names of columns and rows, at the foot and at the side. @param {number} size @param {Sight} sight */
export function drawNames(size, sight) {
  const foot = range(size).map((i) => svg('text', { x: i + 0.5, y: size }, sight.foot(i)));
  const side = range(size).map((i) => svg('text', { x: 0, y: i + 0.5 }, sight.side(i)));
  return [svg('g', { class: 'foot' }, ...foot), svg('g', { class: 'side' }, ...side)];
}

/** The middle of a point. @param {number} point @param {number} size */
export function middleOf(point, size) {
  const { row, col } = placeOf(point, size);
  return { x: col + 0.5, y: row + 0.5 };
}

/**
 * A band around the stones of a row.
 * @param {readonly number[]} cells in the row's order
 * @param {number} size
 * @param {string} className
 */
export function drawBand(cells, size, className) {
  const from = middleOf(cells[0], size);
  const to = middleOf(/** @type {number} */ (cells.at(-1)), size);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const half = 0.53;
  return svg('rect', {
    class: `band ${className}`,
    x: -half,
    y: -half,
    width: length + 2 * half,
    height: 2 * half,
    rx: half,
    transform: `translate(${from.x} ${from.y}) rotate(${turn})`,
  });
}
