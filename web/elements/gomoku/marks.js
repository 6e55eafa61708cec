// What is drawn over the lines of a 五子棋 board and under its stones: winning rows, threats, and what renju forbids.
import { drawBand, middleOf, svg } from './drawing.js';
import { rowsThrough } from './points.js';

/**
 * @import { Forbidden, Threats } from '../../api/types.js'
 * @import { Scene } from './view.js'
 */

/** @param {Forbidden} forbidden @param {number} size */
function drawCross({ point }, size) {
  const { x, y } = middleOf(point, size);
  const arm = 0.2;
  const path = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return svg('g', { class: 'foul' }, svg('path', { class: 'halo', d: path }), svg('path', { d: path }));
}

/**
 * The points where a colour completes something: 5 where it makes a five, 4 where a straight four.
 * @param {Threats} threats
 * @returns {Map<number, { black?: 4 | 5, white?: 4 | 5 }>}
 */
export function completions(threats) {
  /** @type {ReturnType<typeof completions>} */
  const points = new Map();
  for (const color of /** @type {const} */ (['black', 'white'])) {
    for (const { kind, next } of threats[color]) {
      const makes = kind === 'open-three' ? 4 : 5;
      for (const point of next) {
        const before = points.get(point) ?? {};
        points.set(point, { ...before, [color]: Math.max(makes, before[color] ?? 0) });
      }
    }
  }
  return points;
}

/** @param {Threats} threats @param {number} size */
function drawThreats(threats, size) {
  const bands = [...threats.black, ...threats.white].map(({ kind, cells }) => drawBand(cells, size, kind));
  const chips = [...completions(threats)].flatMap(([point, makes]) => {
    const { x, y } = middleOf(point, size);
    const aside = makes.black && makes.white ? 0.24 : 0;
    return /** @type {const} */ (['black', 'white']).flatMap((color, i) =>
      makes[color]
        ? [
            svg(
              'g',
              { class: `chip ${color}`, transform: `translate(${x + (i ? aside : -aside)} ${y})` },
              svg('rect', { x: -0.24, y: -0.24, width: 0.48, height: 0.48, rx: 0.08 }),
              svg('text', {}, String(makes[color])),
            ),
          ]
        : [],
    );
  });
  return [...bands, ...chips];
}

/** @param {Forbidden} forbidden @param {number} size */
const drawWhy = ({ lines }, size) => [
  ...lines.map(({ cells }) => drawBand(cells, size, 'why')),
  ...lines
    .flatMap(({ next }) => next)
    .map((point) => {
      const { x, y } = middleOf(point, size);
      return svg('circle', { class: 'next', cx: x, cy: y, r: 0.16 });
    }),
];

/** @param {number} point @param {number} size */
function drawHint(point, size) {
  const { x, y } = middleOf(point, size);
  return svg(
    'g',
    { class: 'hint' },
    svg('circle', { class: 'halo', cx: x, cy: y, r: 0.42 }),
    svg('circle', { cx: x, cy: y, r: 0.42 }),
  );
}

/** @param {Scene} scene @returns {Element[]} */
export function drawMarks({ pieces, size, verdict, fouls, why, threats, hint }) {
  const won = verdict.move === null ? [] : rowsThrough(pieces[verdict.move], verdict.cells, size);
  return [
    ...won.map((row) => drawBand(row, size, 'won')),
    ...(threats ? drawThreats(threats, size) : []),
    ...(why ? drawWhy(why, size) : []),
    ...fouls.map((foul) => drawCross(foul, size)),
    ...(hint === null ? [] : [drawHint(hint, size)]),
  ];
}
