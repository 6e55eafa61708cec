// The points of the 15×15 board: 15 * row + column from the top-left corner, and their names.
// Letters A to O are the columns from the left, numbers 1 to 15 the rows from the bottom: H8 is the centre.

export const size = 15;
const letters = 'ABCDEFGHIJKLMNO';

/**
 * @param {number} point 0 to 224
 * @returns {{ row: number, col: number }}
 */
export const placeOf = (point) => ({ row: Math.floor(point / size), col: point % size });

/**
 * @param {number} point 0 to 224
 * @returns {string} 'A15' for 0, 'H8' for 112
 */
export function nameOf(point) {
  const { row, col } = placeOf(point);
  return `${letters[col]}${size - row}`;
}

/**
 * @param {string} text a name, in either case, with spaces or in full-width characters
 * @returns {number | null} its point; null if there is none of that name
 */
export function pointOf(text) {
  const [, letter, number] = /^\s*([A-O])\s*(\d{1,2})\s*$/i.exec(text.normalize('NFKC')) ?? [];
  const row = size - Number(number);
  return row >= 0 && row < size ? row * size + letters.indexOf(letter.toUpperCase()) : null;
}

/**
 * The winning rows apart: a stone can end the game in up to four of them at once.
 * @param {number} point the stone that they cross in
 * @param {readonly number[]} cells the stones of all of them, ascending
 * @returns {number[][]} the stones of each row, in order
 */
export function rowsThrough(point, cells) {
  const from = placeOf(point);
  return [[0, 1], [1, 0], [1, 1], [1, -1]]
    .map(([down, right]) =>
      cells.filter((cell) => {
        const { row, col } = placeOf(cell);
        return (row - from.row) * right === (col - from.col) * down;
      }),
    )
    .filter((row) => row.length > 1);
}
