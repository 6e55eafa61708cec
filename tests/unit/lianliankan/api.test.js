import fc from 'fast-check';
import { load } from 'qiju';
import { connectBySearch } from '../../bench/textbook.js';
import { runs } from '../runs.js';

const { connect, lianliankan } = await load();
const { pairs, reach, refusal, remove, deal, shuffle } = lianliankan;

/** Random boards, half of whose cells are empty. @param {number} maxRows @param {number} maxCols */
const boards = (maxRows, maxCols) =>
  fc.tuple(fc.integer({ min: 1, max: maxRows }), fc.integer({ min: 1, max: maxCols })).chain(([rows, cols]) =>
    fc.array(
      fc.array(fc.oneof(fc.constant(0), fc.constantFrom(1, 2, 3, -7, 2 ** 31 - 1)), {
        minLength: cols,
        maxLength: cols,
      }),
      { minLength: rows, maxLength: rows },
    ),
  );

/** A board and two of its cells. @param {number} maxRows @param {number} maxCols */
const questions = (maxRows, maxCols) =>
  boards(maxRows, maxCols).chain((board) => {
    const row = fc.integer({ min: 0, max: board.length - 1 });
    const col = fc.integer({ min: 0, max: board[0].length - 1 });
    return fc.tuple(fc.constant(board), row, col, row, col);
  });

/** @typedef {import('qiju').Cell} Cell */

/** Returns the ends of a path and the cells where it turns. @param {Cell[]} path */
const corners = (path) =>
  path.filter((cell, i) => {
    const [before, after] = [path[i - 1], path[i + 1]];
    return (
      !before || !after || after[0] - cell[0] !== cell[0] - before[0] || after[1] - cell[1] !== cell[1] - before[1]
    );
  });

/** @param {Cell[]} path */
const turns = (path) => Math.max(0, corners(path).length - 2);

/**
 * Expects a path between its ends through empty cells and the ring.
 * @param {number[][]} board
 * @param {Cell[]} path
 * @param {boolean} [ring]
 */
function expectLegal(board, path, ring = true) {
  const [rows, cols] = [board.length, board[0].length];
  for (let i = 1; i < path.length; i++) {
    expect(Math.abs(path[i][0] - path[i - 1][0]) + Math.abs(path[i][1] - path[i - 1][1])).toBe(1);
  }
  for (const [row, col] of path.slice(1, -1)) {
    expect(row >= -1 && row <= rows && col >= -1 && col <= cols).toBe(true);
    const inside = row >= 0 && row < rows && col >= 0 && col < cols;
    expect(inside ? board[row][col] : ring ? 0 : 1).toBe(0);
  }
}

