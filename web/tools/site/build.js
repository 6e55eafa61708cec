// Builds the static site. Every asset is in a folder that is named after its version, and nothing comes from another host.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, games } from '../bundle.js';
import { buildFont } from '../assets/font.js';
import { buildMahjong } from '../assets/mahjong.js';
import { copyModule } from '../modules.js';
import { buildPanel } from '../panel/build.js';
import { buildSingle } from '../single/build.js';
import { styleSheet, tokensOf } from '../style-sheets.js';
import { guideIn } from './guides.js';
import { articles, layout, pages, sourceOf } from './layout.js';
import { learnPage } from './learn.js';
import { manifest } from './manifest.js';
import { drawPicture } from '../../site/kernel/picture.js';
import { markupOf } from '../../site/kernel/svg.js';
import { samples } from '../../site/pages/home/samples.js';
import { addDailyDays } from './daily-days.js';
import { addPlaybackControls } from './playback-controls.js';
import { buildProgram } from './program.js';
import { referencePage } from './reference/pages.js';
import { buildSandbox } from './sandbox.js';
import { buildScripts, buildWorkers } from './scripts.js';
import { languages, placeOf } from '../../site/kernel/languages.js';

/** @typedef {import('../../site/kernel/saved-game.js').Game} Game */
/** @typedef {import('../../elements/text/language-tag.js').Language} Language */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Rarely used files: the service worker caches them on first request, not at its installation. */
const rare =
  /^(panel\/files|single)\/|^([\w-]+\/)?(docs|reference|learn)\/.+\/|\/(part-plain-javascript-|program\.js$)|\.(png|webp)$/;

/** @param {typeof pages[number]} page @param {Language} language */
async function fragmentOf(page, language) {
  if (page.name === 'docs') return guideIn(page, language);
  if (page.name === 'reference') return referencePage(page.path);
  if (page.name === 'learn') return learnPage(page, language);
  const source = await readFile(here(`${sourceOf(page)}/index.html`), 'utf8');
  const html = source.replace(/^ +/gm, ''); // indentation
  return addDailyDays(addPlaybackControls(html)).replace(/<!-- (lianliankan|huarongdao|wuziqi) -->/g, (_, game) =>
    markupOf(
      drawPicture(game, samples[/** @type {Game} */ (game)], {
        language,
        skin: 'mahjong',
        sheet: '../assets/qiju-mahjong.svg',
      }),
    ),
  );
}

/** The results of games and puzzles of 五子棋, which the page sets in the serif font. */
const verdicts = '黑白棋你电脑先后手胜赢了到连成五子是三四长禁手和棋盘已满无人解出来，：！';

/** @param {string} html @returns {string} the Simplified Chinese in the serif font; Latin letters use a font of the system */
const headings = (html) =>
  [...html.matchAll(/<(h[1-3]|strong|b)\b[^>]*>(.*?)<\/\1\s*>/gs)]
    .flatMap(([, , text]) => text.match(/[\p{Script=Han}，。：！？、]/gu) ?? [])
    .join('');

/** @param {string} folder @returns {Promise<string[]>} the files in it and below, in one order everywhere */
const filesIn = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort();

/**
 * @param {string} outdir
 * @param {string} assets
 * @param {import('./scripts.js').Built[]} built by language
 * @returns {Promise<string[][]>} the files that an offline visitor needs: in every language, then in each
 */
async function offlineFiles(outdir, assets, built) {
  const [shared, ...own] = [[], ...languages.map(() => [])].map((list) => /** @type {string[]} */ (list));
  const scripts = built.map(({ files }) => new Set(files.map((file) => assets + file)));
  for (const file of await filesIn(outdir)) {
    if (rare.test(file)) continue;
    const isPage = file.endsWith('index.html');
    const users = own.filter((_, index) => (isPage ? index === placeOf(file) : scripts[index].has(file)));
    const isShared = users.length === 0 || users.length === own.length;
    for (const list of isShared ? [shared] : users) list.push(file.replace(/(^|\/)index\.html$/, '$1') || './');
  }
  return [shared, ...own];
}

