// Sliding-block puzzles as pictures of characters:
//
//     #AABB
//     #AAC.        a letter or digit = a cell of a piece, . = blank, # = wall, - = gate
//
//     .....        after an empty line: the goal, with . for anything, and - for a gate under a piece
//     ..AA.
//
// or, as the levels of GNOME Klotski are written, with one piece of * that must come to the cells of . and a space for a blank:
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

/** The id of a piece: a digit's value, otherwise the character's code. @param {string} character */
const idOf = (character) => CELLS[character] ?? (/[1-9]/.test(character) ? Number(character) : character.charCodeAt(0));

/** The character of an id that a picture gave. @param {number} id */
const nameOf = (id) => (id < 10 ? String(id) : String.fromCharCode(id));

/** Numbers between spaces or commas, as a board has them; of one column, they have different lengths or one digit. */
const NUMBERS = /^\s*-?\d+(?:[\s,]+-?\d+)*\s*$/;

/**
 * Whether a text is a picture and not a board of numbers: it has a line that is no list of numbers, or nothing but digits in
 * lines of the same length.
 * @param {string} text
 */
export function isPicture(text) {
  const rows = text.split('\n').map((row) => row.trim()).filter((row) => row !== ''); // prettier-ignore
  if (text.includes(GOAL_PIECE)) return rows.every((row) => /^[\p{L}\w.#* -]+$/u.test(row));
  if (rows.length === 0 || rows.some((row) => /[\s,]/.test(row))) return false;
  if (rows.some((row) => !NUMBERS.test(row))) return rows.every((row) => /^[\p{L}\w.#-]+$/u.test(row));
  return rows[0].length > 1 && rows.every((row) => /^\d+$/.test(row) && row.length === rows[0].length);
}

/** The goal of the piece of * and its board. @param {string} text */
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
 * @returns {{ board: number[][], name: (id: number) => string } & PuzzleOptions} what is wrong with it, the package says
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

/** Shows pieces with goals there. @param {number[][]} board @param {readonly Goal[]} goals */
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
 * The picture of a puzzle, which parsePicture reads; pieces are named in reading order.
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
