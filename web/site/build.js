// Builds the static site: a page a game, every asset beside them, nothing from elsewhere.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../bundle.js';
import { buildFont } from '../elements/build-font.js';
import { buildPanel } from '../panel/build.js';
import { buildSandbox } from '../panel/simulator/build.js';
import { layout, pages } from './layout.js';
import { reference } from './reference.js';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {{ outdir: string }} options */
export async function buildSite({ outdir }) {
  const assets = `${outdir}/assets`;
  await rm(outdir, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const styled = pages.filter((page) => existsSync(here(`pages/${page.name}.css`)));
  const panelFiles = await buildPanel({ outdir: `${outdir}/panel/files` });
  await build({
    ...bundleOptions,
    define: { PANEL_FILES: JSON.stringify(panelFiles) },
    entryPoints: [...pages.map((page) => here(`pages/${page.name}.js`)), here('../api/worker-host.js')],
    entryNames: '[name]',
    outdir: assets,
    splitting: true,
    chunkNames: 'part-[hash]',
  });
  await build({
    entryPoints: [here('boot.js'), here('site.css'), ...styled.map((page) => here(`pages/${page.name}.css`))],
    outdir: assets,
    entryNames: '[name]',
    minify: true,
    target: bundleOptions.target,
    external: ['*.woff2'],
    bundle: true,
  });
  await writeFile(`${assets}/panel-sandbox.html`, await buildSandbox());
  await cp(here('favicon.ico'), `${outdir}/favicon.ico`); // asked for whatever a page says, where a frame has no icon
  await cp(here('seal.svg'), `${assets}/seal.svg`);
  await cp(here('../../build/wasm/qiju.wasm'), `${assets}/qiju.wasm`);
  await buildFont(`${assets}/qiju-serif.woff2`);
  for (const page of pages) {
    const html = await readFile(here(`pages/${page.name}.html`), 'utf8');
    const fragment = page.name === 'reference' ? html.replace('<!-- reference -->', reference) : html;
    await mkdir(`${outdir}/${page.path}`, { recursive: true });
    await writeFile(`${outdir}/${page.path}index.html`, layout(page, fragment, styled.includes(page)));
  }
}
