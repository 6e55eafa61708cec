// Builds each game as one HTML file that needs no other file and no server.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { faceFor } from '../assets/font.js';
import { drawMahjong } from '../assets/mahjong.js';
import { bundleOptions, games, parsersApart } from '../bundle.js';
import { levelsPlugin } from '../levels.js';
import { styleSheet } from '../style-sheets.js';
import { addIcons } from '../site/icons.js';
import { pages } from '../site/layout.js';
import { engineElsewhere, inlineFiles } from './inline.js';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const source = here('../../site/single');

/** @typedef {typeof pages[number]} Page the page of a game */

/** @param {import('esbuild').BuildOptions} options @returns {Promise<string>} */
async function bundle(options) {
  const { outputFiles } = await build({ ...bundleOptions, ...options, format: 'iife', write: false });
  const text = outputFiles?.[0].text.trim() ?? '';
  if (/<!--|<script/i.test(text)) throw new Error('A script in HTML must not contain the beginning of another');
  return text;
}

/** @param {string} game */
async function bundleEngine(game) {
  const module = deflateRawSync(await readFile(here(`../../../build/wasm/${game}.wasm`)), { level: 9 });
  return bundle({
    stdin: {
      contents: `import { ${game}Module } from '../../api/${game}/index.js';
        import { startEngine } from './engine.js';
        startEngine(${game}Module, '${game}', '${module.toString('base64')}');`,
      resolveDir: source,
    },
    plugins: [...bundleOptions.plugins, levelsPlugin(), parsersApart], // which nothing here calls
  });
}

/** @param {string} game @param {import('./inline.js').Files} files */
const bundlePage = (game, files) =>
  bundle({
    entryPoints: [`${source}/${game}.js`],
    plugins: [...bundleOptions.plugins, inlineFiles(files), engineElsewhere],
  });

/** @param {Page} page @returns {Promise<import('./inline.js').Files>} */
async function filesOf({ face = 'headings', zh }) {
  const files = await faceFor(face, zh);
  return face === 'tiles' ? { ...files, 'qiju-mahjong.svg': await drawMahjong() } : files;
}

/** @param {Page} page @returns {Promise<string>} */
async function documentOf(page) {
  const { name, zh } = page;
  const { version } = JSON.parse(await readFile(here('../../../package.json'), 'utf8'));
  const [engine, script, style, body, seal] = await Promise.all([
    bundleEngine(name),
    bundlePage(name, await filesOf(page)),
    styleSheet(`${source}/index.css`),
    readFile(`${source}/${name}.html`, 'utf8'),
    readFile(here('../../site/icons/seal.svg'), 'utf8'),
  ]);
  return `<!doctype html>
<!-- Qiju ${version}, MIT licence; with characters of Noto Serif SC and TC, SIL Open Font License 1.1 -->
<html lang="zh-Hans" data-game="${name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f1e4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#15181b" media="(prefers-color-scheme: dark)">
<title>${zh}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(seal)}">
<style>${style}</style>
</head>
<body>
<noscript><p class="noscript">请打开 JavaScript。Please turn JavaScript on.</p></noscript>
${addIcons(body.replace(/^ +/gm, '').trim())}
<script>${engine}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Names and documents, made once for the package and the site. @type {Promise<[string, string][]> | undefined} */
let documents;

/** @returns {NonNullable<typeof documents>} */
const makeDocuments = () =>
  Promise.all(
    pages.filter(({ name }) => games.includes(name)).map(async (page) => [`${page.name}.html`, await documentOf(page)]),
  );

/**
 * Writes `lianliankan.html`, `huarong.html` and `gomoku.html`.
 * @param {{ outdir: string }} options
 */
export async function buildSingle({ outdir }) {
  await mkdir(outdir, { recursive: true });
  documents ??= makeDocuments();
  for (const [file, text] of await documents) await writeFile(`${outdir}/${file}`, text);
}
