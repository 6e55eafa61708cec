// Invalid arguments throw a TypeError or RangeError that names the function and the argument, with a code and data; the next
// call works.
import { load } from 'qiju';
import * as core from 'qiju/core';
import { ERROR_CODES } from '../../web/api/errors.js';
import { isFull } from '../full-length.js';
import { createCalls, game, klotski, tiles } from './calls.js';
import { entries } from './entries.js';

const qiju = await load();

const calls = createCalls(qiju);

/** @param {unknown} value @returns {string} */
const shown = (value) =>
  Array.isArray(value) ? `[${value.slice(0, 5).map(shown)}]` : typeof value === 'bigint' ? `${value}n` : String(value);

/** @typedef {[value: unknown, error: ErrorConstructor, words: string]} Bad */

const notBoards = [
  null,
  undefined,
  7,
  NaN,
  '12',
  5n,
  Symbol('board'),
  {},
  { length: 2 },
  () => tiles,
  new Int32Array(4),
  new Map(),
];

/** @type {(cell: unknown) => number[][]} a board of either game with one cell spoiled */
const spoiled = (cell) =>
  klotski.map((row, r) => row.map((id, c) => (r === 2 && c === 3 ? /** @type {number} */ (cell) : id)));

const sparse = klotski.map((row) => [...row]);
delete sparse[1][2];
const holed = klotski.map((row) => [...row]);
delete holed[3];

/** @type {Bad[]} */
const badBoards = [
  ...notBoards.map((value) => /** @type {Bad} */ ([value, TypeError, 'board is'])),
  [[], RangeError, 'board has 0 rows'],
  [[[], []], RangeError, 'board has 0 columns'],
  [[[1, 2, 3], [1, 2]], RangeError, 'board row 1 has 2 cells, row 0 has 3'], // prettier-ignore
  [[[1, 2], [1, 2, 3]], RangeError, 'board row 1 has 3 cells, row 0 has 2'], // prettier-ignore
  [Array(256).fill([1]), RangeError, 'board has 256 rows'],
  [[Array(256).fill(1)], RangeError, 'board has 256 columns'],
  [Array(1e6).fill([1]), RangeError, 'board has 1000000 rows'],
  [holed, TypeError, 'board row 3 is undefined'],
  [[null], TypeError, 'board row 0 is null'],
  [[[1, 2], '12'], TypeError, 'board row 1 is "12"'], // prettier-ignore
  [[{ 0: 1, length: 1 }], TypeError, 'board row 0 is an object'],
  [[new DataView(new ArrayBuffer(8))], TypeError, 'board row 0 is an object'],
  [sparse, TypeError, 'board[1][2] is undefined'],
  ...[
    NaN,
    Infinity,
    -Infinity,
    1.5,
    '1',
    '',
    null,
    undefined,
    true,
    3n,
    {},
    [4],
    Symbol('cell'),
    new Date(0),
    Object(1),
  ].map((cell) => /** @type {Bad} */ ([spoiled(cell), TypeError, 'board[2][3] is'])),
  ...[2 ** 31, -(2 ** 31) - 1, 1e300, 2 ** 53].map(
    (cell) => /** @type {Bad} */ ([spoiled(cell), RangeError, `board[2][3] is ${cell}, want a 32-bit integer`]),
  ),
  [[new BigInt64Array(3)], TypeError, 'board[0][0] is 0n'],
  [[new Float64Array([1, 0.5, 1])], TypeError, 'board[0][1] is 0.5'],
  [[new Uint32Array([1, 2 ** 31, 1])], RangeError, 'board[0][1] is 2147483648'],
];

/** @type {(min: number, max: number, name: string) => Bad[]} */
const badIntegers = (min, max, name) => [
  ...[null, NaN, Infinity, 0.5, '0', true, 1n, {}, [1], Symbol('n')].map(
    (value) => /** @type {Bad} */ ([value, TypeError, `${name} is`]),
  ),
  ...[min - 1, max + 1, 2 ** 53, -1e300].map(
    (value) => /** @type {Bad} */ ([value, RangeError, `${name} is ${value}, want`]),
  ),
];

/** @type {(name: string, bad: Bad[]) => Bad[]} the same inside an options object */
const inside = (name, bad) => bad.map(([value, error, words]) => [{ [name]: value }, error, words]);

/** @type {Bad[]} */
const notOptions = [null, 3, 'turns', true, 1n, () => {}, [], [1], Uint8Array.of(1, 2)].map((value) => [
  value,
  TypeError,
  'options is',
]);

/**
 * Puts bad values into the options of `deal`.
 * @param {Bad[]} bad
 * @param {object} [others] other options
 * @param {string} [name] of the option; by default the first word of the message
 * @returns {Bad[]}
 */
const inDeal = (bad, others, name) =>
  bad.map(([value, error, words]) => [
    { rows: 2, cols: 4, kinds: 2, copies: 4, ...others, [name ?? words.split(' ')[0]]: value },
    error,
    words,
  ]);

/** @type {(name: string) => Bad[]} */
const badCells = (name) => [
  ...[null, undefined, 3, '00', {}, [], [0], [0, 0, 0], new Int8Array(2)].map(
    (value) => /** @type {Bad} */ ([value, TypeError, `${name} is`]),
  ),
  ...badIntegers(0, 1, `row of ${name}`).map(
    ([value, error, words]) => /** @type {Bad} */ ([[value, 0], error, words]),
  ),
  ...badIntegers(0, 2, `column of ${name}`).map(
    ([value, error, words]) => /** @type {Bad} */ ([[0, value], error, words]),
  ),
];

/** @type {Bad[]} */
const pathRules = [
  ...inside('maxTurns', badIntegers(0, 16, 'maxTurns')),
  ...inside(
    'ring',
    [null, 0, 1, 'true', {}].map((value) => [value, TypeError, 'ring is']),
  ),
];

