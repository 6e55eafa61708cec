// The package in a page without a bundler, in Chromium, under a strict Content-Security-Policy.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/tools/serve.js';
import { pageWith, strictPolicy, visit } from './browser.js';
import { install } from './install.js';
import { wanted, wantedOfGames } from './matrix/app/probe.js';

/** @type {ReturnType<typeof install>} */
let home;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
beforeAll(async () => {
  home = install();
  cpSync(fileURLToPath(new URL('matrix/app', import.meta.url)), home.folder, { recursive: true });
  site = await serve(home.folder);
});
afterAll(async () => {
  await site?.close();
  home?.remove();
});

test.each([
  ['a strict policy', '', []],
  [
    'Trusted Types',
    "; require-trusted-types-for 'script'; trusted-types qiju 'allow-duplicates'",
    // The first attempt to start a worker has the form that bundlers recognise; it violates the policy.
    expect.arrayContaining([expect.stringContaining('TrustedScriptURL')]),
  ],
])('with an import map, under %s: every entry', async (_, more, faults) => {
  const entries = ['elements', 'gomoku', 'huarong', 'inline', 'lianliankan', 'worker'];
  const imports = entries.map((name) => [`qiju/${name}`, `/node_modules/qiju/dist/${name}.js`]);
  imports.push(['qiju', '/node_modules/qiju/dist/index.js']);
  const map = JSON.stringify({ imports: Object.fromEntries(imports) });
  const hash = createHash('sha256').update(map).digest('base64');
  const scripts = `<script type="importmap">${map}</script><script type="module" src="page.js"></script>`;
  home.write('import-map.html', pageWith(scripts, `${strictPolicy} 'sha256-${hash}'${more}`));
  expect(await visit(`${site.url}import-map.html`)).toEqual({
    told: {
      load: wanted,
      inline: wanted,
      worker: wanted,
      games: wantedOfGames,
      elements: ['gomoku-board', 'huarong-board', 'lianliankan-board'],
    },
    faults,
  });
});

test('a classic script defines a global', async () => {
  const probe = readFileSync(`${home.folder}/probe.js`, 'utf8').replaceAll('export ', '');
  home.write('classic.js', `${probe}\nprobe(Qiju).then((answers) => (globalThis.told = answers));`);
  const scripts = '<script src="node_modules/qiju/dist/qiju.iife.js"></script><script src="classic.js"></script>';
  home.write('classic.html', pageWith(scripts));
  expect(await visit(`${site.url}classic.html`)).toEqual({ told: wanted, faults: [] });
});

test('a policy that blocks WebAssembly is reported', async () => {
  home.write(
    'barred.js',
    `import('/node_modules/qiju/dist/index.js').then(({ load }) => load()).catch((error) => (globalThis.told = error.code + ' ' + error.cause.name));`,
  );
  home.write('barred.html', pageWith('<script src="barred.js"></script>', "default-src 'self'; img-src data:"));
  expect((await visit(`${site.url}barred.html`)).told).toBe('module-unavailable CompileError');
});
