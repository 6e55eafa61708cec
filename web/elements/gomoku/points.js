// The points of a board, size * row + column from the top-left corner, and their names.
// Letters A to V are the columns from the left, numbers the rows from the bottom: H8 is the centre of 15×15.

const letters = 'ABCDEFGHIJKLMNOPQRSTUV';

/**
 * @param {number} point
 * @param {number} size of the board's sides
 * @returns {{ row: number, col: number }}
 */
export const placeOf = (point, size) => ({ row: Math.floor(point / size), col: point % size });

/**
 * @param {number} point
 * @param {number} size
 * @returns {string} 'A15' for 0 on 15×15, 'H8' for 112
 */
export function nameOf(point, size) {
  const { row, col } = placeOf(point, size);
  return `${letters[col]}${size - row}`;
}

/**
 * @param {string} text a name, in either case, with spaces or in full-width characters
 * @param {number} size
 * @returns {number | null} its point; null if the board has none of that name
 */
export function pointOf(text, size) {
  const [, letter, number] = /^\s*([A-V])\s*(\d{1,2})\s*$/i.exec(text.normalize('NFKC')) ?? [];
  const row = size - Number(number);
  const col = letters.indexOf(letter?.toUpperCase());
  return row >= 0 && row < size && col < size ? row * size + col : null;
}

/**
 * The winning rows apart: a stone can end the game in up to four of them at once.
 * @param {number} point the stone that they cross in
 * @param {readonly number[]} cells the stones of all of them, ascending
 * @param {number} size
 * @returns {number[][]} the stones of each row, in order
 */
export function rowsThrough(point, cells, size) {
  const from = placeOf(point, size);
  return [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ]
    .map(([down, right]) =>
      cells.filter((cell) => {
        const { row, col } = placeOf(cell, size);
        return (row - from.row) * right === (col - from.col) * down;
      }),
    )
    .filter((row) => row.length > 1);
}
