// Random calls of every function: valid, nearly valid, and wild. A call is plain data that can be printed: valid arguments and
// changes to them.
import fc from 'fast-check';
import { klotski } from './calls.js';

const MILLION = 1_000_000;

/** The message of errors that the getters and proxies below throw. */
export const THROWN = 'thrown by an argument';

const throwing = () => {
  throw new Error(THROWN);
};

/** @param {object} target @returns {any} */
function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** @param {ArrayBufferView<ArrayBuffer>} view */
function detached(view) {
  structuredClone(view, { transfer: [view.buffer] });
  return view;
}

/** @param {any} target @param {unknown} length */
const liar = (target, length) =>
  new Proxy(target, { get: (held, key) => (key === 'length' ? length : Reflect.get(held, key)) });

/** Returns an array in an array, without end. @returns {any} */
const endless = () =>
  new Proxy([], { get: (target, key) => (typeof key === 'string' && /^\d+$/.test(key) ? endless() : 3) });

const cyclic = () => {
  /** @type {unknown[]} */
  const array = [1];
  array.push(array);
  return array;
};

const zeros = Array(MILLION).fill(0);
const zeroBytes = new Uint8Array(MILLION);
const longText = '7'.repeat(MILLION);

/** Replacements for any value. @type {Record<string, () => unknown>} */
const makers = {
  ...Object.fromEntries(
    [
      ...[undefined, null, true, false, NaN, Infinity, -Infinity, -0, 0, 1, -1, 2, 3, 5, 15, 22, 61, 255, 256, 0.5],
      ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e300, -1e300, 5e-324],
      ...['', '0', 'up', 'left', 'move', 'renju', 'sgf', 'h8', '(;SZ[19];B[aa])', '\u0000', '\ud800', '棋', '1e3'],
      ...[0n, -1n, 2n ** 64n],
    ].map((value) => [typeof value === 'string' ? JSON.stringify(value) : String(value), () => value]),
  ),
  'a symbol': () => Symbol('random'),
  '{}': () => ({}),
  '[]': () => [],
  '[[]]': () => [[]],
  '[[0]]': () => [[0]],
  '[0, 0]': () => [0, 0],
  'a hole': () => Array(1),
  'a function': () => throwing,
  'an object without a prototype': () => Object.create(null),
  'an array-like': () => ({ length: 1, 0: 0 }),
  'a date': () => new Date(0),
  'a map': () => new Map([[0, 0]]),
  'a regular expression': () => /0/,
  'a boxed number': () => Object(1),
  'a weak map': () => new WeakMap(),
  'a promise': () => Promise.resolve([]),
  'global object': () => globalThis,
  bytes: () => Uint8Array.of(1, 0, 1),
  'wide integers': () => BigInt64Array.of(1n),
  fractions: () => Float64Array.of(0.5, NaN),
  'a data view': () => new DataView(new ArrayBuffer(8)),
  'a buffer': () => new ArrayBuffer(8),
  'a shared array': () => new Int32Array(new SharedArrayBuffer(16)),
  'a detached array': () => detached(Int32Array.of(1, 0, 1)),
  'a length of its own': () => Object.defineProperty(new Int8Array(3), 'length', { value: 1e9 }),
  'a million numbers': () => zeros,
  'a million bytes': () => zeroBytes,
  'a million characters': () => longText,
  'an endless proxy': endless,
  'a cyclic array': cyclic,
  'a revoked array': () => revoked([]),
  'a revoked object': () => revoked({}),
  'a revoked function': () => revoked(throwing),
  'a proxy that throws': () => new Proxy([], { get: throwing, ownKeys: throwing, has: throwing }),
  'a getter that throws': () => Object.defineProperty({}, 'rows', { get: throwing, enumerable: true }),
  'what has no primitive value': () => ({ valueOf: throwing, toString: throwing, [Symbol.toPrimitive]: throwing }),
};

