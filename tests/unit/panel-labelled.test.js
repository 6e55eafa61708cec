// The number of positions in which every piece is told apart, against a search that keeps the pieces apart.
import { load } from 'qiju';
import { countPositions, groupOrder } from '../../web/panel/simulator/labelled.js';

/** @typedef {readonly (readonly number[])[]} Board */

const qiju = await load();

/** Searches all positions of the numbers on the board. @param {Board} start */
function countBySearch(start) {
  const rows = start.length;
  const cols = start[0].length;
  const seen = new Set([String(start)]);
  const queue = [start.flat()];
  for (const cells of queue) {
    for (const id of new Set(cells)) {
      if (id <= 0) continue;
      for (const [dr, dc] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ]) {
        // prettier-ignore
        const from = cells.flatMap((other, i) => (other === id ? [i] : []));
        const fits = from.every((i) => {
          const [r, c] = [Math.floor(i / cols) + dr, (i % cols) + dc];
          return r >= 0 && r < rows && c >= 0 && c < cols && [0, id].includes(cells[r * cols + c]);
        });
        if (!fits) continue;
        const next = cells.map((other) => (other === id ? 0 : other));
        for (const i of from) next[i + dr * cols + dc] = id;
        if (seen.has(String(next))) continue;
        seen.add(String(next));
        queue.push(next);
      }
    }
  }
  return seen.size;
}

/** Boards by the number of ways in which their equal pieces can change places. @type {[ways: number, board: Board][]} */
const boards = [
  [1, [[7, 0, 10, 8], [4, 4, 3, 3], [1, 1, 5, 0], [1, 1, 5, 2], [6, 6, 9, 2]]],
  [3, [[9, 4, 4, 0], [0, 5, 5, 7], [3, 3, 6, 6], [2, 1, 1, 8], [2, 1, 1, 10]]],
  [5, [[3, 8, 9, 7], [3, 10, 2, 2], [0, 12, 11, 5], [4, 4, 1, 1], [6, 0, 1, 1]]],
  [18, [[2, 2, 5, 5], [6, 6, 10, 4], [3, 3, 0, 4], [0, 1, 1, 9], [8, 1, 1, 7]]],
  [60, [[8, 9, 3, 3], [0, 5, 1, 1], [7, 11, 1, 1], [4, 4, 2, 2], [10, 6, 12, 0]]],
  [180, [[12, 0, 1, 1], [8, 10, 1, 1], [4, 4, 3, 3], [11, 5, 7, 2], [9, 6, 0, 2]]],
]; // prettier-ignore

test.each(boards)('equal pieces change places in %d ways', async (ways, board) => {
  const { alike, labelled } = await countPositions(qiju, board);
  expect([alike, labelled]).toEqual([qiju.huarong.analyse(board).positions, alike * ways]);
  expect(labelled).toBe(countBySearch(board));
});

test('横刀立马: each arrangement of the equal pieces can be reached', async () => {
  let pauses = 0;
  const { board } = qiju.huarong.levels[0];
  const counted = await countPositions(qiju, board, async () => void pauses++);
  expect(counted).toEqual({ alike: 25955, labelled: 25955 * 24 * 24 });
  expect(pauses).toBeGreaterThan(10);
});

test.each([
  ['nothing', [], 1],
  ['the identity', [[0, 1, 2]], 1],
  ['one exchange', [[1, 0, 2]], 2],
  ['a rotation of five', [[1, 2, 3, 4, 0]], 5],
  ['the symmetries of a square', [[1, 2, 3, 0], [1, 0, 3, 2]], 8], // prettier-ignore
  ['even permutations of five', [[1, 2, 0, 3, 4], [0, 1, 3, 4, 2]], 60], // prettier-ignore
  ['all permutations of twelve', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0], [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]], 479001600], // prettier-ignore
])('the order of the group of %s', (_, generators, order) => expect(groupOrder(generators)).toBe(order));
