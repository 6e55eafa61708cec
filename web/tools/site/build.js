// Builds the static site: a page a game, every asset in a folder that is named for its version, nothing from elsewhere.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, games } from '../bundle.js';
import { buildFont } from '../assets/font.js';
import { buildMahjong } from '../assets/mahjong.js';
import { copyModule } from '../modules.js';
import { buildPanel } from '../panel/build.js';
import { buildSandbox } from '../panel/sandbox.js';
import { buildSingle } from '../single/build.js';
import { styleSheet, tokensOf } from '../style-sheets.js';
import { layout, pages, sourceOf } from './layout.js';
import { manifest } from './manifest.js';
import { markupOf } from '../../site/kernel/svg.js';
import { renderThumbnail, samples } from '../../site/kernel/thumbnail.js';
import { addPlaybackControls } from './playback-controls.js';
import { reference } from './reference.js';
import { addResultCard } from './result-card.js';
import { buildScripts } from './scripts.js';
import { addShapeOptions } from './shape-options.js';

/** @typedef {import('../../site/kernel/saved-game.js').Game} Game */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Rarely used: cached when first requested, not at the installation. */
const rare = /^(panel\/files|single)\/|\/part-plain-|\.png$/;

/** @param {typeof pages[number]} page */
async function fragmentOf(page) {
  const source = await readFile(here(`${sourceOf(page)}/index.html`), 'utf8');
  const html = source.replace(/^ +/gm, ''); // indentation
  if (page.name === 'reference') {
    const sections = await reference();
    return html.replace('<!-- reference -->', () => sections);
  }
  return addShapeOptions(addResultCard(addPlaybackControls(html))).replace(
    /<!-- (lianliankan|huarongdao|wuziqi) -->/g,
    (_, game) => markupOf(renderThumbnail(game, samples[/** @type {Game} */ (game)], 'zh')),
  );
}

/** What 五子棋 says in it when a game is over, or a puzzle solved. */
const verdicts = '黑白棋你电脑先后手胜了到连成五子是三四长禁手和棋盘已满无人解出来，：！';

/** @param {string} html @returns {string} the Simplified Chinese that is set in the serif face; Latin is the system's */
const headings = (html) =>
  [...html.replace(/<span lang="zh-Hant">.*?<\/span\s*>/gs, '').matchAll(/<(h[1-3]|strong|b)\b[^>]*>(.*?)<\/\1\s*>/gs)]
    .flatMap(([, , text]) => text.match(/[\p{Script=Han}，。：！？、]/gu) ?? [])
    .join('');

/** @param {string} folder @returns {Promise<string[]>} the files in it and below, in one order everywhere */
const filesIn = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort();

/** @param {string} outdir @param {string} assets @returns {ReturnType<typeof buildScripts>} */
async function buildScriptsInto(outdir, assets) {
  const panelFiles = await buildPanel({ outdir: `${outdir}/panel/files` });
  return buildScripts(assets, {
    PANEL_FILES: JSON.stringify(JSON.stringify(panelFiles)), // a string: esbuild would put an object into every page
  });
}

/** Builds the scripts of a built site again; no page and no other name of a file follows. @param {{ outdir: string }} options */
export async function rebuildScripts({ outdir }) {
  const [version] = await readdir(`${outdir}/assets`);
  await buildScriptsInto(outdir, `${outdir}/assets/${version}`);
}

/** @param {{ outdir: string }} options */
export async function buildSite({ outdir }) {
  const assets = `${outdir}/assets/new`;
  await rm(outdir, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const styled = pages.filter((page) => existsSync(here(`${sourceOf(page)}/index.css`)));
  await buildSingle({ outdir: `${outdir}/single` });
  const chunks = await buildScriptsInto(outdir, assets);
  /** @satisfies {import('esbuild').BuildOptions} */
  const plain = { minify: true, target: bundleOptions.target, bundle: true };
  await build({
    ...plain,
    entryPoints: [here('../../site/boot.js')],
    outdir: assets,
  });
  const site = await styleSheet(here('../../site/kernel/site.css'));
  await writeFile(`${assets}/site.css`, site);
  for (const page of styled) {
    const css = await styleSheet(here(`${sourceOf(page)}/index.css`), tokensOf(site));
    await writeFile(`${assets}/${page.name}.css`, css);
  }
  await writeFile(`${assets}/panel-sandbox.html`, await buildSandbox());
  for (const file of ['seal.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']) {
    await cp(here(`../../site/icons/${file}`), `${assets}/${file}`);
  }
  await cp(here('../../site/icons/favicon.ico'), `${outdir}/favicon.ico`); // asked for whatever a page says, where a frame has no icon
  for (const game of games) await copyModule(game, assets);
  await cp(here('../../../NOTICE'), `${outdir}/notices.txt`);

  const fragments = await Promise.all(pages.map(fragmentOf));
  /** @param {string} folder of the assets */
  const render = (folder) =>
    pages.map((page, index) => {
      const place = { ownStyle: styled.includes(page), chunks: chunks[page.name], assets: folder };
      return layout(page, fragments[index], place);
    });
  const drafts = render('');
  await buildFont(assets, (part) => {
    const found = drafts.filter((_, index) => !part || pages[index].face === part);
    return headings(found.join('')) + (part === 'tiles' || part === 'pieces' ? '' : verdicts);
  });
  await buildMahjong(assets);

  const hash = createHash('sha256').update(drafts.join(''));
  for (const file of await filesIn(outdir)) hash.update(file).update(await readFile(`${outdir}/${file}`));
  const version = hash.digest('hex').slice(0, 12);
  const folder = `assets/${version}/`;
  await rename(assets, `${outdir}/${folder}`);
  for (const [index, html] of render(folder).entries()) {
    await mkdir(`${outdir}/${pages[index].path}`, { recursive: true });
    await writeFile(`${outdir}/${pages[index].path}index.html`, html);
  }
  await writeFile(`${outdir}/site.webmanifest`, manifest(folder));
  const files = (await filesIn(outdir))
    .filter((file) => !rare.test(file))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1') || './');
  await build({
    ...plain,
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) },
    entryPoints: [here('../../site/service-worker.js')],
    outfile: `${outdir}/service-worker.js`,
  });
}
