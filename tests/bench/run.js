// Runs the benchmarks: node tests/bench/run.js [name...], all of them unless named: lianliankan huarong gomoku match api
// solve.
import { spawnSync } from 'node:child_process';
import { execPath, exit, argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {string} name */
const native = (name) => [here(`../../build/bench/tests/bench/qiju_${name}`)];

/** @param {string} file */
const script = (file) => [execPath, here(file)];

/** What each runs, one after the other. @type {Record<string, string[][]>} */
const benches = {
  lianliankan: [native('lianliankan_bench')],
  huarong: [native('huarong_bench')],
  gomoku: [native('gomoku_bench')],
  match: [native('gomoku_match')],
  api: [script('api_bench.js')],
  solve: [native('lianliankan_solve'), script('solve_bench.js')],
};

const names = argv.length > 2 ? argv.slice(2) : Object.keys(benches);
for (const name of names) {
  if (!(name in benches)) {
    console.error(`There is no benchmark '${name}'; there are: ${Object.keys(benches).join(' ')}`);
    exit(2);
  }
}
for (const [command, ...words] of names.flatMap((name) => benches[name])) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) exit(1);
}
