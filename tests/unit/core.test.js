// `qiju/core` gives the answers of `qiju`.
import fc from 'fast-check';
import { load } from 'qiju';
import { connect, judgeWin, solveHuarongRoad } from 'qiju/core';
import { decode } from '../../web/api/embedded.js';
import { encode } from '../../web/tools/embed.js';
import { isFull } from '../full-length.js';
import { klotski, tiles } from './calls.js';
import { runs } from './runs.js';

const qiju = await load();

/** @param {number} minCols @param {number} maxCols */
const boards = (minCols, maxCols) =>
  fc.integer({ min: minCols, max: maxCols }).chain((cols) =>
    fc.array(fc.array(fc.constantFrom(0, 0, 0, 1, 2, -1), { minLength: cols, maxLength: cols }), {
      minLength: 1,
      maxLength: 12,
    }),
  );

const options = fc.option(
  fc.record(
    {
      maxTurns: fc.nat(16),
      order: fc.constantFrom('turns', 'length'),
      format: fc.constantFrom('cells', 'corners'),
      ring: fc.boolean(),
      gravity: fc.constantFrom('none', 'down', 'centre'),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

test.each([
  ['narrow', boards(1, 14)],
  ['wide', boards(58, 70)],
])('connect finds the same paths on %s boards', (_, anyBoard) => {
  let found = 0;
  fc.assert(
    fc.property(anyBoard, options, fc.nat(), fc.nat(), (board, given, a, b) => {
      const cells = board.flatMap((row, r) => row.flatMap((kind, c) => (kind === 1 ? [[r, c]] : [])));
      const [from, to] = [a, b].map((n) => cells[n % cells.length] ?? [0, 0]);
      const path = connect(board, from[0], from[1], to[0], to[1], given);
      expect(path).toEqual(qiju.connect(board, from[0], from[1], to[0], to[1], given));
      found += Number(path.length > 0);
    }),
    { numRuns: runs(1000) },
  );
  expect(found).toBeGreaterThan(runs(300));
});

test('connect takes the views of another entry', () =>
  expect(connect(qiju.lianliankan.board(tiles), 0, 0, 0, 2)).toEqual(connect(tiles, 0, 0, 0, 2)));

/** Puts pieces on a classic board at random places: each number is a shape and a cell. */
const layouts = fc
  .array(fc.tuple(fc.nat(2), fc.nat(19)), { minLength: 20, maxLength: 60 })
  .chain((pieces) => fc.tuple(fc.nat(3), fc.nat(2), fc.constant(pieces)))
  .map(([top, left, pieces]) => {
    const board = Array.from({ length: 5 }, () => Array(4).fill(0));
    let id = 0;
    /** @param {number} row @param {number} col @param {{ height: number, width: number }} shape */
    const put = (row, col, { height, width }) => {
      if (row + height > 5 || col + width > 4) return;
      const rows = board.slice(row, row + height);
      if (rows.some((cells) => cells.slice(col, col + width).some(Boolean))) return;
      id++;
      for (const cells of rows) cells.fill(id, col, col + width);
    };
    put(top, left, { height: 2, width: 2 });
    const shapes = [{ height: 1, width: 1 }, { height: 1, width: 2 }, { height: 2, width: 1 }]; // prettier-ignore
    for (const [shape, cell] of pieces) put(cell >> 2, cell & 3, shapes[shape]);
    return board;
  });

/** Makes steps, and requires each to be legal. @param {number[][]} board @param {import('qiju').Step[]} steps */
const replay = (board, steps) =>
  steps.reduce((now, { id, direction }) => {
    const next = qiju.huarong.move(now, id, direction);
    if (!next) throw new Error(`${id} cannot move ${direction}`);
    return next;
  }, board);

/** @param {number[][]} board @returns {number | undefined} the number of steps */
function checkSolution(board) {
  const steps = solveHuarongRoad(board);
  expect(steps?.length).toBe(qiju.solveHuarongRoad(board)?.length);
  if (steps) expect(qiju.huarong.isSolved(replay(board, steps))).toBe(true);
  return steps?.length;
}

test('solveHuarongRoad finds solutions of the same length as qiju', () => {
  const lengths = new Set();
  fc.assert(
    fc.property(layouts, (board) => void lengths.add(checkSolution(board))),
    { numRuns: runs(200) },
  );
  expect(lengths).toContain(undefined);
  expect(lengths).toContain(0);
  expect(lengths.size).toBeGreaterThan(10);
  for (const { board } of qiju.huarong.levels.filter((_, at) => isFull || at % 8 === 0)) {
    checkSolution(board.map((row) => [...row]));
  }
});

test('solveHuarongRoad calls the handler for each step', () => {
  /** @type {unknown[]} */
  const made = [];
  const steps = solveHuarongRoad(klotski, { move: (id, direction) => void made.push({ id, direction }) });
  expect(steps).toHaveLength(116);
  expect(made).toEqual(steps);
});

test('judgeWin judges the same games', () => {
  // Black plays up to five stones of a line, in any order.
  const line = fc.tuple(fc.constantFrom(1, 14, 15, 16), fc.nat(224), fc.shuffledSubarray([0, 1, 2, 3, 4]));
  const game = line.map(([step, start, order]) => {
    const blacks = order.map((i) => start + i * step).filter((point) => point < 225);
    const whites = Array.from({ length: 225 }, (_, i) => i).filter((point) => !blacks.includes(point));
    return blacks.flatMap((point, i) => [point, whites[i]]).slice(0, -1);
  });
  let wins = 0;
  fc.assert(
    fc.property(game, (pieces) => {
      const isWin = judgeWin(pieces);
      expect(isWin).toBe(qiju.judgeWin(pieces));
      wins += Number(isWin);
    }),
    { numRuns: runs(1000) },
  );
  expect(wins).toBeGreaterThan(runs(50));
});

test('an embedded module has the bytes of its file', () => {
  const bytes = Uint8Array.from({ length: 1024 }, (_, i) => (i * 7) ^ (i >> 8));
  expect(decode(encode(bytes))).toEqual(bytes);
});
