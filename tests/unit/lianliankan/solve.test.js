// 连连看: gravity, deals and solutions, compared with a slow reference implementation.
import fc from 'fast-check';
import { load } from 'qiju';
import { createWorker } from 'qiju/worker';
import { runs } from '../runs.js';

const { connect, lianliankan } = await load();
const { pairs, remove, deal, shuffle, solve, hint, segments, clearRate } = lianliankan;

/** @typedef {import('qiju').Gravity} Gravity */
/** @typedef {import('qiju').Pair} Pair */

const gravities = /** @type {const} */ (['none', 'down', 'up', 'left', 'right', 'centre']);
const difficulties = /** @type {const} */ (['easy', 'normal', 'hard', 'expert']);
const gravityArbitrary = fc.constantFrom(...gravities);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Boards with at most `maxTiles` tiles. @param {number} rows @param {number} cols @param {number} kinds @param {number} maxTiles */
const boards = (rows, cols, kinds, maxTiles) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: rows }),
      fc.integer({ min: 1, max: cols }),
      fc.array(fc.integer({ min: 0, max: kinds }), { minLength: rows * cols, maxLength: rows * cols }),
    )
    .map(([height, width, cells]) => {
      let remaining = maxTiles;
      return Array.from({ length: height }, (_, r) =>
        Array.from({ length: width }, (__, c) =>
          cells[r * cols + c] !== 0 && remaining-- > 0 ? cells[r * cols + c] : 0,
        ),
      );
    });

/** Boards on which every kind has an even number of tiles. */
const evenBoards = fc
  .tuple(
    fc.integer({ min: 2, max: 4 }),
    fc.integer({ min: 2, max: 4 }),
    fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
    seeds,
  )
  .map(([rows, cols, kinds, seed]) => {
    const tiles = kinds.flatMap((kind) => [kind, kind]).slice(0, rows * cols - ((rows * cols) % 2));
    while (tiles.length < rows * cols) tiles.push(0);
    let state = seed;
    for (let i = tiles.length - 1; i > 0; i--) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const j = Math.floor((state / 2 ** 32) * (i + 1));
      [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
    }
    return Array.from({ length: rows }, (_, r) => tiles.slice(r * cols, r * cols + cols));
  });

/** @param {number[]} line @param {'start' | 'end'} side where the tiles go */
function pack(line, side) {
  const tiles = line.filter((kind) => kind !== 0);
  const gap = Array(line.length - tiles.length).fill(0);
  return side === 'start' ? [...tiles, ...gap] : [...gap, ...tiles];
}

/** @param {number[][]} board */
const transpose = (board) => board[0].map((_, c) => board.map((row) => row[c]));

/** @type {Record<Gravity, (board: number[][]) => number[][]>} */
const settle = {
  none: (board) => board,
  left: (board) => board.map((row) => pack(row, 'start')),
  right: (board) => board.map((row) => pack(row, 'end')),
  up: (board) => transpose(settle.left(transpose(board))),
  down: (board) => transpose(settle.right(transpose(board))),
  centre: (board) =>
    board.map((row) => {
      const middle = Math.ceil(row.length / 2);
      return [...pack(row.slice(0, middle), 'end'), ...pack(row.slice(middle), 'start')];
    }),
};

/** @param {number[][]} board @param {Pair} pair @param {Gravity} gravity */
function after(board, [[r1, c1], [r2, c2]], gravity) {
  const next = board.map((row) => [...row]);
  next[r1][c1] = next[r2][c2] = 0;
  return settle[gravity](next);
}

/** @param {number[][]} board */
const isEmpty = (board) => board.flat().every((kind) => kind === 0);

/**
 * Tries every order of moves, and returns true if one clears the board.
 * @param {number[][]} board
 * @param {Gravity} gravity
 * @param {Map<string, boolean>} [known]
 * @returns {boolean}
 */
