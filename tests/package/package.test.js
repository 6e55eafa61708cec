// The package as users get it: packed and installed in another folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publint } from 'publint';
import { install } from './install.js';
import { compile, ownCompiler, programs } from './tsc.js';

/** @type {ReturnType<typeof install>} */
let home;
beforeAll(() => {
  home = install();
});
afterAll(() => home.remove());

/** Runs a module in the folder where the package is installed. @param {string} text */
const run = (text) =>
  execFileSync(process.execPath, [home.write('program.js', text)], { cwd: home.folder, encoding: 'utf8' });

const script = `
  const board = [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 0, 10]];
  const answer = [connect([[1, 1]], 0, 0, 0, 1).length, solveHuarongRoad(board).length, judgeWin([0, 1, 15, 2, 30, 3, 45, 4, 60])];
`;

test('qiju runs in Node', () =>
  expect(
    run(`import { load } from 'qiju';
      const { connect, solveHuarongRoad, judgeWin } = await load();
      ${script} console.log(...answer);`),
  ).toBe('2 116 true\n'));

test.each(['qiju/inline', 'qiju/core'])('%s runs in Node', (entry) =>
  expect(run(`import { connect, solveHuarongRoad, judgeWin } from '${entry}'; ${script} console.log(...answer);`)).toBe(
    '2 116 true\n',
  ),
);

test.each(['qiju/inline', 'qiju/core'])('%s runs in a bundle of esbuild as CommonJS', async (entry) => {
  const program = home.write(
    'common.js',
    `import { connect, solveHuarongRoad, judgeWin } from '${entry}'; ${script} console.log(...answer);`,
  );
  const outfile = join(home.folder, 'common.cjs');
  await build({ entryPoints: [program], outfile, bundle: true, format: 'cjs', platform: 'node' });
  expect(execFileSync(process.execPath, [outfile], { cwd: home.folder, encoding: 'utf8' })).toBe('2 116 true\n');
});

test('qiju/worker runs in Node', () =>
  expect(
    run(`import { createWorker } from 'qiju/worker';
      const { connect, solveHuarongRoad, judgeWin } = createWorker();
      const board = [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 0, 10]];
      const [path, steps] = await Promise.all([connect([[1, 1]], 0, 0, 0, 1), solveHuarongRoad(board)]);
      console.log(path.length, steps.length, await judgeWin([0, 1, 15, 2, 30, 3, 45, 4, 60]));`),
  ).toBe('2 116 true\n'));

