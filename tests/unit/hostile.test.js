// Arguments that run code, lie or change while they are read: every value is read once, and the next call works.
import { load } from 'qiju';
import { isFull } from '../full-length.js';
import { createCalls, game, klotski, tiles } from './calls.js';
import { entries } from './entries.js';

/** More elements than any valid argument has. */
const MILLIONS = isFull ? 10_000_000 : 1_000_000;

/** @typedef {import('qiju').Qiju} Qiju */

/**
 * Copies a value; objects and arrays become proxies.
 * @param {any} value
 * @param {(target: object, key: string) => void} onGet called before each read of a property
 * @returns {any}
 */
function proxied(value, onGet) {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map((member) => proxied(member, onGet))
    : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, proxied(member, onGet)]));
  return new Proxy(copy, {
    get(target, key, receiver) {
      if (typeof key === 'string') onGet(target, key);
      return Reflect.get(target, key, receiver);
    },
  });
}

/** @param {object} value @returns {any} */
function revoked(value) {
  const { proxy, revoke } = Proxy.revocable(value, {});
  revoke();
  return proxy;
}

/** Calls a function, so that both its errors and its promise can be awaited. @param {() => unknown} call */
const answer = async (call) => call();

/**
 * Checks known answers of all games; all calls are made at the same time.
 * @param {Qiju} qiju
 */
function check(qiju) {
  const answers = [
    qiju.connect(tiles, 0, 0, 0, 2),
    qiju.lianliankan.pairs([[1, 1]]),
    qiju.huarong.steps(klotski),
    qiju.judgeWin([0, 15, 1, 16, 2, 17, 3, 18, 4]),
  ];
  return Promise.all(answers).then(([path, pairs, steps, isWin]) => {
    expect(path).toHaveLength(5);
    expect(pairs).toHaveLength(1);
    expect(steps).toHaveLength(4);
    expect(isWin).toBe(true);
  });
}

/** All entries read arguments in the same way, and pass them on in two: without --full one entry of each is enough. */
const tried = entries.filter(([name]) => isFull || ['qiju', 'qiju/worker'].includes(name));

