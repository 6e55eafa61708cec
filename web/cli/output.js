// Formats results, and shows progress on a terminal.

/** @import { Board, Cell } from '../api/types.js' */

/** @param {readonly unknown[]} texts */
export const lines = (texts) => texts.map((text) => `${text}\n`).join('');

/** @param {unknown} value */
export const json = (value) =>
  `${JSON.stringify(value, (_, item) => (ArrayBuffer.isView(item) ? Array.from(/** @type {any} */ (item)) : item))}\n`;

/** @param {readonly Cell[]} path */
export const cells = (path) => path.map((cell) => cell.join(',')).join(' ');

/** Formats a board, one row per line, with aligned columns. @param {Board} board */
export function boardText(board) {
  const rows = board.map((row) => Array.from(row, String));
  const width = Math.max(...rows.flat().map((value) => value.length));
  return lines(rows.map((row) => row.map((value) => value.padStart(width)).join(' ')));
}

/** The delay before progress is shown, in milliseconds. */
const DELAY = 200;

/**
 * @param {{ isTTY?: boolean, write(text: string): unknown }} stream nothing is written unless it is a terminal
 * @param {() => number} [now] in milliseconds
 */
export function createProgress(stream, now = () => performance.now()) {
  const begin = now();
  let shown = false;
  return {
    /** @param {import('../api/types.js').Progress} progress */
    report({ searched }) {
      if (!stream.isTTY || now() - begin < DELAY) return;
      stream.write(`\r${searched.toLocaleString('en')} positions searched`);
      shown = true;
    },
    clear() {
      if (shown) stream.write('\r\u001b[K');
    },
  };
}
