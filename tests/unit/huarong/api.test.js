import fc from 'fast-check';
import { load } from 'qiju';
import { runs } from '../runs.js';

const { solveHuarongRoad, huarong } = await load();
const { levels, pieces, steps, group, move, isSolved, solve, analyse, hint, generate, encode, decode } = huarong;
const metrics = /** @type {const} */ (['step', 'slide', 'move']);

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
  test('solves 横刀立马 in 116 steps', () => {
    const answer = solveHuarongRoad(start) ?? [];
    expect(answer).toHaveLength(116);
    const end = replay(start, answer);
    expect(isSolved(end)).toBe(true);
    expect([end[3][1], end[4][2]]).toEqual([1, 1]);
    expect(solveHuarongRoad(end)).toEqual([]);
  });

  test('calls a handler for every step, as a method', () => {
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

  test('passes on an error thrown by a handler', () => {
    const handler = {
      move() {
        throw new Error('enough');
      },
    };
    expect(() => solveHuarongRoad(start, handler)).toThrow('enough');
    expect(solveHuarongRoad(start)).toHaveLength(116);
  });

  test('accepts any ids', () => {
    const ids = [0, 2 ** 31 - 1, 55, 7, 1, 100, 42, 12, 13, 14, 15];
    const named = start.map((row) => Int32Array.from(row, (id) => ids[id]));
    const answer = solveHuarongRoad(named) ?? [];
    expect(answer.map(({ id, direction }) => ({ id: ids.indexOf(id), direction }))).toEqual(solveHuarongRoad(start));
  });

  test.each(levels)('$zh', ({ board, lengths }) => {
    const answer = solveHuarongRoad(board);
    expect(answer?.length ?? null).toBe(lengths?.step ?? null);
    if (answer !== null) expect(isSolved(replay(board, answer))).toBe(true);
  });

  test('from any position each step reduces the distance by one', () =>
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(fc.nat(), { maxLength: 60 }), ({ board, lengths }, choices) => {
        let at = board;
        for (const choice of choices) {
          const all = steps(at);
          const { id, direction } = all[choice % all.length];
          at = /** @type {number[][]} */ (move(at, id, direction));
        }
        const answer = solveHuarongRoad(at);
        expect(answer === null).toBe(lengths === null);
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

/**
 * Makes random steps from `board`.
 * @param {Board} board
 * @param {number[]} choices
 */
const wander = (board, choices) =>
  choices.reduce((/** @type {Board} */ at, choice) => {
    const all = steps(at);
    const { id, direction } = all[choice % all.length];
    return /** @type {number[][]} */ (move(at, id, direction));
  }, board);

/** The lengths of a solution, counted from its steps. @param {import('qiju').Step[]} answer */
const count = (answer) => ({
  step: answer.length,
  slide: answer.filter(({ id, direction }, i) => id !== answer[i - 1]?.id || direction !== answer[i - 1].direction)
    .length,
  move: answer.filter(({ id }, i) => id !== answer[i - 1]?.id).length,
});

describe('solve', () => {
  test('横刀立马 takes 116 steps, 90 slides or 81 moves', () => {
    const lengths = { step: 116, slide: 90, move: 81 };
    for (const metric of metrics) {
      const solution = solve(start, { metric });
      if (solution.status !== 'solved') throw new Error(solution.status);
      expect(solution.metric).toBe(metric);
      expect(solution.length).toBe(lengths[metric]);
      expect(solution.lengths[metric]).toBe(lengths[metric]);
      expect(solution.lengths).toEqual(count(solution.steps));
      expect(solution.moves).toHaveLength(solution.length);
      expect(solution.moves.flatMap(({ id, path }) => path.map((direction) => ({ id, direction })))).toEqual(
        solution.steps,
      );
      expect(isSolved(replay(start, solution.steps))).toBe(true);
      expect(solution.searched).toBeGreaterThan(1000);
    }
    expect(solve(start)).toEqual(solve(start, { metric: 'move' }));
  });

  test.each(levels)('$zh has its published length', ({ board, published, lengths }) => {
    expect(lengths?.move ?? null).toBe(published);
    for (const metric of metrics) {
      const solution = solve(board, { metric });
      expect(solution.status === 'solved' ? solution.length : null).toBe(lengths?.[metric] ?? null);
      if (solution.status === 'unsolvable') expect(solution.searched).toBe(analyse(board, { metric }).mirrorClasses);
    }
  });

  test('a solved board needs no moves', () => {
    const end = replay(start, solveHuarongRoad(start) ?? []);
    expect(solve(end)).toMatchObject({ status: 'solved', length: 0, moves: [], steps: [] });
  });

  test('solves any rectangle with walls, any pieces and a goal', () => {
    const goal = { id: 5, row: 2, col: 2 };
    const board = [[5, 0, -1], [7, 0, 0], [7, -1, 0]]; // prettier-ignore
    expect(isSolved(board, { goal })).toBe(false);
    expect(steps(board, { goal })).toEqual([{ id: 5, direction: 'right' }]);
    const solution = solve(board, { goal, metric: 'step' });
    expect(solution).toMatchObject({ status: 'solved', length: 4 });
    expect(solve(board, { goal })).toMatchObject({ length: 1, lengths: { step: 4, slide: 4, move: 1 } });
    const walled = [[5, -1, 0], [-1, -1, 0], [0, 0, 0]]; // prettier-ignore
    expect(solve(walled, { goal })).toEqual({ status: 'unsolvable', searched: 1 });
    expect(analyse(walled, { goal })).toMatchObject({ positions: 1, exits: 0, distance: null, hardest: null });
    expect(hint(walled, { goal })).toEqual({ distance: null, moves: [] });
  });
});

describe('any sliding-block puzzle', () => {
  /** An L and a bar around a corner. */
  const bend = [[1, 0, 2], [1, 1, 2], [0, 0, 0], [0, 0, 0]]; // prettier-ignore

  test('pieces of any shape, with a list of goals or a picture of them', () => {
    const goal = [{ id: 1, row: 2, col: 0 }, { id: 2, row: 2, col: 2 }]; // prettier-ignore
    const picture = [[0, 0, 0], [0, 0, 0], [1, 0, 2], [1, 1, 2]]; // prettier-ignore
    const solution = solve(bend, { goal });
    expect(solution).toEqual(solve(bend, { goal: picture }));
    expect(solution).toEqual(solve(bend, { goal: picture.map((row) => Int32Array.from(row)) }));
    if (solution.status !== 'solved') throw new Error(solution.status);
    const end = solution.steps.reduce(
      (at, { id, direction }) => /** @type {number[][]} */ (move(at, id, direction, { goal })),
      bend,
    );
    expect(isSolved(end, { goal }) && isSolved(end, { goal: picture })).toBe(true);
    expect(isSolved(bend, { goal })).toBe(false);
    expect(hint(bend, { goal }).distance).toBe(solution.length);
    expect(analyse(bend, { goal }).distance).toBe(solution.length);
    expect(steps(bend, { goal })).toContainEqual({ id: 2, direction: 'down' });
  });

  test('parts that do not touch move together', () => {
    const board = [[1, 2, 1, 0]];
    const goal = { id: 1, row: 0, col: 1 };
    expect(steps(board, { goal })).toEqual([]);
    expect(solve([[1, 0, 1, 0]], { goal })).toMatchObject({ length: 1 });
  });

  test('gates let pieces with a goal pass, and stay where they are', () => {
    const goal = { id: 1, row: 0, col: 2 };
    const board = [[1, -2, 0], [2, -2, 0]]; // prettier-ignore
    expect(steps(board, { goal })).toEqual([{ id: 1, direction: 'right' }]);
    const on = /** @type {number[][]} */ (move(board, 1, 'right', { goal }));
    expect(on).toEqual([[0, 1, 0], [2, -2, 0]]); // prettier-ignore
    const gates = [[0, 1]];
    expect(move(on, 1, 'right', { goal, gates })).toEqual([[0, -2, 1], [2, -2, 0]]); // prettier-ignore
    expect(move(on, 1, 'right', { goal })).toEqual([[0, 0, 1], [2, -2, 0]]); // prettier-ignore
    expect(solve(board, { goal, metric: 'step' })).toMatchObject({ length: 2 });
  });

  test('lengthwise: pieces move along their longer side only', () => {
    const board = [[0, 0, 3], [1, 1, 3], [2, 0, 0]]; // prettier-ignore
    const goal = { id: 1, row: 1, col: 1 };
    const ways = steps(board, { goal, lengthwise: true });
    expect(ways).toEqual([
      { id: 3, direction: 'down' },
      { id: 2, direction: 'right' },
    ]);
    expect(solve(board, { goal, lengthwise: true }).status).toBe('unsolvable');
    expect(solve(board, { goal }).status).toBe('solved');
  });

  test('codes include the board with all its options', () => {
    const options = { goal: [{ id: 3, row: 0, col: 1 }], gates: [[1, 1]], lengthwise: true };
    const board = [[1, 0, -1], [2, 3, -2]]; // prettier-ignore
    const code = encode(board, options);
    expect(huarong.decodePuzzle(code)).toEqual({ board, ...options });
    expect(decode(code.toLowerCase())).toEqual(board);
    expect(huarong.decodePuzzle(encode(start))).toEqual({ board: decode(encode(start)) });
    expect(() => decode(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).toThrow('check character');
  });
});

test('each of 64 pieces may have a goal', () => {
  const cells = Array.from({ length: 64 }, (_, i) => ({ id: i + 1, row: Math.floor(i / 8), col: i % 8 }));
  const full = Array.from({ length: 8 }, (_, row) => cells.slice(8 * row, 8 * row + 8).map(({ id }) => id));
  expect(solve(full, { goal: cells })).toMatchObject({ status: 'solved', length: 0 });
  const exchanged = cells.map((goal, i) => ({ ...goal, id: i < 2 ? 2 - i : goal.id }));
  expect(solve(full, { goal: exchanged })).toMatchObject({ status: 'unsolvable' });
  expect(huarong.decodePuzzle(encode(full, { goal: cells }))).toEqual({ board: full, goal: cells });
  expect(() => solve(full, { goal: [...cells, cells[0]] })).toThrow('goal has 65 items, want at most 64');
});

describe('analyse and hint', () => {
  test('the component of 横刀立马', () => {
    const known = { positions: 25_955, mirrorClasses: 13_011, exits: 964 };
    expect(analyse(start, { metric: 'step' })).toMatchObject({ ...known, distance: 116, eccentricity: 167 });
    expect(analyse(start, { metric: 'slide' })).toMatchObject({ ...known, distance: 90, eccentricity: 133 });
    const { hardest, ...rest } = analyse(start);
    expect(rest).toEqual({ ...known, distance: 81, eccentricity: 124 });
    expect(solve(/** @type {number[][]} */ (hardest?.board))).toMatchObject({ length: hardest?.distance });
  });

  test('from any position a hint lists every move that reduces the distance', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...levels),
        fc.constantFrom(...metrics),
        fc.array(fc.nat(), { maxLength: 30 }),
        ({ board }, metric, choices) => {
          const at = wander(board, choices);
          const { distance, moves } = hint(at, { metric });
          const solution = solve(at, { metric });
          expect(distance).toBe(solution.status === 'solved' ? solution.length : null);
          if (!distance) return expect(moves).toEqual([]);
          expect(moves.length).toBeGreaterThan(0);
          for (const { id, path } of moves) {
            const next = replay(
              at,
              path.map((direction) => ({ id, direction })),
            );
            expect(solve(next, { metric })).toMatchObject({ status: 'solved', length: distance - 1 });
          }
          if (metric !== 'step') return;
          const nearer = steps(at).filter((step) => solveHuarongRoad(replay(at, [step]))?.length === distance - 1);
          expect(moves.map(({ id, path }) => ({ id, direction: path[0] }))).toEqual(nearer);
        },
      ),
      { numRuns: runs(40) },
    ));
});

test('a map with more positions than a buffer holds has all distances', () => {
  const board = Array.from({ length: 8 }, () => Array(8).fill(0));
  board[0] = [1, 2, 3, 0, 0, 0, 0, 0];
  const options = /** @type {const} */ ({ goal: { id: 1, row: 7, col: 7 }, metric: 'step' });
  const { distances, edges, here } = huarong.map(board, options);
  const { positions, exits, distance } = huarong.analyse(board, options);
  expect(positions).toBe((64 * 63 * 62) / 2);
  expect(distances).toHaveLength(positions);
  expect(distances.filter((each) => each === 0)).toHaveLength(exits);
  expect(distances[here]).toBe(distance);
  const nearest = Array(positions).fill(Infinity);
  for (let i = 0; i < edges.length; i += 2) {
    const [a, b] = [edges[i], edges[i + 1]];
    nearest[a] = Math.min(nearest[a], distances[b]);
    nearest[b] = Math.min(nearest[b], distances[a]);
  }
  const wrong = nearest.findIndex((near, at) => distances[at] > 0 && distances[at] !== near + 1);
  expect(wrong).toBe(-1);
});

describe('generate', () => {
  test('places the given pieces at the given distance', () =>
    fc.assert(
      fc.property(fc.nat(93), fc.nat(2 ** 32 - 1), (distance, seed) => {
        const mix = { horizontals: 1, verticals: 4, soldiers: 4 };
        const { board, ...rest } = generate({ ...mix, distance, seed });
        expect(rest).toEqual({ distance, seed });
        expect(solve(board)).toMatchObject({ status: 'solved', length: distance });
        const shapes = pieces(board).map(({ height, width }) => `${height}×${width}`);
        expect(shapes.sort()).toEqual(['1×1', '1×1', '1×1', '1×1', '1×2', '2×1', '2×1', '2×1', '2×1', '2×2']);
        expect(generate({ ...mix, distance, seed }).board).toEqual(board);
      }),
      { numRuns: 30 },
    ));

  test('the hardest layout of a set of pieces', () => {
    const mix = { horizontals: 2, verticals: 3, soldiers: 4 };
    expect(generate(mix).distance).toBe(138);
    const { board, distance } = generate({ ...mix, metric: 'step', seed: 1 });
    expect(distance).toBe(179);
    expect(solveHuarongRoad(board)).toHaveLength(179);
  });

  test('layouts in a range of distances', () => {
    const mix = { horizontals: 1, verticals: 4, soldiers: 4 };
    const distances = new Set();
    for (let seed = 0; seed < 40; seed++) {
      const { board, distance } = generate({ ...mix, distance: [30, 32], seed });
      expect(solve(board)).toMatchObject({ length: distance });
      distances.add(distance);
    }
    expect([...distances].sort()).toEqual([30, 31, 32]);
    expect(generate({ ...mix, distance: [90, 200], seed: 1 }).distance).toBeGreaterThanOrEqual(90);
    expect(generate({ ...mix, distance: [40, 40], seed: 7 })).toEqual(generate({ ...mix, distance: 40, seed: 7 }));
  });

  test('positions of any puzzle', () => {
    const board = [
      [1, 1, 0, -1],
      [1, 0, 2, 2],
      [3, 0, 0, 0],
    ];
    const rules = { goal: { id: 2, row: 2, col: 0 }, lengthwise: false, metric: /** @type {const} */ ('slide') };
    const { hardest } = analyse(board, rules);
    for (let seed = 0; seed < 20; seed++) {
      const generated = generate({ board, ...rules, distance: [1, 3], seed });
      expect(solve(generated.board, rules)).toMatchObject({ length: generated.distance });
      expect(solve(generated.board, { ...rules, goal: board }).status).toBe('solved');
    }
    expect(generate({ board, ...rules }).distance).toBe(hardest?.distance);
  });

  test.each([
    [{ horizontals: 1, verticals: 4, soldiers: 4, distance: 94 }, 'distance is 94, want at most 93 for these pieces'],
    [{ horizontals: 4, verticals: 4, soldiers: 0 }, 'take 16 cells, want at most 15'],
    [{ horizontals: 0, verticals: 7, soldiers: 0 }, 'no layout of these pieces'],
    [
      { horizontals: 1, verticals: 4, soldiers: 4, distance: /** @type {[number, number]} */ ([94, 99]) },
      'distance is [94, 99], want at most 93 for these pieces',
    ],
    [
      {
        board: [
          [1, 2],
          [0, 0],
        ],
        goal: { id: 1, row: 1, col: 0 },
        distance: 9,
      },
      'distance is 9, want at most 2 for this board',
    ],
    [{ board: [[1, 2, 0]], goal: { id: 2, row: 0, col: 0 } }, 'board has no solution'],
  ])('rejects %j', (options, words) => {
    expect(() => generate(options)).toThrow(RangeError);
    expect(() => generate(options)).toThrow(words);
  });
});

describe('encode and decode', () => {
  /** Ids as decode gives them: Cao Cao is 1, the others follow in reading order. @param {Board} board */
  const renamed = (board) => {
    const all = pieces(board);
    const order = [
      ...all.filter(({ height, width }) => height * width === 4),
      ...all.filter(({ height, width }) => height * width < 4),
    ];
    return board.map((row) => row.map((id) => order.findIndex((piece) => piece.id === id) + 1));
  };

  test('round-trip, except for the ids', () =>
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(fc.nat(), { maxLength: 60 }), ({ board }, choices) => {
        const at = wander(board, choices);
        expect(encode(at)).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/);
        expect(decode(encode(at))).toEqual(renamed(at));
        expect(decode(encode(at).toLowerCase())).toEqual(renamed(at));
      }),
    ));

  test('typing errors are detected', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...levels),
        fc.nat(8),
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        ({ board }, at, digit) => {
          const code = encode(board);
          const wrong = code.slice(0, at) + digit + code.slice(at + 1);
          if (wrong !== code) expect(() => decode(wrong)).toThrow(RangeError);
          const swapped =
            code.slice(0, at) +
            code
              .slice(at, at + 2)
              .split('')
              .reverse()
              .join('') +
            code.slice(at + 2);
          if (swapped !== code) expect(() => decode(swapped)).toThrow(RangeError);
        },
      ),
    ));
});

