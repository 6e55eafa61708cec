// Draws a position of 五子棋 as a picture.
import { shape, svg } from '../../kernel/svg.js';

/** @typedef {{ size: number, moves: readonly number[], isBlack?: (index: number) => boolean, numbers?: boolean, stars?: readonly (readonly number[])[], rows?: readonly (readonly number[])[] }} Position moves: their points on the screen; isBlack: every other one by default; numbers: are the moves numbered? stars: columns and rows of star points; rows: that have won */

/** @param {Position} position @returns {import('../../kernel/svg.js').Picture} */
export function drawStones({
  size,
  moves,
  isBlack = (index) => index % 2 === 0,
  numbers = false,
  stars = [],
  rows = [],
}) {
  const x = (/** @type {number} */ point) => (point % size) + 0.5;
  const y = (/** @type {number} */ point) => Math.floor(point / size) + 0.5;
  const end = size - 0.5;
  const inner = Array.from({ length: size - 2 }, (_, i) => `M.5 ${i + 1.5}H${end}M${i + 1.5} .5V${end}`);
  const stones = moves.flatMap((move, index) => {
    const centre = { cx: x(move), cy: y(move) };
    const color = isBlack(index) ? 'black' : 'white';
    const stone = shape('circle', { class: `stone ${color}`, ...centre, r: 0.44 });
    const text = { class: `on-${color}`, x: x(move), y: y(move) + 0.145, 'font-size': 0.4 };
    if (numbers) return [stone, shape('text', text, String(index + 1))];
    return index === moves.length - 1
      ? [stone, shape('circle', { class: `last on-${color}`, ...centre, r: 0.13 })]
      : [stone];
  });
  return svg(size, size, [
    shape('path', { class: 'lines', d: inner.join('') }),
    shape('path', { class: 'edge', d: `M.5 .5H${end}V${end}H.5Z` }),
    ...stars.map(([col, row]) => shape('circle', { class: 'star', cx: col + 0.5, cy: row + 0.5, r: 0.11 })),
    ...rows.map(([first, ...more]) => {
      const last = more.at(-1) ?? first;
      return shape('line', { class: 'row', x1: x(first), y1: y(first), x2: x(last), y2: y(last) });
    }),
    ...stones,
  ]);
}
