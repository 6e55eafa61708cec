// Overlays of a 五子棋 board: between its lines and its stones winning rows, threats, forbidden points, the hint and the best
// moves; on the stones the sign of the losing move.
import { svg } from '../board/dom.js';
import { centreOf, drawBand } from './drawing.js';

/** @import { Forbidden, Threats } from '../../api/types.js' */
/** @import { RankedMove } from './state.js' */
/** @import { Scene } from './view.js' */

/** @param {Forbidden} forbidden @param {number} size */
function drawForbidden({ point }, size) {
  const { x, y } = centreOf(point, size);
  const arm = 0.2;
  const path = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return svg('g', { class: 'forbidden' }, svg('path', { class: 'halo', d: path }), svg('path', { d: path }));
}

/**
 * The points where a colour completes a row: 5 where it makes a five, 4 where it makes a straight four.
 * @param {Threats} threats
 * @returns {Map<number, { black?: 4 | 5, white?: 4 | 5 }>}
 */
export function completions(threats) {
  /** @type {ReturnType<typeof completions>} */
  const points = new Map();
  for (const color of /** @type {const} */ (['black', 'white'])) {
    for (const { kind, next } of threats[color]) {
      const length = kind === 'open-three' ? 4 : 5;
      for (const point of next) {
        const known = points.get(point) ?? {};
        points.set(point, { ...known, [color]: Math.max(length, known[color] ?? 0) });
      }
    }
  }
  return points;
}

/** @param {Threats} threats @param {number} size */
function drawThreats(threats, size) {
  const bands = [...threats.black, ...threats.white].map(({ kind, cells }) => drawBand(cells, size, kind));
  const chips = [...completions(threats)].flatMap(([point, lengths]) => {
    const { x, y } = centreOf(point, size);
    const offset = lengths.black && lengths.white ? 0.24 : 0;
    return /** @type {const} */ (['black', 'white']).flatMap((color, i) =>
      lengths[color]
        ? [
            svg(
              'g',
              { class: `chip ${color}`, transform: `translate(${x + (i ? offset : -offset)} ${y})` },
              svg('rect', { x: -0.24, y: -0.24, width: 0.48, height: 0.48, rx: 0.08 }),
              svg('text', {}, String(lengths[color])),
            ),
          ]
        : [],
    );
  });
  return [...bands, ...chips];
}

/** The rows that make a point forbidden. @param {Forbidden} forbidden @param {number} size */
const drawExplanation = ({ lines }, size) => [
  ...lines.map(({ cells }) => drawBand(cells, size, 'explanation')),
  ...lines
    .flatMap(({ next }) => next)
    .map((point) => {
      const { x, y } = centreOf(point, size);
      return svg('circle', { class: 'next', cx: x, cy: y, r: 0.16 });
    }),
];

/** @param {readonly number[]} corners @param {number} size */
function drawArea(corners, size) {
  const [one, other] = corners.map((point) => centreOf(point, size));
  const [x, y] = [Math.min(one.x, other.x) - 0.5, Math.min(one.y, other.y) - 0.5];
  const [width, height] = [Math.abs(one.x - other.x) + 1, Math.abs(one.y - other.y) + 1];
  return svg('rect', { class: 'area', x, y, width, height, rx: 0.3 });
}

/** @param {number} point @param {number} size */
function drawHint(point, size) {
  const { x, y } = centreOf(point, size);
  return svg(
    'g',
    { class: 'hint' },
    svg('circle', { class: 'halo', cx: x, cy: y, r: 0.42 }),
    svg('circle', { cx: x, cy: y, r: 0.42 }),
  );
}

/** @param {RankedMove} move @param {number} index @param {number} size @param {string} text of the score */
function drawRankedMove({ point, score }, index, size, text) {
  const { x, y } = centreOf(point, size);
  return svg(
    'g',
    { class: `ranked${score === 1 ? ' won' : ''}`, transform: `translate(${x} ${y})` },
    svg('rect', { x: -0.47, y: -0.47, width: 0.94, height: 0.94, rx: 0.16 }),
    svg('text', { class: 'rank', y: -0.21 }, String(index + 1)),
    svg('text', { y: 0.21 }, text),
  );
}

/** @param {Scene} scene @param {(score: number) => string} scoreText @returns {Element[]} */
export const drawMarks = ({ size, verdict, forbidden, explained, threats, hint, best, row, area }, scoreText) => [
  ...verdict.rows.map((cells) => drawBand(cells, size, 'winning')),
  ...(threats ? drawThreats(threats, size) : []),
  ...(area.length ? [drawArea(area, size)] : []),
  ...(row.length ? [drawBand(row, size, 'hinted')] : []),
  ...(explained ? drawExplanation(explained, size) : []),
  ...forbidden.map((point) => drawForbidden(point, size)),
  ...(hint === null ? [] : [drawHint(hint, size)]),
  ...best.map((move, index) => drawRankedMove(move, index, size, scoreText(move.score))),
];

/** @param {Scene} scene @param {string} losingSign @returns {Element[]} over the stones */
export function drawSigns({ size, pieces, losing }, losingSign) {
  if (losing === null || !pieces.includes(losing)) return [];
  const { x, y } = centreOf(losing, size);
  const offset = 0.36;
  return [
    svg(
      'g',
      { class: 'losing', transform: `translate(${x} ${y})` },
      svg('circle', { class: 'ring', r: 0.47 }),
      svg('circle', { class: 'sign', cx: offset, cy: -offset, r: 0.27 }),
      svg('text', { x: offset, y: -offset }, losingSign),
    ),
  ];
}
