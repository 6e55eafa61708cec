// Measures the package and the native programs that ./build.sh bench has built.
//
//   node tests/bench/run.js [--quick] [--boards N] [--seconds N] [word...]
//     prints the rows whose name contains a word, all without one, and stores them in build/bench.json
//   node tests/bench/run.js --check [word...]
//     compares the ratios with floors.json
//   node tests/bench/run.js --write-docs | --write-floors
//     writes the tables of the documents, or floors.json, from build/bench.json
//   node tests/bench/run.js engines | match | puzzles
//     runs the benchmarks of parts of the engines, matches of the computer opponent of 五子棋, or puzzles.js
//
// Times are CPU times. --quick and --check take few repetitions and store nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from 'qiju';
import { measure as measureSizes } from '../package/sizes.js';
import { coldRows } from './cold-start.js';
import { gomokuRows } from './gomoku.js';
import { huarongRows } from './huarong.js';
import { lianliankanRows } from './lianliankan.js';
import { comparisons, measureSearches, measureSpeed } from './rows.js';
import { plain, ratio, tables, writeDocuments } from './table.js';

/** @import { Result, Settings, SizeResult } from './rows.js' */
/** @typedef {Record<string, Record<string, number>>} Floors by row and by compared version */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const STORE = here('../../build/bench.json');
const FLOORS = here('floors.json');

/** The floor as a share of a measured ratio: other machines and other programs change ratios. */
const MARGIN = 0.6;

/** @param {string} name */
const native = (name) => [here(`../../build/native/tests/bench/${name}`)];

/** Programs and their arguments. @type {Record<string, string[][]>} */
const PROGRAMS = {
  engines: ['qiju_lianliankan_bench', 'qiju_huarong_bench', 'qiju_gomoku_bench'].map(native),
  match: [native('qiju_gomoku_match')],
  puzzles: [[process.execPath, here('puzzles.js')]],
};

/** @type {Settings['effort']} */
const FULL = { warm: 5e8, rounds: 15, least: 2e7, most: 1.5e10 };
/** @type {Settings['effort']} */
const QUICK = { warm: 2e8, rounds: 7, least: 2e7, most: 2e9 };

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}

/** @returns {SizeResult[]} the sizes of downloads */
function sizeRows() {
  const panel = ['connect', 'huarong-road', 'judge-win'].map((name) => `qiju/panel/${name}.js`);
  const entries = ['qiju', 'qiju/core', 'qiju/lianliankan', 'qiju/huarong', 'qiju/gomoku', ...panel];
  const sizes = measureSizes();
  return entries.map((name) => ({ table: 'sizes', name, raw: sizes[name].raw, gzip: sizes[name].gzip }));
}

/**
 * @typedef {object} Measurable
 * @property {string} name
 * @property {boolean} isCompared true if it has ratios
 * @property {(settings: Settings) => Promise<Result> | Result} measure
 */

/** @returns {Promise<Measurable[]>} in the order of the tables */
async function allRows() {
  const qiju = await load();
  const lianliankan = lianliankanRows(qiju);
  const huarong = huarongRows(qiju);
  const gomoku = gomokuRows(qiju);
  return [
    ...[...lianliankan.speed, ...huarong.speed, ...gomoku.speed].map((row) => ({
      name: row.name,
      isCompared: true,
      measure: (/** @type {Settings} */ settings) => measureSpeed(row, settings),
    })),
    ...[...lianliankan.searches, ...gomoku.searches, ...lianliankan.gravity].map((row) => ({
      name: row.name,
      isCompared: row.gravity === undefined,
      measure: (/** @type {Settings} */ settings) => measureSearches(row, settings),
    })),
    ...coldRows.map((row) => ({ ...row, isCompared: false })),
    ...sizeRows().map((row) => ({ name: row.name, isCompared: false, measure: () => row })),
  ];
}

/** @returns {Result[]} */
const stored = () => (existsSync(STORE) ? JSON.parse(readFileSync(STORE, 'utf8')) : []);

