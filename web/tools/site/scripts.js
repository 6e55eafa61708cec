// Bundles the scripts of the site with Rollup, since it lets us choose which modules share a file. esbuild makes a file for each
// set of entries that share a module: over thirty requests for a page with a game.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { bundleOptions, games } from '../bundle.js';
import { levelsModule } from '../levels.js';
import { styleSheet } from '../style-sheets.js';
import { gameOf, pages, sourceOf } from './layout.js';
import { templates } from './templates.js';
import { texts } from './texts.js';

/** @typedef {import('../../elements/text/language-tag.js').Language} Language */
/** @typedef {typeof pages[number]} Page */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {(page: Page) => boolean} isWanted @returns {Record<string, string>} */
const entriesOf = (isWanted) =>
  Object.fromEntries(pages.filter(isWanted).map((page) => [page.name, here(`${sourceOf(page)}/index.js`)]));

/** @param {Page} page */
const kindOf = ({ name, hasBench, hasFigure }) =>
  gameOf.has(name) ? 'game' : hasBench ? 'code' : hasFigure ? 'figure' : 'text';

/** Pages need fewer files if they share none with pages of another kind. */
const groups = ['game', 'code', 'figure', 'text'].map((kind) => entriesOf((page) => kindOf(page) === kind));

const levels = here('../../api/huarong/#levels');

/** @type {Record<string, string>} */
const aliases = {
  ...bundleOptions.alias,
  '#levels': levels,
  'lit-html': here('../../../node_modules/lit-html/lit-html.js'),
  uqr: here('../../../node_modules/uqr/dist/index.mjs'),
};

/** @type {import('rollup').Plugin} */
const modules = {
  name: 'modules',
  resolveId: (id) => aliases[id] ?? null,
  async load(id) {
    if (id === levels) return `export default ${await levelsModule()}`;
    if (id.endsWith('.css')) return `export default ${JSON.stringify(await styleSheet(id))}`;
    if (id.endsWith('.json')) return `export default ${await readFile(id, 'utf8')}`;
    return null;
  },
};

/**
 * Returns a function that chooses the file of a module: the file of the only page that uses it, or one of those that pages share.
 * @param {Record<string, string>} entries
 * @returns {import('rollup').GetManualChunk}
 */
function createFileOf(entries) {
  const names = new Map(Object.entries(entries).map(([name, path]) => [path, name]));

  /**
   * @param {string} id
   * @param {(id: string) => readonly string[]} importersOf
   * @param {Set<string>} [seen]
   * @returns {Set<string>} the names of the entries that import a module, directly or not
   */
  function usersOf(id, importersOf, seen = new Set()) {
    const name = names.get(id);
    if (name) return new Set([name]);
    if (seen.has(id)) return new Set();
    seen.add(id);
    return new Set(importersOf(id).flatMap((importer) => [...usersOf(importer, importersOf, seen)]));
  }

  return (id, { getModuleInfo }) => {
    const info = (/** @type {string} */ from) => /** @type {import('rollup').ModuleInfo} */ (getModuleInfo(from));
    const atOnce = usersOf(id, (from) => info(from).importers);
    if (atOnce.size === 0) return null; // loaded later, if at all
    const users = usersOf(id, (from) => [...info(from).importers, ...info(from).dynamicImporters]);
    if (users.size === 1) return [...users][0];
    const [game, ...others] = new Set([...atOnce].map((name) => gameOf.get(name)));
    return game && others.length === 0 ? `board-${game}` : 'shared';
  };
}

/**
 * @param {string} dir
 * @param {Record<string, string>} input
 * @param {import('rollup').Plugin[]} plugins
 * @param {string} end of the names of the entries
 * @param {Record<string, string>} [define] JavaScript expressions by the names that stand for them
 */
async function bundle(dir, input, plugins, end, define) {
  const { target, minify, charset, legalComments } = bundleOptions;
  const minifier = {
    name: 'minify',
    renderChunk: (/** @type {string} */ code) =>
      transform(code, { format: 'esm', target, minify, charset, legalComments, define }),
  };
  const built = await rollup({ input, external: /^node:/, plugins: [modules, ...plugins, minifier] });
  const { output } = await built.write({
    dir,
    format: 'es',
    hoistTransitiveImports: false,
    entryFileNames: `[name]${end}`,
    chunkFileNames: 'part-[name]-[hash].js', // the same in each language if there is no text in it
    manualChunks: createFileOf(input),
    onlyExplicitManualChunks: true,
  });
  await built.close();
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** One file for the worker of each game. @param {string} outdir */
export const buildWorkers = (outdir) =>
  Promise.all(
    games.map((game) =>
      bundle(outdir, { [`${game}-worker-host`]: here(`../../api/${game}/worker-host.js`) }, [], '.js'),
    ),
  );

/** @typedef {{ scripts: Record<string, string[]>, files: string[] }} Built scripts: for each page, its own first and then what it imports; files: all files of scripts */

/**
 * @param {string} outdir
 * @param {Language} language
 * @param {Record<string, string>} define JavaScript expressions by the names that they replace
 * @returns {Promise<Built>}
 */
export async function buildScripts(outdir, language, define) {
  const built = await Promise.all(
    groups.map((entries) => bundle(outdir, entries, [texts(language), templates], `.${language}.js`, define)),
  );
  const chunks = new Map(built.flat().map((chunk) => [chunk.fileName, chunk]));
  const scripts = pages.map(({ name }) => {
    const needed = new Set([`${name}.${language}.js`]);
    for (const file of needed) chunks.get(file)?.imports.forEach((path) => needed.add(path));
    return [name, [...needed]];
  });
  return { scripts: Object.fromEntries(scripts), files: [...chunks.keys()] };
}