describe.each(tried)('%s', (entry, qiju, useWithoutGrowth) => {
  afterEach(async () => {
    await check(qiju);
    expect(await qiju.solveHuarongRoad(klotski)).toHaveLength(116);
  });

  describe.each(createCalls(qiju))('%s', (name, call, args) => {
    /** @type {unknown} */
    let good;
    beforeAll(async () => {
      good = await call(...args);
    });

    test('reads every value once', async () => {
      /** @type {Map<object, Set<string>>} */
      const seen = new Map();
      /** @type {string[]} */
      const again = [];
      const once = args.map((value) =>
        proxied(value, (target, key) => {
          const keys = seen.get(target) ?? new Set();
          if (keys.has(key)) again.push(key);
          seen.set(target, keys.add(key));
        }),
      );
      expect(await call(...once)).toEqual(good);
      expect(again).toEqual([]);
    });

    test('gives the right answer when reading an argument calls other functions', async () => {
      let count = 0;
      /** @type {Promise<void>[]} */
      const checks = [];
      const nested = args.map((value) =>
        proxied(value, () => {
          if (count++ % 7 === 0) checks.push(check(qiju));
        }),
      );
      expect(await call(...nested)).toEqual(good);
      await Promise.all(checks);
    });

    test('works after an argument threw at any property', async () => {
      let reads = 0;
      await call(...args.map((value) => proxied(value, () => void reads++)));
      for (let at = 1; at <= reads; at += 1 + (reads >> (isFull ? 4 : 2))) {
        let left = at;
        const bad = args.map((value) =>
          proxied(value, () => {
            if (--left === 0) throw new Error('thrown by a getter');
          }),
        );
        await expect(answer(() => call(...bad))).rejects.toThrow('thrown by a getter');
        expect(await call(...args)).toEqual(good);
      }
    });

    test('names a revoked proxy', async () => {
      const words = new RegExp(`^${name.replace('.', '\\.')}: .* is a revoked proxy`);
      for (const [at, value] of args.entries()) {
        if (typeof value !== 'object' || value === null) continue;
        const bad = args.with(at, revoked(value));
        await expect(answer(() => call(...bad))).rejects.toThrow(TypeError);
        await expect(answer(() => call(...bad))).rejects.toThrow(words);
      }
    });

    test('names a revoked proxy as an option', async () => {
      const words = new RegExp(`^${name.replace('.', '\\.')}: .* is a revoked proxy`);
      for (const [at, value] of args.entries()) {
        if (value === null || Object.getPrototypeOf(value) !== Object.prototype) continue;
        /** @param {string} key @param {unknown} option */
        const callWith = (key, option) =>
          answer(() => call(...args.with(at, Object.assign({}, value, { [key]: option }))));
        const refused = await callWith('unknown', 0).catch(String);
        const [, keys] = /has "unknown", want (.*)/.exec(String(refused)) ?? [];
        for (const key of keys?.split(', ') ?? []) {
          await expect(callWith(key, revoked([]))).rejects.toThrow(TypeError);
          await expect(callWith(key, revoked([]))).rejects.toThrow(words);
        }
      }
    });

    test('refuses an invalid length', async () => {
      for (const [at, value] of args.entries()) {
        if (!Array.isArray(value) || (value.length === 2 && typeof value[0] === 'number')) continue;
        for (const length of [NaN, 1.5, -1, '3', 2 ** 32, {}]) {
          const liar = new Proxy([...value], {
            get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)),
          });
          await expect(answer(() => call(...args.with(at, liar)))).rejects.toThrow(RangeError);
        }
      }
    });
  });

  test('a getter of an option cannot change the board', async () => {
    const { solve, isSolved } = qiju.huarong;
    const solved = klotski.map((row) => [...row]).reverse();
    /** @param {() => unknown} act */
    const options = (act) => ({
      /** @returns {'move'} */
      get metric() {
        act();
        return 'move';
      },
    });
    const good = await solve(klotski);
    expect(
      await solve(
        klotski,
        options(() => isSolved(solved)),
      ),
    ).toEqual(good);
    expect(
      await solve(
        klotski,
        options(() => qiju.judgeWin(Array.from({ length: 200 }, (_, i) => 224 - i))),
      ),
    ).toEqual(good);
  });

  test('each cell of a board that changes during the call counts as it was read', async () => {
    const board = tiles.map((row) => [...row]);
    const changing = new Proxy(board, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (key === '1') board.length = 1;
        return value;
      },
    });
    expect(await qiju.lianliankan.pairs(changing)).toEqual(await qiju.lianliankan.pairs(tiles));
  });

  /** @type {[words: string, call: () => unknown][]} */
  const large = (() => {
    const { huarong, gomoku, lianliankan } = qiju;
    const many = new Uint8Array(MILLIONS);
    /** @type {any} */
    const rows = Array(MILLIONS).fill([1]);
    return [
      [`board has ${MILLIONS} rows`, () => lianliankan.pairs(rows)],
      [`board has ${MILLIONS} columns`, () => lianliankan.pairs([many])],
      [`board has ${MILLIONS} columns`, () => huarong.solve([many])],
      [`steps has ${MILLIONS} items`, () => huarong.group(rows)],
      [`pieces has ${MILLIONS} moves`, () => qiju.judgeWin(many)],
      [`text has ${MILLIONS} characters`, () => gomoku.decode('7'.repeat(MILLIONS))],
      [`code has ${MILLIONS} characters`, () => huarong.decode('7'.repeat(MILLIONS))],
      [`copies has ${MILLIONS} numbers`, () => lianliankan.deal({ rows: 2, cols: 2, copies: rows })],
    ];
  })();
  test.each(large)('millions of elements are refused: %s', async (words, call) =>
    expect(answer(call)).rejects.toThrow(words),
  );

  test('without options a polluted prototype is ignored', async () => {
    const prototype = /** @type {any} */ (Object.prototype);
    const ask = () =>
      Promise.all([qiju.lianliankan.pairs(tiles), qiju.gomoku.judge(game), qiju.huarong.solve(klotski)]);
    const good = await ask();
    Object.assign(prototype, { maxTurns: 0, rule: 'renju', metric: 'step', time: 0 });
    try {
      expect(await ask()).toEqual(good);
    } finally {
      for (const key of ['maxTurns', 'rule', 'metric', 'time']) delete prototype[key];
    }
  });

  test('a handler may call every function', async () => {
    let steps = 0;
    /** @type {Promise<void>[]} */
    const checks = [];
    const move = () => {
      if (steps++ < 3) checks.push(check(qiju));
    };
    expect(await qiju.solveHuarongRoad(klotski, { move })).toHaveLength(116);
    expect(steps).toBe(116);
    await Promise.all(checks);
  });

  test('a revoked handler is named, and a handler whose move cannot be read', async () => {
    const words = 'solveHuarongRoad: gameHandler is a revoked proxy, want an object with a function move';
    for (const handler of [revoked({}), revoked(() => {}), { move: revoked(() => {}) }]) {
      await expect(answer(() => qiju.solveHuarongRoad(klotski, handler))).rejects.toThrow(TypeError);
    }
    await expect(answer(() => qiju.solveHuarongRoad(klotski, revoked({})))).rejects.toThrow(words);
    const throwing = proxied({ move() {} }, () => {
      throw new Error('thrown by a getter');
    });
    await expect(answer(() => qiju.solveHuarongRoad(klotski, throwing))).rejects.toThrow('thrown by a getter');
  });

  test.each([Symbol('length'), Object.create(null), [[]]])('a message can show a length of %p', async (length) => {
    /** @type {any} */
    const liar = new Proxy([], { get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)) });
    const { huarong, gomoku } = qiju;
    for (const call of [
      () => qiju.judgeWin(liar),
      () => qiju.judgeWin([liar]),
      () => huarong.solve(liar),
      () => huarong.solve(klotski, { goal: liar }),
      () => gomoku.judge([], { size: liar }),
    ]) {
      await expect(answer(call)).rejects.toThrow(/^(judgeWin|huarong\.solve|gomoku\.judge): /);
    }
  });

  if (!useWithoutGrowth) return;

  test('out of memory is a RangeError, after which everything works', async () => {
    const board = Array.from({ length: 61 }, () => Array(60).fill(1));
    await useWithoutGrowth(async (small) => {
      expect(() => small.lianliankan.solve(board)).toThrow(RangeError);
      expect(() => small.lianliankan.solve(board)).toThrow(
        expect.objectContaining({ code: 'out-of-memory', message: expect.stringContaining('out of memory') }),
      );
      await check(small);
    });
    expect(qiju.lianliankan.solve(board, { nodes: 10_000 }).status).toBe('solvable');
  });
});

