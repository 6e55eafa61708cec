// Runs suites, counts their tests and prints `N passed, N failed` in the last line.
//
//   node tests/run.js [--full] [suite...] [word...]
//
// The suites are listed below; `browser` is both browsers. Without one, all run that do not need --full. Each word that
// is not a suite is a filter: only tests whose file, name or game matches one of them run.
//
// A skipped test, a crash and a suite that ran nothing count as failures.
import { chdir, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bench } from './runner/bench.js';
import { buildPackage, buildSite } from './runner/build.js';
import { fuzz } from './runner/fuzz.js';
import { googleTests } from './runner/googletest.js';
import { runJest } from './runner/jest.js';
import { lint } from './runner/lint.js';
import { mutate } from './runner/mutate.js';
import { processors } from './runner/process.js';
import { sum } from './runner/result.js';

/** @typedef {import('./runner/result.js').Context} Context */
/** @typedef {import('./runner/result.js').Result} Result */

chdir(fileURLToPath(new URL('..', import.meta.url)));

/**
 * They start in this order: first those that stay on one processor for long.
 * @type {Record<string, (context: Context) => Promise<Result>>}
 */
const suites = {
  // By default it takes longest.
  chromium: (suite) => runJest('chromium', buildSite, suite, { browsers: suite.full ? 1 : 2 }),
  firefox: (suite) => runJest('firefox', buildSite, suite, { browsers: 1 }),
  unit: (suite) => runJest('unit', buildPackage, suite),
  native: (suite) => googleTests('native', suite),
  lint,
  package: (suite) => runJest('package', buildPackage, suite),
};

/** What only --full runs. @type {typeof suites} */
const more = {
  matrix: (suite) => runJest('matrix', buildPackage, suite),
  mutate,
  bench,
  lighthouse: (suite) => runJest('lighthouse', buildSite, suite),
  sanitizers: (suite) => googleTests('sanitizers', suite),
  wasm: (suite) => googleTests('wasm', suite),
  fuzz,
};

/** @type {typeof suites} */
const all = { ...suites, ...more };

const words = process.argv.slice(2).flatMap((word) => (word === 'browser' ? ['chromium', 'firefox'] : [word]));
const full = words.includes('--full');
const filter = words.filter((word) => !(word in all) && word !== '--full');
const option = filter.find((word) => word.startsWith('-'));
if (option) {
  console.error(`Unknown option '${option}'`);
  exit(2);
}
const chosen = Object.keys(all).filter((name) => words.includes(name));
/** Lint has nothing that a filter could choose. */
const names =
  chosen.length > 0 ? chosen : Object.keys(full ? all : suites).filter((name) => !filter.length || name !== 'lint');

/** How far each running suite is. @type {Map<string, { done: number, total: number }>} */
const running = new Map();

/** Rewrites the last line of a terminal. */
function showProgress() {
  if (!stdout.isTTY) return;
  const parts = [...running].map(([name, { done, total }]) => `${name} ${done}${total > 0 ? `/${total}` : ''}`);
  stdout.write(`\r\x1b[K${parts.join('   ').slice(0, stdout.columns - 1)}`);
}

/** @param {string} text prints it above the progress */
function print(text) {
  if (stdout.isTTY) stdout.write('\r\x1b[K');
  console.log(text);
  showProgress();
}

/** @param {string} name @param {Result} result @param {number} seconds */
const summary = (name, { passed, failed }, seconds) =>
  `${name.padEnd(10)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;

/** @param {Result} result @returns {Result} with a failure if nothing was run that should have been */
const complete = (result) =>
  result.passed + result.failed > 0 || filter.length > 0
    ? result
    : { passed: 0, failed: 1, output: `${result.output}It ran no test.\n` };

/** @param {string} name @param {number} priority */
async function runSuite(name, priority) {
  let begin = performance.now();
  const state = { done: 0, total: 0 };
  const start = () => {
    if (running.has(name)) return;
    begin = performance.now();
    running.set(name, state);
    print(`${name.padEnd(10)} starts`);
  };
  /** @type {Context['progress']} */
  const progress = ({ done = 0, total = 0 }) => {
    state.done += done;
    state.total += total;
    showProgress();
  };
  const jobs = names.length === 1 ? processors : 1;
  const result = complete(
    await all[name]({ filter, full, priority, jobs, start, progress }).catch((error) => ({
      passed: 0,
      failed: 1,
      output: `${error.stack}\n`,
    })),
  );
  running.delete(name);
  if (result.output) print(result.output);
  const line = summary(name, result, (performance.now() - begin) / 1000);
  print(line);
  return { name, result, line };
}

const outcomes = await Promise.all(names.map(runSuite));
const total = sum(outcomes.map(({ result }) => result));
if (filter.length > 0 && total.passed + total.failed === 0) {
  console.error(`No test matches ${filter.join(', ')}`);
  exit(2);
}
if (total.names?.length) console.log(`\nFailed:\n${total.names.join('\n')}`);
if (names.length > 1) console.log(`\n${outcomes.map(({ line }) => line).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
exit(total.failed > 0 ? 1 : 0);
