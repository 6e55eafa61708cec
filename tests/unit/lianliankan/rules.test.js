// 连连看 under any rules and with walls: the functions agree with each other.
import fc from 'fast-check';
import { load } from 'qiju/lianliankan';
import { createWorker } from 'qiju/worker';
import { runs } from '../runs.js';

/** @typedef {import('qiju').Rules} Rules */

const lianliankan = await load();

const rules = fc.record(
  {
    gravity: fc.constantFrom('none', 'down', 'up', 'left', 'right', 'centre'),
    maxTurns: fc.oneof(fc.nat(3), fc.nat(16)),
    ring: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Small boards with walls, gaps and an even number of tiles of each kind. */
const boards = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    cols: fc.integer({ min: 1, max: 4 }),
    kinds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }),
    walls: fc.nat(5),
    order: fc.array(fc.nat(1e6), { minLength: 16, maxLength: 16 }),
  })
  .map(({ rows, cols, kinds, walls, order }) => {
    const contents = [...kinds.flatMap((kind) => [kind, kind]).slice(0, rows * cols - ((rows * cols) % 2))];
    while (contents.length < rows * cols) contents.push(contents.length % 6 < walls ? -1 : 0);
    const places = contents.map((_, i) => i).sort((a, b) => order[a] - order[b] || a - b);
    return Array.from({ length: rows }, (_, r) =>
      Array.from({ length: cols }, (__, c) => contents[places[r * cols + c]]),
    );
  });

/** @param {number[][]} board */
const countTiles = (board) => board.flat().filter((kind) => kind > 0).length;

test('solutions are legal and clear the board; no random game clears an unsolvable board', () => {
  fc.assert(
    fc.property(boards, rules, (board, given) => {
      const game = lianliankan.with(given);
      const solution = game.solve(board);
      expect(solution.status).not.toBe('undecided');
      if (solution.status !== 'solvable') return expect(game.clearRate(board, { playouts: 20 })).toBe(0);
      let left = board;
      for (const [a, b] of solution.moves) {
        expect(game.refusal(left, a, b)).toBe(null);
        left = game.remove(left, a, b);
      }
      expect(countTiles(left)).toBe(0);
      expect(left.flat().filter((kind) => kind === -1)).toEqual(board.flat().filter((kind) => kind === -1));
      return undefined;
    }),
    { numRuns: runs(500) },
  );
});

test('rules in `with` equal rules in each call, and a call overrides them', () => {
  fc.assert(
    fc.property(boards, rules, rules, (board, given, others) => {
      const game = lianliankan.with(given);
      const [a, b] = /** @type {const} */ ([[0, 0], [board.length - 1, board[0].length - 1]]); // prettier-ignore
      expect(game.pairs(board)).toEqual(lianliankan.pairs(board, given));
      expect(game.reach(board, a)).toEqual(lianliankan.reach(board, a, given));
      expect(game.segments(board, a, b)).toEqual(lianliankan.segments(board, a, b, given));
      expect(game.remove(board, a, b)).toEqual(lianliankan.remove(board, a, b, given));
      expect(game.connect(board, ...a, ...b)).toEqual(lianliankan.connect(board, ...a, ...b, given));
      expect(game.solve(board, { nodes: 1000 })).toEqual(lianliankan.solve(board, { ...given, nodes: 1000 }));
      expect(game.hint(board, { nodes: 1000 })).toEqual(lianliankan.hint(board, { ...given, nodes: 1000 }));
      expect(game.shuffle(board, { seed: 5 })).toEqual(lianliankan.shuffle(board, { ...given, seed: 5 }));
      expect(game.pairs(board, others)).toEqual(lianliankan.pairs(board, { ...given, ...others }));
      expect(game.with(others).pairs(board)).toEqual(lianliankan.pairs(board, { ...given, ...others }));
      expect(game.with(others).remove(board, a, b)).toEqual(lianliankan.remove(board, a, b, { ...given, ...others }));
    }),
    { numRuns: runs(300) },
  );
});

test('a second `with` keeps the other rules', () => {
  const apart = [[1, 2, 1]]; // two turns on the ring join the pair
  const game = lianliankan.with({ ring: false }).with({ gravity: 'left' }).with({});
  expect(game.pairs(apart)).toEqual([]);
  expect(game.with({ ring: true }).pairs(apart)).toHaveLength(1);
  expect(game.remove([[1, 1, 2]], [0, 0], [0, 1])).toEqual([[2, 0, 0]]);
  expect(lianliankan.with({ maxTurns: 1 }).with({ ring: true }).pairs(apart)).toEqual([]);
});

test('pairs, connect, refusal and reach agree', () => {
  fc.assert(
    fc.property(boards, rules, (board, given) => {
      const game = lianliankan.with(given);
      const pairs = game.pairs(board).map(String);
      const cells = board.flatMap((row, r) => row.map((_, c) => /** @type {[number, number]} */ ([r, c])));
      for (const [i, a] of cells.entries()) {
        const turns = game.reach(board, a);
        for (const b of cells.slice(i + 1)) {
          const isPair = pairs.includes(String([a, b]));
          expect(game.refusal(board, a, b) === null).toBe(isPair);
          expect(game.connect(board, ...a, ...b).length > 0).toBe(isPair);
          const isMatch = board[a[0]][a[1]] === board[b[0]][b[1]] && board[a[0]][a[1]] > 0;
          expect(isMatch && turns[b[0] + 1][b[1] + 1] >= 0).toBe(isPair);
        }
      }
    }),
    { numRuns: runs(200) },
  );
});

