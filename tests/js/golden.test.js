// The golden files that the engine tests write and check (tests/cpp/golden.h), by way of the package: as WebAssembly, and as
// plain JavaScript.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { load } from 'qiju';
import { bundleOptions } from '../../web/tools/bundle.js';
import { levelsPlugin } from '../../web/tools/levels.js';

/** @typedef {{ game: string, function: string, arguments: any[], result: any }} Call */

/** @param {string} game @returns {Call[]} */
const callsOf = (game) =>
  readFileSync(new URL(`../golden/${game}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ game, ...JSON.parse(line) }));

const calls = ['lianliankan', 'huarong', 'gomoku'].flatMap(callsOf);

/** @param {unknown[]} results */
function expectGolden(results) {
  expect(results).toHaveLength(calls.length);
  calls.forEach((call, i) => {
    const { game, function: name, arguments: given, result } = call;
    expect({ game, name, given, result: results[i] }).toMatchObject({ game, name, given, result });
  });
}

test('WebAssembly', async () => {
  /** @type {any} */
  const qiju = await load();
  expectGolden(calls.map((call) => qiju[call.game][call.function](...call.arguments)));
});

test('plain JavaScript', async () => {
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: {
      contents: `
        import { qiju } from './plain.js';
        const calls = ${JSON.stringify(calls)};
        console.log(JSON.stringify(calls.map((call) => qiju[call.game][call.function](...call.arguments))));
      `,
      resolveDir: fileURLToPath(new URL('../../web/api', import.meta.url)),
    },
    plugins: [...bundleOptions.plugins, levelsPlugin(async () => [])],
    // Compiled for web pages only.
    banner: { js: 'delete globalThis.WebAssembly; globalThis.window = globalThis;' },
    write: false,
  });
  const output = execFileSync(process.execPath, ['--input-type=module', '-'], {
    input: outputFiles[0].text,
    encoding: 'utf8',
  });
  expectGolden(JSON.parse(output));
});