function canBeCleared(board, gravity, known = new Map()) {
  if (isEmpty(board)) return true;
  const key = String(board);
  let answer = known.get(key);
  if (answer === undefined) {
    answer = pairs(board).some((pair) => canBeCleared(after(board, pair, gravity), gravity, known));
    known.set(key, answer);
  }
  return answer;
}

/**
 * Plays a solution to the empty board.
 * @param {number[][]} board
 * @param {Pair[]} line
 * @param {Gravity} gravity
 */
function expectCleared(board, line, gravity) {
  const end = line.reduce((tiles, [a, b]) => {
    expect(connect(tiles, ...a, ...b)).not.toEqual([]);
    return remove(tiles, a, b, { gravity });
  }, board);
  expect(isEmpty(end)).toBe(true);
}

/** @param {number[][]} board */
const tiles = (board) => board.flat().sort((a, b) => a - b);

describe('remove', () => {
  const board = [[2, 3, 4, 5, 6, 7], [8, 1, 9, 1, 10, 11], [12, 13, 14, 15, 16, 17]]; // prettier-ignore

  test.each(
    /** @type {[Gravity, number[][]][]} */ ([
      [
        'none',
        [
          [2, 3, 4, 5, 6, 7],
          [8, 0, 9, 0, 10, 11],
          [12, 13, 14, 15, 16, 17],
        ],
      ],
      [
        'down',
        [
          [2, 0, 4, 0, 6, 7],
          [8, 3, 9, 5, 10, 11],
          [12, 13, 14, 15, 16, 17],
        ],
      ],
      [
        'up',
        [
          [2, 3, 4, 5, 6, 7],
          [8, 13, 9, 15, 10, 11],
          [12, 0, 14, 0, 16, 17],
        ],
      ],
      [
        'left',
        [
          [2, 3, 4, 5, 6, 7],
          [8, 9, 10, 11, 0, 0],
          [12, 13, 14, 15, 16, 17],
        ],
      ],
      [
        'right',
        [
          [2, 3, 4, 5, 6, 7],
          [0, 0, 8, 9, 10, 11],
          [12, 13, 14, 15, 16, 17],
        ],
      ],
      [
        'centre',
        [
          [2, 3, 4, 5, 6, 7],
          [0, 8, 9, 10, 11, 0],
          [12, 13, 14, 15, 16, 17],
        ],
      ],
    ]),
  )('closes up: %s', (gravity, expected) => {
    expect(remove(board, [1, 1], [1, 3], { gravity })).toEqual(expected);
    expect(remove(board, [1, 3], [1, 1], { gravity })).toEqual(expected);
  });

  test('moves tiles by the rules, on any board', () =>
    fc.assert(
      fc.property(boards(7, 7, 4, 49), gravityArbitrary, fc.nat(), fc.nat(), (board_, gravity, i, j) => {
        const [rows, cols] = [board_.length, board_[0].length];
        /** @type {Pair} */
        const pair = [[i % rows, j % cols], [j % rows, i % cols]]; // prettier-ignore
        expect(remove(board_, ...pair, { gravity })).toEqual(after(board_, pair, gravity));
      }),
    ));
});

describe('segments', () => {
  test('counts the segments between any two cells', () => {
    const board = [[1, 2, 0], [2, 1, 0], [3, 3, 3]]; // prettier-ignore
    expect(segments(board, [0, 0], [0, 0])).toBe(0);
    expect(segments(board, [0, 0], [0, 1])).toBe(1);
    expect(segments(board, [0, 1], [1, 2])).toBe(2);
    expect(segments(board, [0, 0], [0, 2])).toBe(3);
    expect(segments(board, [0, 0], [1, 1])).toBe(4);
    expect(segments([[9, 9, 9], [9, 1, 9], [9, 9, 9]], [1, 1], [0, 0])).toBe(-1); // prettier-ignore
  });

  test('agrees with the path of fewest turns, both ways', () =>
    fc.assert(
      fc.property(boards(6, 6, 2, 36), fc.nat(), fc.nat(), (board, i, j) => {
        const [rows, cols] = [board.length, board[0].length];
        /** @type {Pair} */
        const [a, b] = [[i % rows, j % cols], [j % rows, i % cols]]; // prettier-ignore
        const count = segments(board, a, b);
        expect(segments(board, b, a)).toBe(count);
        if (String(a) === String(b)) return expect(count).toBe(0);
        const equal = board.map((row) => [...row]);
        equal[a[0]][a[1]] = equal[b[0]][b[1]] = 7;
        const path = connect(equal, ...a, ...b, { maxTurns: 16, format: 'corners' });
        expect(path.length - 1).toBe(count);
      }),
    ));
});

