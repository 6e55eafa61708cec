// Views of boards: every function gives the same answer as for rows.
import fc from 'fast-check';
import { load } from 'qiju';
import { createWorker } from 'qiju/worker';
import { isFull } from '../../full-length.js';
import { runs } from '../runs.js';

const { connect, huarong, lianliankan } = await load();

const boards = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 1, maxLength: 60 }))
  .map(([cols, kinds]) =>
    Array.from({ length: Math.ceil(kinds.length / cols) }, (_, r) =>
      Array.from({ length: cols }, (__, c) => kinds[r * cols + c] ?? 0),
    ),
  );
const rules = fc.record(
  {
    gravity: fc.constantFrom('none', 'down', 'left', 'centre'),
    maxTurns: fc.oneof(fc.nat(3), fc.nat(16)),
    ring: fc.boolean(),
  },
  { requiredKeys: [] },
);

/**
 * Calls every function with a board.
 * @param {import('qiju').Board | import('qiju').BoardView} board
 * @param {[number, number]} a
 * @param {[number, number]} b
 * @param {import('qiju').Rules} given
 */
const answers = (board, a, b, given) => ({
  connect: connect(board, ...a, ...b, given),
  corners: connect(board, ...a, ...b, { ...given, order: 'length', format: 'corners' }),
  pairs: lianliankan.pairs(board, given),
  refusal: lianliankan.refusal(board, a, b, given),
  segments: lianliankan.segments(board, a, b, given),
  reach: lianliankan.reach(board, a, given),
  remove: lianliankan.remove(board, a, b, given),
  solve: lianliankan.solve(board, { ...given, nodes: 50 }),
  hint: lianliankan.hint(board, { ...given, nodes: 50 }),
  clearRate: lianliankan.clearRate(board, { ...given, playouts: 5 }),
  shuffle: lianliankan.shuffle(board, { ...given, seed: 1 }),
});

/** @param {number[][]} board @param {number} n @returns {[number, number]} */
const cellOf = (board, n) => [Math.floor(n / board[0].length) % board.length, n % board[0].length];

test('every function gives the same answer as for rows, after calls with any board', () => {
  fc.assert(
    fc.property(fc.array(boards, { minLength: 2, maxLength: 3 }), rules, fc.nat(), fc.nat(), (all, given, n, m) => {
      const views = all.map((board) => lianliankan.board(board));
      for (const i of [0, 1, 0, all.length - 1, 0]) {
        const [a, b] = [cellOf(all[i], n), cellOf(all[i], m)];
        expect(answers(views[i], a, b, given)).toEqual(answers(all[i], a, b, given));
      }
    }),
    { numRuns: runs(200) },
  );
});

test('never changes', () => {
  const rows = [[1, 2, 1], [0, -1, 2]]; // prettier-ignore
  const view = lianliankan.board(rows);
  rows[0][1] = 0;
  expect(view.toRows()).toEqual([[1, 2, 1], [0, -1, 2]]); // prettier-ignore
  view.toRows()[0][0] = 9;
  expect(connect(view, 0, 0, 0, 2)).toEqual([[0, 0], [-1, 0], [-1, 1], [-1, 2], [0, 2]]); // prettier-ignore
  expect(() => Object.assign(view, { rows: 1 })).toThrow(TypeError);
  expect([view.rows, view.cols, view.at(1, 1), view.at(2, 0), view.at(0, -1)]).toEqual([
    2,
    3,
    -1,
    undefined,
    undefined,
  ]);
  expect(lianliankan.board(view)).toBe(view);
});

test('may have every size that rows may have', () => {
  for (const [rows, cols] of [
    [255, 61],
    [3, 62],
    [255, 255],
    [1, 1],
  ]) {
    const board = Array.from({ length: rows }, (_, r) =>
      Array.from({ length: cols }, (__, c) => ((r + c) % 3 ? 0 : 1)),
    );
    const view = lianliankan.board(board);
    expect(connect(view, 0, 0, rows - 1, cols - 1)).toEqual(connect(board, 0, 0, rows - 1, cols - 1));
    expect(lianliankan.reach(view, [0, 0])).toEqual(lianliankan.reach(board, [0, 0]));
    expect(lianliankan.segments(view, [0, 0], [rows - 1, cols - 1])).toBe(
      lianliankan.segments(board, [0, 0], [rows - 1, cols - 1]),
    );
  }
  const many = Array.from({ length: isFull ? 200 : 40 }, () => Array(60).fill(1));
  expect(lianliankan.pairs(lianliankan.board(many))).toEqual(lianliankan.pairs(many));
});

test('works in a new instance of the module, after the old one has grown large', () => {
  const view = lianliankan.board([[1, 2, 1]]);
  expect(lianliankan.pairs(view)).toHaveLength(1);
  const wide = Array.from({ length: 6 }, () => Array(6).fill(0));
  for (let i = 0; i < 10; i++) wide[Math.floor(i / 5)][i % 5] = i + 1;
  huarong.solve(wide, { goal: { id: 1, row: 5, col: 5 }, nodes: 3_000_000 });
  expect(lianliankan.pairs(view)).toHaveLength(1);
});

test.each([
  [[-1, 0, 0, 0], 'connect: row1 is -1'],
  [[0, 3, 0, 0], 'connect: col1 is 3'],
  [[0, 0, 1.5, 0], 'connect: row2 is 1.5'],
  [[0, 0, 0, '0'], 'connect: col2 is "0"'],
])('rejects cells that are not on it: %p', (cells, words) => {
  const view = lianliankan.board([[1, 2, 1]]);
  expect(() => connect(view, .../** @type {[number, number, number, number]} */ (cells))).toThrow(words);
  expect(connect(view, 0, 0, 0, 2)).toHaveLength(5);
});

test('a look-alike is rejected', () => {
  const view = lianliankan.board([[1, 2, 1]]);
  const fake = Object.create(Object.getPrototypeOf(view), { rows: { value: 9 }, cols: { value: 9 } });
  expect(() => lianliankan.pairs(fake)).toThrow('lianliankan.pairs: board is an object');
  expect(() => lianliankan.pairs(new Proxy(view, {}))).toThrow('lianliankan.pairs: board is an object');
});

test('a worker accepts a view', async () => {
  const worker = createWorker();
  try {
    const view = lianliankan.board([[1, 2, 1], [2, 0, 2]]); // prettier-ignore
    expect(await worker.lianliankan.pairs(view)).toEqual(lianliankan.pairs(view));
    expect(worker.lianliankan).not.toHaveProperty('board');
  } finally {
    worker.terminate();
  }
});

test('a view from another entry is accepted', async () => {
  const rows = [[1, 2, 1], [0, -1, 2], [1, 0, 1]]; // prettier-ignore
  const { load: loadGame } = await import('qiju/lianliankan');
  const game = await loadGame();
  const inline = await import('qiju/inline');
  const worker = createWorker();
  for (const view of [game.board(rows), inline.lianliankan.board(rows)]) {
    expect(answers(view, [0, 0], [0, 2], {})).toEqual(answers(rows, [0, 0], [0, 2], {}));
    expect(lianliankan.board(view).toRows()).toEqual(rows);
    expect(await worker.lianliankan.pairs(view)).toEqual(lianliankan.pairs(rows));
  }
  worker.terminate();
  const view = lianliankan.board(rows);
  expect(game.pairs(view)).toEqual(game.pairs(rows));
  expect(game.connect(view, 0, 0, 0, 2)).toEqual(game.connect(rows, 0, 0, 0, 2));
});
