// SVG parts of a 五子棋 board, in units of one cell.
import { svg } from '../board/dom.js';
import { coordinatesOf, starPoints } from './geometry.js';

/** @import { Orientation } from './geometry.js' */

/** @param {number} count */
export const range = (count) => Array.from({ length: count }, (_, i) => i);

/** The grid and its star points. @param {number} size */
export function drawGrid(size) {
  const last = size - 0.5;
  const lines = range(size).map((i) => `M.5 ${i + 0.5}H${last}M${i + 0.5} .5V${last}`);
  return svg(
    'g',
    { class: 'lines' },
    svg('path', { d: lines.join('') }),
    svg('path', { class: 'frame', d: `M.5 .5H${last}V${last}H.5Z` }),
    ...starPoints(size).map(([x, y]) => svg('circle', { cx: x + 0.5, cy: y + 0.5, r: 0.11 })),
  );
}

/** The labels of columns (below) and rows (left). @param {number} size @param {Orientation} orientation */
export function drawLabels(size, { columnLabel, rowLabel }) {
  const columns = range(size).map((i) => svg('text', { x: i + 0.5, y: size }, columnLabel(i)));
  const rows = range(size).map((i) => svg('text', { x: 0, y: i + 0.5 }, rowLabel(i)));
  return [svg('g', { class: 'column-labels' }, ...columns), svg('g', { class: 'row-labels' }, ...rows)];
}

/** @param {number} point @param {number} size */
export function centreOf(point, size) {
  const { row, col } = coordinatesOf(point, size);
  return { x: col + 0.5, y: row + 0.5 };
}

/**
 * A band around the stones of a row.
 * @param {readonly number[]} cells in the row's order
 * @param {number} size
 * @param {string} className
 */
export function drawBand(cells, size, className) {
  const from = centreOf(cells[0], size);
  const to = centreOf(/** @type {number} */ (cells.at(-1)), size);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const half = 0.53;
  return svg('rect', {
    class: `band ${className}`,
    x: -half,
    y: -half,
    width: length + 2 * half,
    height: 2 * half,
    rx: half,
    transform: `translate(${from.x} ${from.y}) rotate(${angle})`,
  });
}