/** @param {string} outdir @param {string} assets */
async function buildScriptsInto(outdir, assets) {
  const panelFiles = await buildPanel({ outdir: `${outdir}/panel/files` });
  const define = {
    PANEL_FILES: JSON.stringify(JSON.stringify(panelFiles)), // as a string, since esbuild would put an object into every page
  };
  const [built] = await Promise.all([
    Promise.all(languages.map(({ language }) => buildScripts(assets, language, define))),
    buildWorkers(assets),
    buildProgram(`${assets}/program.js`),
  ]);
  return built;
}

/** Builds the scripts of a built site again. Pages and file names stay unchanged. @param {{ outdir: string }} options */
export async function rebuildScripts({ outdir }) {
  const [version] = await readdir(`${outdir}/assets`);
  await buildScriptsInto(outdir, `${outdir}/assets/${version}`);
}

/** @param {{ outdir: string }} options */
export async function buildSite({ outdir }) {
  const assets = `${outdir}/assets/new`;
  await rm(outdir, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  await buildSingle({ outdir: `${outdir}/single` });
  const built = await buildScriptsInto(outdir, assets);
  /** @satisfies {import('esbuild').BuildOptions} */
  const plain = { minify: true, target: bundleOptions.target, bundle: true };
  const { outputFiles } = await build({ ...plain, entryPoints: [here('../../site/boot.js')], write: false });
  const boot = outputFiles[0].text.trim();
  const site = await styleSheet(here('../../site/kernel/site.css'));
  for (const page of pages) {
    const own = await styleSheet(here(`${sourceOf(page)}/index.css`), tokensOf(site));
    await writeFile(`${assets}/${page.name}.css`, site + own);
  }
  await writeFile(`${assets}/sandbox.html`, await buildSandbox());
  for (const file of ['seal.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png']) {
    await cp(here(`../../site/icons/${file}`), `${assets}/${file}`);
  }
  await cp(here('../../site/icons/favicon.ico'), `${outdir}/favicon.ico`); // browsers request it for a frame without an icon
  await cp(here('../../site/screenshots'), assets, {
    recursive: true,
    filter: (file) => !file.endsWith('-play.webp'),
  });
  for (const game of games) await copyModule(game, assets);
  await cp(here('../../../NOTICE'), `${outdir}/notices.txt`);

  const seal = await readFile(here('../../site/icons/seal.svg'), 'utf8');
  const documents = await Promise.all(
    languages.flatMap((language, index) =>
      [...pages, ...articles].map(async (page) => {
        const fragment = await fragmentOf(page, language.language);
        const [script, ...chunks] = built[index].scripts[page.name];
        /** @param {string} folder of the assets */
        const render = (folder) => layout(page, fragment, { language, boot, script, chunks, seal, assets: folder });
        return { page, language, path: language.folder + page.path, render };
      }),
    ),
  );
  const drafts = documents.filter(({ language }) => language.language === 'zh');
  await buildFont(assets, (part) => {
    const found = drafts
      .filter(({ page }) => (part ? page.face === part : !/^(docs|learn)$/.test(page.name)))
      .map(({ render }) => render(''));
    return headings(found.join('')) + (!part || part === 'headings' ? verdicts : '');
  });
  await buildMahjong(assets);

  const hash = createHash('sha256');
  for (const { render } of documents) hash.update(render(''));
  for (const file of await filesIn(outdir)) hash.update(file).update(await readFile(`${outdir}/${file}`));
  const version = hash.digest('hex').slice(0, 12);
  const folder = `assets/${version}/`;
  await rename(assets, `${outdir}/${folder}`);
  for (const { path, render } of documents) {
    await mkdir(`${outdir}/${path}`, { recursive: true });
    await writeFile(`${outdir}/${path}index.html`, render(folder));
  }
  await writeFile(`${outdir}/site.webmanifest`, manifest(folder));
  await build({
    ...plain,
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(await offlineFiles(outdir, folder, built)) },
    entryPoints: [here('../../site/service-worker.js')],
    outfile: `${outdir}/service-worker.js`,
  });
}
