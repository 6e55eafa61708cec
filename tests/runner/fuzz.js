// Runs the fuzz targets: the libFuzzer programs, one for each .cpp file in tests/fuzz/<game>/, and the parsers of the API.
import { mkdirSync, readdirSync } from 'node:fs';
import { execPath } from 'node:process';
import { buildPackage, compile } from './build.js';
import { run, withProcessors } from './process.js';
import { check, sum } from './result.js';

const games = ['gomoku', 'huarong', 'lianliankan'];

/** What tests/fuzz/parse.js tests. */
const parsers = ['gomoku/parse', 'huarong/parse'];

/** The time for each target. */
const SECONDS = 60;

export const compileFuzz = compile('sanitizers', '--target', 'tests/fuzz/all');

/** @param {string} target */
const buildFor = (target) => (parsers.includes(target) ? buildPackage : compileFuzz);

/** @param {string[]} filter words; all targets if there are none @returns {string[]} `<game>/<target>` */
export const fuzzTargets = (filter) =>
  games
    .flatMap((game) => readdirSync(`tests/fuzz/${game}`).map((file) => `${game}/${file}`))
    .filter((path) => path.endsWith('.cpp'))
    .map((path) => path.replace(/\.cpp$/, ''))
    .concat(parsers)
    .filter((target) => filter.length === 0 || filter.some((word) => target.includes(word)));

/**
 * libFuzzer keeps interesting inputs in build/fuzz/corpus, and failing ones in build/fuzz/findings.
 * @param {string} target
 * @param {number} seconds
 * @returns {string[]}
 */
export function fuzzCommand(target, seconds) {
  const [game, name] = target.split('/');
  if (parsers.includes(target)) return [execPath, 'tests/fuzz/parse.js', game, String(seconds)];
  const corpus = `build/fuzz/corpus/${target}`;
  for (const folder of [corpus, 'build/fuzz/findings']) mkdirSync(folder, { recursive: true });
  return [
    `build/sanitizers/tests/fuzz/${target}`,
    `-max_total_time=${seconds}`,
    '-timeout=120',
    '-rss_limit_mb=2048',
    '-print_final_stats=1',
    `-artifact_prefix=build/fuzz/findings/${game}-${name}-`,
    corpus,
    `tests/fuzz/${game}/seeds/${name}`,
  ];
}

/**
 * @param {import('./result.js').Context} suite
 * @param {string[]} targets
 * @param {number} seconds per target
 * @returns {Promise<import('./result.js').Result>} one test per target
 */
export async function runFuzz(suite, targets, seconds) {
  suite.progress({ total: targets.length });
  const results = [...new Set(targets.map(buildFor))].map(async (build) => {
    const built = await build(suite);
    if (!built.ok) return [check(built)];
    const outcomes = targets
      .filter((target) => buildFor(target) === build)
      .map(async (target) => {
        const outcome = await withProcessors(suite, () => run(fuzzCommand(target, seconds)));
        suite.progress({ done: 1 });
        return check({ ...outcome, output: outcome.output.slice(-8000) });
      });
    return Promise.all(outcomes);
  });
  return sum((await Promise.all(results)).flat());
}

/** @param {import('./result.js').Context} suite */
export const fuzz = (suite) => runFuzz(suite, fuzzTargets(suite.filter), SECONDS);