/** @type {(name: string) => Bad[]} */
const badWords = (name) => [
  ...[null, 0, true, {}, ['turns']].map((value) => /** @type {Bad} */ ([value, TypeError, `${name} is`])),
  ['', RangeError, `${name} is "", want '`],
  ['UP', RangeError, `${name} is "UP", want '`],
];

const gravities = inside('gravity', badWords('gravity'));

/** Bad rules of 连连看, for all its functions. @type {Bad[]} */
const playing = [
  ...notOptions,
  ...gravities,
  ...pathRules,
  [{ turns: 2 }, TypeError, 'options has "turns", want gravity, maxTurns, ring'],
];

const seeds = inside('seed', badIntegers(0, 2 ** 32 - 1, 'seed'));

/** @type {Bad[]} */
const limits = [
  ...inside('time', badIntegers(0, 2 ** 31 - 1, 'time')),
  ...inside('nodes', badIntegers(1, Number.MAX_SAFE_INTEGER, 'nodes')),
];

/** Boards that are too large for a search. @type {Bad[]} */
const largeBoards = [
  [Array(62).fill([1]), RangeError, 'board has 62 rows of 1 cells, want at most 61 of 61'],
  [[Array(62).fill(1)], RangeError, 'board has 1 rows of 62 cells, want at most 61 of 61'],
];

const holes = [0, 1, 2];
delete holes[1];

/** @type {Bad[]} */
const badGames = [
  ...[null, undefined, 7, '0001', 1n, {}, { length: 1 }, new Set([1]), Symbol('game')].map(
    (value) => /** @type {Bad} */ ([value, TypeError, 'pieces is']),
  ),
  ...badIntegers(0, 224, 'pieces[2]').map(
    ([value, error, words]) => /** @type {Bad} */ ([[0, 1, value, 3], error, words]),
  ),
  [holes, TypeError, 'pieces[1] is undefined'],
  [new BigInt64Array(2), TypeError, 'pieces[0] is 0n'],
  [[0, 1, 225], RangeError, 'pieces[2] is 225'],
  [Array(226).fill(0), RangeError, 'pieces has 226 moves'],
  [Array(1e6), RangeError, 'pieces has 1000000 moves'],
];

const sizes = [...notOptions, ...inside('size', badIntegers(5, 22, 'size'))];
const rules = [...sizes, ...inside('rule', badWords('rule'))];
/** @type {Bad[]} */
const notations = [
  ...sizes,
  ...inside('notation', badWords('notation')),
  [{ size: 19 }, RangeError, 'size is 19, want 15 in base 15'],
  [{ notation: 'base15', size: 14 }, RangeError, 'size is 14, want 15 in base 15'],
];

/** @type {Bad[]} */
const goals = [
  ...notOptions,
  ...inside(
    'goal',
    [null, 3, 'exit', true].map((value) => [value, TypeError, 'goal is']),
  ),
  ...badIntegers(1, 2 ** 31 - 1, 'goal.id').map(
    ([value, error, words]) => /** @type {Bad} */ ([{ goal: { id: value, row: 0, col: 0 } }, error, words]),
  ),
  ...badIntegers(0, 4, 'goal.row').map(
    ([value, error, words]) => /** @type {Bad} */ ([{ goal: { id: 1, row: value, col: 0 } }, error, words]),
  ),
  ...badIntegers(0, 3, 'goal.col').map(
    ([value, error, words]) => /** @type {Bad} */ ([{ goal: { id: 1, row: 0, col: value } }, error, words]),
  ),
  [{ goal: { id: 99, row: 0, col: 0 } }, RangeError, 'board has no piece 99'],
  [{ goal: { id: 1, row: 4, col: 0 } }, RangeError, 'board has no room for piece 1'],
  [{ goal: [] }, RangeError, 'goal shows no piece'],
  [{ goal: Array(1e6).fill({ id: 1, row: 0, col: 0 }) }, RangeError, 'goal has 1000000 items'],
  [{ goal: Array(65).fill({ id: 1, row: 0, col: 0 }) }, RangeError, 'goal has 65 items, want at most 64'],
  [{ goal: [3] }, TypeError, 'goal[0] is 3, want an object'],
  [
    {
      goal: [
        { id: 1, row: 0, col: 0 },
        { id: 1.5, row: 0, col: 0 },
      ],
    },
    TypeError,
    'goal[1].id is 1.5',
  ],
  [{ goal: [{ id: 1, row: 9, col: 0 }] }, RangeError, 'goal.row is 9, want an integer from 0 to 4'],
  [{ goal: [{ id: 1, row: 0, col: 0 }, [1]] }, TypeError, 'goal has goals and rows'],
  [{ goal: [[0, 0]] }, RangeError, 'goal shows no piece'],
  [{ goal: [[1, 1]] }, RangeError, 'goal has 1 rows, want 5'],
  [{ goal: [[1], [1], [1], [1], [1]] }, RangeError, 'goal row 0 has 1 cells, want 4'],
  [{ goal: [[1, -3]] }, RangeError, 'goal[0][1] is -3'],
  [{ goal: [[1, '1']] }, TypeError, 'goal[0][1] is "1"'],
  [
    { goal: klotski.map((row) => row.map((id) => (id === 9 ? 0 : 9 * Number(id === 1)))) },
    RangeError,
    'board has piece 9 in another shape',
  ],
  [
    {
      goal: [
        { id: 9, row: 0, col: 0 },
        { id: 9, row: 1, col: 0 },
      ],
    },
    RangeError,
    'board has two goals for piece 9',
  ],
  [
    {
      goal: [
        { id: 9, row: 0, col: 0 },
        { id: 10, row: 0, col: 0 },
      ],
    },
    RangeError,
    'board has another piece where piece 10',
  ],
  ...inside(
    'gates',
    [null, 3, {}].map((value) => [value, TypeError, 'gates is']),
  ),
  [{ gates: [3] }, TypeError, 'gates[0] is 3, want [row, col]'],
  [{ gates: [[1]] }, TypeError, 'gates[0] is an array of 1, want [row, col]'],
  [{ gates: [[0, 1.5]] }, TypeError, 'gates[0][1] is 1.5'],
  [{ gates: [[5, 0]] }, RangeError, 'row of gates is 5, want an integer from 0 to 4'],
  [{ gates: [[0, 4]] }, RangeError, 'column of gates is 4, want an integer from 0 to 3'],
  [{ gates: [[0, 0]] }, RangeError, 'board has piece'],
  ...inside(
    'lengthwise',
    [null, 1, 'yes'].map((value) => [value, TypeError, 'lengthwise is']),
  ),
];
const metrics = [...goals, ...inside('metric', badWords('metric'))];

