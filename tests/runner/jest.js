// Runs a project of jest.config.js. A test that has passed is skipped until its file, an import or a built file changes. If
// the project records the built files that each test reads, only these count.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cwd, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';
import { loadReads } from '../built.js';
import { builtIn, closure, filesIn, keyOf, passedBefore, remember } from './inputs.js';
import { run, withProcessors } from './process.js';
import { check, recorded, sum } from './result.js';

const reporter = fileURLToPath(new URL('jest-reporter.js', import.meta.url));

/**
 * @typedef {object} Project a project of jest.config.js
 * @property {string} displayName
 * @property {string[]} roots
 * @property {string[]} testPathIgnorePatterns
 * @property {string} testEnvironment
 * @property {string[]} setupFiles
 * @property {string} [globalSetup]
 * @property {string} [globalTeardown]
 */

/** @param {string} path in jest.config.js @returns {string} */
const local = (path) => path.replace('<rootDir>/', '');

/** @param {string[]} words @returns {string} a regular expression that matches any of them literally */
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
 * Words choose files if they occur in the path of one, otherwise tests by name.
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

/** @param {string} name @returns {{ files: string[], helpers: string[] }} the test files of a project, and the files that all need */
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

/** Longer lines of a message are cut: a code frame of a minified file has lines of many thousand characters. */
const LONGEST_LINE = 300;

/**
 * The output of Jest with --json.
 * @typedef {object} Report
 * @property {{ name: string, message: string, assertionResults: Assertion[] }[]} testResults one for each file
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites
 */

/** @typedef {{ fullName: string, status: string }} Assertion one test */

/** @param {Report} report @returns {string} the messages of files with a failure */
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
 * @property {() => string[]} [inputs] files and folders that count besides the tests and their imports; by default the built
 *   files that these name
 * @property {boolean} [recordsReads] true if the environment records the built files that each test reads; a test without
 *   known built files always runs
 * @property {boolean} [ignoresEngines] true if a change of WebAssembly alone does not count
 * @property {string | undefined} [program] the browser that the tests start
 * @property {number} [workers] the maximum number of test files at a time
 */

/** Groups statuses by name: tests may share a name. @param {Assertion[]} assertions @returns {Map<string, string[]>} */
function byName(assertions) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { fullName, status } of assertions) found.set(fullName, [...(found.get(fullName) ?? []), status]);
  return found;
}

/** @typedef {(read: string[]) => string} Key returns the key of a test that read these built files; '' if they are unknown */

/** @param {string} name of a project @param {Needs} needs @returns {Promise<Map<string, Key>>} the test files with the keys of their tests */
async function keysOf(name, { inputs, recordsReads, ignoresEngines, program }) {
  const { files, helpers } = project(name);
  const version = program ? (await run([program, '--version'])).output : '';
  const shared = ['package.json', 'jest.config.js', 'node_modules/.installed-lock.json', ...(inputs?.() ?? [])];
  const common = keyOf([...shared, ...helpers.flatMap(closure)], version);
  return new Map(
    files.map((file) => {
      const own = closure(file);
      const counted = (/** @type {string[]} */ paths) =>
        ignoresEngines ? paths.filter((path) => !path.endsWith('.wasm')) : paths;
      const named = inputs ? [] : counted(builtIn(own));
      const key = keyOf([...own, ...named], common);
      return [file, (read) => (recordsReads && named.length + read.length === 0 ? '' : keyOf(counted(read), key))];
    }),
  );
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
  /** The tests of each file that need not run. @type {Map<string, string[]>} */
  const unchanged = new Map();
  let count = 0;
  for (const [file, key] of keys) {
    const reads = loadReads(name, file);
    const tests = Object.keys(reads.read);
    const passed = tests.filter((test) => {
      const before = passedBefore(`${name} ${file} ${test}`, key(reads.read[test]), suite);
      count += before;
      return before > 0;
    });
    unchanged.set(file, passed);
    if (tests.length > 0 && passed.length === tests.length && (reads.full || !full)) keys.delete(file);
  }
  const before = recorded(count);
  const files = [...keys.keys()];
  if (files.length === 0) return before;

  const report = `build/results/${name}.json`;
  mkdirSync('build/results', { recursive: true });
  rmSync(report, { force: true });
  const unchangedFile = `build/results/${name}-unchanged.json`;
  writeFileSync(unchangedFile, JSON.stringify(Object.fromEntries(unchanged)));
  const options = [
    ...['--json', '--outputFile', report, '--reporters', 'default', '--reporters', reporter],
    ...(filter.length > 0 ? choose(files, filter) : ['--runTestsByPath', ...files]),
  ];
  const { ok, output } = await withProcessors(
    suite,
    (slots) =>
      run(jest(name, ...options, '--maxWorkers', String(slots)), {
        env: { ...(full ? { QIJU_FULL: '1' } : {}), QIJU_UNCHANGED: unchangedFile },
        onMessage: progress,
      }),
    { most: Math.min(files.length, needs.workers ?? Infinity) },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  /** @type {Report} */
  const told = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Parameters<typeof remember>[0]} */
  const passed = {};
  let pending = 0;
  for (const { name: path, assertionResults } of told.testResults) {
    const file = relative(cwd(), path);
    const { read } = loadReads(name, file);
    for (const [test, statuses] of byName(assertionResults)) {
      if (unchanged.get(file)?.includes(test)) continue;
      pending += statuses.filter((status) => status === 'pending').length;
      const key = keys.get(file)?.(read[test] ?? []);
      const isPassed = statuses.every((status) => status === 'passed');
      if (isPassed && key) passed[`${name} ${file} ${test}`] = { key, passed: statuses.length };
    }
  }
  remember(passed, suite);
  const left = filter.length > 0 ? 0 : pending;
  const known = told.numFailedTests + told.numTodoTests + told.numRuntimeErrorTestSuites + left;
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
