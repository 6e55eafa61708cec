// The command line passes every option, every argument and every part of an input to the API.
import { commands } from '../../web/cli/commands.js';
import { kebab } from '../../web/api/errors.js';
import { puzzles, qiju, runHere } from './cli-runner.js';

/** Runs a command, and returns the arguments that its function gets. @param {string[]} words @param {string} [input] */
async function argumentsOf(words, input) {
  const command = commands.find(({ name }) => name === words.slice(0, 2).join(' '));
  if (!command) throw new Error(`there is no command ${words}`);
  /** @type {unknown[] | undefined} */
  let given;
  const { game, fn } = command;
  const api = /** @type {any} */ (qiju);
  const record = (/** @type {unknown[]} */ ...args) => {
    given = args;
    throw new Error('recorded');
  };
  const namespace = Object.defineProperties(
    { [fn]: record },
    Object.getOwnPropertyDescriptors({ ...api[game], [fn]: record }),
  );
  const { err } = await runHere(words, input, { ...api, [game]: namespace });
  if (!given) throw new Error(err);
  return given;
}

/** For each kind of input, a text and what the function gets. @type {Record<string, [string, unknown]>} */
const inputs = {
  board: ['[[1,0,1]]', [[1, 0, 1]]],
  position: ['[[1,0,0]]', [[1, 0, 0]]],
  solution: ['1 right', [{ id: 1, direction: 'right' }]],
  code: ['000GAYZHM', '000GAYZHM'],
  game: ['40 0 41', [40, 0, 41]],
  input: ['h8 i9', 'h8 i9'],
  text: ['h8 i9', 'h8 i9'],
  tree: ['{"size":9,"nodes":[]}', { size: 9, nodes: [] }],
  record: ['(;B[aa])', '(;B[aa])'],
};

/** For each argument, a word and its value. @type {Record<string, [string, unknown]>} */
const args = {
  row1: ['0', 0], col1: ['-1', -1], row2: ['2', 2], col2: ['1', 1], a: ['0,0', [0, 0]], b: ['-1,2', [-1, 2]], cell: ['3,4', [3, 4]],
  id: ['9', 9], direction: ['left', 'left'], point: ['h8', 112],
}; // prettier-ignore

/** For each form of an option, a word and its value. @type {Record<string, [string, unknown]>} */
const values = {
  N: ['7', 7],
  MS: ['90', 90],
  'LOW,HIGH': ['0.2,0.5', [0.2, 0.5]],
  JSON: ['[[0,1]]', [[0, 1]]],
  BOARD: ['[[0,-1]]', [[0, -1]]],
};

test.each(commands.filter(({ call, fn }) => !call || ['deal', 'puzzle', 'group'].includes(fn)))(
  '$name passes everything',
  async ({ name, fn, input, args: named = {}, options }) => {
    const ofInput = input ? [inputs[input.name]] : [];
    const given = [...ofInput, ...Object.keys(named).map((arg) => args[arg])];
    const chosen = Object.entries(options ?? {})
      // 15 rows are the default of notations.
      .filter(([key]) => !(fn === 'isForbidden' && key === 'size'))
      .map(([key, { form }]) => {
        const words = form.split('|');
        const [word, value] = values[form] ?? [words.at(-1), words.at(-1)];
        return form === ''
          ? { key, words: [`--no-${kebab(key)}`], value: false }
          : { key, words: [`--${kebab(key)}`, word], value };
      });
    const words = [...name.split(' '), ...given.map(([word]) => word), ...chosen.flatMap(({ words: both }) => both)];
    const all = Object.fromEntries(chosen.map(({ key, value }) => [key, value]));
    const wanted = fn === 'group' ? [all.metric] : options ? [all] : [];
    expect(await argumentsOf(words.map(String))).toEqual([...given.map(([, value]) => value), ...wanted]);
  },
);

test.each(commands.filter(({ fn, options, input }) => options && input && !['group', 'generate'].includes(fn)))(
  '$name leaves the defaults to the function',
  async ({ name, args: named = {}, input }) => {
    const words = [String(inputs[String(input?.name)][0]), ...Object.keys(named).map((arg) => args[arg][0])];
    expect((await argumentsOf([...name.split(' '), ...words])).at(-1)).toEqual({});
  },
);

const board = [[1, 0, 0, 0], [2, 2, 0, 0]]; // prettier-ignore
const rules = { goal: [{ id: 1, row: 0, col: 3 }], gates: [[0, 2]], lengthwise: true };
const puzzle = JSON.stringify({ board, ...rules });

describe('the parts of a puzzle', () => {
  test('come from its JSON, and the command line overrides them', async () => {
    expect(await argumentsOf(['huarong', 'solve', puzzle])).toEqual([board, rules]);
    expect(await argumentsOf(['huarong', 'solve', puzzle, '--no-lengthwise', '--metric', 'step'])).toEqual([
      board,
      { ...rules, lengthwise: false, metric: 'step' },
    ]);
  });

  test('come from a named puzzle', async () => {
    const cars = puzzles.find(({ lengthwise }) => lengthwise);
    expect(await argumentsOf(['huarong', 'solve', String(cars?.en)])).toEqual([
      cars?.board,
      { goal: cars?.goal, lengthwise: true },
    ]);
  });

  test('are in the position to generate from', async () =>
    expect(
      await argumentsOf(['huarong', 'generate', puzzle, '--distance', '1,2', '--metric', 'slide', '--seed', '3']),
    ).toEqual([{ board, ...rules, distance: [1, 2], metric: 'slide', seed: 3 }]));

  test('are refused where they would be ignored', async () => {
    await expect(argumentsOf(['huarong', 'solve-huarong-road', puzzle])).rejects.toThrow('sets goal');
    await expect(argumentsOf(['gomoku', 'judge-win', '(;SZ[19];B[aa])'])).rejects.toThrow('sets size');
  });
});

describe('required options have defaults', () => {
  test('of a deal, unless there is a shape', async () => {
    expect(await argumentsOf(['lianliankan', 'deal', '--cols', '8'])).toEqual([{ rows: 10, cols: 8 }]);
    expect(await argumentsOf(['lianliankan', 'deal', '--shape', '-'], '0 -1\n0 0\n')).toEqual([{ shape: [[0, -1], [0, 0]] }]); // prettier-ignore
    expect(await argumentsOf(['lianliankan', 'deal', '--copies', '4,8'])).toEqual([
      { rows: 10, cols: 14, copies: [4, 8] },
    ]);
  });

  test('of generated boards and puzzles', async () => {
    expect(await argumentsOf(['huarong', 'generate', '--verticals', '3'])).toEqual([
      { horizontals: 1, verticals: 3, soldiers: 4 },
    ]);
    expect(await argumentsOf(['gomoku', 'puzzle', '--kind', 'vct'])).toEqual([{ moves: 3, kind: 'vct' }]);
  });
});

test('the size of a board counts for the notation of its games and points', async () => {
  expect(await argumentsOf(['gomoku', 'is-forbidden', 'a9 b9', 'c9', '--size', '9'])).toEqual([[0, 1], 2, { size: 9 }]);
  expect(await argumentsOf(['gomoku', 'judge', '(;SZ[9];B[ba];W[aa])'])).toEqual([[1, 0], { size: 9 }]);
});