const { huarong, lianliankan } = await load();

test('every edge of a position with many neighbours is listed', () => {
  const board = Array.from({ length: 8 }, () => Array(4).fill(0));
  board[0] = [1, 2, 3, 0];
  const { edges, distances } = huarong.map(board, { goal: { id: 1, row: 7, col: 3 } });
  expect(edges.length % 2).toBe(0);
  /** @type {Set<number>} */
  const known = new Set();
  for (let i = 0; i < edges.length; i += 2) {
    if (!(edges[i] < edges[i + 1] && edges[i + 1] < distances.length)) throw new Error(`edge ${i}`);
    known.add(edges[i] * distances.length + edges[i + 1]);
  }
  expect(known.size).toBe(edges.length / 2);
});

test('searches of 华容道 respect their limits', () => {
  const goal = { id: 1, row: 5, col: 5 };
  const board = Array.from({ length: 6 }, (_, r) => [1, 2, 3, 4, 5, 6].map((id) => 6 * r + id));
  board[5][4] = 0;
  board[5][5] = 0;
  expect(huarong.solve(board, { goal, nodes: 1000 })).toEqual({ status: 'undecided', searched: expect.any(Number) });
  expect(huarong.solve(klotski, { time: 0, metric: 'move' }).status).toMatch(/undecided|solved/);
  for (const search of [huarong.analyse, huarong.hint, huarong.map, huarong.place]) {
    expect(() => search(board, { goal, nodes: 1000 })).toThrow(RangeError);
    expect(() => search(board, { goal, nodes: 1000 })).toThrow(/^huarong\.\w+: nodes is 1000, which/);
    expect(() => search(board, { goal, time: 0 })).toThrow(/^huarong\.\w+: time is 0, which/);
  }
  const pieces = { horizontals: 1, verticals: 4, soldiers: 4, seed: 1 };
  expect(() => huarong.generate({ ...pieces, nodes: 1 })).toThrow('huarong.generate: nodes is 1, which');
  expect(huarong.generate(pieces).distance).toBeGreaterThan(50);
});

test('work that would take minutes is refused', () => {
  const large = Array.from({ length: 255 }, () => Array(255).fill(1));
  expect(() => lianliankan.pairs(large, { maxTurns: 16 })).toThrow('board has 65025 cells, want at most 4096');
  const board = Array.from({ length: 61 }, () => Array(60).fill(1));
  expect(() => lianliankan.clearRate(board, { playouts: 100_000 })).toThrow('playouts is 100000, want at most 154');
});

test('a limited deal returns the best board found so far', () => {
  const { board, clearRate } = lianliankan.deal({
    ...{ rows: 32, cols: 32, kinds: 64, copies: 16 },
    ...{ seed: 1, difficulty: 'expert', nodes: 1 },
  });
  expect(board).toHaveLength(32);
  expect(clearRate).toBeGreaterThan(0);
});
