// What the readers of all formats have in common: pieces, limits and warnings.

/**
 * @import { Goal, ParsedPuzzle, PuzzleFormat } from '../../types.js'
 * @import { Source } from '../../parse/text.js'
 * @import { Constants } from '../values.js'
 */

/** @typedef {{ source: Source, constants: Constants, only: PuzzleFormat | undefined }} Context */
/** @typedef {(row: number, col: number) => number} Locate returns the index of a cell in the text */

/** No number of rows or columns above it is worth counting cells for. */
export const MAX_ROWS = 1000;

/** @typedef {{ row: number, col: number, cells: [row: number, col: number][] }} Shape cells in reading order, within a rectangle at row, col */

/** Returns the pieces of a board in reading order. @param {readonly (readonly number[])[]} board */
export function shapesOf(board) {
  /** @type {Map<number, Shape>} */
  const shapes = new Map();
  board.forEach((ids, row) =>
    ids.forEach((id, col) => {
      if (id <= 0) return;
      const shape = shapes.get(id);
      if (!shape) shapes.set(id, { row, col, cells: [[row, col]] });
      else {
        shape.col = Math.min(shape.col, col);
        shape.cells.push([row, col]);
      }
    }),
  );
  return shapes;
}

/** Tells whether two pieces have the same shape. @param {Shape} a @param {Shape} b */
export const isSameShape = (a, b) =>
  a.cells.length === b.cells.length &&
  a.cells.every(([row, col], i) => row - a.row === b.cells[i][0] - b.row && col - a.col === b.cells[i][1] - b.col);

/**
 * Lists the cells that are connected with a cell by edges.
 * @param {number} row
 * @param {number} col
 * @param {(row: number, col: number) => boolean} take is called until it is false for all neighbours, and has to remember cells
 */
function flood(row, col, take) {
  /** @type {[row: number, col: number][]} */
  const cells = take(row, col) ? [[row, col]] : [];
  for (const [r, c] of cells) {
    for (const [y, x] of [[r - 1, c], [r, c - 1], [r, c + 1], [r + 1, c]]) if (take(y, x)) cells.push([y, x]); // prettier-ignore
  }
  return cells;
}

/** Returns the first cell that is not connected with the first one. @param {Shape} shape */
export function secondPart({ cells }) {
  const left = new Set(cells.map(([row, col]) => `${row},${col}`));
  flood(cells[0][0], cells[0][1], (row, col) => left.delete(`${row},${col}`));
  return cells.find(([row, col]) => left.has(`${row},${col}`));
}

/** Makes walls of all cells that no piece can reach: what lies outside the walls. @param {number[][]} board */
export function fillOutside(board) {
  const seen = board.map((row) => row.map((id) => id === -1));
  board.forEach((ids, row) =>
    ids.forEach((_, col) => {
      const cells = flood(row, col, (r, c) => seen[r]?.[c] === false && (seen[r][c] = true));
      if (!cells.some(([r, c]) => board[r][c] > 0)) for (const [r, c] of cells) board[r][c] = -1;
    }),
  );
}

/** Removes the rows and columns of walls around a board, and returns how many at the top and at the left. @param {number[][]} board */
function trim(board) {
  const isWall = (/** @type {readonly number[]} */ ids) => ids.every((id) => id === -1);
  const top = board.findIndex((row) => !isWall(row));
  if (top < 0) return { top: 0, left: 0 };
  board.splice(board.findLastIndex((row) => !isWall(row)) + 1);
  board.splice(0, top);
  const columns = board[0].map((_, col) => board.map((row) => row[col]));
  const left = columns.findIndex((column) => !isWall(column));
  const right = columns.findLastIndex((column) => !isWall(column));
  board.forEach((row, i) => (board[i] = row.slice(left, right + 1)));
  return { top, left };
}

/**
 * @typedef {object} Reading
 * @property {number[][]} board not checked
 * @property {readonly Goal[]} [goals]
 * @property {readonly (readonly number[])[]} [gates]
 * @property {boolean} [lengthwise]
 * @property {string} [name]
 * @property {Locate} locate
 * @property {boolean} [hasMarks] true if ids from 10 are codes of characters
 * @property {boolean} isTrimmed true if walls around the board do not belong to it
 * @property {boolean} isRigid true if a piece may consist of parts
 */

/** True for 5 rows, 4 columns and one 2×2 piece. @param {readonly (readonly number[])[]} board @param {Map<number, Shape>} shapes */
const isClassic = (board, shapes) =>
  board.length === 5 &&
  board[0].length === 4 &&
  board.every((row) => row.every((id) => id >= 0)) &&
  [...shapes.values()].filter(
    ({ cells }) => cells.length === 4 && cells[3][0] === cells[0][0] + 1 && cells[3][1] === cells[0][1] + 1,
  ).length === 1;

/**
 * Checks the limits of a board, and that its pieces are connected.
 * @param {Reading} reading
 * @param {Context} context
 * @returns {ParsedPuzzle}
 */
export function finish(reading, { source: { refuse, warn }, constants: { maxSide, maxOpenCells } }) {
  const { board, goals = [], gates = [], lengthwise, name, locate, hasMarks, isTrimmed, isRigid } = reading;
  const start = locate(0, 0);
  if (board.length > MAX_ROWS || board[0].length > MAX_ROWS) {
    refuse('size', start, `begins a board with ${board.length} rows and ${board[0].length} columns`);
  }
  const shapes = shapesOf(board);
  const count = board.flat().filter((id) => id !== -1).length;
  if (count > maxOpenCells) {
    const words = `begins a board with ${count} cells that are not walls, want at most ${maxOpenCells}`;
    refuse('too-many-cells', start, words);
  }
  for (const [id, shape] of shapes) {
    const part = secondPart(shape);
    if (!part) continue;
    const at = locate(part[0], part[1]);
    const piece = hasMarks && id > 9 ? JSON.stringify(String.fromCodePoint(id)) : id;
    if (!isRigid) {
      refuse('piece-in-parts', at, `is a cell of the piece ${piece} that does not touch its others: want another mark`);
    }
    warn('piece-in-parts', at, `the piece ${piece} consists of parts that do not touch and move together`);
  }
  const isLarge = board.length > maxSide || board[0].length > maxSide;
  const { top, left } = isTrimmed || isLarge ? trim(board) : { top: 0, left: 0 };
  const [side, what] = board.length > maxSide ? [board.length, 'rows'] : [board[0].length, 'columns'];
  if (side > maxSide) refuse('size', start, `begins a board with ${side} ${what}, want at most ${maxSide}`);
  if (goals.length === 0 && !isClassic(board, shapes)) {
    warn('no-goal', start, 'the puzzle has no goal, and its board is not a classic one of 5 rows and 4 columns');
  }
  return {
    board,
    ...(goals.length > 0 && { goal: goals.map(({ id, row, col }) => ({ id, row: row - top, col: col - left })) }),
    ...(gates.length > 0 && { gates: gates.map(([row, col]) => [row - top, col - left]) }),
    ...(lengthwise && { lengthwise }),
    ...(name && { name }),
  };
}
