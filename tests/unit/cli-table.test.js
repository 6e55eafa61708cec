// The table of commands agrees with the API, and help, completion and the guides with the table.
import { readFileSync } from 'node:fs';
import { kebab } from '../../web/api/errors.js';
import { commands, optionsOf, usage } from '../../web/cli/commands.js';
import { createCalls } from './calls.js';
import { qiju, runHere } from './cli-runner.js';

/** Functions without a command, and the reasons. */
const withoutCommand = {
  'lianliankan.board': 'it only makes repeated calls faster',
  'lianliankan.with': 'every command has the rules among its options',
};

/** Commands without a function, and the reasons. */
const withoutFunction = { 'huarong.puzzles': 'the package has them as puzzles.json' };

const calls = createCalls(qiju);
const games = /** @type {const} */ (['lianliankan', 'huarong', 'gomoku']);

test('every function of the API has a command', () => {
  const functions = games.flatMap((game) => Object.keys(qiju[game]).map((fn) => `${game}.${fn}`));
  const named = commands.map(({ game, fn }) => `${game}.${fn}`);
  expect([...named, ...Object.keys(withoutCommand)].sort()).toEqual(
    [...functions, ...Object.keys(withoutFunction)].sort(),
  );
  for (const { game, fn, name } of commands) expect(name).toBe(`${game} ${kebab(fn)}`);
});

const functions = commands
  .filter(({ game, fn }) => fn !== 'levels' && !(`${game}.${fn}` in withoutFunction))
  .map((command) => {
    const { game, fn } = command;
    const found = calls.find(([name]) => name === `${game}.${fn}` || (name === fn && fn in qiju));
    if (!found) throw new Error(`calls.js has no call of ${game}.${fn}`);
    return { ...command, call: found[1], args: found[2] };
  });

/** @param {() => unknown} act @returns {Promise<any>} the error */
async function errorOf(act) {
  try {
    await act();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each(functions)('$name has the options of the function', async ({ fn, options, call, args }) => {
  if (fn === 'group') return expect(Object.keys(options ?? {})).toEqual(['metric']);
  const { code, expected } =
    (await errorOf(() => call(...(options ? args.slice(0, -1) : args), { nonsense: 1 }))) ?? {};
  if (!options) return expect(code).not.toBe('option-unknown');
  const ofBoard = fn === 'generate' ? (await errorOf(() => call({ board: [], nonsense: 1 }))).expected : [];
  const wanted = new Set([...expected, ...ofBoard].filter((name) => name !== 'board' && name !== 'name'));
  return expect(Object.keys(options).sort()).toEqual([...wanted].sort());
});

test.each(functions)('$name offers the words that the function accepts', async ({ fn, options = {}, call, args }) => {
  for (const [name, { form }] of Object.entries(options)) {
    if (!form.includes('|')) continue;
    const last = fn === 'group' ? 'nonsense' : { ...Object(args.at(-1)), [name]: 'nonsense' };
    const { expected } = await errorOf(() => call(...args.slice(0, -1), last));
    expect([name, form.split('|').sort()]).toEqual([name, [...expected].sort()]);
  }
});

describe('help', () => {
  test('lists the commands, and is the default', async () => {
    const { code, out, err } = await runHere(['--help']);
    expect([code, err]).toEqual([0, '']);
    const rows = out.split('\n').map((row) => row.replace(/ +/g, ' '));
    for (const { fn, does } of commands) expect(rows).toContain(` ${kebab(fn)} ${does}`);
    expect(out).toContain('Exit codes\n  0  ');
    for (const words of [[], ['-h'], ['help']]) expect(await runHere(words)).toEqual({ code, out, err });
    const { out: game } = await runHere(['gomoku']);
    expect(out).toContain(game);
    expect((await runHere(['gomoku', '--help'])).out).toBe(game);
  });

  test.each(commands)('of $name', async (command) => {
    const { name, does, options = {}, example } = command;
    const { code, out, err } = await runHere([...name.split(' '), '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`qiju ${name}: ${does}\n\nUsage\n  ${usage(command)} [options]\n`);
    for (const option of Object.keys(options)) {
      expect(out).toMatch(new RegExp(`^  --(\\[no-\\])?${kebab(option)} `, 'm'));
    }
    expect(out).toContain(`Example\n  $ ${example[0]}\n`);
    expect(await runHere(['help', ...name.split(' ')])).toEqual({ code, out, err });
  });

  test('fits into 120 columns', async () => {
    const texts = [
      await runHere([]),
      ...(await Promise.all(commands.map(({ name }) => runHere([...name.split(' '), '-h'])))),
    ];
    const rows = texts.flatMap(({ out }) => out.split('\n')).filter((row) => !row.startsWith('  {'));
    expect(rows.filter((row) => row.length > 120)).toEqual([]);
  });

  test('of options that take no value says so', async () => {
    const { out } = await runHere(['lianliankan', 'pairs', '-h']);
    expect(out).toMatch(/^ {2}--\[no-\]ring +\w/m);
    expect(out).toMatch(/^ {2}--json +\w/m);
  });
});

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('the script for %s has every command and option', async (shell) => {
    const { code, out } = await runHere(['completion', shell]);
    expect(code).toBe(0);
    for (const { name, fn, ...command } of commands) {
      expect(out).toMatch(new RegExp(`\\b${kebab(fn)}\\b`));
      for (const option of Object.keys(optionsOf(command))) {
        expect(
          out
            .split('\n')
            .filter((row) => row.includes(`${name} `))
            .join('\n'),
        ).toMatch(new RegExp(`(--| -l )${kebab(option)}\\b`));
      }
    }
  });

  test('of another shell is refused', async () =>
    expect(await runHere(['completion', 'tcsh'])).toEqual({
      code: 2,
      out: '',
      err: 'qiju: want qiju completion bash|zsh|fish\n',
    }));
});

test.each(['../../docs/command-line.md', '../../docs/zh/command-line.md'])('%s lists the commands', (path) => {
  const guide = readFileSync(new URL(path, import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+ [a-z-]+[^`]*)` *\| (.*?) *\|$/gm)].map(([, used, does]) => ({
    used,
    does,
  }));
  expect(rows.map(({ used }) => used)).toEqual(commands.map((command) => usage(command).slice('qiju '.length)));
  if (!path.includes('/zh/')) expect(rows.map(({ does }) => does)).toEqual(commands.map(({ does }) => does));
});
