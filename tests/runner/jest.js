// A project of jest.config.js. A test file that has passed is skipped until it, what it imports or reads, or what is built
// changes.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { cwd, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';
import { closure, filesIn, keyOf, passedBefore, remember } from './inputs.js';
import { run, withProcessors } from './process.js';
import { check, recorded, sum } from './result.js';

const reporter = fileURLToPath(new URL('jest-reporter.js', import.meta.url));

/**
 * @typedef {object} Project of jest.config.js
 * @property {string} displayName
 * @property {string[]} roots
 * @property {string[]} testPathIgnorePatterns
 * @property {string} testEnvironment
 * @property {string[]} setupFiles
 * @property {string} [globalSetup]
 * @property {string} [globalTeardown]
 */

/** @param {string} path of jest.config.js @returns {string} */
const local = (path) => path.replace('<rootDir>/', '');

/** @param {string[]} words @returns {string} a regular expression that matches any of them as they are */
const anyOf = (words) => words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** @param {string} name of the project @param {string[]} options */
export const jest = (name, ...options) => [
  execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  ...['--selectProjects', name, '--passWithNoTests', ...options],
];

/**
 * Words that occur in the path of a test file choose files; if there are none, they choose tests by their names.
 * @param {string[]} files
 * @param {string[]} filter
 * @returns {string[]} options
 */
const choose = (files, filter) => [
  files.some((file) => filter.some((word) => `${cwd()}/${file}`.includes(word)))
    ? '--testPathPatterns'
    : '--testNamePattern',
  anyOf(filter),
];

/** @param {string} name @returns {{ files: string[], helpers: string[] }} the test files of a project, and what all of them need */
function project(name) {
  const projects = /** @type {Project[]} */ (config.projects);
  const [{ roots, testPathIgnorePatterns: ignored, ...rest }] = projects.filter(
    ({ displayName }) => displayName === name,
  );
  const files = filesIn(local(roots[0])).filter(
    (file) => file.endsWith('.test.js') && !ignored.some((pattern) => new RegExp(pattern).test(`/${file}`)),
  );
  const { testEnvironment, setupFiles, globalSetup = [], globalTeardown = [] } = rest;
  const helpers = [testEnvironment, setupFiles, globalSetup, globalTeardown].flat().map(local).filter(existsSync);
  return { files, helpers };
}

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

/** @typedef {{ fullName: string, status: string }} Assertion one test */

/** @param {Report} report @returns {string} of the files with a failure */
const messages = ({ testResults }) =>
  testResults
    .flatMap(({ name, message }) => (message ? [relative(cwd(), name), ...message.split('\n'), ''] : []))
    .map((line) => line.slice(0, LONGEST_LINE).trimEnd())
    .join('\n');

/** @param {string} suite @param {Report} report @returns {string[]} */
const failures = (suite, { testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return (message && failed.length === 0 ? ['as a whole'] : failed).map(
      (test) => `${suite}: ${relative(cwd(), name)}: ${test}`,
    );
  });

/**
 * @typedef {object} Needs
 * @property {import('./build.js').Build} build
 * @property {() => string[]} inputs files and folders that decide beside the tests and what they import
 * @property {string | undefined} [program] that the tests start
 */

/** @param {string} name of a project @param {Needs} needs @returns {Promise<Map<string, string>>} the test files with their keys */
async function keysOf(name, { inputs, program }) {
  const { files, helpers } = project(name);
  const version = program ? (await run([program, '--version'])).output : '';
  const shared = ['package.json', 'jest.config.js', 'node_modules/.installed-lock.json', ...inputs()];
  const common = keyOf([...shared, ...helpers.flatMap(closure)], version);
  return new Map(files.map((file) => [file, keyOf(closure(file), common)]));
}

/**
 * @param {string} name of a project
 * @param {Needs} needs
 * @param {import('./result.js').Context} suite
 * @returns {Promise<import('./result.js').Result>}
 */
export async function runJest(name, needs, suite) {
  const { filter, full, progress } = suite;
  const built = await needs.build(suite);
  if (!built.ok) return check(built);
  const keys = await keysOf(name, needs);
  /** @param {string} file */
  const passes = (file) => passedBefore(`${name} ${file}`, String(keys.get(file)), suite);
  const files = [...keys.keys()].filter((file) => passes(file) === 0);
  const before = recorded([...keys.keys()].reduce((total, file) => total + passes(file), 0));
  if (files.length === 0) return before;

  const report = `build/results/${name}.json`;
  mkdirSync('build/results', { recursive: true });
  rmSync(report, { force: true });
  const options = [
    ...['--json', '--outputFile', report, '--reporters', 'default', '--reporters', reporter],
    ...(filter.length > 0 ? choose(files, filter) : ['--runTestsByPath', ...files]),
  ];
  const { ok, output } = await withProcessors(
    suite,
    (slots) =>
      run(jest(name, ...options, '--maxWorkers', String(slots)), {
        env: full ? { QIJU_FULL: '1' } : {},
        onMessage: progress,
      }),
    { most: files.length },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  /** @type {Report} */
  const told = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name: path, assertionResults } of told.testResults) {
    const file = relative(cwd(), path);
    const isPassed = assertionResults.every(({ status }) => status === 'passed');
    if (isPassed) remember(`${name} ${file}`, String(keys.get(file)), suite, assertionResults.length);
  }
  const pending = filter.length > 0 ? 0 : told.numPendingTests;
  const known = told.numFailedTests + told.numTodoTests + told.numRuntimeErrorTestSuites + pending;
  const failed = known === 0 && !ok ? 1 : known;
  return sum([
    before,
    {
      passed: told.numPassedTests,
      failed,
      names: failures(name, told),
      output: failed > 0 ? messages(told) || output : '',
    },
  ]);
}