const heart = ['.......', '.......', '.......', '#.....#', '##...##', '###.###'].map((row) =>
  [...row].map((cell) => (cell === '#' ? -1 : 0)),
);

test('a shape can be dealt under any rules, and its walls stay', () => {
  fc.assert(
    fc.property(rules, fc.nat(1000), (given, seed) => {
      const { board, solution, inBand, clearRate } = lianliankan.with(given).deal({ shape: heart, seed });
      expect(board.map((row) => row.map((kind) => Math.min(0, kind)))).toEqual(heart);
      expect(solution).toHaveLength(countTiles(board) / 2);
      expect(inBand).toBe(true);
      expect(clearRate).toBeGreaterThanOrEqual(0);
      /** @type {number[][]} */
      let left = board;
      for (const [a, b] of solution) {
        expect(lianliankan.refusal(left, a, b, given)).toBe(null);
        left = lianliankan.remove(left, a, b, given);
      }
      expect(left).toEqual(heart);
    }),
    { numRuns: runs(60) },
  );
});

test('inBand is true if the clear rate is in the requested band', () => {
  const order = { rows: 6, cols: 8, copies: 4, seed: 3 };
  const met = lianliankan.deal({ ...order, clearRate: [0.2, 0.6] });
  expect(met.inBand).toBe(true);
  expect(met.clearRate).toBeGreaterThanOrEqual(0.2);
  expect(met.clearRate).toBeLessThanOrEqual(0.6);
  // With two tiles of each kind and no gravity every solvable board is easy.
  const missed = lianliankan.deal({ ...order, copies: 2, difficulty: 'expert' });
  expect(missed.inBand).toBe(false);
  expect(missed.clearRate).toBeGreaterThan(0.1);
});

test.each([0.07, 0.14, 0.28, 0.29, 0.55, 0.56, 0.57, 0.58])('the clear rate may be exactly %p', (rate) => {
  const { clearRate, inBand } = lianliankan.deal({ rows: 6, cols: 8, copies: 4, seed: 3, clearRate: [rate, rate] });
  expect([clearRate, inBand]).toEqual([rate, true]);
});

test('without a ring, with less than two turns or with walls, boards have sides up to 61', () => {
  const full = (/** @type {number} */ cols) => [Array(cols).fill(1), Array(cols).fill(1)];
  for (const given of [{ ring: false }, { maxTurns: 1 }, { maxTurns: 0 }, {}]) {
    const isEasy = Object.keys(given).length === 0;
    const ask = [
      () => lianliankan.deal({ rows: 2, cols: 62, copies: 124, ...given }),
      () => lianliankan.shuffle(full(62), given),
    ];
    for (const call of ask) {
      if (isEasy) expect(call).not.toThrow();
      else expect(call).toThrow(RangeError);
    }
    expect(lianliankan.shuffle(full(61), given)).not.toBe(null);
    expect(lianliankan.deal({ rows: 2, cols: 61, copies: 122, ...given }).solution).toHaveLength(61);
  }
  expect(() => lianliankan.shuffle([...full(62), Array(62).fill(-1)])).toThrow(RangeError);
});

test('a wall is not a tile', () => {
  const board = [[-1, 1, -1], [1, 2, 2]]; // prettier-ignore
  expect(lianliankan.refusal(board, [0, 0], [0, 2])).toBe('empty');
  expect(lianliankan.connect(board, 0, 0, 0, 2)).toEqual([]);
  expect(lianliankan.pairs(board)).toEqual([[[1, 1], [1, 2]]]); // prettier-ignore
  expect(lianliankan.remove(board, [0, 0], [0, 1], { gravity: 'down' })).toEqual([[-1, 0, -1], [1, 2, 2]]); // prettier-ignore
  expect(lianliankan.remove([[1], [-1], [2], [0]], [0, 0], [3, 0], { gravity: 'down' })).toEqual([[0], [-1], [0], [2]]);
});

test('in a worker, `with` returns the same functions', async () => {
  const worker = createWorker();
  try {
    const board = [[1, 2, 1], [2, 0, 2]]; // prettier-ignore
    const given = /** @type {Rules} */ ({ gravity: 'left', ring: false });
    const game = worker.lianliankan.with(given);
    expect(await game.solve(board)).toEqual(lianliankan.with(given).solve(board));
    expect(await game.with({ ring: true }).pairs(board)).toEqual(lianliankan.pairs(board));
    given.ring = true;
    expect(await game.pairs(board)).toEqual(lianliankan.pairs(board, { ring: false }));
    const wrong = worker.lianliankan.with(/** @type {any} */ ({ turns: 3 }));
    await expect(wrong.pairs(board)).rejects.toThrow('lianliankan.with: options has "turns"');
  } finally {
    worker.terminate();
  }
});