describe('solve', () => {
  test('recognises solvable and unsolvable boards', () => {
    expect(solve([[0, 0]])).toEqual({ status: 'solvable', moves: [] });
    expect(solve([[1, 2], [2, 1]])).toEqual({ status: 'unsolvable' }); // prettier-ignore
    expect(solve([[1, 1]])).toEqual({ status: 'solvable', moves: [[[0, 0], [0, 1]]] }); // prettier-ignore
  });

  test.each(gravities)('an odd kind cannot be cleared, gravity %s', (gravity) => {
    expect(solve([[1, 1, 1, 2, 2, 0]], { gravity, nodes: 10_000 })).toEqual({ status: 'unsolvable' });
    expect(solve([[5]], { gravity })).toEqual({ status: 'unsolvable' });
    expect(hint([[1, 1, 1]], { gravity })).toEqual({ pair: [[0, 0], [0, 1]], proved: false, status: 'unsolvable' }); // prettier-ignore
  });

  test.each(gravities)('agrees with trying every order, gravity %s', (gravity) => {
    const seen = { solvable: 0, unsolvable: 0, undecided: 0 };
    fc.assert(
      fc.property(fc.oneof(evenBoards, boards(3, 4, 3, 8)), (board) => {
        const solution = solve(board, { gravity, nodes: 200_000 });
        expect(solution.status).toBe(canBeCleared(board, gravity) ? 'solvable' : 'unsolvable');
        if (solution.status === 'solvable') expectCleared(board, solution.moves, gravity);
        seen[solution.status]++;
      }),
      { numRuns: runs(400) },
    );
    expect(seen.solvable).toBeGreaterThan(runs(20));
    expect(seen.unsolvable).toBeGreaterThan(runs(20));
  });

  test('respects its limits', () => {
    // 10×10 tiles are far too many for one node.
    const { board } = deal({ rows: 10, cols: 10, kinds: 25, copies: 4, seed: 1, difficulty: 'expert' });
    expect(['undecided', 'solvable']).toContain(solve(board, { nodes: 1 }).status);
    const begin = performance.now();
    solve(board, { time: 0 });
    expect(performance.now() - begin).toBeLessThan(500);
    expect(solve(board, { nodes: 5000 })).toEqual(solve(board, { nodes: 5000, time: 100_000 }));
  });

  test('does not change the board, and supports the largest', () => {
    const board = Array.from({ length: 61 }, () => Array(61).fill(0));
    board[0][0] = board[60][60] = -4;
    expect(solve(board)).toEqual({ status: 'solvable', moves: [[[0, 0], [60, 60]]] }); // prettier-ignore
    expect(hint(Array.from({ length: 62 }, () => [3]))).toEqual({ pair: [[0, 0], [1, 0]], proved: false, status: 'undecided' }); // prettier-ignore
  });
});