describe('connect', () => {
  test('connects neighbours', () => expect(connect([[5, 5]], 0, 0, 0, 1)).toEqual([[0, 0], [0, 1]])); // prettier-ignore

  test('uses the ring', () => {
    const board = [[1, 2, 1], [2, 2, 2]]; // prettier-ignore
    expect(connect(board, 0, 0, 0, 2)).toEqual([[0, 0], [-1, 0], [-1, 1], [-1, 2], [0, 2]]); // prettier-ignore
    expect(connect(board, 0, 0, 0, 2, { format: 'corners' })).toEqual([[0, 0], [-1, 0], [-1, 2], [0, 2]]); // prettier-ignore
    expect(connect(board, 0, 0, 0, 2, { ring: false })).toEqual([]);
    expect(connect(board, 0, 0, 0, 2, { maxTurns: 1 })).toEqual([]);
  });

  test('finds no path in a 2×2 deadlock, except with three turns around a corner of the ring', () => {
    const board = [[1, 2], [2, 1]]; // prettier-ignore
    expect(connect(board, 0, 0, 1, 1)).toEqual([]);
    expect(turns(connect(board, 0, 0, 1, 1, { maxTurns: 3 }))).toBe(3);
  });

  test('does not connect different kinds, empty cells, or a cell with itself', () => {
    const board = [[1, 2, 0, 0]];
    expect(connect(board, 0, 0, 0, 1)).toEqual([]);
    expect(connect(board, 0, 2, 0, 3)).toEqual([]);
    expect(connect(board, 0, 0, 0, 0)).toEqual([]);
    expect(connect(board, 0, 0, 0, 0, { maxTurns: 16 })).toEqual([]);
  });

  test('prefers fewer turns or fewer cells by its option order', () => {
    const board = [
      [1, 0, 0, 9],
      [0, 9, 0, 9],
      [0, 9, 1, 9],
      [0, 9, 9, 9],
    ];
    expect(turns(connect(board, 0, 0, 2, 2))).toBe(1);
    expect(connect(board, 0, 0, 2, 2, { order: 'length' })).toEqual(connectBySearch(board, 0, 0, 2, 2));
  });

  test('accepts typed arrays, frozen rows and proxies, and does not change them', () => {
    const rows = [[1, 0, 1], [2, 2, 2]]; // prettier-ignore
    const path = connect(rows, 0, 0, 0, 2);
    expect(path).toHaveLength(3);
    for (const Row of [
      Int8Array,
      Uint8Array,
      Uint8ClampedArray,
      Int16Array,
      Uint32Array,
      Int32Array,
      Float32Array,
      Float64Array,
    ]) {
      expect(connect(rows.map((row) => Row.from(row)), 0, 0, 0, 2)).toEqual(path); // prettier-ignore
    }
    const frozen = Object.freeze(rows.map((row) => Object.freeze([...row])));
    expect(connect(frozen, 0, 0, 0, 2)).toEqual(path);
    expect(connect(new Proxy(rows, {}), 0, 0, 0, 2)).toEqual(path);
    expect(rows).toEqual([[1, 0, 1], [2, 2, 2]]); // prettier-ignore
  });

  test('returns new arrays', () => {
    const board = [[1, 0, 1]];
    connect(board, 0, 0, 0, 2)[0][0] = 99;
    expect(connect(board, 0, 0, 0, 2)).toEqual([[0, 0], [0, 1], [0, 2]]); // prettier-ignore
  });

  test('ordered by length equals the textbook search, cell for cell', () =>
    fc.assert(
      fc.property(questions(9, 9), ([board, r1, c1, r2, c2]) => {
        const expected = board[r1][c1] === 0 ? [] : connectBySearch(board, r1, c1, r2, c2);
        expect(connect(board, r1, c1, r2, c2, { order: 'length' })).toEqual(expected);
        expect(connect(board, r1, c1, r2, c2)).toHaveLength(expected.length);
      }),
    ));

  test('returns legal paths, with the same number of turns in reverse', () =>
    fc.assert(
      fc.property(questions(8, 8), fc.integer({ min: 0, max: 6 }), fc.boolean(), (question, maxTurns, ring) => {
        const [board, r1, c1, r2, c2] = question;
        const path = connect(board, r1, c1, r2, c2, { maxTurns, ring });
        const back = connect(board, r2, c2, r1, c1, { maxTurns, ring });
        expect(back).toHaveLength(path.length);
        expect(turns(back)).toBe(turns(path));
        if (path.length === 0) return;
        expectLegal(board, path, ring);
        expect([path[0], path.at(-1)]).toEqual([[r1, c1], [r2, c2]]); // prettier-ignore
        expect(turns(path)).toBeLessThanOrEqual(maxTurns);
        expect(connect(board, r1, c1, r2, c2, { maxTurns, ring, format: 'corners' })).toEqual(corners(path));
      }),
    ));

  test('gives the same answer with and without options, on boards of any width', () =>
    fc.assert(
      fc.property(questions(4, 70), ([board, r1, c1, r2, c2]) => {
        expect(connect(board, r1, c1, r2, c2)).toEqual(connect(board, r1, c1, r2, c2, {}));
      }),
    ));

  test('supports the largest board', () => {
    const board = Array.from({ length: 255 }, () => Array(255).fill(0));
    board[0][0] = board[254][254] = 3;
    expect(connect(board, 0, 0, 254, 254)).toHaveLength(509);
    expect(pairs(board)).toEqual([[[0, 0], [254, 254]]]); // prettier-ignore
  });
});