/** Changes of a value or its container. @type {Record<string, (parent: any, key: any) => void>} */
const edits = {
  ...Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [
      name,
      (/** @type {any} */ parent, key) => void (parent[key] = make()),
    ]),
  ),
  'left out': (parent, key) => (Array.isArray(parent) ? parent.splice(key, 1) : delete parent[key]),
  'made a hole': (parent, key) => delete parent[key],
  'put in twice': (parent, key) =>
    Array.isArray(parent) ? parent.splice(key, 0, parent[key]) : (parent[`${key}2`] = parent[key]),
  'changed for its neighbour': (parent, key) => {
    const keys = Object.keys(parent);
    const other = keys[(keys.indexOf(String(key)) + 1) % keys.length];
    [parent[key], parent[other]] = [parent[other], parent[key]];
  },
  'put in an array': (parent, key) => (parent[key] = [parent[key]]),
  'taken for text': (parent, key) => (parent[key] = typeof parent[key] === 'object' ? '[[1, 1]]' : String(parent[key])),
  'one more': (parent, key) => typeof parent[key] === 'number' && parent[key]++,
  'one less': (parent, key) => typeof parent[key] === 'number' && parent[key]--,
  negated: (parent, key) => typeof parent[key] === 'number' && (parent[key] *= -1),
  'a proxy of it': (parent, key) => {
    if (typeof parent[key] === 'object' && parent[key] !== null) parent[key] = new Proxy(parent[key], {});
  },
  'a proxy of it that lies': (parent, key) => {
    if (Array.isArray(parent[key])) parent[key] = liar(parent[key], parent[key].length + 1);
  },
  'a proxy of it whose length is a symbol': (parent, key) => {
    if (Array.isArray(parent[key])) parent[key] = liar(parent[key], Symbol('length'));
  },
  'made a typed array': (parent, key) => {
    if (!Array.isArray(parent[key])) return;
    parent[key] = Int32Array.from(parent[key], (value) => (typeof value === 'number' ? value : 1));
  },
};

/** The maximum limits of searches, so that calls are short. @type {Record<string, number>} */
const MOST = { nodes: 300, time: 50, playouts: 20 };

/** @param {object} options @returns {string[]} the names of their limits */
const limitsOf = (options) => Object.keys(MOST).filter((limit) => Object.hasOwn(options, limit));

/** @typedef {{ at: number[], edit: string }} Change at: the index of the child at each depth, from the arguments on */
/** @typedef {{ name: string, args: unknown[], changes: Change[] }} RandomCall */

/**
 * Copies arguments and changes the copy.
 * @param {unknown[]} args
 * @param {Change[]} changes
 * @returns {unknown[]}
 */
export function change(args, changes) {
  /** The containers that may be changed. @type {WeakSet<object>} */
  const own = new WeakSet();
  /** @param {any} value @returns {any} */
  const copy = (value) => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    const copied = Array.isArray(value)
      ? value.map(copy)
      : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copy(member)]));
    own.add(copied);
    return copied;
  };
  const changed = copy(args);
  for (const { at, edit } of changes) {
    let parent = changed;
    for (const [depth, choice] of at.entries()) {
      const keys = Object.keys(parent);
      if (keys.length === 0) break;
      const name = keys[choice % keys.length];
      const key = Array.isArray(parent) ? Number(name) : name;
      if (depth < at.length - 1 && own.has(parent[key])) {
        parent = parent[key];
        continue;
      }
      const before = parent[key];
      const isForeign = Object(before) === before && !own.has(before);
      if (isForeign && !Object.hasOwn(makers, edit)) break;
      const limits = limitsOf(parent);
      const given = limits.map((limit) => parent[limit]);
      const hasLimits = own.has(before) && limitsOf(before).length > 0;
      edits[edit](parent, key);
      // With other options, or without any, searches would have their default limits.
      const isReplaced = Object.hasOwn(makers, edit) && Object(parent[key]) === parent[key];
      if (hasLimits && (isReplaced || parent[key] === undefined)) parent[key] = before;
      for (const [i, limit] of limits.entries()) {
        const now = parent[limit];
        if (now === undefined || (Number.isSafeInteger(now) && now > MOST[limit])) parent[limit] = given[i];
      }
      break;
    }
  }
  return changed;
}

/** @type {fc.Arbitrary<Change>} */
const changeOf = fc.record({
  at: fc.array(fc.nat(255), { minLength: 1, maxLength: 4 }),
  edit: fc.constantFrom(...Object.keys(edits)),
});

