// Runs suites, prints a table of them, and `N passed, N failed` in the last line.
//
//   node tests/run.js [--full | --nightly] [--all] [suite...] [word...]
//
// runner/suites.js lists the suites; `journey` means chromium, firefox and webkit, `browser` also page. Without a suite the
// default ones run; --full runs more suites at full length, --nightly runs the longest. Any other word is a filter: only tests
// whose file, name or game matches a filter run.
//
// A test that has passed with the same inputs is skipped and counts as passed, unless there is a filter, --all or CI=true. A
// test skipped by its author, a crash and a suite that ran nothing count as failures.
import { chdir, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { meter } from './runner/process.js';
import { sum } from './runner/result.js';
import { suites } from './runner/suites.js';

/** @typedef {import('./runner/result.js').Context} Context */
/** @typedef {import('./runner/result.js').Result} Result */

chdir(fileURLToPath(new URL('..', import.meta.url)));

const journeys = ['chromium', 'firefox', 'webkit'];
/** @type {Record<string, string[]>} */
const groups = { journey: journeys, browser: ['page', ...journeys] };
const options = ['--full', '--nightly', '--all'];

const words = process.argv.slice(2).flatMap((word) => groups[word] ?? [word]);
const [isFull, isNightly, isAll] = options.map((option) => words.includes(option));
const filter = words.filter((word) => !Object.hasOwn(suites, word) && !options.includes(word));
const unknown = filter.find((word) => word.startsWith('-'));
if (unknown) {
  console.error(`Unknown option '${unknown}'`);
  exit(2);
}

/** True for suites that run if none is named. lint and tidy have no tests to filter. @param {string} name */
function isInRun(name) {
  const { when } = suites[name];
  if (isNightly) return when === 'nightly';
  if (when !== 'default' && (!isFull || when === 'nightly')) return false;
  return filter.length === 0 || !['lint', 'tidy'].includes(name);
}

const chosen = Object.keys(suites).filter((name) => words.includes(name));
const names = chosen.length > 0 ? chosen : Object.keys(suites).filter(isInRun);

/** The progress of each running suite. @type {Map<string, { done: number, total: number }>} */
const running = new Map();

/** Rewrites the last line of a terminal. */
function showProgress() {
  if (!stdout.isTTY) return;
  const parts = [...running].map(([name, { done, total }]) => `${name} ${done}${total > 0 ? `/${total}` : ''}`);
  stdout.write(`\r\x1b[K${parts.join('   ').slice(0, stdout.columns - 1)}`);
}

/** Prints above the progress. @param {string} text */
function print(text) {
  if (stdout.isTTY) stdout.write('\r\x1b[K');
  console.log(text);
  showProgress();
}

/** @param {Result} result @returns {Result} with a failure if nothing has run */
const complete = (result) =>
  result.passed + result.failed > 0 || result.skipped || filter.length > 0
    ? result
    : { ...result, failed: 1, output: `${result.output}It ran no test.\n` };

/** @typedef {{ name: string, result: Result, time: { seconds: number }, clock: number }} Row a row of the table */

/**
 * @param {string} name
 * @param {number} priority
 * @param {(suite: Context) => Promise<Result>} test
 * @returns {Promise<Row>}
 */
async function runRow(name, priority, test) {
  let begin = performance.now();
  const state = { done: 0, total: 0 };
  /** @type {Context} */
  const suite = {
    filter,
    full: isFull || isNightly,
    all: isAll || suites[name]?.when === 'nightly',
    priority,
    start: () => {
      if (running.has(name)) return;
      begin = performance.now();
      running.set(name, state);
      print(`${name.padEnd(10)} starts`);
    },
    progress: ({ done = 0, total = 0 }) => {
      state.done += done;
      state.total += total;
      showProgress();
    },
  };
  const time = { seconds: 0 };
  const result = await meter.run(time, () =>
    test(suite).catch((error) => ({ passed: 0, failed: 1, output: `${error.stack}\n` })),
  );
  running.delete(name);
  if (result.output) print(result.output);
  return { name, result, time, clock: (performance.now() - begin) / 1000 };
}

/** @param {Result} result @returns {string} */
function note({ passed, recorded = 0, skipped }) {
  if (skipped) return `skipped: ${skipped}`;
  if (recorded === 0) return '';
  return recorded === passed ? 'skipped: unchanged since it passed' : `${recorded} of them skipped: unchanged`;
}

/** @param {string[]} cells @returns {string} */
const line = ([name, passed, failed, time, clock, remark]) =>
  `${name.padEnd(10)} ${passed.padStart(6)} ${failed.padStart(6)} ${time.padStart(11)} ${clock.padStart(9)}  ${remark}`.trimEnd();

/** @param {Row} row @returns {string} */
const lineOf = ({ name, result, time, clock }) =>
  line([
    name,
    ...(name === 'builds' ? ['', ''] : [String(result.passed), String(result.failed)]),
    ...[`${time.seconds.toFixed(1)} s`, `${clock.toFixed(1)} s`, note(result)],
  ]);

const begin = performance.now();

/** The suites that need a build report its failure. */
const builds = runRow('builds', -1, async (suite) => {
  const needed = new Set(names.flatMap((name) => suites[name].builds));
  await Promise.all([...needed].map((build) => build(suite)));
  return sum([]);
});

/** @param {string} name @param {Promise<unknown>} [compiled] resolves when all compilers have ended @returns {Promise<Row>} */
async function runSuite(name, compiled) {
  const { test, isBrowser } = suites[name];
  if (isBrowser) await compiled;
  const row = await runRow(name, names.indexOf(name), async (suite) => complete(await test(suite)));
  print(lineOf(row));
  return row;
}

const compilers = names.filter((name) => suites[name].compiles);
const compiled = Promise.all([builds, ...compilers.map((name) => runSuite(name))]);
const others = names.filter((name) => !compilers.includes(name)).map((name) => runSuite(name, compiled));
const rows = [...(await compiled), ...(await Promise.all(others))];

const total = sum(rows.map(({ result }) => result));
if (filter.length > 0 && total.passed + total.failed === 0) {
  console.error(`No test matches ${filter.join(', ')}`);
  exit(2);
}
if (total.names?.length) console.log(`\nFailed:\n${total.names.join('\n')}`);
const time = { seconds: rows.reduce((seconds, row) => seconds + row.time.seconds, 0) };
const all = { name: 'total', result: total, time, clock: (performance.now() - begin) / 1000 };
console.log(`\n${line(['suite', 'passed', 'failed', 'processor', 'clock', ''])}`);
console.log(`${[...rows, all].map(lineOf).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
exit(total.failed > 0 ? 1 : 0);
