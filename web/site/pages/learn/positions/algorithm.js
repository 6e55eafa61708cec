// The code of the page, which also runs its figure: the fewest steps out of 华容道, layer by layer.

/** @typedef {readonly (readonly number[])[]} Board */

const DOWN = [-1, 0, 1, 0]; // up, right, down, left
const RIGHT = [0, 1, 0, -1];

/** @param {Board} board */
export const byNumber = (board) => board.join();

/** @param {Board} board */
export function byShape(board) {
  const cells = board.flat();
  const shapeOf = (/** @type {number} */ id) =>
    id === 0 ? ' ' : cells.lastIndexOf(id) - cells.indexOf(id);
  return cells.map(shapeOf).join();
}

/**
 * @param {Board} board
 * @param {(board: Board) => string} nameOf boards of the same name are one position
 * @param {number} most positions
 * @param {(line: string, board: Board, count: number, steps: number) => void} [step] is told of every step; count: of positions
 * @returns {number | null} the fewest steps to the exit, or null if there is no way, or it is too far
 */
export function stepsToExit(board, nameOf, most, step = () => {}) {
  const seen = new Set([nameOf(board)]);
  let layer = [board];
  for (let steps = 0; layer.length > 0; steps++) {
    step('layer', layer[0], layer.length, steps);
    /** @type {Board[]} */
    const next = [];
    for (const position of layer) {
      step('take', position, seen.size, steps);
      if (isSolved(position)) {
        step('solved', position, seen.size, steps);
        return steps;
      }
      for (const after of neighbours(position)) {
        if (seen.has(nameOf(after))) {
          step('seen', after, seen.size, steps);
          continue;
        }
        seen.add(nameOf(after));
        next.push(after);
        step('new', after, seen.size, steps);
      }
    }
    if (seen.size > most) {
      step('enough', layer[0], seen.size, steps);
      return null;
    }
    layer = next;
  }
  step('none', board, seen.size, 0);
  return null;
}

/** @param {Board} board */
function isSolved(board) {
  const exit = [board[3][1], board[3][2], board[4][1], board[4][2]];
  return exit.every((id) => id !== 0 && id === exit[0]);
}

/** @param {Board} board @returns {Board[]} after one step of one piece */
function neighbours(board) {
  const ids = [...new Set(board.flat())].filter((id) => id !== 0);
  const boards = ids.flatMap((id) =>
    DOWN.map((_, direction) => moved(board, id, direction)),
  );
  return boards.filter((after) => after !== null);
}

/** @param {Board} board @param {number} id @param {number} direction @returns {Board | null} */
function moved(board, id, direction) {
  const after = board.map((row) =>
    row.map((other) => (other === id ? 0 : other)),
  );
  for (let cell = 0; cell < 20; cell++) {
    const [row, col] = [Math.floor(cell / 4), cell % 4];
    if (board[row][col] !== id) continue;
    const to = [row + DOWN[direction], col + RIGHT[direction]];
    if (after[to[0]]?.[to[1]] !== 0) return null;
    after[to[0]][to[1]] = id;
  }
  return after;
}
