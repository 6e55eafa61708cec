// The code of the page, which also runs its figure: can two tiles be connected by at most two turns?

/** @typedef {readonly (readonly number[])[]} Board */
/** @typedef {readonly [row: number, col: number]} Cell */
/** @typedef {(line: string, columns?: number, row?: number) => void} Step is told of every step: the columns in question, as bits, and the row */

/**
 * @param {Board} board
 * @param {Cell} a
 * @param {Cell} b
 * @param {Step} [step]
 * @returns {boolean}
 */
export function canConnect(board, a, b, step = () => {}) {
  if (meetInColumn(board, a, b, step)) return true;
  const turned = board[0].map((_, col) => board.map((row) => row[col]));
  step('turn');
  return meetInColumn(turned, [a[1], a[0]], [b[1], b[0]], step);
}

/** @param {Board} board @param {Cell} a @param {Cell} b @param {Step} step */
function meetInColumn(board, a, b, step) {
  const free = freeWords(board, [a, b]);
  step('words');
  let columns = reach(free, a);
  step('first', columns);
  columns &= reach(free, b);
  step('both', columns);
  const [top, bottom] = [a[0], b[0]].sort((one, other) => one - other);
  for (let row = top + 1; row < bottom && columns; row++) {
    columns &= free[row + 1];
    step('row', columns, row);
  }
  step('end', columns);
  return columns !== 0;
}

/** @param {number} col @returns {number} */
const bitOf = (col) => 1 << (col + 1); // bit 0 is the ring

/** @param {Board} board @param {readonly Cell[]} ends @returns {number[]} a word for each row, the ring included */
export function freeWords(board, ends) {
  const ring = bitOf(board[0].length + 1) - 1;
  const words = board.map((row) =>
    row.reduce(
      (word, tile, col) => (tile ? word & ~bitOf(col) : word),
      ring,
    ),
  );
  for (const [row, col] of ends) words[row] |= bitOf(col);
  return [ring, ...words, ring];
}

/** @param {readonly number[]} free @param {Cell} cell @returns {number} what it sees in its row, as bits */
function reach(free, [row, col]) {
  const word = free[row + 1];
  let seen = bitOf(col);
  for (let bit = seen >> 1; word & bit; bit >>= 1) seen |= bit;
  for (let bit = bitOf(col + 1); word & bit; bit <<= 1) seen |= bit;
  return seen;
}
