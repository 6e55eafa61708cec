// Runs the suites and counts their tests; the last line is `N passed, N failed`.
//
//   node tests/run.js [suite...]     all of them unless named: lint native asan wasm js package browser matrix
//                               lighthouse
//
// A check that was skipped, a program that crashed and a suite that ran nothing count as failures.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { chdir, execPath, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

/** @typedef {{passed: number, failed: number, output: string}} Result */

chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @param {string} command
 * @param {...string} words
 * @returns {Promise<{ok: boolean, output: string}>} output: what it wrote to both streams
 */
function run(command, ...words) {
  return new Promise((done) => {
    let output = `$ ${[command === execPath ? 'node' : command, ...words].join(' ')}\n`;
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (signal) output += `ended by ${signal}\n`;
      done({ ok: code === 0, output });
    });
  });
}

/** @param {string} preset @param {...string} words */
const compile = (preset, ...words) => run('bash', 'build.sh', 'build', preset, ...words);

/** @param {Result[]} results @returns {Result} */
const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  output: results.map(({ output }) => output).join('\n'),
});

/** One check, one count. @param {{ok: boolean, output: string}} outcome @returns {Result} */
const check = ({ ok, output }) => ({ passed: Number(ok), failed: Number(!ok), output: ok ? '' : output });

/**
 * A failure more where a program ended badly, or ran nothing, without saying which test failed.
 * @param {boolean} ok
 * @param {Result} result
 * @returns {Result}
 */
function account(ok, result) {
  if (result.failed > 0 || (ok && result.passed > 0)) return result;
  const why = ok ? 'It ran no test.' : 'It ended with an error outside any test.';
  return { ...result, failed: 1, output: `${result.output}${why}\n` };
}

/** @param {string[]} folders @param {RegExp} pattern @returns {string[]} */
const filesOf = (folders, pattern) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => pattern.test(file))
      .sort(),
  );

/** Layout, C++, shell, JavaScript and types: a check each. */
async function lint() {
  const sources = filesOf(['cpp', 'tests'], /\.(h|cpp)$/);
  return sum([
    check(await run('clang-format', '--dry-run', '-Werror', ...sources)),
    check(await run('shellcheck', 'build.sh', '.ci/run')),
    check(await run(execPath, 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.')),
    check(await run(execPath, 'node_modules/typescript/bin/tsc', '--project', 'tsconfig.json')),
    check(await compile('tidy', '--', '-k', '0')),
  ]);
}

/**
 * The GoogleTest programs of a preset, one a folder of tests/cpp, side by side.
 * @param {string} preset
 */
async function googleTests(preset) {
  const built = await compile(preset);
  if (!built.ok) return check(built);
  const games = readdirSync('tests/cpp', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const results = games.map(async ({ name }) => {
    const program = `build/${preset}/tests/cpp/${name}/qiju_${name}_test`;
    const { ok, output } = await (preset === 'wasm' ? run(execPath, `${program}.js`) : run(program));
    /** @param {RegExp} pattern */
    const count = (pattern) => [...output.matchAll(pattern)].length;
    const passed = count(/\[ {7}OK \] /g);
    const failed = count(/\[ {2}(FAILED|SKIPPED) ?\] .*\(\d+ ms\)$/gm);
    return account(ok, { passed, failed, output });
  });
  return sum(await Promise.all(results));
}

/** @typedef {() => Promise<{ok: boolean, output: string}>} Step */

/** @param {Step} step @returns {Step} which does it once */
function once(step) {
  /** @type {ReturnType<Step> | undefined} */
  let outcome;
  return () => (outcome ??= step());
}

/** @param {Step} first @param {Step} second @returns {Step} the second follows if the first went well */
const then = (first, second) => async () => {
  const outcome = await first();
  return outcome.ok ? second() : outcome;
};

const buildModule = once(() => compile('wasm', '--target', 'cpp/bindings/all'));
const buildPackage = once(then(buildModule, () => run(execPath, 'web/tools/build.js', 'package')));
const buildSite = once(then(buildPackage, () => run(execPath, 'web/tools/build.js', 'site')));

/**
 * A project of jest.config.js.
 * @param {string} project
 * @param {Step} prepare
 * @param {...string} options
 */
async function jest(project, prepare, ...options) {
  const prepared = await prepare();
  if (!prepared.ok) return check(prepared);
  const report = `build/results/${project}.json`;
  mkdirSync('build/results', { recursive: true });
  rmSync(report, { force: true });
  const { ok, output } = await run(
    execPath,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', project, '--json', '--outputFile', report, ...options],
  );
  if (!existsSync(report)) return account(false, { passed: 0, failed: 0, output });
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const failed = told.numFailedTests + told.numPendingTests + told.numTodoTests + told.numRuntimeErrorTestSuites;
  return account(ok, { passed: told.numPassedTests, failed, output });
}

/** @type {Record<string, () => Promise<Result>>} */
const suites = {
  lint,
  native: () => googleTests('native'),
  asan: () => googleTests('asan'),
  wasm: () => googleTests('wasm'),
  js: () => jest('js', buildPackage),
  package: () => jest('package', buildPackage),
  browser: () => jest('browser', buildSite, '--runInBand'),
  matrix: () => jest('matrix', buildPackage, '--runInBand'),
  lighthouse: () => jest('lighthouse', buildSite, '--runInBand'),
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(suites);
const unknown = names.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite '${unknown[0]}'; there are: ${Object.keys(suites).join(' ')}`);
  exit(2);
}

/** @param {string} name @param {Result} result @param {number} seconds */
const line = (name, { passed, failed }, seconds) =>
  `${name.padEnd(10)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;

const lines = [];
const results = [];
for (const name of names) {
  const begin = performance.now();
  const result = await suites[name]();
  results.push(result);
  lines.push(line(name, result, (performance.now() - begin) / 1000));
  if (result.failed > 0) stdout.write(`${result.output}\n`);
  console.log(lines.at(-1));
}
const total = sum(results);
if (names.length > 1) console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
exit(total.failed > 0 ? 1 : 0);
