// The game ids of Slide, an unfinished game of Simon Tatham's Portable Puzzle Collection (unfinished/slide.c):
// WxH, then m and a limit of moves or u, a colon, the cells, and the place of the main piece as x,y.
//
//     a  a piece    m  the main piece    dN  the piece of the cell N before    e  a blank    w  a wall
//     f  before one of them: only the main piece may enter          a, m, e and w may be repeated: e3
import { MAX_ROWS, finish, shapesOf } from './board.js';

/** @import { ParsedPuzzle } from '../../types.js' */
/** @import { Context } from './board.js' */
/** @import { Row } from './lines.js' */

export const GAME_ID = /^\s*(\d+)x(\d+)(?:m\d+|u)?:/;

const CELL = /(f?)(?:d(\d+)|([amew])(\d*))/iy;
const TARGET = /,(\d+),(\d+)(?:,-?\d+)?\s*$/y;

/**
 * @param {Row} row
 * @param {string | undefined} name
 * @param {Context} context
 * @returns {ParsedPuzzle}
 */
export function readGameId({ text, at }, name, context) {
  const { refuse } = context.source;
  const [head, cols, rows] = /** @type {RegExpExecArray} */ (GAME_ID.exec(text));
  const [width, height] = [Number(cols), Number(rows)];
  if (!(width > 0 && height > 0 && width <= MAX_ROWS && height <= MAX_ROWS)) {
    refuse('size', at, `begins a board of ${height} rows and ${width} columns`);
  }
  const count = width * height;
  /** @type {number[]} */
  const ids = [];
  /** The last cells of pieces. @type {Map<number, number>} */
  const ends = new Map();
  /** @type {number[]} */
  const places = [];
  /** @type {number[]} */
  const gates = [];
  let pieces = 0;
  let main = 0;
  CELL.lastIndex = head.length;
  while (CELL.lastIndex < text.length && text[CELL.lastIndex] !== ',') {
    const start = CELL.lastIndex;
    const [, gate, distance, letter, repeated] = CELL.exec(text) ?? [];
    const here = at + start;
    if (letter === undefined && distance === undefined) {
      refuse('character', here, `is ${JSON.stringify(text[start])}, want a cell: a, d, e, m or w`);
    }
    const times = Number(repeated || 1);
    if (ids.length + times > count) refuse('size', here, `begins a cell beyond the ${count} cells of the board`);
    for (let i = 0; i < times; i++) {
      const cell = ids.length;
      places.push(here);
      if (distance !== undefined) {
        const id =
          ends.get(cell - Number(distance)) ?? refuse('cell', here, 'continues a piece that does not end there');
        ends.delete(cell - Number(distance));
        ends.set(cell, id);
        ids.push(id);
      } else if (/[am]/i.test(letter)) {
        ids.push(++pieces);
        ends.set(cell, pieces);
        if (/m/i.test(letter)) {
          if (main) refuse('goal', here, 'is a second main piece');
          main = pieces;
        }
      } else ids.push(/w/i.test(letter) ? -1 : gate ? -2 : 0);
      if (gate && ids[cell] > 0) gates.push(cell);
    }
  }
  const end = Math.min(CELL.lastIndex, text.length);
  if (ids.length < count) refuse('end', at + end, `ends the cells: ${ids.length} of ${count}`);
  if (!main) refuse('goal', at, 'begins a board without a main piece');
  TARGET.lastIndex = end;
  const [, x, y] = TARGET.exec(text) ?? [];
  if (x === undefined) refuse('goal', at + end, 'ends the cells, want the place of the main piece: ,x,y');
  const board = Array.from({ length: height }, (_, row) => ids.slice(row * width, row * width + width));
  const { col, cells } = /** @type {import('./board.js').Shape} */ (shapesOf(board).get(main));
  // The place is about the first cell of the piece, a goal about the rectangle around it.
  const goals = [{ id: main, row: Number(y), col: Number(x) - (cells[0][1] - col) }];
  if (goals[0].col < 0 || goals[0].row >= height || Number(x) >= width) {
    refuse('goal', at + end, `places the main piece outside the board`);
  }
  const locate = (/** @type {number} */ r, /** @type {number} */ c) => places[r * width + c];
  const parts = { gates: gates.map((cell) => [Math.floor(cell / width), cell % width]), name, locate };
  return finish({ board, goals, ...parts, isTrimmed: true, isRigid: true }, context);
}
