// Ratios of the benchmarks against tests/bench/floors.json.
import { execPath } from 'node:process';
import { buildPackage, compile } from './build.js';
import { run, withProcessors } from './process.js';
import { check } from './result.js';

/**
 * @param {import('./result.js').Context} suite
 * @param {string[]} words of the rows
 * @param {number} processors that it has for itself
 */
async function checkRows(suite, words, processors) {
  let passed = 0;
  /** @type {string[]} names of rows */
  const failed = [];
  /** @param {string} line */
  const onLine = (line) => {
    const [, verdict, name] = /^(ok|FAIL) +(.*?): /.exec(line) ?? [];
    if (verdict === 'ok') passed++;
    else if (verdict) failed.push(name);
    else return;
    suite.progress({ done: 1 });
  };
  const outcome = await withProcessors(
    suite,
    () => run([execPath, 'tests/bench/run.js', '--check', ...words], { onLine }),
    { least: processors },
  );
  return { ...outcome, passed, failed };
}

/**
 * One test a row. What other programs may have slowed down is measured again with the whole machine.
 * @param {import('./result.js').Context} suite
 * @returns {Promise<import('./result.js').Result>}
 */
export async function bench(suite) {
  for (const build of [buildPackage, compile('native', '--target', 'tests/bench/all')]) {
    const built = await build(suite);
    if (!built.ok) return check(built);
  }
  const first = await checkRows(suite, suite.filter, 1);
  if (first.failed.length === 0) return { ...check(first), passed: first.passed };
  const again = await checkRows(suite, first.failed, Infinity);
  const names = again.failed.map((name) => `bench: ${name}`);
  return {
    passed: first.passed + again.passed,
    failed: again.ok ? 0 : Math.max(1, names.length),
    output: again.ok ? '' : again.output,
    names,
  };
}
