#!/usr/bin/env node
// node web/tools/build.js package site
//
// `package` builds dist/, as npm publishes it, and `site` build/site/. Both need build/wasm/, and share work when built
// together. tests/mutate and tests/coverage use `scripts`, which builds only the scripts of dist/ with source maps, and
// `site-scripts`, which builds only the scripts of build/site/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, games, parsersApart } from './bundle.js';
import { customElementsManifest } from './custom-elements.js';
import { vsCodeData, webTypes } from './editor-data.js';
import { levels, levelsPlugin } from './levels.js';
import { copyModule } from './modules.js';
import { puzzlesFile } from './puzzles.js';
import { buildPanel } from './panel/build.js';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const outdir = here('../../dist');

const { version } = JSON.parse(await readFile(here('../../package.json'), 'utf8'));

/** @satisfies {import('esbuild').BuildOptions} */
const scriptOptions = {
  ...bundleOptions,
  plugins: [...bundleOptions.plugins, levelsPlugin()],
  banner: { js: `/*! Qiju ${version} | MIT */` },
};

/** @param {import('esbuild').BuildOptions} [options] */
async function buildScripts(options) {
  // The entries of a run share chunks: the elements of the three games and their workers do, and the entries with all games,
  // where fewer and larger chunks make a smaller download. Any other entry for browsers is one file, so that it loads at once.
  // Source maps are for the code that users step into.
  /** @type {{ entries: Record<string, string>, splitting?: boolean, apart?: boolean, sourcemap?: 'linked' }[]} */
  const runs = [
    {
      entries: {
        ...Object.fromEntries(
          games.flatMap((game) => [
            [`${game}-node`, `../api/${game}/node.js`],
            [`${game}-worker-host`, `../api/${game}/worker-host.js`],
            [`${game}-element`, `../elements/${game}/index.js`],
          ]),
        ),
        elements: '../elements/index.js',
        'plain-javascript': '../api/plain-javascript.js',
      },
    },
    {
      sourcemap: 'linked',
      entries: {
        index: '../api/browser.js',
        node: '../api/node.js',
        worker: '../api/worker.js',
        'worker-host': '../api/worker/host.js',
        'worker-node': '../api/worker-node.js',
        'worker-host-node': '../api/worker/host-node.js',
        cli: '../cli/cli.js',
      },
    },
    {
      splitting: false,
      sourcemap: 'linked',
      entries: {
        core: '../api/core.js',
        ...Object.fromEntries(games.map((game) => [game, `../api/${game}/browser.js`])),
        'huarong-parser': '../api/huarong/parse/index.js',
        'gomoku-parser': '../api/gomoku/parse/index.js',
      },
    },
    { splitting: false, apart: false, entries: { inline: '../api/inline.js' } },
  ];
  for (const { entries, splitting = true, apart = true, sourcemap } of runs) {
    await build({
      ...scriptOptions,
      sourcemap,
      ...options,
      entryPoints: Object.entries(entries).map(([out, path]) => ({ in: here(path), out })),
      outdir,
      splitting,
      plugins: [...scriptOptions.plugins, ...(apart ? [parsersApart] : [])],
      chunkNames: 'shared-[hash]',
    });
  }
  // For <script src>: it defines a global, and is ASCII, since the page may have any encoding.
  await build({
    ...scriptOptions,
    ...options,
    entryPoints: [here('../api/inline.js')],
    outfile: `${outdir}/qiju.iife.js`,
    format: 'iife',
    globalName: 'Qiju',
    charset: 'ascii',
  });
}

/** Checks the types and writes the declarations. This takes as long as all the rest, so it is a process of its own. */
async function buildTypes() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const [status] = await once(
    spawn(execPath, [tsc, '-p', here('../tsconfig.types.json')], { stdio: 'inherit' }),
    'exit',
  );
  if (status !== 0) exit(1);
  // The compiler does not copy declarations written by hand.
  const isDeclaration = (/** @type {string} */ path) => extname(path) === '' || path.endsWith('.d.ts');
  for (const folder of ['elements', 'api/data']) {
    await cp(here(`../${folder}`), `${outdir}/types/${folder}`, { recursive: true, filter: isDeclaration });
  }
}

async function buildPackage() {
  await rm(outdir, { recursive: true, force: true });
  const types = buildTypes();
  await buildScripts();
  for (const name of ['qiju', ...games]) await copyModule(name, outdir);
  await writeFile(`${outdir}/levels.json`, `${JSON.stringify(await levels(), null, 2)}\n`);
  await writeFile(`${outdir}/puzzles.json`, await puzzlesFile());
  await cp(here('../api/gomoku/puzzles.json'), `${outdir}/gomoku-puzzles.json`);
  await writeFile(`${outdir}/custom-elements.json`, await customElementsManifest());
  await writeFile(`${outdir}/vscode.html-custom-data.json`, await vsCodeData());
  await writeFile(`${outdir}/web-types.json`, await webTypes());
  await buildPanel({ outdir: `${outdir}/panel` });
  const { buildFont } = await import('./assets/font.js');
  await buildFont(outdir);
  const { buildMahjong } = await import('./assets/mahjong.js');
  await buildMahjong(outdir);
  const { buildSingle } = await import('./single/build.js');
  await buildSingle({ outdir: `${outdir}/single` });
  await types;
}

const site = { outdir: here('../../build/site') };

/** @type {Record<string, () => Promise<void>>} */
const commands = {
  package: buildPackage,
  site: async () => (await import('./site/build.js')).buildSite(site),
  scripts: () => buildScripts({ sourcemap: 'linked' }),
  'site-scripts': async () => (await import('./site/build.js')).rebuildScripts(site),
};
const words = argv.slice(2);
if (words.length === 0 || words.some((word) => !Object.hasOwn(commands, word))) {
  console.error(`usage: node web/tools/build.js ${Object.keys(commands).join(' | ')} …`);
  exit(2);
}
await Promise.all(words.map((word) => commands[word]()));
