// The pieces, walls, gates and goals of a sliding-block puzzle that is not classic, as SVG.
import { svg } from '../board/dom.js';
import { outline } from './outline.js';

/** @import { Goal } from '../../api/types.js' */
/** @import { Cell } from './outline.js' */
/** @typedef {readonly (readonly number[])[]} Board */

/** In cells. */
const INSET = { piece: 0.03, goal: 0.1, gate: 0.03 };
const RADIUS = { piece: 0.1, goal: 0.08, wall: 0.06 };

/** The most frames that are drawn above the pieces; more would hide them. */
const MOST_ABOVE = 2;

/** @param {Board} board @param {(id: number) => boolean} isWanted @returns {Cell[]} in reading order */
export const cellsWhere = (board, isWanted) =>
  board.flatMap((ids, row) => ids.flatMap((id, col) => (isWanted(id) ? [/** @type {Cell} */ ([row, col])] : [])));

/** The cells of a piece, from the corner of the smallest rectangle around them. @param {Board} board @param {number} id @returns {Cell[]} */
export function shapeOn(board, id) {
  const cells = cellsWhere(board, (each) => each === id);
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  return cells.map(([row, col]) => [row - top, col - left]);
}

/**
 * @param {import('../../api/types.js').PuzzleOptions['goal']} goal
 * @returns {Goal[]} one for each piece that has a goal
 */
export function goalsOf(goal) {
  if (goal === undefined) return [];
  if ('id' in goal) return [goal];
  const list = Array.from(/** @type {ArrayLike<Goal | ArrayLike<number>>} */ (goal));
  if (list.some((item) => 'id' in item)) return /** @type {Goal[]} */ (list);
  const picture = list.map((row) => Array.from(/** @type {ArrayLike<number>} */ (row)));
  const ids = [...new Set(picture.flat())].filter((id) => id > 0);
  return ids.map((id) => {
    const cells = cellsWhere(picture, (each) => each === id);
    return {
      id,
      row: Math.min(...cells.map(([row]) => row)),
      col: Math.min(...cells.map(([, col]) => col)),
    };
  });
}

/** @param {readonly Cell[]} cells @returns {Cell[][]} parts that hang together along sides */
function partsOf(cells) {
  const left = new Map(cells.map((cell) => [String(cell), cell]));
  /** @param {Cell} cell @returns {Cell[]} */
  const take = ([row, col]) => {
    const cell = left.get(`${row},${col}`);
    if (!left.delete(`${row},${col}`)) return [];
    const around = [[row - 1, col], [row, col + 1], [row + 1, col], [row, col - 1]]; // prettier-ignore
    return [/** @type {Cell} */ (cell), ...around.flatMap(([r, c]) => take([r, c]))];
  };
  return cells.map(take).filter((part) => part.length > 0);
}

/** A label stands in the middle of a rectangle, or of the cell that is nearest to the middle of another shape. @param {readonly Cell[]} cells */
function middleOf(cells) {
  const [top, left] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis])));
  const [bottom, right] = [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis])) + 1);
  if (cells.length === (bottom - top) * (right - left)) return { x: (left + right) / 2, y: (top + bottom) / 2 };
  const mean = (/** @type {0 | 1} */ axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const distance = (/** @type {Cell} */ [row, col]) => Math.hypot(row - mean(0), col - mean(1));
  const [row, col] = [...cells].sort((a, b) => distance(a) - distance(b))[0];
  return { x: col + 0.5, y: row + 0.5 };
}

/** Writes on each part of a piece, since parts that do not touch may have one id. @param {readonly Cell[]} cells @param {string} text '' for none */
export function createLabels(cells, text) {
  if (text === '') return [];
  return partsOf(cells).map((part) => {
    const { x, y } = middleOf(part);
    return svg('text', { class: 'label', x, y }, text);
  });
}

/**
 * A piece; pointers hit its cells, not the rectangle around them.
 * @param {readonly Cell[]} cells from the corner of that rectangle
 * @param {{ height: number, width: number }} size
 * @param {string} label '' for none
 */
export function createPieceDrawing(cells, { height, width }, label) {
  const d = outline(cells, INSET.piece, RADIUS.piece);
  const groove = outline(cells, INSET.piece + 0.06, RADIUS.piece - 0.04);
  return svg(
    'svg',
    { class: 'shape', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    svg('path', { class: 'body', d }),
    svg('path', { class: 'groove', d: groove }),
    ...createLabels(cells, label),
  );
}

/**
 * Walls and gates, and a frame where each piece with a goal must come.
 * @param {Board} board
 * @param {readonly Goal[]} goals
 * @param {(id: number) => string} labelOf
 * @returns {{ below: SVGElement, above: SVGElement }} what belongs below the pieces, and above them
 */
export function createScenery(board, goals, labelOf) {
  const areas = /** @type {const} */ ([
    { className: 'gate', id: -2, inset: INSET.gate },
    { className: 'wall', id: -1, inset: 0 },
  ]).map(({ className, id, inset }) => {
    const cells = cellsWhere(board, (each) => each === id);
    return svg('path', { class: className, d: outline(cells, inset, RADIUS.wall) });
  });
  const places = goals.map(({ id, row, col }) => ({
    label: labelOf(id),
    cells: shapeOn(board, id).map(([r, c]) => /** @type {const} */ ([row + r, col + c])),
  }));
  const frames = places.map(({ cells }) => svg('path', { class: 'goal', d: outline(cells, INSET.goal, RADIUS.goal) }));
  const labels = places.flatMap(({ cells, label }) => createLabels(cells, label));
  const layer = (/** @type {SVGElement[]} */ ...children) =>
    svg(
      'svg',
      { class: 'scenery', viewBox: `0 0 ${board[0].length} ${board.length}`, 'aria-hidden': 'true' },
      ...children,
    );
  return goals.length > MOST_ABOVE
    ? { below: layer(...areas, ...frames, ...labels), above: layer() }
    : { below: layer(...areas, ...labels), above: layer(...frames) };
}

/** @param {Board} board @param {number} id @returns {boolean} does the piece have parts that do not touch? */
export const isInParts = (board, id) => partsOf(shapeOn(board, id)).length > 1;
