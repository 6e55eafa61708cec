// Runs the benchmarks: node tests/bench/run.js [name...], all of them unless named: lianliankan huarong gomoku api solve.
import { spawnSync } from 'node:child_process';
import { execPath, exit, argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {string} game */
const native = (game) => [here(`../../build/bench/tests/bench/qiju_${game}_bench`)];

/** @type {Record<string, string[]>} */
const benches = {
  lianliankan: native('lianliankan'),
  huarong: native('huarong'),
  gomoku: native('gomoku'),
  api: [execPath, here('api_bench.js')],
  solve: [execPath, here('solve_bench.js')],
};

const names = argv.length > 2 ? argv.slice(2) : Object.keys(benches);
for (const name of names) {
  if (!(name in benches)) {
    console.error(`There is no benchmark '${name}'; there are: ${Object.keys(benches).join(' ')}`);
    exit(2);
  }
}
for (const name of names) {
  const [command, ...words] = benches[name];
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) exit(1);
}
