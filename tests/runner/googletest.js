// Runs the GoogleTest programs of a preset: one for each folder of tests/cpp. A program that has passed is skipped until its bytes
// change.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { execPath } from 'node:process';
import { compile } from './build.js';
import { keyOf, passedBefore, remember } from './inputs.js';
import { run, withProcessors } from './process.js';
import { check, recorded, sum } from './result.js';

/** @typedef {import('./result.js').Context} Context */
/** @typedef {import('./result.js').Result} Result */
/** @typedef {{ classname: string, name: string, status: string, result: string, failures?: { failure: string }[] }} Case */

/** @param {string} preset @param {boolean} full @returns {number} the longest cases are shortened by this factor, see tests/cpp/scale.h */
const scaleOf = (preset, full) => ({ native: full ? 1 : 4, coverage: 1 })[preset] ?? 8;

/** Longer call stacks of allocations would take a third of the time. */
const ASAN_OPTIONS = 'malloc_context_size=3';

const folders = () =>
  readdirSync('tests/cpp', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * @param {string[]} filter
 * @param {string} folder
 * @returns {string} for --gtest_filter: everything if a word names the folder, otherwise the cases that contain a word
 */
const pattern = (filter, folder) =>
  filter.length === 0 || filter.includes(folder) ? '*' : filter.map((word) => `*${word}*`).join(':');

/** @param {string} preset @param {string} report file @returns {Result} the result of the cases that ran */
function read(preset, report) {
  const { testsuites } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Case[]} */
  const cases = testsuites
    .flatMap((/** @type {{ testsuite: Case[] }} */ { testsuite }) => testsuite)
    .filter((/** @type {Case} */ { status }) => status === 'RUN');
  const bad = cases.filter(({ result, failures = [] }) => result !== 'COMPLETED' || failures.length > 0);
  return {
    passed: cases.length - bad.length,
    failed: bad.length,
    output: bad
      .map(({ classname, name, result, failures = [] }) =>
        [`${classname}.${name}`, ...(failures.length ? failures.map(({ failure }) => failure) : [result])].join('\n'),
      )
      .join('\n\n'),
    names: bad.map(({ classname, name }) => `${preset}: ${classname}.${name}`),
  };
}

/**
 * @param {string} preset
 * @param {string} folder of tests/cpp
 * @param {Context} suite
 * @returns {Promise<Result>}
 */
async function runProgram(preset, folder, suite) {
  const { filter, progress } = suite;
  const program = `build/${preset}/tests/cpp/${folder}/qiju_${folder}_test${preset === 'wasm' ? '.js' : ''}`;
  const report = `build/results/${preset}-${folder}.json`;
  const name = `${preset} ${folder}`;
  const key = keyOf([program, 'tests/golden']);
  const scale = scaleOf(preset, suite.full);
  /** A run of most presets has its full length without --full. */
  const length = { ...suite, full: scale === scaleOf(preset, true) };
  const before = passedBefore(name, key, length);
  if (before > 0) return recorded(before);
  rmSync(report, { force: true });
  const { ok, output } = await withProcessors(suite, () =>
    run(
      [
        ...(preset === 'wasm' ? [execPath] : []),
        ...[program, `--gtest_output=json:${report}`, `--gtest_filter=${pattern(filter, folder)}`],
      ],
      {
        env: { QIJU_TEST_SCALE: String(scale), ASAN_OPTIONS },
        onLine: (line) => {
          const found = /^\[={10}\] Running (\d+) test/.exec(line);
          if (found) progress({ total: Number(found[1]) });
          else if (/^\[ +(OK|FAILED|SKIPPED) +\] .* ms\)$/.test(line)) progress({ done: 1 });
        },
      },
    ),
  );
  const result = existsSync(report) ? read(preset, report) : { passed: 0, failed: 0, output: '' };
  if (ok && result.failed === 0) remember({ [name]: { key, passed: result.passed } }, length);
  if (ok || result.failed > 0) return result;
  return { ...result, failed: 1, output: `${output.slice(-4000)}It ended with an error outside any test.\n` };
}

/** @param {string} preset @returns {import('./build.js').Build} with --full it also compiles programs that no test runs */
export const compileTests = (preset) => (suite) =>
  compile(preset, ...(suite.full ? [] : ['--target', 'tests/cpp/all']))(suite);

/** @param {string} preset @param {Context} suite @returns {Promise<Result>} */
export async function googleTests(preset, suite) {
  const built = await compileTests(preset)(suite);
  if (!built.ok) return check(built);
  mkdirSync('build/results', { recursive: true });
  return sum(await Promise.all(folders().map((folder) => runProgram(preset, folder, suite))));
}