/** A full board without a blank. */
const full = [[1, 1, 2, 3], [1, 1, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13], [14, 15, 16, 17]]; // prettier-ignore

/** Boards that are no position of 华容道. @type {Bad[]} */
const illegalBoards = [
  ...badBoards,
  [klotski.slice(1), RangeError, 'board has 4 rows, want 5, or a goal'],
  [klotski.map((row) => [...row, 0]), RangeError, 'board has 5 columns, want 4, or a goal'],
  [spoiled(-3), RangeError, 'board has the negative id -3'],
  [spoiled(9), RangeError, 'board has piece 9 in a shape'],
  [klotski.map((row) => row.map((id) => (id === 1 ? 0 : id))), RangeError, 'board has no 2×2 piece'],
  [[[1, 1, 2, 2], [1, 1, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], RangeError, 'board has a second 2×2 piece, 2'], // prettier-ignore
];

/** @type {Bad[]} */
const badCodes = [
  ...[null, undefined, 12, 1n, ['00'], {}, Symbol('code')].map(
    (value) => /** @type {Bad} */ ([value, TypeError, 'code is']),
  ),
  ['', RangeError, 'code has 0 characters, want 9'],
  ['0'.repeat(10), RangeError, 'code has 10 characters, want 9'],
  ['0'.repeat(1e6), RangeError, 'code has 1000000 characters'],
  ['横刀立马横刀立马马', RangeError, 'code has "横" at 0'],
  ['0000 0000', RangeError, 'code has " " at 4'],
  ['0'.repeat(12), RangeError, 'code is not the code of a position'],
];

/** @type {(name: string, bad: Bad[]) => Bad[]} */
const inMix = (name, bad) =>
  bad.map(([value, error, words]) => [
    { horizontals: 6, verticals: 0, soldiers: 2, seed: 1, [name]: value },
    error,
    words,
  ]);

/** Adds bad goals to bad values of a board. @param {string} name @param {Bad[]} bad @returns {Bad[]} */
const badPuzzles = (name, bad) =>
  bad.map(([value, error, words]) => [{ moves: 3, seed: 1, [name]: value }, error, words]);

/** @type {Bad[]} */
const badShapes = [
  ...[null, 3, 'heart', {}].map((shape) => /** @type {Bad} */ ([{ shape }, TypeError, 'shape is'])),
  [{ shape: [] }, RangeError, 'shape has 0 rows'],
  [{ shape: [[]] }, RangeError, 'shape has 0 columns'],
  [{ shape: [7] }, TypeError, 'shape row 0 is 7'],
  [{ shape: [[0, 0], [0]] }, RangeError, 'shape row 1 has 1 cells, row 0 has 2'], // prettier-ignore
  [{ shape: [[0, 1]] }, RangeError, 'shape[0][1] is 1'],
  [{ shape: [[0, '0']] }, TypeError, 'shape[0][1] is "0"'],
  [{ shape: [[0, 0]], rows: 2 }, RangeError, 'rows of the shape is 2'],
  [{ shape: [[0, -1, 0, 0]] }, RangeError, 'the number of cells of the shape is 3'],
  [{ shape: [[-1]] }, RangeError, 'the number of cells of the shape is 0'],
  [{ shape: [[0, -1, 0]], ring: false }, RangeError, 'no board of this shape can be cleared under these rules'],
  [{ shape: Array(62).fill([0]) }, RangeError, 'shape has 62 rows'],
  [{ shape: Array(40).fill([0, 0]), difficulty: 'easy' }, RangeError, 'shape has 40 rows of 2 cells'],
  [{ rows: 62, cols: 2, ring: false }, RangeError, 'rows is 62, want an integer from 1 to 61'],
];

/** @type {Bad[]} */
const badRates = [
  ...[null, 0.5, '0', {}].map((value) => /** @type {Bad} */ ([value, TypeError, 'clearRate is'])),
  ...[[], [0.1], [0, '1'], [0, 0.5, 1]].map((value) => /** @type {Bad} */ ([value, TypeError, 'clearRate is ['])),
  ...[
    [-0.1, 1],
    [0, 1.1],
    [0.6, 0.5],
    [NaN, 1],
  ].map(
    // prettier-ignore
    (value) => /** @type {Bad} */ ([value, RangeError, 'clearRate is [']),
  ),
].map(([clearRate, ...rest]) => [{ rows: 2, cols: 4, clearRate }, .../** @type {[ErrorConstructor, string]} */ (rest)]);

/** Bad values for each argument of each function. @type {Record<string, Bad[][]>} */
const bad = {
  connect: [
    badBoards,
    badIntegers(0, 1, 'row1'),
    badIntegers(0, 2, 'col1'),
    badIntegers(0, 1, 'row2'),
    badIntegers(0, 2, 'col2'),
    [...playing, ...inside('order', badWords('order')), ...inside('format', badWords('format'))],
  ],
  'lianliankan.pairs': [badBoards, playing],
  'lianliankan.refusal': [badBoards, badCells('a'), badCells('b'), playing],
  'lianliankan.segments': [badBoards, badCells('a'), badCells('b'), playing],
  'lianliankan.reach': [badBoards, badCells('cell'), playing],
  'lianliankan.remove': [badBoards, badCells('a'), badCells('b'), playing],
  'lianliankan.solve': [
    [...badBoards, ...largeBoards],
    [...playing, ...limits],
  ],
  'lianliankan.hint': [badBoards, [...playing, ...limits]],
  'lianliankan.clearRate': [
    [...badBoards, ...largeBoards],
    [...playing, ...seeds, ...inside('playouts', badIntegers(1, 100_000, 'playouts'))],
  ],
  'lianliankan.deal': [
    [
      ...notOptions,
      [undefined, TypeError, 'options is undefined'],
      [{}, TypeError, 'rows is undefined'],
      ...inDeal(badIntegers(1, 255, 'rows')),
      ...inDeal(badIntegers(1, 255, 'cols')),
      ...inDeal(badIntegers(1, 65025, 'kinds')),
      ...inDeal(badIntegers(1, 65025, 'kinds'), { copies: [4, 4] }),
      ...inDeal(badIntegers(1, 65025, 'copies').filter(([value]) => !Array.isArray(value))),
      ...inDeal(
        badIntegers(1, 65025, 'copies[1]').map(([value, ...rest]) => [[4, value], ...rest]),
        {},
        'copies',
      ),
      ...inDeal(badIntegers(0, 2 ** 32 - 1, 'seed')),
      ...inDeal(badWords('gravity')),
      ...inDeal(badIntegers(0, 16, 'maxTurns')),
      ...inDeal(badWords('difficulty')),
      ...inDeal(badIntegers(1, 32, 'rows'), { difficulty: 'easy' }),
      ...inDeal(badIntegers(1, 32, 'cols'), { difficulty: 'easy' }),
      ...badShapes,
      ...badRates,
      [{ rows: 2, cols: 4, kinds: 3, copies: [4, 4] }, RangeError, 'kinds is 3, copies has 2 numbers'],
      [{ rows: 2, cols: 4, copies: [] }, RangeError, 'copies add up to 0, want the 8 cells'],
      [{ rows: 2, cols: 4, copies: [4, 2] }, RangeError, 'copies add up to 6, want the 8 cells'],
      [{ rows: 2, cols: 4, copies: [3, 5] }, RangeError, 'copies[0] is 3, want an even number'],
      [{ rows: 2, cols: 4, copies: Array(1e6).fill(2) }, RangeError, 'copies has 1000000 numbers'],
      [{ rows: 3, cols: 3 }, RangeError, 'rows * cols is 9, want an even number'],
      [{ rows: 3, cols: 4, kinds: 7 }, RangeError, 'kinds is 7, want an integer from 1 to 6'],
      [{ rows: 3, cols: 4, copies: 8 }, RangeError, 'copies is 8, want a divisor of the 12 cells'],
      [{ rows: 3, cols: 3, kinds: 3, copies: 3 }, RangeError, 'copies is 3, want an even number'],
      [{ rows: 3, cols: 4, kinds: 3, copies: 2 }, RangeError, 'kinds * copies is 6, want the 12 cells'],
    ],
  ],
  'lianliankan.shuffle': [badBoards, [...playing, ...seeds]],
  solveHuarongRoad: [
    illegalBoards,
    [null, 3, 'move', {}, { move: 3 }].map((value) => [value, TypeError, 'gameHandler is']),
  ],
  'huarong.pieces': [illegalBoards, goals],
  'huarong.steps': [illegalBoards, goals],
  'huarong.moves': [illegalBoards, metrics],
  'huarong.group': [
    [
      ...[null, undefined, 7, '12', {}].map((value) => /** @type {Bad} */ ([value, TypeError, 'steps is'])),
      [[7], TypeError, 'steps[0] is 7, want an object'],
      [[{ id: 1.5, direction: 'up' }], TypeError, 'id of steps[0] is 1.5'],
      [[{ id: 0, direction: 'up' }], RangeError, 'id of steps[0] is 0'],
      [[{ id: 1, direction: 'north' }], RangeError, 'direction of steps[0] is "north"'],
      [Array(1e6).fill({ id: 1, direction: 'up' }), RangeError, 'steps has 1000000 items'],
    ],
    badWords('metric'),
  ],
  'huarong.move': [
    illegalBoards,
    badIntegers(1, 2 ** 31 - 1, 'id'),
    [...badWords('direction'), [undefined, TypeError, 'direction is']],
    goals,
  ],
  'huarong.isSolved': [illegalBoards, goals],
  'huarong.solve': [illegalBoards, metrics],
  'huarong.analyse': [illegalBoards, metrics],
  'huarong.hint': [illegalBoards, metrics],
  'huarong.map': [illegalBoards, metrics],
  'huarong.place': [illegalBoards, metrics],
  'huarong.generate': [
    [
      ...notOptions,
      [undefined, TypeError, 'options is undefined'],
      ...inMix('horizontals', badIntegers(0, 15, 'horizontals')),
      ...inMix('verticals', badIntegers(0, 15, 'verticals')),
      ...inMix('soldiers', badIntegers(0, 15, 'soldiers')),
      ...inMix('distance', badIntegers(0, 2 ** 31 - 1, 'distance')),
      ...inMix('seed', badIntegers(0, 2 ** 32 - 1, 'seed')),
      ...inMix('metric', badWords('metric')),
      ...inMix('soldiers', [[4, RangeError, 'horizontals, verticals and soldiers take 16 cells']]),
      ...inMix('distance', [
        [1000, RangeError, 'distance is 1000, want at most 53'],
        [[], TypeError, 'distance is an array of 0, want an integer or [from, to]'],
        [['1', 2], TypeError, 'distance[0] is "1"'],
        [[2, 1], RangeError, 'distance[1] is 1'],
        [[1, 2, 3], TypeError, 'distance is an array of 3'],
      ]),
      ...inMix('board', [[[[0]], TypeError, 'options has "horizontals"']]),
    ],
  ],
  'huarong.encode': [[...illegalBoards, [full, RangeError, 'board has no blank cell']], goals],
  'huarong.decode': [badCodes],
  'huarong.decodePuzzle': [badCodes],
  'huarong.parse': [
    [
      ...[null, undefined, 12, 1n, ['AB.'], {}, Symbol('text')].map(
        (value) => /** @type {Bad} */ ([value, TypeError, 'input is']),
      ),
      ['AB'.repeat(1 << 24), RangeError, 'input has 33554432 characters, want at most 16777216'],
      [new Uint8Array((1 << 24) + 1), RangeError, 'input has 16777217 bytes, want at most 16777216'],
    ],
    badWords('format').map(([value, error, words]) => /** @type {Bad} */ ([{ format: value }, error, words])),
  ],
  judgeWin: [badGames],
  'gomoku.judge': [badGames, rules],
  'gomoku.forbidden': [badGames, sizes],
  'gomoku.isForbidden': [badGames, badIntegers(0, 224, 'point'), sizes],
  'gomoku.threats': [badGames, rules],
  'gomoku.solve': [badGames, [...rules, ...inside('kind', badWords('kind')), ...limits]],
  'gomoku.bestMove': [
    badGames,
    [
      ...rules,
      ...seeds,
      ...limits,
      ...inside('level', badWords('level')),
      [
        { level: 'unlimited' },
        RangeError,
        "level is \"unlimited\", want 'beginner' or 'easy' or 'normal' or 'hard' or 'expert' or 'master'",
      ],
      [{ level: 'easy', time: 10 }, TypeError, 'level and time are both given'],
      [{ level: 'easy', nodes: 10 }, TypeError, 'level and nodes are both given'],
      [{ book: 1 }, TypeError, 'book is 1, want true or false'],
    ],
  ],
  'gomoku.analyse': [badGames, [...rules, ...inside('lines', badIntegers(1, 10, 'lines')), ...limits]],
  'gomoku.review': [badGames, [...rules, ...limits]],
  'gomoku.puzzle': [
    [
      ...notOptions,
      [undefined, TypeError, 'options is undefined'],
      [{}, TypeError, 'moves is undefined'],
      ...badPuzzles('moves', badIntegers(2, 12, 'moves')),
      ...badPuzzles('kind', badWords('kind')),
      ...badPuzzles('rule', badWords('rule')),
      ...badPuzzles('seed', badIntegers(0, 2 ** 32 - 1, 'seed')),
      ...badPuzzles('nodes', badIntegers(1, Number.MAX_SAFE_INTEGER, 'nodes')),
      [{ moves: 2 }, RangeError, 'moves is 2, want an integer from 3 to 12'],
      [{ kind: 'vct', moves: 7 }, RangeError, 'moves is 7, want an integer from 2 to 6'],
      [{ moves: 12, seed: 1, nodes: 1 }, RangeError, 'nodes is 1, too little for this puzzle'],
      [{ moves: 12, seed: 1, time: 0 }, RangeError, 'time is 0, too little for this puzzle'],
    ],
  ],
  'gomoku.encode': [badGames, notations],
  'gomoku.decode': [
    [
      ...[null, undefined, 12, 1n, ['00'], {}, Symbol('text')].map(
        (value) => /** @type {Bad} */ ([value, TypeError, 'text is']),
      ),
      ['0', RangeError, 'text[0] is "0"'],
      ['00f1', RangeError, 'text[2] is "f"'],
      ['0 ', RangeError, 'text[1] is " "'],
      ['00000', RangeError, 'text[4] is "0"'],
      ['八八', RangeError, 'text[0] is "八"'],
      ['1ı', RangeError, 'text[1] is "ı"'],
      ['0'.repeat(40_000), RangeError, 'text has 40000 characters'],
    ],
    notations,
  ],
  'gomoku.encodeGame': [
    [
      ...notOptions,
      ...[undefined, null, {}, 1, '(;)', new Set()].map(
        (value) => /** @type {Bad} */ ([{ size: 15, nodes: value }, TypeError, 'nodes is']),
      ),
      [{ nodes: [{}] }, TypeError, 'size is undefined'],
      [{ size: 15, nodes: [] }, RangeError, 'nodes is an array of 0, want at least one node'],
      [{ size: 15, nodes: Array(5e6) }, RangeError, 'nodes have more than 4194304 nodes and stones'],
      [{ size: 15, nodes: [{ stones: [] }] }, TypeError, 'nodes[0]: options has "stones", want parent, black'],
      ...[null, undefined, 1, 'node'].map(
        (value) => /** @type {Bad} */ ([{ size: 15, nodes: [{}, value] }, TypeError, 'nodes[1] is']),
      ),
      ...badIntegers(5, 22, 'size').map(
        ([value, error, words]) => /** @type {Bad} */ ([{ size: value, nodes: [{}] }, error, words]),
      ),
      ...badIntegers(0, 1, 'nodes[2]: parent').map(
        ([value, error, words]) =>
          /** @type {Bad} */ ([{ size: 15, nodes: [{}, {}, { parent: value }] }, error, words]),
      ),
      [{ size: 15, nodes: [{ parent: 0 }] }, RangeError, 'nodes[0]: parent is 0'],
      ...badGames
        .filter(([value]) => value !== undefined)
        .map(
          ([value, error, words]) =>
            /** @type {Bad} */ ([
              { size: 15, nodes: [{ white: value }] },
              error,
              words.replace('pieces', 'nodes[0]: white'),
            ]),
        ),
      [{ size: 15, nodes: [{ black: [1], white: [2, 1] }] }, RangeError, 'nodes[0] sets up point 1 twice'],
      [{ size: 15, nodes: [{ empty: [2, 2] }] }, RangeError, 'nodes[0] sets up point 2 twice'],
      ...badWords('nodes[0]: turn').map(
        ([value, error, words]) => /** @type {Bad} */ ([{ size: 15, nodes: [{ turn: value }] }, error, words]),
      ),
      ...badWords('nodes[0]: color').map(
        ([value, error, words]) =>
          /** @type {Bad} */ ([{ size: 15, nodes: [{ color: value, move: 1 }] }, error, words]),
      ),
      [{ size: 15, nodes: [{ move: 1 }] }, TypeError, 'nodes[0] has a move and no color, want both or none'],
      [{ size: 15, nodes: [{ color: 'black' }] }, TypeError, 'nodes[0] has a color and no move, want both or none'],
      [{ size: 15, nodes: [{ color: 'black', move: 225 }] }, RangeError, 'nodes[0]: move is 225'],
      ...['name', 'comment'].flatMap((key) =>
        [null, 1, {}].map(
          (value) => /** @type {Bad} */ ([{ size: 15, nodes: [{ [key]: value }] }, TypeError, `nodes[0]: ${key} is`]),
        ),
      ),
    ],
  ],
  'gomoku.decodeGame': [
    [null, undefined, 12, 1n, ['(;)'], {}, Symbol('text')].map((value) => [value, TypeError, 'text is']),
    sizes,
  ],
  'gomoku.parse': [
    [
      ...[null, undefined, 12, 1n, ['h8'], {}, Symbol('text')].map(
        (value) => /** @type {Bad} */ ([value, TypeError, 'input is']),
      ),
      ['h8'.repeat(1 << 24), RangeError, 'input has 33554432 characters, want at most 16777216'],
      [new Uint8Array((1 << 24) + 1), RangeError, 'input has 16777217 bytes, want at most 16777216'],
    ],
    [
      ...badWords('format').map(([value, error, words]) => /** @type {Bad} */ ([{ format: value }, error, words])),
      ...inside('size', badIntegers(5, 22, 'size')),
    ],
  ],
};

test('every function of the API is in these tables', () => {
  const names = Object.entries(qiju).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : Object.keys(value).map((inner) => `${name}.${inner}`),
  );
  const again = [
    'lianliankan.board',
    'lianliankan.connect',
    'lianliankan.with',
    'huarong.solveHuarongRoad',
    'gomoku.judgeWin',
    'huarong.levels',
  ];
  expect(names.filter((name) => !again.includes(name)).sort()).toEqual(Object.keys(bad).sort());
  expect(calls.map(([name]) => name).sort()).toEqual(Object.keys(bad).sort());
});

