// Compares ratios of the benchmarks with tests/bench/floors.json.
import { execPath } from 'node:process';
import { buildPackage, compile } from './build.js';
import { run, withProcessors } from './process.js';
import { check } from './result.js';

/** @typedef {import('./result.js').Context} Context */
/** @typedef {import('./result.js').Result} Result */

/**
 * @param {Context} suite
 * @param {number} processors reserved for the benchmark
 * @returns {Promise<Result>} one test per row
 */
async function checkRows(suite, processors) {
  let passed = 0;
  /** @type {string[]} */
  const names = [];
  /** @param {string} line */
  const onLine = (line) => {
    if (line.startsWith('ok ')) passed++;
    else if (line.startsWith('FAIL ')) names.push(`bench: ${line}`);
    else return;
    suite.progress({ done: 1 });
  };
  const { ok, output } = await withProcessors(
    suite,
    () => run([execPath, 'tests/bench/run.js', '--check', ...suite.filter], { onLine }),
    { least: processors },
  );
  return ok ? { passed, failed: 0, output: '' } : { passed, failed: Math.max(1, names.length), output, names };
}

export const compileBench = compile('native', '--target', 'tests/bench/all');

/** @param {Context} suite @returns {Promise<Result>} */
export async function bench(suite) {
  for (const build of [buildPackage, compileBench]) {
    const built = await build(suite);
    if (!built.ok) return check(built);
  }
  const result = await checkRows(suite, 1);
  // Other programs may have changed the ratios.
  return result.failed === 0 ? result : checkRows(suite, Infinity);
}
