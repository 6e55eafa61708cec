import fc from 'fast-check';
import { load } from 'qiju';

const { solveHuarongRoad, huarong } = await load();
const { levels, pieces, steps, move, isSolved } = huarong;

/** @typedef {readonly (readonly number[])[]} Board */

/** 横刀立马 */
const start = [
  [3, 1, 1, 4],
  [3, 1, 1, 4],
  [5, 2, 2, 6],
  [5, 7, 8, 6],
  [9, 0, 0, 10],
];

/**
 * Makes every step by the rules.
 * @param {Board} board
 * @param {import('qiju').Step[]} answer
 */
function replay(board, answer) {
  return answer.reduce((/** @type {Board} */ at, { id, direction }) => {
    const next = move(at, id, direction);
    if (next === null) throw new Error(`${id} cannot go ${direction}`);
    return next;
  }, board);
}

describe('solveHuarongRoad', () => {
  test('leads 横刀立马 to the exit in 116 steps', () => {
    const answer = solveHuarongRoad(start) ?? [];
    expect(answer).toHaveLength(116);
    const end = replay(start, answer);
    expect(isSolved(end)).toBe(true);
    expect([end[3][1], end[4][2]]).toEqual([1, 1]);
    expect(solveHuarongRoad(end)).toEqual([]);
  });

  test('tells a handler every step, as its own method', () => {
    const handler = {
      /** @type {unknown[]} */
      told: [],
      /** @param {number} id @param {string} direction */
      move(id, direction) {
        this.told.push({ id, direction });
        isSolved(start);
      },
    };
    expect(solveHuarongRoad(start, handler)).toEqual(handler.told);
  });

  test('hands on what a handler throws', () => {
    const handler = {
      move() {
        throw new Error('enough');
      },
    };
    expect(() => solveHuarongRoad(start, handler)).toThrow('enough');
    expect(solveHuarongRoad(start)).toHaveLength(116);
  });

  test('takes any ids', () => {
    const ids = [0, 2 ** 31 - 1, 55, 7, 1, 100, 42, 12, 13, 14, 15];
    const named = start.map((row) => Int32Array.from(row, (id) => ids[id]));
    const answer = solveHuarongRoad(named) ?? [];
    expect(answer.map(({ id, direction }) => ({ id: ids.indexOf(id), direction }))).toEqual(solveHuarongRoad(start));
  });

  test.each(levels)('$zh', ({ board, published, unsolvable }) => {
    const answer = solveHuarongRoad(board);
    expect(answer === null).toBe(unsolvable === true);
    expect(published === null).toBe(unsolvable === true);
    if (answer === null) return;
    expect(isSolved(replay(board, answer))).toBe(true);
    expect(answer.length).toBeGreaterThanOrEqual(published ?? 0);
  });

  test('is one step nearer after each of its steps, from anywhere', () =>
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(fc.nat(), { maxLength: 60 }), ({ board, unsolvable }, choices) => {
        let at = board;
        for (const choice of choices) {
          const all = steps(at);
          const { id, direction } = all[choice % all.length];
          at = /** @type {number[][]} */ (move(at, id, direction));
        }
        const answer = solveHuarongRoad(at);
        expect(answer === null).toBe(unsolvable === true);
        if (answer === null || answer.length === 0) return;
        expect(isSolved(replay(at, answer))).toBe(true);
        expect(solveHuarongRoad(replay(at, answer.slice(0, 1)))).toHaveLength(answer.length - 1);
        for (const { id, direction } of steps(at)) {
          const there = solveHuarongRoad(/** @type {number[][]} */ (move(at, id, direction)));
          expect(Math.abs((there?.length ?? NaN) - answer.length)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 30 },
    ));

  test('searches boards with many blanks', () => {
    const board = [
      [1, 1, 0, 0],
      [1, 1, 2, 3],
      [4, 4, 2, 5],
      [0, 6, 7, 8],
      [0, 0, 0, 0],
    ];
    expect(isSolved(replay(board, solveHuarongRoad(board) ?? []))).toBe(true);
    const alone = [[7, 7, 0, 0], [7, 7, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]; // prettier-ignore
    expect(solveHuarongRoad(alone)).toHaveLength(4);
  });
});

describe('the rules', () => {
  test('pieces are read off the board', () => {
    expect(pieces(start)).toHaveLength(10);
    expect(pieces(start)[0]).toEqual({ id: 3, row: 0, col: 0, height: 2, width: 1 });
    expect(pieces(start)[1]).toEqual({ id: 1, row: 0, col: 1, height: 2, width: 2 });
  });

  test('steps are those that move makes', () => {
    expect(steps(start)).toEqual([
      { id: 7, direction: 'down' },
      { id: 8, direction: 'down' },
      { id: 9, direction: 'right' },
      { id: 10, direction: 'left' },
    ]);
    for (const { id } of pieces(start)) {
      for (const direction of /** @type {const} */ (['up', 'down', 'left', 'right'])) {
        const legal = steps(start).some((step) => step.id === id && step.direction === direction);
        expect(move(start, id, direction) !== null).toBe(legal);
      }
    }
  });

  test('move gives a new board, or null for a piece that is not there', () => {
    const after = move(start, 9, 'right');
    expect(after?.[4]).toEqual([0, 9, 0, 10]);
    expect(start[4]).toEqual([9, 0, 0, 10]);
    expect(move(start, 77, 'up')).toBe(null);
  });

  test.each([
    ['negative id -3', 11, -3],
    ['no 2×2 piece', 2, 11],
    ['piece 9', 0, 9],
  ])('an illegal board is refused in words: %s', (words, cell, id) => {
    const board = start.map((row) => [...row]);
    board[Math.floor(cell / 4)][cell % 4] = id;
    if (words.startsWith('no')) for (const row of board.slice(0, 2)) row.fill(0);
    for (const ask of [solveHuarongRoad, pieces, steps, isSolved]) {
      expect(() => ask(board)).toThrow(RangeError);
      expect(() => ask(board)).toThrow(words);
    }
    expect(isSolved(start)).toBe(false);
  });

  test('two 2×2 pieces are one too many', () => {
    const board = [[1, 1, 2, 2], [1, 1, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]; // prettier-ignore
    expect(() => pieces(board)).toThrow('second 2×2 piece');
  });
});

test('levels cannot be changed, and are named in every language', () => {
  expect(levels).toHaveLength(45);
  for (const level of levels) {
    expect(Object.isFrozen(level) && Object.isFrozen(level.board) && Object.isFrozen(level.board[0])).toBe(true);
    for (const name of [level.zh, level.zhHant, level.pinyin, level.en]) expect(name).toMatch(/./);
  }
  expect(huarong.levels).toBe(levels);
  expect(new Set(levels.map(({ zh }) => zh)).size).toBe(45);
});