test('refusal returns the first reason that applies, or null where connect finds a path', () => {
  const options = fc.record({ maxTurns: fc.integer({ min: 0, max: 4 }), ring: fc.boolean() });
  fc.assert(
    fc.property(questions(6, 6), options, ([board, row1, col1, row2, col2], given) => {
      const [kind1, kind2] = [board[row1][col1], board[row2][col2]];
      const isConnected = connect(board, row1, col1, row2, col2, given).length > 0;
      const isSame = row1 === row2 && col1 === col2;
      const isEmpty = kind1 === 0 || kind2 === 0;
      expect(refusal(board, [row1, col1], [row2, col2], given)).toBe(
        isSame ? 'same' : isEmpty ? 'empty' : kind1 !== kind2 ? 'different' : isConnected ? null : 'blocked',
      );
    }),
    { numRuns: runs(2000) },
  );
});

describe('reach', () => {
  test('counts the turns to every cell, the ring included', () =>
    expect(reach([[1, 2], [0, 1]], [0, 0])).toEqual([[1, 0, 1, 1], [0, 0, 0, 2], [1, 0, 1, 2], [1, 0, 1, 1]])); // prettier-ignore

  test('is −1 beyond maxTurns, and for the whole ring without a ring', () => {
    const board = [[1, 2], [2, 1]]; // prettier-ignore
    expect(reach(board, [0, 0])[2][2]).toBe(-1);
    expect(reach(board, [0, 0], { maxTurns: 3 })[2][2]).toBe(3);
    expect(reach(board, [0, 0], { ring: false })).toEqual([[-1, -1, -1, -1], [-1, 0, 0, -1], [-1, 0, -1, -1], [-1, -1, -1, -1]]); // prettier-ignore
  });

  test('agrees with connect about equal tiles and turns', () =>
    fc.assert(
      fc.property(
        questions(9, 9),
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
        ([board, r1, c1, r2, c2], maxTurns, ring) => {
          fc.pre(board[r1][c1] !== 0 && board[r1][c1] === board[r2][c2] && (r1 !== r2 || c1 !== c2));
          const path = connect(board, r1, c1, r2, c2, { maxTurns, ring });
          expect(reach(board, [r1, c1], { maxTurns, ring })[r2 + 1][c2 + 1]).toBe(path.length > 0 ? turns(path) : -1);
        },
      ),
    ));

  test('supports the largest board', () => {
    const turned = reach(
      Array.from({ length: 255 }, () => Array(255).fill(3)),
      [0, 254],
    );
    expect([turned.length, turned[256].length, turned[0][256], turned[256][0], turned[128][128]]).toEqual([
      257, 257, 1, 2, -1,
    ]);
  });
});

describe('pairs', () => {
  test('finds none in a deadlock', () => expect(pairs([[1, 2], [2, 1]])).toEqual([])); // prettier-ignore

  test('lists exactly what connect connects, in reading order', () =>
    fc.assert(
      fc.property(boards(6, 6), fc.integer({ min: 0, max: 4 }), fc.boolean(), (board, maxTurns, ring) => {
        const cells = board.flatMap((row, r) => row.map((_, c) => /** @type {Cell} */ ([r, c])));
        const expected = cells.flatMap((a, i) =>
          cells
            .slice(i + 1)
            .filter((b) => connect(board, ...a, ...b, { maxTurns, ring }).length > 0)
            .map((b) => [a, b]),
        );
        expect(pairs(board, { maxTurns, ring })).toEqual(expected);
        if (maxTurns === 2 && ring) expect(pairs(board)).toEqual(expected);
      }),
    ));

  test('lists more pairs than one call can hold', () => {
    const board = Array.from({ length: 2 }, () => Array(200).fill(8));
    board.push(Array(200).fill(0));
    const all = pairs(board);
    expect(all).toHaveLength(2 * ((200 * 199) / 2) + 200);
    expect(new Set(all.map(String)).size).toBe(all.length);
    expect(pairs(board, { maxTurns: 4 })).toHaveLength((400 * 399) / 2);
  });
});

