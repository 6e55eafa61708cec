// The Custom Elements Manifest of the boards (https://github.com/webcomponents/custom-elements-manifest), made from the JSDoc of their classes.
import { readFile } from 'node:fs/promises';
import * as analyzer from '@custom-elements-manifest/analyzer';

/**
 * The parts of the format that are used here.
 * @typedef {{ name: string, description?: string, type?: { text: string }, inheritedFrom?: object }} Item
 * @typedef {Item & { kind: 'field' | 'method', privacy?: string, static?: boolean, readonly?: boolean, default?: string,
 *   parameters?: (Item & { optional?: boolean, default?: string })[], return?: { type?: { text: string }, description?: string } }} Member
 * @typedef {object} Declaration
 * @property {string} kind
 * @property {string} name
 * @property {string} [tagName]
 * @property {string} [description]
 * @property {{ name: string, module?: string, package?: string }} [superclass]
 * @property {Member[]} [members]
 * @property {Item[]} [attributes]
 * @property {Item[]} [events]
 * @property {Item[]} [slots]
 * @property {Item[]} [cssParts]
 * @property {Item[]} [cssProperties]
 */

const sources = [
  'board/board-element.js',
  ...['lianliankan', 'huarong', 'gomoku'].flatMap((game) => [`${game}/${game}-board.js`, `${game}/index.js`]),
];
/** The module that exports and defines the elements. */
const path = 'dist/elements.js';

/** The programmatic API, which the package's types leave out. */
const { create, ts } = /** @type {any} */ (analyzer);

/** Lists of a declaration, in which only documented items are kept. */
const lists = /** @type {const} */ (['members', 'attributes', 'events', 'slots', 'cssParts', 'cssProperties']);

/** @param {Declaration} declaration */
function clean(declaration) {
  for (const list of lists) {
    const items = /** @type {Member[] | undefined} */ (declaration[list]);
    if (!items) continue;
    // The analyzer also finds assignments and dispatched events that are not part of the API.
    const documented = items.filter(({ description, privacy }) => description && !privacy);
    for (const item of documented) {
      if (item.inheritedFrom) item.inheritedFrom = { name: 'BoardElement', module: path };
      // A destructured parameter appears twice: as a pattern, and under its name in the JSDoc.
      if (item.parameters) item.parameters = item.parameters.filter(({ name }) => !/^[{[]/.test(name));
    }
    declaration[list] = /** @type {any} */ (documented);
  }
  if (declaration.superclass) {
    declaration.superclass = declaration.tagName
      ? { name: 'BoardElement', module: path }
      : { name: 'HTMLElement', package: 'global:' };
  }
  return declaration;
}

/** @returns {Promise<Declaration[]>} BoardElement and the classes of the three elements */
export async function elementDeclarations() {
  const modules = await Promise.all(
    sources.map(async (source) => {
      const text = await readFile(new URL(`../elements/${source}`, import.meta.url), 'utf8');
      return ts.createSourceFile(source, text, ts.ScriptTarget.ES2022, true);
    }),
  );
  const manifest = /** @type {{ modules: { declarations: Declaration[] }[] }} */ (create({ modules, plugins: [] }));
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ kind }) => kind === 'class')
    .map(clean);
}

/** @returns {Promise<string>} custom-elements.json */
export async function customElementsManifest() {
  const declarations = await elementDeclarations();
  const exports = declarations.flatMap(({ name, tagName }) => {
    if (!tagName) return [];
    const declaration = { name, module: path };
    return [
      { kind: 'js', name, declaration },
      { kind: 'custom-element-definition', name: tagName, declaration },
    ];
  });
  const modules = [{ kind: 'javascript-module', path, declarations, exports }];
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: '', modules }, null, 2)}\n`;
}
