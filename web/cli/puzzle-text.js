// Writes sliding-block puzzles so that `huarong.parse` reads them: as rows of ids, or as pictures of characters.
import { idOf } from '../api/huarong/parse/picture.js';
import { boardText, lines } from './output.js';

/** @import { Board, Goal, PuzzleOptions } from '../api/types.js' */

const BLANK = '.';
const GATE = -2;
const GOAL_PIECE = '*';

/** @type {Record<number, string>} */
const MARKS = { '-1': '#', [GATE]: '-' };

const NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789αβγδε';

/** Returns the character of a piece, the inverse of `idOf`. @param {number} id */
export const nameOf = (id) => (id < 10 ? String(id) : String.fromCodePoint(id));

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
 * Writes a puzzle.
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
