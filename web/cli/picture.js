// Sliding-block puzzles as pictures of characters:
//
//     #AABB
//     #AAC.        a letter or digit = a cell of a piece, . = blank, # = wall, - = gate
//
//     .....        after an empty line: the goal, with . for anything, and - for a gate under a piece
//     ..AA.
//
// or as in the levels of GNOME Klotski: the piece of * must reach the cells of . and a space is a blank:
//
//     #A**#
//     #A  #
//     ##..#

import { lines } from './output.js';

/** @import { Board, Cell, Goal, PuzzleOptions } from '../api/types.js' */

const BLANK = '.';
const WALL = -1;
const GATE = -2;
const GOAL_PIECE = '*';

/** @type {Record<string, number>} */
const CELLS = { [BLANK]: 0, ' ': 0, 0: 0, '#': WALL, '-': GATE };

const NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789αβγδε';

/** Returns the id of a piece: the value of a digit, the code of another character. @param {string} character */
const idOf = (character) => CELLS[character] ?? (/[1-9]/.test(character) ? Number(character) : character.charCodeAt(0));

/** Returns the character of an id, the inverse of `idOf`. @param {number} id */
const nameOf = (id) => (id < 10 ? String(id) : String.fromCharCode(id));

/** A row of a board: numbers separated by spaces or commas. */
const NUMBERS = /^\s*-?\d+(?:[\s,]+-?\d+)*\s*$/;

/**
 * Tells a picture from a board of numbers: in a picture a line is not a list of numbers, or all lines are digits of the same
 * length.
 * @param {string} text
 */
export function isPicture(text) {
  const rows = text.split('\n').map((row) => row.trim()).filter((row) => row !== ''); // prettier-ignore
  if (text.includes(GOAL_PIECE)) return rows.every((row) => /^[\p{L}\w.#* -]+$/u.test(row));
  if (rows.length === 0 || rows.some((row) => /[\s,]/.test(row))) return false;
  if (rows.some((row) => !NUMBERS.test(row))) return rows.every((row) => /^[\p{L}\w.#-]+$/u.test(row));
  return rows[0].length > 1 && rows.every((row) => /^\d+$/.test(row) && row.length === rows[0].length);
}

/** Reads a level of GNOME Klotski. @param {string} text */
function parseMarked(text) {
  const rows = text.split('\n').filter((row) => row.trim() !== '').map((row) => row.trimEnd()); // prettier-ignore
  const width = Math.max(...rows.map((row) => row.length));
  const cells = rows.map((row) => Array.from(row.padEnd(width)));
  return {
    board: cells.map((row) => row.map(idOf)),
    goal: cells.map((row) => row.map((cell) => (cell === BLANK ? idOf(GOAL_PIECE) : 0))),
  };
}

/**
 * @param {string} text
 * @returns {{ board: number[][], name: (id: number) => string } & PuzzleOptions} not validated: the package does that
 */
export function parsePicture(text) {
  const unix = text.replaceAll('\r', '');
  if (unix.includes(GOAL_PIECE)) return { ...parseMarked(unix), name: nameOf };
  const [board, goal] = unix
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((row) => Array.from(row.trim(), idOf)));
  /** @type {Cell[]} */
  const gates = [];
  goal?.forEach((row, r) => row.forEach((id, c) => id === GATE && gates.push([r, c])));
  return { board, ...(goal?.flat().some((id) => id > 0) && { goal }), gates, name: nameOf };
}

/** Draws every piece with a goal at its goal. @param {number[][]} board @param {readonly Goal[]} goals */
function goalPicture(board, goals) {
  const shown = board.map((row) => row.map(() => 0));
  for (const { id, row, col } of goals) {
    const cells = board.flatMap((ids, r) => ids.flatMap((other, c) => (other === id ? [{ r, c }] : [])));
    const top = Math.min(...cells.map(({ r }) => r));
    const left = Math.min(...cells.map(({ c }) => c));
    for (const { r, c } of cells) shown[row + r - top][col + c - left] = id;
  }
  return shown;
}

/**
 * Draws a puzzle so that parsePicture can read it. Pieces are named in reading order.
 * @param {Board} board
 * @param {PuzzleOptions} [options] `lengthwise` is not shown
 * @returns {string}
 */
export function formatPicture(board, { goal = [], gates = [] } = {}) {
  const rows = board.map((row) => Array.from(row));
  const ids = [...new Set(rows.flat().filter((id) => id > 0))];
  const names = new Map(ids.map((id, i) => [id, NAMES[i]]));
  names.set(WALL, '#').set(GATE, '-');
  /** @param {number[][]} cells */
  const draw = (cells) => lines(cells.map((row) => row.map((id) => names.get(id) ?? BLANK).join('')));
  const goals = /** @type {Goal[] | Board} */ ([goal].flat());
  if (goals.length + gates.length === 0) return draw(rows);
  const picture =
    'length' in (goals[0] ?? {})
      ? /** @type {Board} */ (goals).map((row) => Array.from(row))
      : goalPicture(rows, /** @type {Goal[]} */ (goals));
  for (const [row, col] of gates) picture[row][col] = GATE;
  return `${draw(rows)}\n${draw(picture)}`;
}