describe('hint', () => {
  test('returns null if no pair can be removed', () => {
    expect(hint([[1, 2], [2, 1]])).toBe(null); // prettier-ignore
    expect(hint([[0]])).toBe(null);
  });

  test('starts a solution if it is proved', () =>
    fc.assert(
      fc.property(evenBoards, gravityArbitrary, (board, gravity) => {
        const given = hint(board, { gravity, nodes: 200_000 });
        if (!given) return expect(pairs(board)).toEqual([]);
        expect(pairs(board).map(String)).toContain(String(given.pair.map(String).sort((a, b) => order(a, b))));
        expect(given.proved).toBe(given.status === 'solvable');
        expect(given.proved).toBe(canBeCleared(board, gravity));
        if (given.proved) expect(canBeCleared(after(board, given.pair, gravity), gravity)).toBe(true);
      }),
    ));
});

/** Compares cells, given as text, in reading order. @param {string} a @param {string} b */
function order(a, b) {
  const [[r1, c1], [r2, c2]] = [a, b].map((cell) => cell.split(',').map(Number));
  return r1 - r2 || c1 - c2;
}

describe('deal', () => {
  test.each(gravities)('gravity %s: a deal can be cleared, and a seed gives the same board', (gravity) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 }), seeds, (rows, half, seed) => {
        const asked = { rows, cols: 2 * half, kinds: rows, copies: 2 * half, seed, gravity };
        const dealt = deal(asked);
        expectCleared(dealt.board, dealt.solution, gravity);
        expect(deal(asked)).toEqual(dealt);
        expect(dealt.clearRate).toBe(clearRate(dealt.board, { gravity, seed }));
      }),
      { numRuns: runs(40) },
    ),
  );

  describe.each(gravities)('gravity %s', (gravity) => {
    test.each(difficulties)('%s: a deal can be cleared, and a seed gives the same board', (difficulty) => {
      for (const seed of [0, 7, 2 ** 32 - 1]) {
        const asked = { rows: 6, cols: 8, kinds: 12, copies: 4, seed, difficulty, gravity };
        const dealt = deal(asked);
        expectCleared(dealt.board, dealt.solution, gravity);
        expect(tiles(dealt.board)).toEqual(Array.from({ length: 48 }, (_, i) => Math.floor(i / 4) + 1));
        expect(dealt.clearRate).toBeGreaterThanOrEqual(0);
        expect(dealt.clearRate).toBeLessThanOrEqual(1);
        expect(deal(asked)).toEqual(dealt);
      }
    });
  });

  test('returns exactly these boards in every version', () => {
    const asked = { rows: 4, cols: 6, kinds: 6, copies: 4, seed: 7 };
    expect(deal(asked)).toMatchObject({ board: [[5, 6, 6, 1, 5, 1], [1, 3, 3, 3, 1, 5], [4, 4, 3, 6, 4, 2], [4, 2, 6, 2, 2, 5]], clearRate: 1 }); // prettier-ignore
    expect(deal({ ...asked, difficulty: 'hard' })).toMatchObject({ board: [[5, 4, 2, 3, 5, 6], [4, 5, 3, 2, 4, 1], [6, 1, 4, 6, 2, 6], [3, 5, 3, 1, 1, 2]], clearRate: 0.44 }); // prettier-ignore
    expect(deal({ ...asked, difficulty: 'expert', gravity: 'down' })).toMatchObject({ board: [[1, 5, 6, 2, 3, 6], [1, 3, 4, 1, 5, 5], [2, 4, 6, 3, 4, 5], [4, 2, 3, 6, 1, 2]], clearRate: 0.19 }); // prettier-ignore
  });

  test('harder boards are cleared more rarely', () => {
    const rates = difficulties.map((difficulty) => {
      const sum = [1, 2, 3].reduce(
        (total, seed) => total + (deal({ rows: 8, cols: 10, kinds: 20, copies: 4, seed, difficulty }).clearRate ?? 0),
        0,
      );
      return sum / 3;
    });
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(rates[0]).toBeGreaterThan(rates[3] + 0.3);
  });

  test('accepts a number of tiles for each kind', () => {
    for (const difficulty of [undefined, ...difficulties]) {
      const { board, solution } = deal({ rows: 4, cols: 5, copies: [2, 10, 2, 6], seed: 4, difficulty });
      expect(tiles(board)).toEqual([1, 1, ...Array(10).fill(2), 3, 3, ...Array(6).fill(4)]);
      expectCleared(board, solution, 'none');
    }
    expect(deal({ rows: 2, cols: 2, kinds: 2, copies: [2, 2], seed: 1 })).toEqual(
      deal({ rows: 2, cols: 2, kinds: 2, copies: 2, seed: 1 }),
    );
  });

  test('does not measure boards with a side over 32', () => {
    expect(deal({ rows: 2, cols: 33, kinds: 33, copies: 2 }).clearRate).toBe(null);
    expect(deal({ rows: 2, cols: 32, kinds: 32, copies: 2 }).clearRate).toBeGreaterThan(0);
  });
});

