// The code of the page, which also runs its figure: the fewest turns to every cell of 连连看.

/** @typedef {readonly (readonly number[])[]} Board */
/** @typedef {readonly number[]} Cell row and column */
/** @typedef {{ turns: number, corner: Cell | null }} Reached corner: where the last segment begins */

const DOWN = [-1, 0, 1, 0]; // up, right, down, left
const RIGHT = [0, 1, 0, -1];

/**
 * @param {Board} board
 * @param {Cell} from
 * @param {(line: string, turns: number, cells: readonly Cell[], corner?: Cell) => void} [step] is told of every step
 * @returns {Map<string, Reached>} by `row,column`
 */
export function fewestTurns(board, from, step = () => {}) {
  /** @type {Map<string, Reached>} */
  const reached = new Map([[from.join(), { turns: 0, corner: null }]]);
  let corners = [from];
  for (let turns = 0; turns <= 2; turns++) {
    step('round', turns, corners);
    /** @type {Cell[]} */
    const next = [];
    for (const corner of corners) {
      for (let direction = 0; direction < 4; direction++) {
        const ray = seenFrom(board, corner, direction);
        const fresh = ray.filter((cell) => !reached.has(cell.join()));
        for (const cell of fresh) {
          reached.set(cell.join(), { turns, corner });
        }
        step('ray', turns, fresh, corner);
        next.push(...fresh.filter((cell) => isFree(board, cell)));
      }
    }
    corners = next;
  }
  step('done', 2, []);
  return reached;
}

/** @param {Board} board @param {Cell} cell @param {number} direction @returns {Cell[]} up to the first tile, with it */
function seenFrom(board, [row, col], direction) {
  const cells = [];
  do {
    row += DOWN[direction];
    col += RIGHT[direction];
    cells.push([row, col]);
  } while (isFree(board, [row, col]));
  return cells.filter((cell) => isNear(board, cell));
}

/** @param {Board} board @param {Cell} cell */
function isFree(board, [row, col]) {
  return isNear(board, [row, col]) && !board[row]?.[col];
}

/** @param {Board} board @param {Cell} cell */
function isNear(board, [row, col]) {
  const [rows, cols] = [board.length, board[0].length];
  return row >= -1 && row <= rows && col >= -1 && col <= cols;
}
