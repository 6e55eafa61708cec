// A hint has three steps: the first says what to look for and in which part of the board, the others show the row and the point.
import { coordinatesOf } from '../../../elements/gomoku/geometry.js';

/** @import { Rule, Threat } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */

/** A move makes one of these, or blocks a row of the other side. @typedef {'block-four' | 'block-three' | 'five' | 'double-four' | 'four-three' | 'straight-four' | 'four' | 'double-three' | 'three'} Shape */

/**
 * @typedef {object} Hint
 * @property {number} move
 * @property {Shape} shape
 * @property {[number, number]} area two corners of a part of the board that contains the move
 * @property {number[]} row that it makes or blocks: its stones and the points that complete it, from one end to the other
 */

const SIZE = 15;
/** The sides of an area. */
const AREA = 5;

/** @param {Threat} threat @returns {number[]} its points from one end to the other */
const rowOf = ({ cells, next }) => [...cells, ...next].sort((a, b) => a - b);

/** @param {readonly Threat[]} threats @returns {Shape} */
function shapeOf(threats) {
  const fours = threats.filter(({ kind }) => kind !== 'open-three');
  if (fours.length > 1) return 'double-four';
  if (fours.length === 1) {
    if (threats.length > 1) return 'four-three';
    return fours[0].kind === 'straight-four' ? 'straight-four' : 'four';
  }
  return threats.length > 1 ? 'double-three' : 'three';
}

/** A part of the board, in which the move is not always at the same place. @param {number} move @returns {[number, number]} */
export function areaAround(move) {
  const { row, col } = coordinatesOf(move, SIZE);
  const start = (/** @type {number} */ at, /** @type {number} */ offset) =>
    Math.max(0, Math.min(SIZE - AREA, at - 1 - (offset % (AREA - 2))));
  const [top, left] = [start(row, move), start(col, row + 2 * col)];
  return [SIZE * top + left, SIZE * (top + AREA - 1) + left + AREA - 1];
}

/**
 * @param {Engine['gomoku']} gomoku
 * @param {{ pieces: readonly number[], rule: Rule }} position
 * @param {number} move
 * @returns {Hint}
 */
export function describeMove(gomoku, { pieces, rule }, move) {
  const options = { rule, size: SIZE };
  const after = [...pieces, move];
  const area = areaAround(move);
  const { cells } = gomoku.judge(after, options);
  if (cells.length) return { move, area, shape: 'five', row: [...cells].sort((a, b) => a - b) };
  const color = pieces.length % 2 ? 'white' : 'black';
  const threats = gomoku.threats(after, options)[color].filter((threat) => threat.cells.includes(move));
  const [first] = [...threats].sort(
    (one, other) => Number(one.kind === 'open-three') - Number(other.kind === 'open-three'),
  );
  return { move, area, shape: shapeOf(threats), row: first ? rowOf(first) : [move] };
}

/**
 * @param {Engine['gomoku']} gomoku
 * @param {{ pieces: readonly number[], rule: Rule }} position where the other side has a threat
 * @param {number} move that blocks it
 * @returns {Hint}
 */
export function describeBlock(gomoku, { pieces, rule }, move) {
  const [threat] = gomoku.threats(pieces, { rule, size: SIZE })[pieces.length % 2 ? 'black' : 'white'];
  const shape = threat.kind === 'open-three' ? 'block-three' : 'block-four';
  return { move, area: areaAround(move), shape, row: rowOf(threat) };
}