/** None, one or several changes. @type {fc.Arbitrary<Change[]>} */
const changes = fc.oneof(
  { weight: 2, arbitrary: fc.constant(/** @type {Change[]} */ ([])) },
  { weight: 5, arbitrary: fc.array(changeOf, { minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.array(changeOf, { minLength: 2, maxLength: 5 }) },
);

/** @param {Record<string, fc.Arbitrary<unknown>>} known */
const options = (known) => fc.option(fc.record(known, { requiredKeys: [] }), { nil: undefined });

/** Options with a limit of nodes. @param {Record<string, fc.Arbitrary<unknown>>} known @param {string[]} [required] */
const limited = (known, required = []) =>
  fc.record(
    { ...known, nodes: fc.integer({ min: 1, max: MOST.nodes }), time: fc.nat(MOST.time) },
    /** @type {any} */ ({ requiredKeys: ['nodes', ...required] }),
  );

const seed = fc.nat(2 ** 32 - 1);
const gravity = fc.constantFrom('none', 'down', 'up', 'left', 'right', 'centre');
const difficulty = fc.constantFrom('easy', 'normal', 'hard', 'expert');
const metric = fc.constantFrom('step', 'slide', 'move');
const direction = fc.constantFrom('up', 'down', 'left', 'right');

/** @param {number} cols @param {number[]} kinds */
const toRows = (cols, kinds) =>
  Array.from({ length: Math.max(1, Math.floor(kinds.length / cols)) }, (_, r) =>
    Array.from({ length: cols }, (__, c) => kinds[r * cols + c] ?? 0),
  );
const tiles = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 70 }))
  .map(([cols, kinds]) => toRows(cols, kinds));
const cell = fc.tuple(fc.nat(3), fc.nat(3));
/** The rules of 连连看. */
const playing = { gravity, maxTurns: fc.nat(16), ring: fc.boolean() };
const deal = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.boolean())
  .chain(([rows, half, isList]) =>
    limited(
      {
        ...{ rows: fc.constant(rows), cols: fc.constant(2 * half), seed, ...playing, difficulty },
        kinds: fc.constant(rows * half),
        copies: fc.constant(isList ? Array(rows * half).fill(2) : 2),
      },
      ['rows', 'cols', 'kinds', 'copies'],
    ),
  );

const games = fc.oneof(
  { weight: 3, arbitrary: fc.uniqueArray(fc.nat(224), { maxLength: 40 }) },
  { weight: 1, arbitrary: fc.uniqueArray(fc.nat(24), { maxLength: 26 }) },
);
/** A game, or a set-up position. */
const positions = fc.oneof(
  { weight: 3, arbitrary: games },
  {
    weight: 2,
    arbitrary: fc.tuple(games, games, fc.constantFrom(undefined, 'black', 'white')).map(([black, all, turn]) => ({
      black,
      white: all.filter((point) => !black.includes(point)),
      ...(turn && { turn }),
    })),
  },
);
const size = fc.constantFrom(5, 15, 15, 15, 19, 22);
const rule = fc.constantFrom('freestyle', 'standard', 'renju', 'caro');
/** Game trees whose nodes continue the line or begin a variation. */
const gameTrees = fc.record({
  size,
  nodes: fc
    .array(
      fc.record(
        {
          parent: fc.nat(),
          ...{ black: games, white: games, empty: games },
          turn: fc.constantFrom('black', 'white'),
          name: fc.string(),
          comment: fc.string(),
        },
        { requiredKeys: [] },
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((nodes) =>
      nodes.map(({ parent, ...node }, i) => ({
        ...node,
        ...(i > 0 && parent !== undefined && { parent: parent % i }),
      })),
    ),
});
const notations = options({ notation: fc.constantFrom('base15', 'coordinates', 'sgf'), size });

/** A layout with walls and pieces of one cell, and a goal. */
const openLayout = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(4), { maxLength: 16 }))
  .map(([cols, kinds]) => {
    const board = toRows(cols, kinds).map((row, r) =>
      row.map((kind, c) => (kind === 0 ? 0 : kind === 1 ? -1 : r * cols + c + 1)),
    );
    const goal = { id: Math.max(1, ...board.flat()), row: 0, col: cols - 1 };
    return { board, goal: board.length % 2 === 0 ? goal : [goal], lengthwise: cols === 2, gates: [] };
  });

