// The command line passes every option and every part of a puzzle to the API.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { load } from 'qiju';
import { run } from '../../web/cli/run.js';

const qiju = await load();
const puzzles = JSON.parse(readFileSync(new URL('../../dist/puzzles.json', import.meta.url), 'utf8'));
const carPuzzle = puzzles.find((/** @type {{ lengthwise?: boolean }} */ { lengthwise }) => lengthwise);

/** @typedef {{ name: string, args: unknown[] }} Call */

/** Returns a copy of an object that records the calls of its functions. @param {any} object @param {Call[]} calls @returns {any} */
const listing = (object, calls) =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      if (typeof value === 'function') {
        const call = (/** @type {unknown[]} */ ...args) => {
          calls.push({ name, args });
          return value(...args);
        };
        return [name, call];
      }
      return [name, Array.isArray(value) ? value : listing(value, calls)];
    }),
  );

/** @param {string[]} words @returns {Promise<Call[]>} the calls that a command makes */
async function callsOf(words) {
  /** @type {Call[]} */
  const calls = [];
  const nowhere = { write: () => {} };
  await run(words, {
    version: '',
    load: async () => listing(qiju, calls),
    readPuzzles: async () => puzzles,
    stdin: Readable.from(['']),
    stdout: nowhere,
    stderr: nowhere,
  });
  return calls;
}

const game = [112, 0, 113, 14];
const moves = '112 0 113 14';
const rules = { goal: [{ id: 1, row: 0, col: 3 }], gates: [[0, 2]], lengthwise: true };
const board = [[1, 0, 0, 0], [2, 2, 0, 0]]; // prettier-ignore
const puzzle = JSON.stringify({ board, ...rules });

test.each(
  /** @type {[string, string[], string, unknown[]][]} */ ([
    [
      'connect 0 0 0 2 [[1,0,1]] --max-turns 1 --order length --corners --no-ring',
      [],
      'connect',
      [[[1, 0, 1]], 0, 0, 0, 2, { maxTurns: 1, order: 'length', format: 'corners', ring: false }],
    ],
    [
      'connect 0 0 0 2 [[1,0,1]]',
      [],
      'connect',
      [[[1, 0, 1]], 0, 0, 0, 2, { order: 'turns', format: 'cells', ring: true }],
    ],
    ['pairs [[1,1]] --max-turns 1 --no-ring', [], 'pairs', [[[1, 1]], { maxTurns: 1, ring: false }]],
    ['clear [[1,1]] --gravity up --time 90 --nodes 7', [], 'solve', [[[1, 1]], { gravity: 'up', time: 90, nodes: 7 }]],
    [
      'deal --rows 2 --cols 4 --kinds 4 --copies 2 --difficulty easy --gravity up --seed 3',
      [],
      'deal',
      [{ rows: 2, cols: 4, kinds: 4, copies: 2, difficulty: 'easy', gravity: 'up', seed: 3 }],
    ],
    ['shuffle [[1,1]] --gravity up --seed 3', [], 'shuffle', [[[1, 1]], { gravity: 'up', seed: 3 }]],
    [
      'huarong --metric move --time 90 --nodes 7',
      [puzzle],
      'solve',
      [board, { ...rules, metric: 'move', time: 90, nodes: 7 }],
    ],
    [
      'huarong --lengthwise',
      [JSON.stringify({ board, goal: rules.goal })],
      'solve',
      [board, { goal: rules.goal, lengthwise: true, metric: 'step' }],
    ],
    ['huarong', [carPuzzle.en], 'solve', [carPuzzle.board, { goal: carPuzzle.goal, lengthwise: true, metric: 'step' }]],
    [
      'huarong generate --distance 1-2 --metric slide --seed 3',
      [puzzle],
      'generate',
      [{ board, ...rules, distance: [1, 2], metric: 'slide', seed: 3 }],
    ],
    ['huarong generate --distance 1 --format code', [puzzle], 'encode', [expect.anything(), rules]],
    [
      'huarong generate --horizontals 0 --verticals 6 --soldiers 3 --distance 9 --metric slide --seed 3',
      [],
      'generate',
      [{ horizontals: 0, verticals: 6, soldiers: 3, distance: 9, metric: 'slide', seed: 3 }],
    ],
    ['judge --rule caro --size 19', [moves], 'judge', [game, { rule: 'caro', size: 19 }]],
    ['forbidden --size 19', [moves], 'forbidden', [game, { size: 19 }]],
    ['threats --rule caro --size 19', [moves], 'threats', [game, { rule: 'caro', size: 19 }]],
    [
      'force --rule caro --size 19 --kind vcf --time 90 --nodes 7',
      [moves],
      'solve',
      [game, { rule: 'caro', size: 19, kind: 'vcf', time: 90, nodes: 7 }],
    ],
    [
      'move --rule caro --size 19 --level beginner --seed 3',
      [moves],
      'bestMove',
      [game, { rule: 'caro', size: 19, level: 'beginner', seed: 3 }],
    ],
    [
      'move --rule caro --size 19 --time 90 --nodes 7',
      [moves],
      'bestMove',
      [game, { rule: 'caro', size: 19, time: 90, nodes: 7 }],
    ],
    ['judge --size 9', ['a9 b9'], 'decode', ['a9 b9', { notation: 'coordinates', size: 9 }]],
  ]),
)('%s %j', async (line, others, name, args) => {
  const calls = await callsOf([...line.split(' '), ...others]);
  expect(calls.filter((call) => call.name === name)).toEqual([{ name, args }]);
});
