// How commands write what they found.

/** @import { Cell } from '../api/types.js' */

/** @param {string[]} texts */
export const lines = (texts) => texts.map((text) => `${text}\n`).join('');

/** @param {unknown} value */
export const json = (value) => `${JSON.stringify(value)}\n`;

/** Row, column. @param {readonly Cell[]} path */
export const cells = (path) => path.map((cell) => cell.join(',')).join(' ');

/** A line a row, columns under each other. @param {readonly (readonly number[])[]} board */
export function boardText(board) {
  const width = Math.max(...board.flat().map((value) => String(value).length));
  return lines(board.map((row) => row.map((value) => String(value).padStart(width)).join(' ')));
}
