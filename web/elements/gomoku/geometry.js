// The points of a board: their numbers, their names, and where they appear on a turned or mirrored board.
//
// A point is `size * row + column`, counted from the top-left corner. Columns are named A to V from the left, rows 1 upwards
// from the bottom, as in renju records:
//
//   15×15:  A15 = 0 … O15 = 14,  H8 = 112 (the centre),  A1 = 210 … O1 = 224

const letters = 'ABCDEFGHIJKLMNOPQRSTUV';

/**
 * @param {number} point
 * @param {number} size of the board's sides
 * @returns {{ row: number, col: number }}
 */
export const coordinatesOf = (point, size) => ({ row: Math.floor(point / size), col: point % size });

/**
 * @param {number} point
 * @param {number} size
 * @returns {string} 'A15' for 0 on 15×15, 'H8' for 112
 */
export function pointName(point, size) {
  const { row, col } = coordinatesOf(point, size);
  return `${letters[col]}${size - row}`;
}

/**
 * @param {string} text a name, in either case, with spaces or in full-width characters
 * @param {number} size
 * @returns {number | null} its point; null if the board has no point of that name
 */
export function parsePoint(text, size) {
  const [, letter, number] = /^\s*([A-V])\s*(\d{1,2})\s*$/i.exec(text.normalize('NFKC')) ?? [];
  const row = size - Number(number);
  const col = letters.indexOf(letter?.toUpperCase());
  return row >= 0 && row < size && col < size ? row * size + col : null;
}

/**
 * Columns and rows of the star points.
 * @param {number} size
 */
export function starPoints(size) {
  const edge = size < 7 ? null : size < 12 ? 2 : 3;
  const middle = (size - 1) / 2;
  const lines = edge === null ? [] : [edge, size - 1 - edge];
  const corners = lines.flatMap((x) => lines.map((y) => [x, y]));
  if (size % 2 === 0) return corners;
  const sides =
    size < 19
      ? []
      : lines.flatMap((x) => [
          [x, middle],
          [middle, x],
        ]);
  return [...corners, ...sides, [middle, middle]];
}

/**
 * @typedef {object} Orientation where points appear on screen; screen positions are numbered as points are
 * @property {string} key differs between any two orientations
 * @property {(point: number) => number} toScreen
 * @property {(position: number) => number} toPoint
 * @property {(column: number) => string} columnLabel of a column on screen, from the left
 * @property {(row: number) => string} rowLabel of a row on screen, from the top
 */

/** @param {number} size @param {number} quarters @param {boolean} mirrored @returns {string} */
export const orientationKey = (size, quarters, mirrored) => [size, quarters, mirrored].join();

/**
 * @param {number} size
 * @param {number} quarters clockwise quarter turns, 0 to 3
 * @param {boolean} mirrored left to right, after turning
 * @returns {Orientation}
 */
export function createOrientation(size, quarters, mirrored) {
  const last = size - 1;
  /** @type {number[]} */
  const positions = [];
  /** @type {number[]} */
  const points = [];
  for (let point = 0; point < size * size; point++) {
    let { row, col } = coordinatesOf(point, size);
    for (let i = 0; i < quarters; i++) [row, col] = [col, last - row];
    positions[point] = row * size + (mirrored ? last - col : col);
    points[positions[point]] = point;
  }
  const transposed = quarters % 2 === 1;
  /** @param {number} position @param {boolean} asColumn the letter of the point there, else its number */
  const label = (position, asColumn) => {
    const name = pointName(points[position], size);
    return asColumn ? name[0] : name.slice(1);
  };
  return {
    key: orientationKey(size, quarters, mirrored),
    toScreen: (point) => positions[point],
    toPoint: (position) => points[position],
    columnLabel: (column) => label(last * size + column, !transposed),
    rowLabel: (row) => label(row * size, transposed),
  };
}