describe('the rules', () => {
  test('pieces are read off the board', () => {
    expect(pieces(start)).toHaveLength(10);
    expect(pieces(start)[0]).toEqual({ id: 3, row: 0, col: 0, height: 2, width: 1 });
    expect(pieces(start)[1]).toEqual({ id: 1, row: 0, col: 1, height: 2, width: 2 });
  });

  test('steps lists exactly the steps that move accepts', () => {
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

  test('moves lists every place that steps lead to', () => {
    expect(huarong.moves(start, { metric: 'step' })).toEqual(
      steps(start).map(({ id, direction }) => ({ id, path: [direction] })),
    );
    expect(huarong.moves(start, { metric: 'slide' })).toContainEqual({ id: 9, path: ['right', 'right'] });
    expect(huarong.moves(start)).toEqual(huarong.moves(start, { metric: 'move' }));
    expect(huarong.moves(start)).toContainEqual({ id: 7, path: ['down', 'right'] });
    for (const { id, path } of huarong.moves(start)) {
      replay(
        start,
        path.map((direction) => ({ id, direction })),
      );
    }
    const goal = { id: 5, row: 1, col: 1 };
    expect(huarong.moves([[5, 0], [0, 0]], { goal, metric: 'move' })).toHaveLength(3); // prettier-ignore
  });

  test('group joins consecutive steps of a piece as the metric permits', () => {
    /** @type {(id: number, direction: import('qiju').Direction) => import('qiju').Step} */
    const step = (id, direction) => ({ id, direction });
    const line = [step(7, 'down'), step(7, 'down'), step(7, 'right'), step(8, 'right'), step(7, 'right')];
    expect(group(line)).toEqual([
      { id: 7, path: ['down', 'down', 'right'] },
      { id: 8, path: ['right'] },
      { id: 7, path: ['right'] },
    ]);
    expect(group(line, 'slide').map(({ path }) => path.length)).toEqual([2, 1, 1, 1]);
    expect(group(line, 'step')).toHaveLength(5);
    expect(group([])).toEqual([]);
    for (const metric of metrics) {
      const solution = solve(start, { metric });
      if (solution.status !== 'solved') throw new Error(solution.status);
      for (const other of metrics) expect(group(solution.steps, other)).toHaveLength(solution.lengths[other]);
    }
    expect(() => group(Array(100_000).fill(step(7, 'down')))).toThrow('steps has 100000 items');
  });

  test('move returns a new board, or null for a missing piece', () => {
    const after = move(start, 9, 'right');
    expect(after?.[4]).toEqual([0, 9, 0, 10]);
    expect(start[4]).toEqual([9, 0, 0, 10]);
    expect(move(start, 77, 'up')).toBe(null);
  });
});

test('levels are frozen, and named in every language', () => {
  expect(levels).toHaveLength(45);
  for (const level of levels) {
    expect(Object.isFrozen(level) && Object.isFrozen(level.board) && Object.isFrozen(level.board[0])).toBe(true);
    for (const name of [level.zh, level.zhHant, level.pinyin, level.en]) expect(name).toMatch(/./);
  }
  expect(huarong.levels).toBe(levels);
  expect(new Set(levels.map(({ zh }) => zh)).size).toBe(45);
});
