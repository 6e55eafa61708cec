// Rush Hour: 36 characters of a board of 6×6, as in the database of all interesting positions by Michael Fogleman
// (https://www.michaelfogleman.com/rush/). Letters are cars, x is a wall, o or . a blank.
//
// The red car A stands across the third row, and must reach its right end. In other collections it is X or R: as a board has
// at most 17 cars, letters in order never reach R.
import { secondPart, shapesOf } from './board.js';

/** @import { Goal, PuzzleFault } from '../../types.js' */
/** @import { Locate } from './board.js' */

const SIDE = 6;
const EXIT_ROW = 2;
const RED = ['A', 'X', 'R'];

/** A line of the database: the moves of the solution, the board, and the positions. */
export const CAR_LINE = /^\s*(?:\d+[\s,]+)?([A-Zox.]{36})(?:[\s,]+\d+)*\s*$/;

/** @typedef {{ reason: PuzzleFault, at: number, words: string }} Fault */

/** @param {string} line of 36 characters */
export const toGrid = (line) =>
  Array.from({ length: SIDE }, (_, row) => [...line.slice(row * SIDE, row * SIDE + SIDE)]);

/** @param {readonly (readonly unknown[])[]} rows */
export const isSized = (rows) => rows.length === SIDE && rows.every(({ length }) => length === SIDE);

/** True for a line of at least two cells. @param {import('./board.js').Shape} shape */
const isStraight = ({ cells: [first, ...others] }) =>
  others.length > 0 && [0, 1].some((axis) => others.every((cell) => cell[axis] === first[axis]));

/** True if all pieces could be cars. @param {readonly (readonly number[])[]} board */
export const isCarBoard = (board) => isSized(board) && [...shapesOf(board).values()].every(isStraight);

/** True if six rows can only be cars. @param {readonly (readonly string[])[]} cells */
export const looksLikeCars = (cells) =>
  cells.every((row) => row.every((mark) => /[A-Zox]/.test(mark))) &&
  cells.some((row) => row.some((mark) => /[ox]/.test(mark)));

/**
 * Reads a board of cars.
 * @param {readonly (readonly string[])[]} cells
 * @param {Locate} locate
 * @returns {{ board: number[][], goals: Goal[] } | Fault}
 */
export function readCars(cells, locate) {
  const board = cells.map((row) =>
    row.map((mark) => (/[A-Z]/.test(mark) ? mark.charCodeAt(0) : /[x#]/.test(mark) ? -1 : 0)),
  );
  const shapes = shapesOf(board);
  for (const [id, shape] of shapes) {
    const name = JSON.stringify(String.fromCharCode(id));
    const [row, col] = secondPart(shape) ?? [];
    if (row !== undefined && col !== undefined) {
      const words = `is a cell of the car ${name} that does not touch its others: want another letter for another car`;
      return { reason: 'piece-in-parts', at: locate(row, col), words };
    }
    if (!isStraight(shape)) {
      return {
        reason: 'shape',
        at: locate(...shape.cells[0]),
        words: `begins the car ${name}, which is not a line of cells`,
      };
    }
  }
  const red = RED.flatMap((letter) => {
    const id = letter.charCodeAt(0);
    const car = shapes.get(id);
    return car?.row === EXIT_ROW && car.cells[1][0] === EXIT_ROW
      ? [{ id, row: EXIT_ROW, col: SIDE - car.cells.length }]
      : [];
  });
  if (red.length === 1) return { board, goals: red };
  const words = `begins a board with ${red.length === 0 ? 'no red car' : 'several red cars'}: want A, X or R across the third row`;
  return { reason: 'goal', at: locate(0, 0), words };
}
