// The film of the page: states of a search, with and without the direction.
import { t } from '../../../kernel/i18n.js';
import { cellName, line, note, ring, tint } from '../marks.js';
import { tileBoard, tileFilm } from '../tile-board.js';
import { pathTo, shortestPath, withDirection, withoutDirection } from './algorithm.js';

/** @import { Film } from '../figure.js' */
/** @import { Frame } from '../marks.js' */
/** @import { TileBoard } from '../tile-board.js' */
/** @import { State } from './algorithm.js' */

/** How far from the middle of a cell a number is, on the side where the path came in. */
const SIDE = 0.29;

/** @param {number} direction */
const directionName = (direction) =>
  [t('向上', 'up'), t('向右', 'right'), t('向下', 'down'), t('向左', 'left')][direction];

/** @param {State} state */
const described = ({ row, col, direction, turns }) =>
  direction < 0
    ? t(`${cellName([row, col])}，还没有方向`, `${cellName([row, col])}, no direction yet`)
    : t(
        `${cellName([row, col])}，${directionName(direction)}，拐弯 ${turns} 次`,
        `${cellName([row, col])}, going ${directionName(direction)}, ${turns === 1 ? '1 turn' : `${turns} turns`}`,
      );

/** @param {string} step @param {State} [state] @param {boolean} [isOtherWay] does a known state differ only in the direction? */
function sentenceOf(step, state, isOtherWay) {
  if (!state) return t('队列空了：连不上。', 'The queue is empty: there is no path.');
  const words = described(state);
  switch (step) {
    case 'take':
      return t(`取出队首：${words}。`, `Take the first state: ${words}.`);
    case 'push':
      return t(`新状态：${words}。排到队尾。`, `A new state: ${words}. It joins the queue.`);
    case 'seen':
      return isOtherWay
        ? t(
            `${words}：这一格、这个拐弯数已经有了，于是跳过。可是方向不一样！`,
            `${words}: this cell has this number of turns already, so it is skipped. But the direction is another!`,
          )
        : t(`${words}：到过了，跳过。`, `${words}: seen before, so it is skipped.`);
    default:
      return t(`到了另一张 A，拐弯 ${state.turns} 次。`, `The other A is reached, with ${state.turns} turns.`);
  }
}

/** @type {Film<TileBoard>} */
export const film = {
  ...tileFilm,
  start: tileBoard('.#.a# #..#. #A.#. .##.#'),
  framesOf({ board, ends: [from, to] }, variant) {
    const nameOf = variant === 'without' ? withoutDirection : withDirection;
    /** @type {Frame[]} */
    const frames = [];
    /** @type {State[]} */
    const known = [];
    shortestPath(board, from, to, nameOf, (step, state) => {
      if (step === 'push' && state) known.push(state);
      const isOtherWay =
        step === 'seen' && !known.some((other) => state && withDirection(other) === withDirection(state));
      const trail = state ? line(pathTo(state), step === 'found' ? 'path' : 'trail') : [];
      const reached = known.filter(({ row, col }) => board[row]?.[col] === undefined || board[row][col] === 0);
      frames.push({
        line: step,
        text: sentenceOf(step, state, isOtherWay),
        marks: [
          ...new Map(reached.map(({ row, col }) => [`${row} ${col}`, tint([row, col], 'seen')])).values(),
          trail,
          ...(state ? [ring([state.row, state.col], step === 'seen' ? 'refused' : 'here')] : []),
          ...fewest(known).map(({ row, col, direction, turns }) =>
            note([row, col], turns, {
              size: 0.34,
              right: -SIDE * [0, 1, 0, -1][direction],
              down: -SIDE * [-1, 0, 1, 0][direction],
            }),
          ),
        ].flat(),
        notes: notesOf(known),
      });
    });
    return frames;
  },
};

/** @param {State[]} known @returns {State[]} of each cell and direction the one with the fewest turns */
const fewest = (known) => [
  ...new Map(
    known
      .toSorted((one, other) => other.turns - one.turns)
      .map((state) => [`${state.row} ${state.col} ${state.direction}`, state]),
  ).values(),
];

/** @param {State[]} known @returns {Map<string, string>} */
function notesOf(known) {
  /** @type {Map<string, string>} */
  const notes = new Map();
  for (const { row, col, direction, turns } of fewest(known)) {
    const at = `${row} ${col}`;
    const words = t(`${directionName(direction)}拐弯 ${turns} 次`, `${directionName(direction)} with ${turns} turns`);
    notes.set(at, [notes.get(at), words].filter(Boolean).join(t('；', '; ')));
  }
  return notes;
}
