// The code of the page, which also runs its figure: breadth-first search for a path of 连连看.

/** @typedef {{ row: number, col: number, direction: number, turns: number, before: State | null }} State */

const DOWN = [-1, 0, 1, 0]; // up, right, down, left
const RIGHT = [0, 1, 0, -1];

/** @param {State} state */
export const withDirection = ({ row, col, direction, turns }) =>
  `${row} ${col} ${direction} ${turns}`;

/** @param {State} state */
export const withoutDirection = ({ row, col, turns }) =>
  `${row} ${col} ${turns}`;

/** @param {number} at @param {number} count */
const isNear = (at, count) => at >= -1 && at <= count; // or its ring

/**
 * @param {readonly (readonly number[])[]} board
 * @param {readonly number[]} from
 * @param {readonly number[]} to
 * @param {(state: State) => string} nameOf states of the same name are one
 * @param {(line: string, state?: State) => void} [step] is told of every step
 * @returns {number[][]} the cells of a shortest path, or none
 */
export function shortestPath(board, from, to, nameOf, step = () => {}) {
  const [row, col] = from;
  /** @type {State[]} */
  const queue = [{ row, col, direction: -1, turns: 0, before: null }];
  const seen = new Set();
  for (const state of queue) {
    step('take', state);
    for (let direction = 0; direction < 4; direction++) {
      const next = moved(state, direction);
      const isGoal = next.row === to[0] && next.col === to[1];
      if (next.turns > 2) continue;
      if (!isGoal && !isFree(board, next.row, next.col)) continue;
      if (seen.has(nameOf(next))) {
        step('seen', next);
        continue;
      }
      seen.add(nameOf(next));
      queue.push(next);
      step('push', next);
      if (isGoal) {
        step('found', next);
        return pathTo(next);
      }
    }
  }
  step('none');
  return [];
}

/** @param {State} state @param {number} direction @returns {State} */
function moved(state, direction) {
  const isTurn = state.before && direction !== state.direction;
  return {
    row: state.row + DOWN[direction],
    col: state.col + RIGHT[direction],
    direction,
    turns: state.turns + (isTurn ? 1 : 0),
    before: state,
  };
}

/** @param {readonly (readonly number[])[]} board @param {number} row @param {number} col */
function isFree(board, row, col) {
  if (board[row]?.[col]) return false;
  return isNear(row, board.length) && isNear(col, board[0].length);
}

/** @param {State | null} state the last of a path @returns {number[][]} */
export function pathTo(state) {
  if (!state) return [];
  return [...pathTo(state.before), [state.row, state.col]];
}