/**
 * Returns the data of an error.
 * @param {any} error
 */
const toldBy = (error) => ({ name: Object(error).constructor.name, message: Object(error).message, ...error });

/** The same functions of `qiju/core`. */
const coreCalls = createCalls({ ...qiju, ...core }).filter(([name]) => name in core);

describe.each([
  ...calls.map(([name, call, args]) => ({ entry: 'qiju', name, call, args })),
  ...coreCalls.map(([name, call, args]) => ({ entry: 'qiju/core', name, call, args })),
])('$entry: $name', ({ name, call, args }) => {
  /** @type {unknown} */
  let good;
  beforeAll(async () => {
    good = await call(...args);
  });

  for (const [at, values] of bad[name].entries()) {
    test(`refuses ${values.length} bad values as argument ${at + 1}`, async () => {
      for (const [value, error, words] of values) {
        let thrown;
        try {
          await call(...args.slice(0, at), value, ...args.slice(at + 1));
        } catch (caught) {
          thrown = caught;
        }
        const about = `${name}, argument ${at + 1}: ${shown(value).slice(0, 80)}`;
        const told = toldBy(thrown);
        expect({ about, ...told }).toMatchObject({
          about,
          name: error.name,
          message: expect.stringContaining(`${name}: ${words}`),
          argument: expect.stringMatching(/./),
        });
        expect(Object.keys(ERROR_CODES)).toContain(told.code);
        if (isFull) expect(await call(...args)).toEqual(good);
      }
      expect(await call(...args)).toEqual(good);
    });
  }

  test('does not change its arguments', async () => {
    const before = structuredClone(args);
    await call(...args);
    expect(args).toEqual(before);
  });

  test('takes frozen arguments', async () => {
    const frozen = JSON.parse(JSON.stringify(args), (_, value) => Object.freeze(value));
    expect(await call(...frozen)).toEqual(good);
  });

  test('names an unknown option', async () => {
    const options = args.at(-1);
    if (typeof options !== 'object' || Array.isArray(options)) return;
    const asked = async () => call(...args.slice(0, -1), { ...options, colour: 'red' });
    await expect(asked()).rejects.toThrow(TypeError);
    await expect(asked()).rejects.toThrow(`${name}: options has "colour"`);
    expect(await call(...args)).toEqual(good);
  });

  test('passes on an error thrown by a proxy, and works again', async () => {
    if (typeof args[0] !== 'object') return;
    const trap = new Proxy(/** @type {object} */ (args[0]), {
      get() {
        throw new Error('trapped');
      },
    });
    await expect((async () => call(trap, ...args.slice(1)))()).rejects.toThrow('trapped');
    expect(await call(...args)).toEqual(good);
  });
});

