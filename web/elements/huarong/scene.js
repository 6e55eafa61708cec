// The parts of a sliding-block puzzle that a classic board does not have: goals, labels, gates.
import { goalsOf, isInParts } from './drawing.js';

/** @import { PuzzleOptions } from '../../api/types.js' */
/** @typedef {readonly (readonly number[])[]} Board */

/**
 * @typedef {object} Scene
 * @property {Board} board at the start
 * @property {import('../../api/types.js').Goal[]} goals
 * @property {(id: number) => boolean} hasGoal
 * @property {(id: number) => string} labelOf what is written on a piece and on its goal, '' for nothing
 */

/**
 * @param {Board} board at the start, legal
 * @param {PuzzleOptions} options
 * @returns {Scene | null} null if the board is classic
 */
export function sceneOf(board, options) {
  const goals = goalsOf(options.goal);
  if (goals.length === 0) return null;
  const hasGoal = (/** @type {number} */ id) => goals.some((goal) => goal.id === id);
  // A number tells apart what looks alike, and joins parts that do not touch.
  const labelOf = (/** @type {number} */ id) =>
    (goals.length > 1 && hasGoal(id)) || isInParts(board, id) ? String(id) : '';
  return { board, goals, hasGoal, labelOf };
}

/**
 * Adds the gates that the board shows, since a piece may cover them later.
 * @param {Board} board
 * @param {PuzzleOptions} options
 * @returns {PuzzleOptions}
 */
export function withGates(board, options) {
  const { gates = [] } = options;
  const isKnown = (/** @type {number} */ row, /** @type {number} */ col) =>
    gates.some((gate) => gate[0] === row && gate[1] === col);
  const shown = board.flatMap((ids, row) =>
    ids.flatMap((id, col) => (id === -2 && !isKnown(row, col) ? [[row, col]] : [])),
  );
  return shown.length === 0 ? options : { ...options, gates: [...gates, ...shown] };
}