/** @returns {Floors} */
const floors = () => JSON.parse(readFileSync(FLOORS, 'utf8'));

/** @param {Result} result @param {Floors} all @returns {{ passed: boolean, text: string }} */
function check(result, all) {
  const row = all[result.name] ?? {};
  const found = comparisons(result).map(({ name, ratio: measured }) => {
    const floor = row[name];
    const passed = floor !== undefined && measured.median >= floor;
    return { passed, text: `${name} ${ratio(measured)}, ${floor === undefined ? 'no floor' : `at least ${floor}`}` };
  });
  return {
    passed: found.every((it) => it.passed),
    text: `${result.name}: ${found.map(({ text }) => text).join('; ')}`,
  };
}

const { values: given, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean' },
    check: { type: 'boolean' },
    boards: { type: 'string' },
    seconds: { type: 'string' },
    'write-docs': { type: 'boolean' },
    'write-floors': { type: 'boolean' },
  },
});

for (const [program, ...options] of given.check ? [] : words.flatMap((word) => PROGRAMS[word] ?? [])) {
  const { status } = spawnSync(program, options, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const filter = words.filter((word) => given.check || !(word in PROGRAMS));
if (words.length > 0 && filter.length === 0) process.exit(0);

const rows = await allRows();

if (given['write-docs'] || given['write-floors']) {
  const results = stored();
  const absent = rows.filter(({ name }) => !results.some((it) => it.name === name));
  if (absent.length > 0) fail(`build/bench.json lacks ${absent.map(({ name }) => name).join(', ')}`);
  if (given['write-docs']) await writeDocuments(results);
  if (given['write-floors']) {
    /** @param {number} number */
    const round = (number) => Number(number.toPrecision(2));
    /** @type {Floors} */
    const all = Object.fromEntries(
      results
        .filter((it) => comparisons(it).length > 0)
        .map((it) => [
          it.name,
          Object.fromEntries(comparisons(it).map((other) => [other.name, round(MARGIN * other.ratio.median)])),
        ]),
    );
    writeFileSync(FLOORS, `${JSON.stringify(all, null, 2)}\n`);
  }
  process.exit(0);
}

const chosen = rows.filter(
  ({ name, isCompared }) =>
    (isCompared || !given.check) && (filter.length === 0 || filter.some((word) => name.includes(word))),
);
if (chosen.length === 0 && !given.check) fail(`No row matches; there are: ${rows.map(({ name }) => name).join(', ')}`);
const quick = Boolean(given.quick || given.check);
/** @type {Settings} */
const settings = {
  quick,
  effort: quick ? QUICK : FULL,
  ...(given.boards ? { boards: Number(given.boards) } : {}),
  ...(given.seconds ? { seconds: Number(given.seconds) } : {}),
};

/** @type {Result[]} */
const results = [];
let failed = 0;
for (const { name, measure } of chosen) {
  if (!given.check) {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${name}`);
    results.push(await measure(settings));
    continue;
  }
  let { passed, text } = check(await measure(settings), floors());
  // Other programs may have disturbed a short measurement.
  if (!passed) ({ passed, text } = check(await measure({ ...settings, effort: FULL }), floors()));
  if (!passed) failed++;
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${text}`);
}
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
if (given.check) {
  const gone = Object.keys(floors()).filter((name) => !rows.some((row) => row.name === name));
  for (const name of gone) console.log(`FAIL ${name}: it has a floor, but there is no such row`);
  process.exit(failed + gone.length > 0 ? 1 : 0);
}
for (const table of Object.values(tables(results, 'en'))) console.log(`\n${plain(table)}`);
if (!quick) {
  const known = [...stored().filter(({ name }) => !results.some((it) => it.name === name)), ...results];
  const order = rows.map(({ name }) => name);
  const kept = known.filter(({ name }) => order.includes(name));
  kept.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  writeFileSync(STORE, `${JSON.stringify(kept, null, 2)}\n`);
}