/**
 * Valid or nearly valid arguments of every function.
 * @param {import('qiju').Qiju} qiju
 * @returns {Record<string, fc.Arbitrary<unknown[]>>}
 */
function validArguments({ huarong: { levels } }) {
  const classic = fc.constantFrom(klotski, ...levels.map(({ board }) => board));
  /** @param {(known: Record<string, fc.Arbitrary<any>>) => fc.Arbitrary<any>} take @param {Record<string, fc.Arbitrary<any>>} known */
  const layouts = (take, known) =>
    fc.oneof(
      fc.tuple(classic, take(known)),
      fc.tuple(openLayout, take(known)).map(([{ board, ...puzzle }, taken]) => [board, { ...taken, ...puzzle }]),
    );
  const rules = layouts(options, {});
  const searches = layouts(limited, { metric });
  const coordinate = fc.nat(3);
  const code = fc.tuple(
    fc.oneof(fc.constant('000GAYZHM'), fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8,14}$/), fc.string()),
  );
  return {
    connect: fc.tuple(
      ...[tiles, coordinate, coordinate, coordinate, coordinate],
      options({
        ...playing,
        ...{ order: fc.constantFrom('turns', 'length'), format: fc.constantFrom('cells', 'corners') },
      }),
    ),
    'lianliankan.pairs': fc.tuple(tiles, options(playing)),
    'lianliankan.refusal': fc.tuple(tiles, cell, cell, options(playing)),
    'lianliankan.segments': fc.tuple(tiles, cell, cell, options(playing)),
    'lianliankan.reach': fc.tuple(tiles, cell, options(playing)),
    'lianliankan.remove': fc.tuple(tiles, cell, cell, options(playing)),
    'lianliankan.solve': fc.tuple(tiles, limited(playing)),
    'lianliankan.hint': fc.tuple(tiles, limited(playing)),
    'lianliankan.clearRate': fc.tuple(
      tiles,
      fc.record({ ...playing, seed, playouts: fc.integer({ min: 1, max: MOST.playouts }) }),
    ),
    'lianliankan.deal': fc.tuple(deal),
    'lianliankan.shuffle': fc.tuple(tiles, options({ ...playing, seed })),
    solveHuarongRoad: fc.tuple(classic, fc.constantFrom(undefined, { move() {} })),
    'huarong.pieces': rules,
    'huarong.steps': rules,
    'huarong.moves': layouts(options, { metric }),
    'huarong.group': fc.tuple(
      fc.array(fc.record({ id: fc.integer({ min: 1, max: 4 }), direction }), { maxLength: 20 }),
      fc.option(metric, { nil: undefined }),
    ),
    'huarong.move': rules.chain(([board, taken]) =>
      fc.tuple(fc.constant(board), fc.integer({ min: 1, max: 16 }), direction, fc.constant(taken)),
    ),
    'huarong.isSolved': rules,
    'huarong.solve': searches,
    'huarong.analyse': searches,
    'huarong.hint': searches,
    'huarong.map': searches,
    'huarong.place': searches,
    'huarong.generate': fc.tuple(
      limited(
        {
          horizontals: fc.nat(6),
          verticals: fc.nat(2),
          soldiers: fc.nat(4),
          distance: fc.oneof(fc.nat(50), fc.tuple(fc.nat(20), fc.integer({ min: 20, max: 60 }))),
          seed,
          metric,
        },
        ['horizontals', 'verticals', 'soldiers'],
      ),
    ),
    'huarong.encode': rules,
    'huarong.decode': code,
    'huarong.decodePuzzle': code,
    'huarong.parse': fc.tuple(
      fc.oneof(fc.stringMatching(/^([A-D.#*-]{3}\n){2}$/), fc.stringMatching(/^([0-3] [0-3]\n){2}$/), fc.string()),
      options({ format: fc.constantFrom('picture', 'ids', 'klotski', 'json') }),
    ),
    judgeWin: fc.tuple(games),
    'gomoku.judge': fc.tuple(positions, options({ rule, size })),
    'gomoku.forbidden': fc.tuple(positions, options({ size })),
    'gomoku.isForbidden': fc.tuple(positions, fc.nat(224), options({ size })),
    'gomoku.threats': fc.tuple(positions, options({ rule, size })),
    'gomoku.solve': fc.tuple(
      positions,
      limited({ rule, size, kind: fc.constantFrom('vcf', 'vct'), quiet: fc.boolean(), tree: fc.boolean() }),
    ),
    'gomoku.bestMove': fc.tuple(
      positions,
      fc.oneof(
        limited({ rule, size, seed, book: fc.boolean() }),
        options({ rule, size, seed, level: fc.constantFrom('beginner', 'easy', 'normal') }),
      ),
    ),
    'gomoku.analyse': fc.tuple(positions, limited({ rule, size, lines: fc.integer({ min: 1, max: 10 }) })),
    'gomoku.review': fc.tuple(games, limited({ rule, size })),
    'gomoku.puzzle': fc.tuple(
      limited({ kind: fc.constantFrom('vcf', 'vct'), moves: fc.integer({ min: 1, max: 13 }), rule, seed }, ['moves']),
    ),
    'gomoku.encode': fc.oneof(
      fc.tuple(games, notations),
      fc.tuple(
        positions,
        options({ size }).map((taken) => ({ ...taken, notation: 'sgf' })),
      ),
    ),
    'gomoku.decode': fc.tuple(
      fc.oneof(
        fc.stringMatching(/^([0-9a-e]{2}){0,9}$/),
        fc.stringMatching(/^([a-h]\d ){0,9}$/),
        fc.stringMatching(/^\(;SZ\[19\](;[BW]\[[a-s]{2}\]){0,9}\)$/),
        fc.string(),
      ),
      notations,
    ),
    'gomoku.encodeGame': fc.tuple(gameTrees),
    'gomoku.decodeGame': fc.tuple(
      fc.oneof(fc.stringMatching(/^\(;SZ\[9\]([;()]|(A?[BW]|PL|[CN])\[[a-k]{0,2}\]){0,12}\)$/), fc.string()),
      options({ size }),
    ),
    'gomoku.parse': fc.tuple(
      fc.oneof(
        fc.stringMatching(/^([(;)]|(A?[BW]|PL|SZ|GM|CA)\[[a-k5]{0,2}\]){0,12}$/),
        fc.stringMatching(/^((\d{1,3}\. ?)?[a-p]1?\d[ ,-]?){0,9}$/),
        fc.stringMatching(/^[([]?(\d{1,3}[ ,;)\](]{1,2}){0,9}$/),
        fc.stringMatching(/^(([.xo12+]{5}|start 9|board|done|turn 1,2|1,2,[12])\n){0,9}$/),
        fc.string(),
        fc.uint8Array({ maxLength: 60 }),
      ),
      options({
        size,
        format: fc.constantFrom('sgf', 'psq', 'points', 'pairs', 'coordinates', 'base15', 'json', 'diagram'),
      }),
    ),
  };
}

/**
 * Random calls of the functions that `createCalls` lists.
 * @param {import('qiju').Qiju} qiju
 * @returns {{ names: string[], calls: fc.Arbitrary<RandomCall> }}
 */
export function createRandomCalls(qiju) {
  const valid = validArguments(qiju);
  const any = fc.tuple(fc.array(changeOf, { minLength: 1, maxLength: 7 }), fc.nat(7)).map(([wild, count]) => ({
    args: /** @type {unknown[]} */ (Array(count).fill(0)),
    changes: wild.map(({ at, edit }) => ({ at: at.slice(0, 1), edit })),
  }));
  const calls = fc.oneof(
    ...Object.entries(valid).map(([name, args]) =>
      fc.oneof(
        { weight: 9, arbitrary: fc.record({ name: fc.constant(name), args, changes }) },
        { weight: 1, arbitrary: any.map((random) => ({ name, ...random })) },
      ),
    ),
  );
  return { names: Object.keys(valid), calls };
}
