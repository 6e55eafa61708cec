// Ratios of the benchmarks against tests/bench/floors.json.
import { execPath } from 'node:process';
import { buildPackage, compile } from './build.js';
import { run, withProcessors } from './process.js';
import { check, sum } from './result.js';

/**
 * One test a row. It needs the whole machine, or other programs change the ratios.
 * @param {import('./result.js').Context} suite
 * @returns {Promise<import('./result.js').Result>}
 */
export async function bench(suite) {
  for (const build of [buildPackage, compile('native', '--target', 'tests/bench/all')]) {
    const built = await build(suite);
    if (!built.ok) return check(built);
  }
  /** @type {{ passed: number, failed: number, names: string[] }} */
  const result = { passed: 0, failed: 0, names: [] };
  /** @param {string} line */
  const onLine = (line) => {
    if (/^ok /.test(line)) result.passed++;
    else if (/^FAIL /.test(line)) {
      result.failed++;
      result.names.push(`bench: ${line}`);
    } else return;
    suite.progress({ done: 1 });
  };
  const { ok, output } = await withProcessors(
    suite,
    () => run([execPath, 'tests/bench/run.js', '--check', ...suite.filter], { onLine }),
    { least: Infinity },
  );
  if (ok) return { ...result, output: '' };
  return sum([{ ...result, output }, ...(result.failed > 0 ? [] : [check({ ok, output: '' })])]);
}
