// Tests a pasted `connect`.
import { verdict } from './verdict.js';

/**
 * @import { Qiju } from '../../api/qiju.js'
 * @import { Verdict } from './verdict.js'
 */

/** @typedef {[number, number]} Cell */
/** @typedef {{ kind: 'same' | 'other' | 'wrong', path: Cell[], ours: Cell[] }} Checked */

/** @param {unknown} path @returns {Cell[] | null} cells may be [row, col], { row, col } or { i, j }; null if it is not a path */
function readPath(path) {
  if (!Array.isArray(path)) return null;
  const cells = path.map((cell) =>
    Array.isArray(cell) ? [cell[0], cell[1]] : [cell?.row ?? cell?.i, cell?.col ?? cell?.j],
  );
  return cells.every((cell) => cell.every(Number.isInteger)) ? /** @type {Cell[]} */ (cells) : null;
}

/**
 * True if the rules allow a path: the engine finds it on a board where all other cells are filled.
 * @param {Pick<Qiju, 'connect'>} qiju
 * @param {number[][]} board
 * @param {Cell[]} path
 */
function isAllowed(qiju, board, path) {
  const wall = Math.max(...board.flat()) + 1;
  const [first, last] = [path[0], /** @type {Cell} */ (path.at(-1))];
  const free = new Set(path.slice(1, -1).map(String));
  const at = (/** @type {number} */ row, /** @type {number} */ col) => board[row]?.[col] ?? 0;
  const walled = Array.from({ length: board.length + 2 }, (_, r) =>
    Array.from({ length: board[0].length + 2 }, (__, c) => {
      const [row, col] = [r - 1, c - 1];
      if (String([row, col]) === String(first) || String([row, col]) === String(last)) return at(row, col);
      return free.has(String([row, col])) && at(row, col) === 0 ? 0 : wall;
    }),
  );
  const inside = (/** @type {Cell} */ [row, col]) => at(row, col) !== 0;
  if (!inside(first) || !inside(last)) return false;
  const found = qiju.connect(walled, first[0] + 1, first[1] + 1, last[0] + 1, last[1] + 1, { ring: false });
  return String(found.map(([row, col]) => [row - 1, col - 1])) === String(path);
}

/** @param {number[][]} board @returns {number[][]} calls both ways between any two equal tiles, and from each kind to the next */
export function connectCalls(board) {
  const tiles = board.flatMap((row, r) => row.flatMap((kind, c) => (kind ? [{ kind, cell: [r, c] }] : [])));
  return tiles.flatMap((a, i) =>
    tiles.flatMap((b, j) => (a !== b && (a.kind === b.kind || j === i + 1) ? [[...a.cell, ...b.cell]] : [])),
  );
}

/**
 * @param {Pick<Qiju, 'connect'>} qiju
 * @param {number[][]} board
 * @param {number[]} call row1, col1, row2, col2
 * @param {unknown} answer
 * @returns {Checked} same: the path of our engine; other: another legal path
 */
export function checkPath(qiju, board, [row1, col1, row2, col2], answer) {
  const ours = qiju.connect(board, row1, col1, row2, col2, { order: 'length' });
  const path = readPath(answer);
  if (!path) return { kind: 'wrong', path: [], ours };
  if (String(path) === String(ours)) return { kind: 'same', path, ours };
  const ends = path.length > 1 && String(path[0]) === `${row1},${col1}` && String(path.at(-1)) === `${row2},${col2}`;
  const allowed = ours.length > 0 && ends && isAllowed(qiju, board, path);
  return { kind: allowed ? 'other' : 'wrong', path, ours };
}

/** @param {Cell[]} path @returns {boolean} are cells left out, such as all but the corners? */
export const hasGaps = (path) =>
  path.slice(1).some(([row, col], i) => Math.abs(row - path[i][0]) + Math.abs(col - path[i][1]) > 1);

/** @param {Cell[]} path @param {string} zh @param {string} en */
const length = (path, zh, en) =>
  verdict(
    true,
    path.length ? `${zh} ${path.length} 格` : `${zh}说连不上`,
    path.length ? `${en} ${path.length} cells` : `${en} none`,
  );

/**
 * @param {readonly number[][]} calls
 * @param {readonly Checked[]} checked
 * @returns {Verdict}
 */
export function connectVerdict(calls, checked) {
  const wrong = checked.findIndex(({ kind }) => kind === 'wrong');
  if (wrong < 0) {
    const other = checked.filter(({ kind }) => kind === 'other').length;
    return verdict(
      true,
      `测了 ${calls.length} 对，全部正确${other ? `，其中 ${other} 条路与我们的不同，但符合规则` : ''}。点两张牌试试。`,
      `${calls.length} pairs tested, all correct${other ? `; ${other} paths differ from ours but follow the rules` : ''}. Now connect two tiles.`,
    );
  }
  const count = checked.filter(({ kind }) => kind === 'wrong').length;
  const [row1, col1, row2, col2] = calls[wrong];
  const { path, ours } = checked[wrong];
  const [yours, right] = [length(path, '你的', 'yours'), length(ours, '我们的', 'ours')];
  const gaps = hasGaps(path) ? ['。要写出经过的每一格', '. List every cell of the path'] : ['', ''];
  return verdict(
    false,
    `测了 ${calls.length} 对，错了 ${count} 对。比如 (${row1}, ${col1}) 到 (${row2}, ${col2})：${yours.zh}，${right.zh}${gaps[0]}。`,
    `${calls.length} pairs tested, ${count} wrong. For example, (${row1}, ${col1}) to (${row2}, ${col2}): ${yours.en}, ${right.en}${gaps[1]}.`,
  );
}
