// Bundles the scripts of the site. Rollup can be told which modules to put in one file. esbuild makes a file for each set of
// entries that share a module, over thirty for a page with a game, and each costs a request.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { bundleOptions, games } from '../bundle.js';
import { levelsModule } from '../levels.js';
import { styleSheet } from '../style-sheets.js';
import { pages, pagesWithGame, sourceOf } from './layout.js';
import { templates } from './templates.js';
import { texts } from './texts.js';

/** @typedef {import('../../elements/text/language-tag.js').Language} Language */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The entries that pages load, and those that their workers load. */
const pageEntries = Object.fromEntries(pages.map((page) => [page.name, here(`${sourceOf(page)}/index.js`)]));
const workerEntries = Object.fromEntries(
  games.map((game) => [`${game}-worker-host`, here(`../../api/${game}/worker-host.js`)]),
);
const entries = { ...pageEntries, ...workerEntries };

/** @type {ReadonlyMap<string, string>} */
const entryNames = new Map(Object.entries(entries).map(([name, path]) => [path, name]));

/** @type {Record<string, string>} */
const aliases = { ...bundleOptions.alias, 'lit-html': here('../../../node_modules/lit-html/lit-html.js') };

/** @type {import('rollup').Plugin} */
const modules = {
  name: 'modules',
  resolveId: (id) => (id === '#levels' ? id : (aliases[id] ?? null)),
  async load(id) {
    if (id === '#levels') return `export default ${await levelsModule()}`;
    if (id.endsWith('.css')) return `export default ${JSON.stringify(await styleSheet(id))}`;
    if (id.endsWith('.json')) return `export default ${await readFile(id, 'utf8')}`;
    return null;
  },
};

/**
 * @param {string} id
 * @param {(id: string) => readonly string[]} importersOf
 * @param {Set<string>} [seen]
 * @returns {Set<string>} the names of the entries that come to a module from importer to importer
 */
function entriesOf(id, importersOf, seen = new Set()) {
  const name = entryNames.get(id);
  if (name) return new Set([name]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  return new Set(importersOf(id).flatMap((importer) => [...entriesOf(importer, importersOf, seen)]));
}

/** Most pages use most of it. @param {string} id */
const isKernel = (id) => /\/web\/(site\/kernel|elements\/text)\//.test(id);

/** In characters of source. A part of a few pages that is smaller costs less in the file of all than a request of its own. */
const SMALL = 2000;

/** @type {import('rollup').GetManualChunk} one file for what the same entries need, one for what most games need */
function fileOf(id, meta) {
  const { getModuleInfo } = meta;
  const info = (/** @type {string} */ from) => /** @type {import('rollup').ModuleInfo} */ (getModuleInfo(from));
  const users = entriesOf(id, (from) => [...info(from).importers, ...info(from).dynamicImporters]);
  const names = [...entriesOf(id, (from) => info(from).importers)].sort();
  const workers = names.filter((name) => name in workerEntries);
  const { code, importedIds } = info(id);
  const isSmall = id.includes('/web/site/') && Number(code?.length) < SMALL;
  if (isSmall && names.length > 0 && users.size > 1 && importedIds.every((each) => fileOf(each, meta) === 'shared')) {
    return 'shared';
  }
  // What is loaded later, or by another entry than the one that needs it, which must not run there.
  if (names.length === 0 || (names.length === 1 && users.size > 1)) return null;
  if (workers.length > 1) return 'engine'; // not with the elements: a worker has no HTMLElement
  if (workers.length === 0 && (names.length === pages.length || isKernel(id))) return 'shared';
  if (workers.length === 0 && names.filter((name) => pagesWithGame.has(name)).length > 2) return 'games';
  return names.join('-');
}

/** @typedef {{ scripts: Record<string, string[]>, files: string[] }} Built scripts: of each page, its own first and then those that it imports; files: all that were written */

/**
 * @param {string} outdir
 * @param {Language} language
 * @param {Record<string, string>} define JavaScript expressions by the names that stand for them
 * @returns {Promise<Built>}
 */
export async function buildScripts(outdir, language, define) {
  const { target, minify, charset, legalComments } = bundleOptions;
  const bundle = await rollup({
    input: entries,
    external: /^node:/,
    plugins: [
      modules,
      texts(language),
      templates,
      {
        name: 'minify',
        renderChunk: (code) => transform(code, { format: 'esm', target, minify, charset, legalComments, define }),
      },
    ],
  });
  const { output } = await bundle.write({
    dir: outdir,
    format: 'es',
    hoistTransitiveImports: false,
    entryFileNames: ({ name }) => (name in pageEntries ? `${name}.${language}.js` : `${name}.js`),
    chunkFileNames: 'part-[name]-[hash].js', // the same in each language if there is no text in it
    manualChunks: fileOf,
    onlyExplicitManualChunks: true,
  });
  await bundle.close();
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const scripts = pages.map(({ name }) => {
    const needed = new Set([`${name}.${language}.js`]);
    for (const file of needed) chunks.get(file)?.imports.forEach((path) => needed.add(path));
    return [name, [...needed]];
  });
  return { scripts: Object.fromEntries(scripts), files: [...chunks.keys()] };
}
