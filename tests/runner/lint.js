// Layout, the order of layers, C++, shell, JavaScript and types: one check each.
import { execPath } from 'node:process';
import { clangTidy } from './clang-tidy.js';
import { cppFiles, includeFaults } from './includes.js';
import { run, withProcessors } from './process.js';
import { check, sum } from './result.js';

/** @param {string} path in node_modules @param {...string} words */
const tool = (path, ...words) => [execPath, `node_modules/${path}`, ...words];

/**
 * @param {import('./result.js').Context} suite
 * @returns {Promise<import('./result.js').Result>}
 */
export async function lint(suite) {
  const commands = [
    tool('typescript/bin/tsc', '--project', 'tsconfig.json'),
    tool('eslint/bin/eslint.js', '--max-warnings=0', '.'),
    tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    tool('dependency-cruiser/bin/dependency-cruise.mjs', 'web', 'tests'),
    tool('clang-format-node/build/cli.js', '--dry-run', '-Werror', ...cppFiles(['cpp', 'tests'])),
    ['shellcheck', 'build.sh', '.ci/run'],
  ];
  suite.progress({ total: commands.length });
  const checks = commands.map(async (command) => {
    const outcome = await withProcessors(suite, () => run(command));
    suite.progress({ done: 1 });
    return check(outcome);
  });
  const faults = includeFaults();
  return sum([
    ...(await Promise.all(checks)),
    check({ ok: faults.length === 0, output: faults.join('\n') }),
    await clangTidy(suite),
  ]);
}
