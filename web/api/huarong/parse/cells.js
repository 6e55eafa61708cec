// Splits rows into cells.

/** @import { Locate } from './board.js' */
/** @import { Row } from './lines.js' */

/**
 * @typedef {object} Grid
 * @property {string[][]} cells
 * @property {Locate} locate
 * @property {number[]} widths the cells of each row before it was filled with spaces
 * @property {number} indent the spaces before all rows
 * @property {boolean} hasSpaces true if spaces are cells
 */

export const INTEGER = /^[+-]?\d+$/;

const WORD = /[^\s,|]+/g;

/**
 * Splits rows at spaces, commas and lines.
 * @param {readonly Row[]} rows
 * @returns {Grid | undefined} undefined if the words are not integers or single characters, or there is only one
 */
export function splitWords(rows) {
  const cells = rows.map(({ text }) => text.match(WORD) ?? []);
  const words = cells.flat();
  if (words.every((word) => INTEGER.test(word))) {
    // Numbers of several digits below each other are rows of digits.
    if (cells.every(({ length }) => length === 1) && words.some(({ length }) => length > 1)) return undefined;
    if (words.length < 2) return undefined;
  } else {
    const isEven = rows.every(({ text }) => text.trim().length === rows[0].text.trim().length);
    if (!isEven || cells.some(({ length }) => length < 2) || words.some((word) => [...word].length > 1)) {
      return undefined;
    }
  }
  const locate = (/** @type {number} */ row, /** @type {number} */ col) => {
    const found = [...rows[row].text.matchAll(WORD)][col];
    return rows[row].at + (found?.index ?? 0);
  };
  return { cells, locate, widths: cells.map(({ length }) => length), indent: 0, hasSpaces: false };
}

/**
 * Splits rows into characters, without the indentation. If spaces are cells or all rows end with walls, short rows are filled.
 * @param {readonly Row[]} rows
 * @returns {Grid}
 */
export function splitCharacters(rows) {
  const texts = rows.map(({ text }) => text.trimEnd());
  const indents = texts.map((text) => text.length - text.trimStart().length);
  const hasWalls = texts.some((text) => text.includes('#'));
  const isAligned = hasWalls || texts.some((text) => text.trimStart().includes(' '));
  // Rows of nothing but spaces have no indentation.
  const indent = Math.min(...indents.filter((_, row) => texts[row] !== ''));
  const starts = indents.map((own) => (isAligned ? indent : own));
  const cells = texts.map((text, row) => [...text.slice(starts[row])]);
  const widths = cells.map(({ length }) => length);
  if (cells.some((row) => row.includes(' ')) || texts.every((text) => text.endsWith('#'))) {
    const width = Math.max(...widths);
    for (const row of cells) while (row.length < width) row.push(' ');
  }
  const hasSpaces = cells.some((row) => row.includes(' '));
  const locate = (/** @type {number} */ row, /** @type {number} */ col) =>
    rows[row].at + starts[row] + cells[row].slice(0, col).join('').length;
  return { cells, locate, widths, indent, hasSpaces };
}
