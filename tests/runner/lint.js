// Checks layout, the order of layers, shell scripts, JavaScript and types. A check is skipped until a file that it reads changes.
import { readdirSync } from 'node:fs';
import { execPath } from 'node:process';
import { cppFiles, includeFaults } from './includes.js';
import { filesIn, keyOf, passedBefore, remember } from './inputs.js';
import { run, withProcessors } from './process.js';
import { check, recorded, sum } from './result.js';

/** @typedef {import('./result.js').Context} Context */

const notSources = ['.git', '.tools', 'build', 'dist', 'node_modules'];

/** The caches of ESLint, Prettier and tsc. */
const caches = 'build/lint';

/** @param {string} path in node_modules @param {...string} words */
const tool = (path, ...words) => [execPath, `node_modules/${path}`, ...words];

/** @param {string} name @param {Context} suite @returns {string[]} options of ESLint and Prettier */
const cache = (name, { all }) =>
  all ? [] : ['--cache', '--cache-strategy=content', '--cache-location', `${caches}/${name}`];

/** @param {Context} suite @returns {{ name: string, inputs: RegExp, command: string[] }[]} inputs: the files that it reads */
const commands = (suite) => [
  {
    name: 'prettier',
    inputs: /./,
    command: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...cache('prettier', suite), '.'),
  },
  {
    name: 'tsc',
    inputs: /\.([jt]s|json)$/,
    command: tool(
      ...['typescript/bin/tsc', '--project', 'tsconfig.json'],
      ...(suite.all ? [] : ['--incremental', '--tsBuildInfoFile', `${caches}/tsc.json`]),
    ),
  },
  {
    name: 'eslint',
    inputs: /\.js$/,
    command: tool('eslint/bin/eslint.js', '--max-warnings=0', ...cache('eslint', suite), '.'),
  },
  {
    name: 'dependency-cruiser',
    inputs: /\.(js|json)$/,
    command: tool('dependency-cruiser/bin/dependency-cruise.mjs', 'web', 'tests'),
  },
  {
    name: 'clang-format',
    inputs: /\.(h|cpp)$|\.clang-format$/,
    command: tool('clang-format-node/build/cli.js', '--dry-run', '-Werror', ...cppFiles(['cpp', 'tests'])),
  },
  { name: 'shellcheck', inputs: /\.sh$|^\.ci\//, command: ['shellcheck', 'build.sh', '.ci/run'] },
];

/** @param {Context} suite @returns {Promise<import('./result.js').Result>} */
export async function lint(suite) {
  const sources = readdirSync('.')
    .filter((name) => !notSources.includes(name))
    .flatMap(filesIn);
  const list = commands(suite);
  suite.progress({ total: list.length });
  const checks = list.map(async ({ name, inputs, command }) => {
    const key = keyOf([...sources.filter((file) => inputs.test(file)), 'node_modules/.installed-lock.json'], command);
    const before = passedBefore(`lint ${name}`, key, suite);
    const outcome = before > 0 ? undefined : await withProcessors(suite, () => run(command));
    suite.progress({ done: 1 });
    if (outcome?.ok) remember({ [`lint ${name}`]: { key } }, { ...suite, full: true });
    return outcome ? check(outcome) : recorded(before);
  });
  const faults = includeFaults();
  return sum([...(await Promise.all(checks)), check({ ok: faults.length === 0, output: faults.join('\n') })]);
}