test.each(badBoards)('lianliankan.board(%p) throws', (rows, error, words) => {
  expect(() => qiju.lianliankan.board(/** @type {any} */ (rows))).toThrow(error);
  expect(() => qiju.lianliankan.board(/** @type {any} */ (rows))).toThrow(`lianliankan.board: ${words}`);
});

test.each([...playing, [undefined, TypeError, 'rules is undefined']])(
  'lianliankan.with(%p) throws',
  (given, error, words) => {
    const wanted = words.replace('options is', 'rules is');
    expect(() => qiju.lianliankan.with(/** @type {any} */ (given))).toThrow(error);
    expect(() => qiju.lianliankan.with(/** @type {any} */ (given))).toThrow(`lianliankan.with: ${wanted}`);
  },
);

const gomokuGame = (/** @type {string} */ text) => qiju.gomoku.decode(text, { notation: 'coordinates', size: 7 });
/** BWWBWWW BBWWBWB WWWBWBW BBB.BBW WBBWBBB WWWBBWW BBWBWWB: renju forbids Black the last point. */
const stuck = gomokuGame(
  'a4d6d7g4f4b5a1g2d1c7c4a5b4e7e3e1g6f2b1f1e4a2f3a3f5e5e6c6g3g5e2g7b6c1a6f7g1b7b3f6d2b2d5c5c3c2a7d3',
);
const row = [112, 0, 113, 1, 114, 2, 115, 3, 116];
const soldiers = Array.from({ length: 16 }, () => Array(16).fill(0));
/** A board of 3×3 for all kinds of goals. */
const small = [[5, 0, -1], [7, 0, 0], [7, -1, 0]]; // prettier-ignore

