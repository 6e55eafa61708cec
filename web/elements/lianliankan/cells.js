// The cells of a board of 连连看: empty, with a tile or with a wall; and the shape that the walls leave.

/** A cell that no line crosses and no tile enters. */
export const WALL = -1;

/** @param {number} cell @returns {boolean} is there a tile in it? */
export const isTile = (cell) => cell !== 0 && cell !== WALL;

/** @param {readonly (readonly number[])[]} board */
export const hasWalls = (board) => board.some((row) => row.includes(WALL));

/** @param {readonly (readonly number[])[]} board @returns {number[][]} 0 where a tile may lie, −1 where a wall is */
export const shapeOf = (board) => board.map((row) => row.map((cell) => (cell === WALL ? WALL : 0)));

/** @template Cell @param {readonly (readonly Cell[])[]} grid @returns {Cell[][]} */
export const transpose = (grid) => grid[0].map((_, col) => grid.map((row) => row[col]));

/** @param {string} text rows with spaces between them: `#` a cell for a tile, `.` a wall @returns {number[][]} */
export const readShape = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((row) => [...row].map((cell) => (cell === '#' ? 0 : WALL)));
