// The famous sliding-block puzzles of the package.
import { readFileSync } from 'node:fs';
import { load } from 'qiju/huarong';
import { isFull } from '../../full-length.js';

const huarong = await load();

/** @type {import('qiju').SlidingPuzzle[]} */
const puzzles = JSON.parse(readFileSync(new URL('../../../dist/puzzles.json', import.meta.url), 'utf8'));

/** Puzzles with millions of positions: only --full solves them, in one metric. */
const large = new Set([
  'Century and a Half',
  'Climb 12 A',
  'Climb 12 B',
  'Climb 12 C',
  'Climb 12 D',
  'Dirty Dozen, No. 12',
  'Sliding Pipes',
  'Slide T',
  'T-zer',
  'The Greatest Escape',
  'Trapped Treasure',
  'Ultimate T-zer',
]);

/** Returns the cells of each piece in reading order, relative to the corner of the rectangle around them. @param {readonly (readonly number[])[]} board */
function piecesOf(board) {
  /** @type {Map<number, [row: number, col: number][]>} */
  const cells = new Map();
  for (const [row, ids] of board.entries()) {
    for (const [col, id] of ids.entries()) if (id > 0) cells.set(id, [...(cells.get(id) ?? []), [row, col]]);
  }
  return new Map(
    [...cells].map(([id, list]) => {
      const row = Math.min(...list.map(([r]) => r));
      const col = Math.min(...list.map(([, c]) => c));
      return [id, { row, col, shape: list.map(([r, c]) => [r - row, c - col]) }];
    }),
  );
}

/** @param {readonly (readonly number[])[]} board */
const gatesOf = (board) => board.flatMap((ids, row) => ids.flatMap((id, col) => (id === -2 ? [[row, col]] : [])));

test('there are at least forty besides the levels, by name', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(40);
  for (const name of /** @type {const} */ (['zh', 'zhHant', 'en'])) {
    expect(new Set(puzzles.map((puzzle) => puzzle[name])).size).toBe(puzzles.length);
  }
  expect(new Set(puzzles.map(({ board, goal }) => JSON.stringify([board, goal]))).size).toBe(puzzles.length);
});

describe.each(puzzles)('$en', ({ author, year, kind, published, lengths, lengthwise, goal, board }) => {
  const pieces = piecesOf(board);

  test('is complete', () => {
    expect(author).toEqual(author === null ? null : expect.stringMatching(/./));
    expect(year === null || (year > 1800 && year < 2100)).toBe(true);
    expect(['rectangles', 'blanks', 'shapes', 'cars', 'tiles']).toContain(kind);
    expect(lengthwise).toBe(kind === 'cars');
  });

  test('has a board whose pieces are numbered from 1', () => {
    expect(new Set(board.map((row) => row.length)).size).toBe(1);
    expect(board.flat().filter((cell) => cell !== -1).length).toBeLessThanOrEqual(64);
    expect(Math.min(...board.flat())).toBeGreaterThanOrEqual(-2);
    expect([...pieces.keys()].sort((a, b) => a - b)).toEqual([...pieces.keys()].map((_, index) => index + 1));
  });

  test('has a goal that its pieces can fill', () => {
    const isPicture = Array.isArray(goal) && Array.isArray(goal[0]);
    const picture = /** @type {number[][]} */ (isPicture ? goal : board.map((row) => row.map(() => 0)));
    const goals = /** @type {import('qiju').Goal[]} */ (isPicture ? [] : [goal].flat());
    for (const { id, row, col } of goals) {
      for (const [r, c] of pieces.get(id)?.shape ?? []) {
        expect(board[row + r]?.[col + c] ?? -1).not.toBe(-1);
        expect(picture[row + r][col + c]).toBe(0);
        picture[row + r][col + c] = id;
      }
    }
    const wanted = piecesOf(picture);
    expect(wanted.size).toBeGreaterThan(0);
    for (const [id, { shape }] of wanted) expect(shape).toEqual(pieces.get(id)?.shape);
  });

  test('has optima in the order of the metrics, the published one among them', () => {
    if (!lengths) return;
    expect(lengths.move).toBeLessThanOrEqual(lengths.slide);
    expect(lengths.slide).toBeLessThanOrEqual(lengths.step);
    if (published) expect(lengths[published.metric]).toBe(published.length);
  });
});

describe.each(puzzles.filter(({ lengths, en }) => lengths && (isFull || !large.has(en))))(
  'the engine solves $en',
  ({ en, lengths, published, lengthwise, goal, board }) => {
    const metrics = /** @type {const} */ (['step', 'slide', 'move']);
    const tried = large.has(en) || !isFull ? [published?.metric ?? 'move'] : metrics;
    test.each(tried)('is solved in its optimum of metric %s', (metric) => {
      const rules = { goal, lengthwise, gates: gatesOf(board) };
      const solution = huarong.solve(board, { ...rules, metric, nodes: 40_000_000 });
      expect(solution).toMatchObject({ status: 'solved', length: lengths?.[metric] });
      if (solution.status !== 'solved') return;
      /** @type {readonly (readonly number[])[] | null} */
      let at = board;
      for (const { id, direction } of solution.steps) {
        expect(huarong.isSolved(at, rules)).toBe(false);
        at = huarong.move(at, id, direction, rules);
        if (!at) throw new Error(`${id} cannot go ${direction}`);
      }
      expect(huarong.isSolved(at, rules)).toBe(true);
    });
  },
);