test('npx qiju runs', () => {
  /** @param {...string} words */
  const npx = (...words) =>
    execFileSync('npx', ['--offline', 'qiju', ...words], { cwd: home.folder, encoding: 'utf8' });
  expect(npx('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(npx('solve-huarong-road', '横刀立马', '--format', 'panel').trimEnd().split('\n')).toHaveLength(116);
});

test('the module and the levels are files of the package', () =>
  expect(
    run(`import { readFileSync } from 'node:fs';
      import { load } from 'qiju';
      import levels from 'qiju/levels.json' with { type: 'json' };
      import puzzles from 'qiju/puzzles.json' with { type: 'json' };
      import manifest from 'qiju/package.json' with { type: 'json' };
      const { huarong } = await load(readFileSync(new URL(import.meta.resolve('qiju/qiju.wasm'))));
      console.log(levels.length, JSON.stringify(levels) === JSON.stringify(huarong.levels), puzzles[0].en, manifest.version);`),
  ).toMatch(/^45 true Dad’s Puzzle \d+\.\d+\.\d+\n$/));

test('the licences of other people’s work are in the package', () => {
  const folder = join(home.folder, 'node_modules/qiju');
  const notices = readFileSync(join(folder, 'NOTICE'), 'utf8');
  const { resolve } = createRequire(import.meta.url);
  for (const font of ['noto-serif-sc', 'noto-serif-tc']) {
    const licence = readFileSync(resolve(`@fontsource/${font}/LICENSE`), 'utf8');
    expect(notices).toContain(licence.slice(licence.indexOf('SIL OPEN FONT LICENSE')).trim());
  }
  expect(notices).toMatch(/\(c\) .* Adobe/);
  const unindented = (/** @type {string} */ text) => text.replace(/^ +/gm, '').trim();
  const [, conditions] = readFileSync(new URL('../../node_modules/lit-html/LICENSE', import.meta.url), 'utf8').split(
    'All rights reserved.',
  );
  expect(unindented(notices)).toContain(unindented(conditions));
  for (const file of readdirSync(join(folder, 'dist'))) {
    if (/\.(woff2|svg|png)$/.test(file)) expect(notices).toContain(file);
  }
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
});

test('the custom elements manifest describes the three elements', () =>
  expect(
    run(`import { readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import manifest from 'qiju/custom-elements.json' with { type: 'json' };
      const { customElements } = createRequire(import.meta.url)('qiju/package.json');
      const [{ path, declarations, exports }] = manifest.modules;
      const own = createRequire(import.meta.url).resolve('qiju/package.json').replace('package.json', '');
      console.log(exports.filter(({ kind }) => kind === 'custom-element-definition').map(({ name }) => name).sort().join(' '));
      console.log(JSON.stringify(JSON.parse(readFileSync(own + customElements, 'utf8'))) === JSON.stringify(manifest));
      console.log(...Object.keys(await import(own + path)));
      const lists = ['members', 'attributes', 'events', 'cssParts', 'cssProperties'];
      const elements = declarations.filter(({ tagName }) => tagName);
      console.log(elements.every((element) => lists.every((list) => element[list].length > 0)));`),
  ).toBe('gomoku-board huarong-board lianliankan-board\ntrue\nGomokuBoard HuarongBoard LianliankanBoard\ntrue\n'));

test('editors learn every element and its attributes', () => {
  const folder = join(home.folder, 'node_modules/qiju');
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  /** @param {{ name: string, tagName?: string, attributes: { name: string }[] }[]} tags */
  const outline = (tags) =>
    tags.map(({ tagName, name, attributes }) => [tagName ?? name, attributes.map((each) => each.name)]);
  const { customElements, 'web-types': webTypes, version } = read('package.json');
  const [{ declarations }] = read(customElements).modules;
  const wanted = outline(declarations.filter((/** @type {{ tagName?: string }} */ { tagName }) => tagName));
  const { tags } = read('dist/vscode.html-custom-data.json');
  expect(outline(tags)).toEqual(wanted);
  expect(tags[2].attributes[0].values).toContainEqual({ name: 'renju' });
  const { contributions, ...manifest } = read(webTypes);
  const { elements } = contributions.html;
  expect(manifest).toMatchObject({ name: 'qiju', version });
  expect(outline(elements)).toEqual(wanted);
  expect(elements[2].js.events).toContainEqual({ name: 'win', description: 'The move won the game.' });
});

test('the manifest has the type of every event', () => {
  const manifest = readFileSync(join(home.folder, 'node_modules/qiju/dist/custom-elements.json'), 'utf8');
  const events = JSON.parse(manifest).modules[0].declarations.flatMap((/** @type {any} */ each) => each.events ?? []);
  expect(events.length).toBeGreaterThan(20);
  for (const { type } of events) expect(type.text).toMatch(/^CustomEvent<.+>$/);
});

test('importing has no side effects', () =>
  expect(
    run(`const before = Object.keys(globalThis).length;
      WebAssembly.Module = WebAssembly.Instance = WebAssembly.compile = null;
      console.log(Object.keys(await import('qiju')), Object.keys(await import('qiju/inline')).length, Object.keys(await import('qiju/core')));
      console.log(Object.keys(globalThis).length - before, process.listenerCount('unhandledRejection'));`),
  ).toBe("[ 'load' ] 6 [ 'connect', 'judgeWin', 'solveHuarongRoad' ]\n0 0\n"));

test.each(programs)('strict TypeScript programs compile: %s, %j', (...program) =>
  expect(compile(home, ownCompiler, program)).toBe(''),
);

test('every entry can be imported without a window', () =>
  expect(
    run(`import manifest from 'qiju/package.json' with { type: 'json' };
      const { exports } = manifest;
      const entries = Object.keys(exports).filter((entry) => exports[entry].types && !entry.endsWith('.json'));
      for (const entry of entries) await import(entry.replace('.', 'qiju'));
      for (const entry of entries) await import(new URL(exports[entry].default.replace('./dist', '.'), import.meta.resolve('qiju')));
      console.log(...entries);`),
  ).toBe(
    '. ./core ./lianliankan ./huarong ./gomoku ./inline ./worker ./elements ./elements/lianliankan ./elements/huarong ./elements/gomoku ' +
      './elements/react ./elements/preact ./elements/solid ./elements/vue ./elements/svelte\n',
  ));

test('the entries of a server component run under its condition: qiju as it is, qiju/inline in a bundle', async () => {
  const external = home.write(
    'external.js',
    `import { load } from 'qiju';
      const { connect, solveHuarongRoad, judgeWin } = await load();
      ${script} console.log(...answer);`,
  );
  const component = home.write(
    'component.js',
    `import { connect, solveHuarongRoad, judgeWin } from 'qiju/inline'; ${script} console.log(...answer);`,
  );
  const bundled = join(home.folder, 'bundled.mjs');
  await build({
    entryPoints: [component],
    outfile: bundled,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['react-server'],
  });
  for (const program of [external, bundled]) {
    const words = ['--conditions=react-server', program];
    expect(execFileSync(process.execPath, words, { cwd: home.folder, encoding: 'utf8' })).toBe('2 116 true\n');
  }
});

test('publint finds nothing', async () => {
  const packed = readFileSync(home.tarball);
  const tarball = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength);
  expect((await publint({ strict: true, pack: { tarball } })).messages).toEqual([]);
});

test('attw accepts the types of every entry', () => {
  const attw = createRequire(import.meta.url)
    .resolve('@arethetypeswrong/cli/package.json')
    .replace('package.json', 'dist/index.js');
  const modules = ['qiju', 'lianliankan', 'huarong', 'gomoku'].map((name) => `${name}.wasm`);
  const data = ['levels', 'puzzles', 'gomoku-puzzles'].map((name) => `${name}.json`);
  const excluded = ['qiju.iife.js', ...modules, ...data];
  const words = [home.tarball, '--ignore-rules', 'cjs-resolves-to-esm', '--exclude-entrypoints', ...excluded];
  const { status, stdout } = spawnSync(process.execPath, [attw, ...words], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('"qiju/inline"') });
});

test('the package has every file that the manifest names, and no other kind of file', () => {
  const root = join(home.folder, 'node_modules/qiju');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  for (const path of named) {
    const [begin, end] = path.slice(2).split('*');
    expect(
      files.some((file) => (end === undefined ? file === begin : file.startsWith(begin) && file.endsWith(end))),
    ).toBe(true);
  }
  expect(
    files.filter((file) => /\.[a-z]/.test(file) && !/\.(js|js\.map|d\.ts|wasm|json|html|md|woff2|svg)$/.test(file)),
  ).toEqual([]);
});
