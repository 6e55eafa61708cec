// A project of jest.config.js.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { cwd, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { run, withProcessors } from './process.js';
import { check } from './result.js';

const reporter = fileURLToPath(new URL('jest-reporter.js', import.meta.url));

/** @param {string[]} words @returns {string} a regular expression that matches any of them as they are */
const anyOf = (words) => words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** @param {string} project @param {string[]} options */
export const jest = (project, ...options) => [
  execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  ...['--selectProjects', project, '--passWithNoTests', ...options],
];

/**
 * Words that occur in the path of a test file choose files; if there are none, they choose tests by their names.
 * @param {string} project
 * @param {string[]} filter
 * @returns {Promise<string[]>} options
 */
async function choose(project, filter) {
  if (filter.length === 0) return [];
  const { output } = await run(jest(project, '--listTests', '--testPathPatterns', anyOf(filter)), { env: everyTest });
  return [/\.test\.js$/m.test(output) ? '--testPathPatterns' : '--testNamePattern', anyOf(filter)];
}

/** How much of a processor a browser counts as: it waits for a third of its time. */
const BROWSER = 1 / 2;

/** For the tests that Firefox does not run otherwise, see jest.config.js. */
const everyTest = { QIJU_EVERY_TEST: '1' };

/** The longest line of a message that is printed: a code frame of a minified file has lines of many thousand characters. */
const LONGEST_LINE = 300;

/**
 * What Jest says of its tests with --json.
 * @typedef {object} Report
 * @property {{ name: string, message: string, assertionResults: Assertion[] }[]} testResults one for each file
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites
 */

/** @typedef {{ fullName: string, status: string, retryReasons?: string[] }} Assertion one test */

/** @param {Report} report @returns {string} of the files with a failure */
const messages = ({ testResults }) =>
  testResults
    .flatMap(({ name, message }) => (message ? [relative(cwd(), name), ...message.split('\n'), ''] : []))
    .map((line) => line.slice(0, LONGEST_LINE).trimEnd())
    .join('\n');

/** @param {string} project @param {Report} report @returns {string[]} */
const failures = (project, { testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return (message && failed.length === 0 ? ['as a whole'] : failed).map(
      (test) => `${project}: ${relative(cwd(), name)}: ${test}`,
    );
  });

/** @param {string} project @param {Report} report @returns {string} the tests that passed only when they were tried again */
const secondTries = (project, { testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, retryReasons }) => status === 'passed' && retryReasons?.length)
    .map(({ fullName, retryReasons }) => `${project}: tried again: ${fullName}: ${retryReasons?.[0].split('\n', 1)}\n`)
    .join('');

/**
 * @param {string} project
 * @param {import('./build.js').Build} build what it needs
 * @param {import('./result.js').Context} suite
 * @param {{ browsers?: number }} [options] browsers: how many there are for each processor that the suite may use. One that
 *   waits goes on drawing and asking, so that more browsers on a processor take more of its time for the same tests.
 * @returns {Promise<import('./result.js').Result>}
 */
export async function runJest(project, build, suite, { browsers = 0 } = {}) {
  const { filter, full, jobs, progress } = suite;
  const workers = jobs * (browsers || 1);
  const built = await build(suite);
  if (!built.ok) return check(built);
  const report = `build/results/${project}.json`;
  mkdirSync('build/results', { recursive: true });
  rmSync(report, { force: true });
  const options = [
    ...['--json', '--outputFile', report, '--reporters', 'default', '--reporters', reporter],
    ...['--maxWorkers', String(workers)],
    ...(await choose(project, filter)),
  ];
  const env = { ...(full ? { QIJU_FULL: '1' } : {}), ...(full || filter.length > 0 ? everyTest : {}) };
  const { ok, output } = await withProcessors(
    suite,
    () => run(jest(project, ...options), { env, onMessage: progress }),
    { least: browsers > 0 ? BROWSER * workers : workers },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  /** @type {Report} */
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const skipped = filter.length > 0 ? 0 : told.numPendingTests;
  const known = told.numFailedTests + told.numTodoTests + told.numRuntimeErrorTestSuites + skipped;
  const failed = known === 0 && !ok ? 1 : known;
  const result = { passed: told.numPassedTests, failed, names: failures(project, told) };
  const found = messages(told);
  return { ...result, output: (failed > 0 ? found || output : '') + secondTries(project, told) };
}
