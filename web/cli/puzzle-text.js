// Sliding-block puzzles as text: rows of ids, or pictures of characters:
//
//     #AABB
//     #AAC.        a letter or digit = a cell of a piece, . = blank, # = wall, - = gate
//
//     .....        after an empty line: the goal, with . for anything, and - for a gate under a piece
//     ..AA.
//
//     lengthwise   after another one, if pieces move along their longer side only
//
// or as in the levels of GNOME Klotski: the piece of * must reach the cells of . and a space is a blank:
//
//     #A**#
//     #A  #
//     ##..#

import { filledLines, rowsOf } from './input.js';
import { boardText, lines } from './output.js';

/** @import { Board, Cell, Goal, PuzzleOptions } from '../api/types.js' */

const BLANK = '.';
const GATE = -2;
const GOAL_PIECE = '*';
const LENGTHWISE = /^\s*lengthwise\s*$/m;

/** @type {Record<string, number>} */
const CELLS = { [BLANK]: 0, ' ': 0, 0: 0, '#': -1, '-': GATE };
/** @type {Record<number, string>} */
const MARKS = { '-1': '#', [GATE]: '-' };

const NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789αβγδε';

/** Returns the id of a piece: the value of a digit, the code of another character. @param {string} character */
export const idOf = (character) =>
  CELLS[character] ?? (/[1-9]/.test(character) ? Number(character) : character.charCodeAt(0));

/** Returns the character of a piece, the inverse of `idOf`. @param {number} id */
export const nameOf = (id) => (id < 10 ? String(id) : String.fromCharCode(id));

/**
 * Tells a picture from rows of ids: in a picture a line is not a list of numbers, or all lines are digits of the same length.
 * @param {string} text
 */
function isPicture(text) {
  const rows = filledLines(text).map((row) => row.trim());
  if (text.includes(GOAL_PIECE)) return rows.every((row) => /^[\p{L}\w.#* -]+$/u.test(row));
  if (rows.some((row) => /[\s,]/.test(row))) return false;
  if (rows.some((row) => !/^-?\d+$/.test(row))) return rows.every((row) => /^[\p{L}\w.#-]+$/u.test(row));
  return (
    rows.length > 0 && rows[0].length > 1 && rows.every((row) => /^\d+$/.test(row) && row.length === rows[0].length)
  );
}

/** Reads a level of GNOME Klotski. @param {string} text */
function parseMarked(text) {
  const rows = filledLines(text).map((row) => row.trimEnd());
  const width = Math.max(...rows.map((row) => row.length));
  const cells = rows.map((row) => Array.from(row.padEnd(width)));
  return {
    board: cells.map((row) => row.map(idOf)),
    goal: cells.map((row) => row.map((cell) => (cell === BLANK ? idOf(GOAL_PIECE) : 0))),
  };
}

/**
 * @param {string} text
 * @returns {{ board: any[][], isPicture: boolean } & PuzzleOptions} not validated: the package does that
 */
export function parsePuzzle(text) {
  const lengthwise = LENGTHWISE.test(text);
  const rest = text.replace(LENGTHWISE, '');
  const picture = isPicture(rest);
  const options = { isPicture: picture, ...(lengthwise && { lengthwise }) };
  if (picture && rest.includes(GOAL_PIECE)) return { ...parseMarked(rest), ...options };
  const [board, goal] = rest
    .trim()
    .split(/\n\s*\n/)
    .map((part) => (picture ? part.split('\n').map((row) => Array.from(row.trim(), idOf)) : rowsOf(part)));
  /** @type {Cell[]} */
  const gates = [];
  goal?.forEach((row, r) => row.forEach((id, c) => id === GATE && gates.push([r, c])));
  return {
    board,
    ...(goal?.flat().some((id) => Number(id) > 0) && { goal: /** @type {Board} */ (goal) }),
    ...(gates.length > 0 && { gates }),
    ...options,
  };
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

/** @typedef {(rows: number[][], board: number[][]) => string} Draw writes the rows of a board, or of its goal */

/** @param {number[][]} rows @param {(id: number) => string | undefined} nameOfPiece */
const drawWith = (rows, nameOfPiece) =>
  lines(rows.map((row) => row.map((id) => (id > 0 ? nameOfPiece(id) : (MARKS[id] ?? BLANK))).join('')));

/** Names pieces in reading order. @type {Draw} */
export function drawPicture(rows, board) {
  const ids = [...new Set(board.flat().filter((id) => id > 0))];
  return drawWith(rows, (id) => NAMES[ids.indexOf(id)]);
}

/** Keeps the characters of a picture that was read. @type {Draw} */
export const drawNamed = (rows, board) =>
  board.flat().includes(idOf(GOAL_PIECE)) ? drawPicture(rows, board) : drawWith(rows, nameOf);

/**
 * Writes a puzzle so that `parsePuzzle` can read it.
 * @param {{ board: Board } & PuzzleOptions} puzzle
 * @param {Draw} [draw] by default rows of ids
 */
export function formatPuzzle({ board, goal = [], gates = [], lengthwise }, draw = boardText) {
  const rows = board.map((row) => Array.from(row));
  const parts = [draw(rows, rows)];
  const goals = /** @type {Goal[] | Board} */ ([goal].flat());
  if (goals.length + gates.length > 0) {
    const picture =
      'length' in (goals[0] ?? {})
        ? /** @type {Board} */ (goals).map((row) => Array.from(row))
        : goalPicture(rows, /** @type {Goal[]} */ (goals));
    for (const [row, col] of gates) picture[row][col] = GATE;
    parts.push(draw(picture, rows));
  }
  if (lengthwise) parts.push('lengthwise\n');
  return parts.join('\n');
}
