#!/usr/bin/env node
// node web/tools/build.js package: dist/, as npm publishes it; node web/tools/build.js site: build/site/. Both need build/wasm/.
// node web/tools/build.js scripts: only the scripts of dist/ again, with source maps, for tests of the tests.
import { spawnSync } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, games } from './bundle.js';
import { customElementsManifest } from './custom-elements.js';
import { levels, levelsPlugin } from './levels.js';
import { puzzlesFile } from './puzzles.js';
import { buildPanel } from './panel/build.js';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const outdir = here('../../dist');

/** @param {import('esbuild').BuildOptions} [options] */
async function buildScripts(options) {
  // One run for the entries of all games, so that elements and pages share one instance of a module; another for those that
  // have all games: fewer and larger chunks are a smaller download.
  /** @type {Record<string, string>[]} */
  const runs = [
    {
      ...Object.fromEntries(
        games.flatMap((game) => [
          [game, `../api/${game}/browser.js`],
          [`${game}-node`, `../api/${game}/node.js`],
          [`${game}-worker-host`, `../api/${game}/worker-host.js`],
          [`${game}-element`, `../elements/${game}/index.js`],
        ]),
      ),
      elements: '../elements/index.js',
    },
    {
      index: '../api/index.js',
      node: '../api/node.js',
      inline: '../api/inline.js',
      worker: '../api/worker.js',
      'worker-host': '../api/worker/host.js',
      'worker-node': '../api/worker-node.js',
      'worker-host-node': '../api/worker/host-node.js',
      cli: '../cli/cli.js',
    },
  ];
  for (const entries of runs) {
    await build({
      ...bundleOptions,
      ...options,
      plugins: [...bundleOptions.plugins, levelsPlugin()],
      entryPoints: Object.entries(entries).map(([out, path]) => ({ in: here(path), out })),
      outdir,
      splitting: true,
      chunkNames: 'shared-[hash]',
    });
  }
  // For a page's <script src>: a global, whatever encoding the page is in.
  await build({
    ...bundleOptions,
    ...options,
    plugins: [...bundleOptions.plugins, levelsPlugin()],
    entryPoints: [here('../api/inline.js')],
    outfile: `${outdir}/qiju.iife.js`,
    format: 'iife',
    globalName: 'Qiju',
    charset: 'ascii',
  });
}

async function buildPackage() {
  await rm(outdir, { recursive: true, force: true });
  await buildScripts();
  for (const name of ['qiju', ...games]) await cp(here(`../../build/wasm/${name}.wasm`), `${outdir}/${name}.wasm`);
  await writeFile(`${outdir}/levels.json`, `${JSON.stringify(await levels(), null, 2)}\n`);
  await writeFile(`${outdir}/puzzles.json`, await puzzlesFile());
  await cp(here('../api/gomoku/puzzles.json'), `${outdir}/gomoku-puzzles.json`);
  await writeFile(`${outdir}/custom-elements.json`, await customElementsManifest());
  await buildPanel({ outdir: `${outdir}/panel` });
  const { buildFont } = await import('./assets/font.js');
  await buildFont(outdir);
  const { buildMahjong } = await import('./assets/mahjong.js');
  await buildMahjong(outdir);
  const { buildSingle } = await import('./single/build.js');
  await buildSingle({ outdir: `${outdir}/single` });

  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status } = spawnSync(execPath, [tsc, '-p', here('../tsconfig.types.json')], { stdio: 'inherit' });
  if (status !== 0) exit(1);
  // Written by hand: the compiler copies none.
  for (const file of ['tags', 'board/events', ...games.map((game) => `${game}/tags`)]) {
    await cp(here(`../elements/${file}.d.ts`), `${outdir}/types/elements/${file}.d.ts`);
  }
}

async function buildSite() {
  const site = await import('./site/build.js');
  await site.buildSite({ outdir: here('../../build/site') });
}

const commands = {
  package: buildPackage,
  site: buildSite,
  scripts: () => buildScripts({ sourcemap: 'linked' }),
};
const command = commands[/** @type {keyof typeof commands} */ (argv[2])];
if (!command) {
  console.error('usage: node web/tools/build.js package | site | scripts');
  exit(2);
}
await command();
