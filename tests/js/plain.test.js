// The engines compiled to plain JavaScript, which pages use where WebAssembly is blocked.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../../web/tools/bundle.js';
import { levelsPlugin } from '../../web/tools/levels.js';

const program = `
  import { qiju } from './plain.js';
  const board = [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 0, 10]];
  console.log(qiju.connect([[1, 2, 1]], 0, 0, 0, 2).length, qiju.solveHuarongRoad(board).length,
    qiju.judgeWin([0, 1, 15, 2, 30, 3, 45, 4, 60]));
`;

test('answers without WebAssembly', async () => {
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: { contents: program, resolveDir: fileURLToPath(new URL('../../web/api', import.meta.url)) },
    plugins: [...bundleOptions.plugins, levelsPlugin(async () => [])],
    // Compiled for web pages only.
    banner: { js: 'delete globalThis.WebAssembly; globalThis.window = globalThis;' },
    write: false,
  });
  const answer = execFileSync(process.execPath, ['--input-type=module', '-'], {
    input: outputFiles[0].text,
    encoding: 'utf8',
  });
  expect(answer).toBe('5 116 true\n');
});