describe('shuffle', () => {
  test('can be cleared under the given gravity', () =>
    fc.assert(
      fc.property(evenBoards, gravityArbitrary, seeds, (board, gravity, seed) => {
        const shuffled = shuffle(board, { seed, gravity });
        expect(shuffled).not.toBe(null);
        if (!shuffled) return;
        expect(shuffled.board.map((row) => row.map(Boolean))).toEqual(board.map((row) => row.map(Boolean)));
        expect(tiles(shuffled.board)).toEqual(tiles(board));
        expectCleared(shuffled.board, shuffled.solution, gravity);
        expect(shuffle(board, { seed, gravity })).toEqual(shuffled);
      }),
    ));
});

describe('clearRate', () => {
  test('is 1 if every game clears the board, and 0 if none does', () => {
    expect(clearRate([[1, 1, 1, 1]])).toBe(1);
    expect(clearRate([[1, 2], [2, 1]])).toBe(0); // prettier-ignore
    expect(clearRate([[0]])).toBe(1);
  });

  test('is the share of random games that clear the board', () => {
    const { board, clearRate: rate } = deal({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 3, difficulty: 'hard' });
    let [cleared, state] = [0, 1];
    for (let game = 0; game < 400; game++) {
      let left = board;
      for (let all = pairs(left); all.length > 0; all = pairs(left)) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        left = remove(left, ...all[Math.floor((state / 2 ** 32) * all.length)]);
      }
      if (isEmpty(left)) cleared++;
    }
    const measured = clearRate(board, { playouts: 1000 });
    expect(Math.abs(measured - cleared / 400)).toBeLessThan(0.12);
    expect(Math.abs(measured - (rate ?? 0))).toBeLessThan(0.2);
    expect(clearRate(board, { playouts: 50, seed: 9 })).toBe(clearRate(board, { playouts: 50, seed: 9 }));
  });
});

test('the worker reports the progress of a search and a deal, and can be stopped', async () => {
  const worker = createWorker();
  try {
    /** @type {import('qiju').Progress[]} */
    const progress = [];
    const options = { rows: 8, cols: 18, kinds: 36, copies: 4, seed: 5, difficulty: /** @type {const} */ ('expert') };
    const dealt = await worker.with({ onProgress: (now) => void progress.push(now) }).lianliankan.deal(options);
    expect(dealt).toEqual(deal(options));
    expect(progress.map(({ searched }) => searched)).toEqual(progress.map((_, i) => i + 1));

    // 30×16 tiles in a pattern that is hard to decide.
    const large = Array.from({ length: 16 }, (_, r) =>
      Array.from({ length: 30 }, (__, c) => ((r * 7 + c * 11) % 60) + 1),
    );
    const stop = new AbortController();
    const solving = worker
      .with({ signal: stop.signal, onProgress: () => stop.abort() })
      .lianliankan.solve(large, { time: 60_000 });
    const outcome = await solving.catch((error) => error);
    expect(['AbortError', undefined]).toContain(outcome.name);
    expect(await worker.lianliankan.hint([[1, 1]])).toEqual({ pair: [[0, 0], [0, 1]], proved: true, status: 'solvable' }); // prettier-ignore
  } finally {
    worker.terminate();
  }
});