/**
 * @param {object} details
 * @param {import('qiju').PuzzleOptions} [options]
 * @param {import('qiju').Board} [board]
 * @returns {[(qiju: Qiju) => unknown, Record<string, unknown>]}
 */
const illegal = (details, options, board = small) => [
  ({ huarong }) => huarong.pieces(board, options),
  { code: 'board-illegal', argument: 'board', ...details },
];

/** @typedef {import('qiju').Qiju} Qiju */

/** Calls, and the data of their errors. @type {[call: (qiju: Qiju) => unknown, details: Record<string, unknown>][]} */
const errors = [
  [({ connect }) => connect(/** @type {any} */ ('12'), 0, 0, 0, 0), { code: 'argument-type', argument: 'board', value: '12', expected: 'an array of rows' }],
  [({ connect }) => connect(tiles, /** @type {any} */ (null), 0, 0, 0), { code: 'argument-type', argument: 'row1', value: null, expected: 'an integer from 0 to 1' }],
  [({ connect }) => connect(tiles, /** @type {any} */ ([]), 0, 0, 0), { code: 'argument-type', argument: 'row1', expected: 'an integer from 0 to 1' }],
  [({ connect }) => connect(tiles, 0, 0, 0, 3), { code: 'argument-range', argument: 'col2', value: 3, min: 0, max: 2 }],
  [({ connect }) => connect(tiles, 0, 0, 0, 2, { order: /** @type {any} */ ('width') }), { code: 'argument-range', argument: 'order', value: 'width', expected: ['turns', 'length'] }],
  [({ huarong }) => huarong.generate({ board: [[1, 2, 0]], goal: { id: 1, row: 0, col: 1 }, distance: 9 }), { code: 'argument-range', argument: 'distance', value: 9, min: 0, max: 2 }],
  [({ judgeWin }) => judgeWin(Array(226).fill(0)), { code: 'argument-size', argument: 'pieces', value: 226, max: 225 }],
  [({ gomoku }) => gomoku.bestMove([], /** @type {any} */ ({ level: 'easy', time: 1 })), { code: 'arguments-conflict', argument: 'level and time' }],
  [({ lianliankan }) => lianliankan.deal({ rows: 2, cols: 2, difficulty: 'easy', clearRate: [0, 1] }), { code: 'arguments-conflict', argument: 'difficulty and clearRate' }],
  [({ lianliankan }) => lianliankan.pairs(tiles, /** @type {any} */ ({ turns: 2 })), { code: 'option-unknown', argument: 'options', value: 'turns', expected: ['gravity', 'maxTurns', 'ring'] }],
  [({ connect }) => connect([], 0, 0, 0, 0), { code: 'board-size', argument: 'board', value: 0, min: 1, max: 255 }],
  [({ huarong }) => huarong.solve(klotski.slice(1)), { code: 'board-size', argument: 'board', value: 4, expected: 5 }],
  [({ huarong }) => huarong.generate({ horizontals: 4, verticals: 4, soldiers: 0 }), { code: 'board-size', value: 16, max: 15 }],
  [({ gomoku }) => gomoku.decode('(;SZ[19];B[aa])', { notation: 'sgf' }), { code: 'board-size', argument: 'text', value: 19, expected: 15 }],
  [({ connect }) => connect([[1, 2, 3], [1, 2]], 0, 0, 0, 0), { code: 'board-ragged', argument: 'board row 1', row: 1, value: 2, expected: 3 }],
  illegal({ reason: 'negative-id', value: -3 }, {}, spoiled(-3)),
  illegal({ reason: 'bad-shape', value: 9 }, {}, spoiled(9)),
  illegal({ reason: 'no-cao-cao' }, {}, Array(5).fill([0, 0, 0, 0])),
  illegal({ reason: 'several-cao-caos', value: 2 }, {}, [[1, 1, 2, 2], [1, 1, 2, 2], ...Array(3).fill([0, 0, 0, 0])]),
  illegal({ reason: 'too-many-cells', value: 256 }, { goal: { id: 1, row: 0, col: 0 } }, soldiers),
  illegal({ reason: 'no-goal-piece', value: 9 }, { goal: { id: 9, row: 0, col: 0 } }),
  illegal({ reason: 'two-goals', value: 5 }, { goal: [{ id: 5, row: 0, col: 0 }, { id: 5, row: 1, col: 1 }] }),
  illegal({ reason: 'goals-overlap', value: 7 }, { goal: [{ id: 5, row: 0, col: 0 }, { id: 7, row: 0, col: 0 }] }),
  illegal({ reason: 'goal-unreachable', value: 7 }, { goal: { id: 7, row: 2, col: 0 } }),
  illegal({ reason: 'goal-shape', value: 7 }, { goal: [[0, 7, 0], [0, 0, 0], [0, 0, 0]] }),
  illegal({ reason: 'on-gate', value: 7 }, { goal: { id: 5, row: 0, col: 0 }, gates: [[1, 0]] }),
  [({ huarong }) => huarong.encode(full), { code: 'board-illegal', argument: 'board', reason: 'no-blank' }],
  [({ huarong }) => huarong.decode('0'), { code: 'text-invalid', argument: 'code', reason: 'length', value: 1, expected: 9 }],
  [({ huarong }) => huarong.decode('0000 0000'), { code: 'text-invalid', argument: 'code', reason: 'character', at: 4, value: ' ' }],
  [({ huarong }) => huarong.decode('000GAYZHN'), { code: 'text-invalid', argument: 'code', reason: 'check' }],
  [({ huarong }) => huarong.decode('0'.repeat(12)), { code: 'text-invalid', argument: 'code', reason: 'layout' }],
  [({ huarong }) => huarong.parse('AA\nB'), { code: 'text-invalid', argument: 'input[3]', reason: 'ragged', at: 3, value: 'B' }],
  [({ huarong }) => huarong.parse('A B\nC D'), { code: 'text-ambiguous', argument: 'input[0]', at: 0, expected: ['ids', 'picture'] }],
  [({ gomoku }) => gomoku.decode('7x'), { code: 'text-invalid', argument: 'text[1]', reason: 'character', at: 1, value: 'x', size: 15 }],
  [({ gomoku }) => gomoku.decode('h16', { notation: 'coordinates' }), { code: 'text-invalid', reason: 'off-board', at: 1, size: 15 }],
  [({ gomoku }) => gomoku.decode('777'), { code: 'text-invalid', reason: 'end', at: 2, value: '7' }],
  [({ gomoku }) => gomoku.decodeGame('(;'), { code: 'text-invalid', argument: 'text[2]', reason: 'end', at: 2, value: undefined }],
  [({ gomoku }) => gomoku.decodeGame('(;SZ[99])'), { code: 'text-invalid', reason: 'bad-size', at: 5 }],
  [({ gomoku }) => gomoku.decodeGame('(;AB[aa][aa])'), { code: 'text-invalid', reason: 'twice', at: 9 }],
  [({ gomoku }) => gomoku.decode('(;W[aa])', { notation: 'sgf' }), { code: 'text-invalid', reason: 'turn', at: 2, value: 'W' }],
  [({ gomoku }) => gomoku.decode('(;AB[aa])', { notation: 'sgf' }), { code: 'text-invalid', reason: 'setup', at: 2 }],
  [({ gomoku }) => gomoku.parse('h8 h99'), { code: 'text-invalid', argument: 'input[3]', reason: 'off-board', at: 3, value: 'h' }],
  [({ gomoku }) => gomoku.parse('7,6 8,5'), { code: 'text-ambiguous', argument: 'input[0]', at: 0, expected: ['points', 'pairs', 'pairs-from-1'] }],
  [({ judgeWin }) => judgeWin([0, 1, 0]), { code: 'point-taken', argument: 'pieces[2]', value: 0, at: 2, earlier: 0 }],
  [({ gomoku }) => gomoku.isForbidden(game, 15), { code: 'point-taken', argument: 'point', value: 15, earlier: 2 }],
  [({ gomoku }) => gomoku.encodeGame({ size: 15, nodes: [{ black: [1], white: [1] }] }), { code: 'point-taken', argument: 'nodes[0]', value: 1 }],
  [({ gomoku }) => gomoku.solve(row), { code: 'game-over', argument: 'pieces[8]' }],
  [({ gomoku }) => gomoku.bestMove(stuck, { rule: 'renju', size: 7 }), { code: 'no-legal-move', argument: 'pieces' }],
  [({ gomoku }) => gomoku.analyse(stuck, { rule: 'renju', size: 7 }), { code: 'no-legal-move', argument: 'pieces' }],
  [({ lianliankan }) => lianliankan.deal({ shape: [[0, -1, 0]], ring: false }), { code: 'unsolvable', argument: 'options', proved: true }],
  [({ huarong }) => huarong.generate({ horizontals: 0, verticals: 7, soldiers: 0 }), { code: 'unsolvable', argument: 'options', proved: true }],
  [({ huarong }) => huarong.generate({ board: [[1, 2, 0]], goal: { id: 2, row: 0, col: 0 } }), { code: 'unsolvable', argument: 'board', proved: true }],
  [({ huarong }) => huarong.analyse(klotski, { nodes: 10 }), { code: 'limit-exceeded', argument: 'nodes', value: 10 }],
  [({ lianliankan }) => /** @type {any} */ (lianliankan.refusal)(tiles, 0, 0, 0, 2), { code: 'argument-type', argument: 'a', value: 0 }],
  [({ gomoku }) => gomoku.puzzle({ moves: 12, seed: 1, time: 0 }), { code: 'limit-exceeded', argument: 'time', value: 0 }],
]; // prettier-ignore

test('every code about a call is among these errors', () => {
  const told = errors.map(([, { code }]) => code);
  const elsewhere = [
    ...['out-of-memory', 'module-unavailable', 'module-foreign', 'module-failed'], // hostile.test.js, load.test.js
    ...['worker-failed', 'worker-terminated'], // worker.test.js
    ...['board-loading', 'move-illegal', 'snapshot-invalid'], // component/board/life-cycle.test.js
  ];
  expect([...new Set(told), ...elsewhere].sort()).toEqual(Object.keys(ERROR_CODES).sort());
});

describe.each(entries)('the errors of %s', (_, entry) => {
  const named = errors.map(([call, details]) => ({
    name: [details.code, details.reason ?? details.argument],
    call,
    details,
  }));
  test.each(named)('$name', async ({ call, details }) => {
    const error = await Promise.resolve(entry)
      .then(call)
      .catch((thrown) => thrown);
    expect(toldBy(error)).toMatchObject({ name: expect.stringMatching(/^(Type|Range)Error$/), ...details });
  });
});