test('remove empties two cells of a new board', () => {
  const board = [[1, 2, 1], [2, 2, 2]]; // prettier-ignore
  expect(remove(board, [0, 0], [0, 2])).toEqual([[0, 2, 0], [2, 2, 2]]); // prettier-ignore
  expect(board).toEqual([[1, 2, 1], [2, 2, 2]]); // prettier-ignore
});

/**
 * Plays a solution to the end.
 * @param {import('qiju').Deal} dealt
 */
function expectCleared({ board, solution }) {
  let left = board;
  for (const [a, b] of solution) {
    expect(connect(left, ...a, ...b)).not.toEqual([]);
    left = remove(left, a, b);
  }
  expect(left.flat().every((kind) => kind === 0)).toBe(true);
}

/** @param {number[][]} board */
const tiles = (board) => board.flat().sort((a, b) => a - b);

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('deal', () => {
  test('returns the requested board, and a solution that clears it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), seeds, (rows, half, seed) => {
        const cols = 2 * half;
        const dealt = deal({ rows, cols, kinds: rows, copies: cols, seed });
        expect(dealt.seed).toBe(seed);
        expect(tiles(dealt.board)).toEqual(Array.from({ length: rows * cols }, (_, i) => Math.floor(i / cols) + 1));
        expect(dealt.board).toHaveLength(rows);
        expectCleared(dealt);
        expect(deal({ rows, cols, kinds: rows, copies: cols, seed })).toEqual(dealt);
      }),
      { numRuns: runs(40) },
    ));

  test('chooses kinds and copies that fill the board', () => {
    /** Counts the tiles of each kind. @param {import('qiju').DealOptions} options */
    const counts = (options) => {
      const all = tiles(deal({ ...options, seed: 1 }).board);
      return Array.from({ length: Math.max(...all) }, (_, i) => all.filter((kind) => kind === i + 1).length);
    };
    expect(counts({ rows: 4, cols: 6 })).toEqual([4, 4, 4, 4, 4, 4]);
    expect(counts({ rows: 2, cols: 5 })).toEqual([2, 2, 2, 2, 2]);
    expect(counts({ rows: 4, cols: 6, kinds: 5 })).toEqual([6, 6, 4, 4, 4]);
    expect(counts({ rows: 4, cols: 6, copies: 8 })).toEqual([8, 8, 8]);
    expectCleared(deal({ rows: 10, cols: 14 }));
  });

  test('chooses a seed and returns it', () => {
    const asked = { rows: 10, cols: 14, kinds: 35, copies: 4 };
    const dealt = deal(asked);
    expectCleared(dealt);
    expect(deal({ ...asked, seed: dealt.seed })).toEqual(dealt);
    expect(deal({ ...asked, seed: dealt.seed === 7 ? 8 : 7 }).board).not.toEqual(dealt.board);
  });

  test('deals the largest board', () => {
    const { board, solution } = deal({ rows: 255, cols: 254, kinds: 255, copies: 254 });
    expect([board.length, board[0].length, solution.length]).toEqual([255, 254, (255 * 254) / 2]);
  });
});

describe('shuffle', () => {
  test('keeps empty cells and tiles, and can be cleared', () =>
    fc.assert(
      fc.property(boards(6, 7), seeds, (board, seed) => {
        const shuffled = shuffle(board, { seed });
        const counts = new Map();
        for (const kind of board.flat()) if (kind !== 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if ([...counts.values()].some((count) => count % 2 === 1)) {
          expect(shuffled).toBe(null);
          return;
        }
        expect(shuffled).not.toBe(null);
        if (shuffled === null) return;
        expect(shuffled.board.map((row) => row.map(Boolean))).toEqual(board.map((row) => row.map(Boolean)));
        expect(tiles(shuffled.board)).toEqual(tiles(board));
        expectCleared(shuffled);
        expect(shuffle(board, { seed: shuffled.seed })).toEqual(shuffled);
      }),
      { numRuns: runs(300) },
    ));

  test('returns null for an odd kind', () => expect(shuffle([[1, 1, 1, 2, 2, 0]])).toBe(null));

  test('resolves a deadlock', () => {
    const shuffled = shuffle([[1, 2], [2, 1]]); // prettier-ignore
    if (shuffled) expectCleared(shuffled);
    expect(shuffled).not.toBe(null);
  });
});
