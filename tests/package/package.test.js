// The package as its users get it: packed, installed elsewhere, run, compiled against, opened in a browser.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import puppeteer from 'puppeteer-core';
import { serve } from '../../web/serve.js';
import { install } from './install.js';

/** @type {ReturnType<typeof install>} */
let home;
beforeAll(() => {
  home = install();
});
afterAll(() => home.remove());

/** Runs a module in the folder where the package is installed. @param {string} text */
const run = (text) => execFileSync(process.execPath, [home.write('program.js', text)], { cwd: home.folder, encoding: 'utf8' });

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

test('qiju/inline runs in Node', () =>
  expect(run(`import { connect, solveHuarongRoad, judgeWin } from 'qiju/inline'; ${script} console.log(...answer);`)).toBe(
    '2 116 true\n',
  ));

test('the module and the levels are files of the package', () =>
  expect(
    run(`import { readFileSync } from 'node:fs';
      import { load } from 'qiju';
      import levels from 'qiju/levels.json' with { type: 'json' };
      import manifest from 'qiju/package.json' with { type: 'json' };
      const { huarong } = await load(readFileSync(new URL(import.meta.resolve('qiju/qiju.wasm'))));
      console.log(levels.length, JSON.stringify(levels) === JSON.stringify(huarong.levels), manifest.version);`),
  ).toMatch(/^45 true \d+\.\d+\.\d+\n$/));

test('importing does nothing but define', () =>
  expect(
    run(`const before = Object.keys(globalThis).length;
      WebAssembly.Module = WebAssembly.Instance = WebAssembly.compile = null;
      console.log(Object.keys(await import('qiju')), Object.keys(await import('qiju/inline')).length);
      console.log(Object.keys(globalThis).length - before, process.listenerCount('unhandledRejection'));`),
  ).toBe("[ 'load' ] 6\n0 0\n"));

test.each(['nodenext', 'bundler'])('a strict TypeScript program compiles: %s', (resolution) => {
  copyFileSync(fileURLToPath(new URL('sample.ts', import.meta.url)), join(home.folder, 'sample.ts'));
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const module = resolution === 'bundler' ? 'esnext' : resolution;
  const compilerOptions = { strict: true, noEmit: true, target: 'es2022', lib: ['es2023', 'dom'], module, moduleResolution: resolution };
  home.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['sample.ts'] }));
  let said = '';
  try {
    execFileSync(process.execPath, [tsc], { cwd: home.folder, encoding: 'utf8' });
  } catch (error) {
    said = /** @type {{ stdout: string }} */ (error).stdout;
  }
  expect(said).toBe('');
});

test('publint has nothing to say', async () => {
  const packed = readFileSync(home.tarball);
  const tarball = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength);
  expect((await publint({ strict: true, pack: { tarball } })).messages).toEqual([]);
});

test('every file that the manifest names is there, and no other kind of file', () => {
  const root = join(home.folder, 'node_modules/qiju');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  for (const path of named) {
    const [begin, end] = path.slice(2).split('*');
    expect(files.some((file) => (end === undefined ? file === begin : file.startsWith(begin) && file.endsWith(end)))).toBe(true);
  }
  expect(files.filter((file) => /\.[a-z]/.test(file) && !/\.(js|d\.ts|wasm|json|md|woff2)$/.test(file))).toEqual([]);
});

test('the download is small: wasm and JavaScript of the whole API ≤ 45 KB gzip', async () => {
  const dist = join(home.folder, 'node_modules/qiju/dist');
  /** @param {string} file @returns {string[]} itself and what it imports */
  const closure = (file) => [
    file,
    ...[...readFileSync(join(dist, file), 'utf8').matchAll(/from\s*"\.\/([\w-]+\.js)"/g)].flatMap(([, next]) => closure(next)),
  ];
  /** @param {string[]} files */
  const size = (files) =>
    [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  expect(closure('index.js').length).toBeGreaterThan(1);
  expect(size([...closure('index.js'), 'qiju.wasm'])).toBeLessThanOrEqual(45 * 1024);
  expect(size(closure('inline.js'))).toBeLessThanOrEqual(52 * 1024);
});

test('a page with an import map runs it under a strict Content-Security-Policy', async () => {
  const map = JSON.stringify({
    imports: Object.fromEntries(
      Object.entries({ qiju: 'index', 'qiju/inline': 'inline', 'qiju/elements': 'elements' }).map(([name, file]) => [
        name,
        `/node_modules/qiju/dist/${file}.js`,
      ]),
    ),
  });
  const hash = createHash('sha256').update(map).digest('base64');
  home.write(
    'index.html',
    `<!doctype html><meta charset="utf-8"><title>qiju</title><link rel="icon" href="data:,">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'">
    <script type="importmap">${map}</script><script type="module" src="/page.js"></script>`,
  );
  home.write(
    'page.js',
    `import { load } from 'qiju';
    import * as inline from 'qiju/inline';
    import 'qiju/elements';
    document.addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective, event.blockedURI));
    const told = [];
    for (const { connect, solveHuarongRoad, judgeWin } of [await load(), inline]) { ${script} told.push(...answer); }
    for (const name of ['lianliankan-board', 'huarong-board', 'gomoku-board']) {
      document.body.append(document.createElement(name));
      told.push(customElements.get(name) !== undefined);
    }
    await new Promise((done) => setTimeout(done, 300));
    globalThis.told = told;`,
  );
  const { url, close } = await serve(home.folder);
  const browser = await puppeteer.launch({
    executablePath: process.env.QIJU_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
    await page.goto(url);
    const told = await page.waitForFunction('globalThis.told', { timeout: 20_000 }).catch((error) => faults.push(String(error)));
    expect(faults).toEqual([]);
    expect(await /** @type {import('puppeteer-core').JSHandle} */ (told).jsonValue()).toEqual([
      ...[2, 116, true],
      ...[2, 116, true],
      ...[true, true, true],
    ]);
  } finally {
    await browser.close();
    await close();
  }
});
