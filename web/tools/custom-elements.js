// Makes the Custom Elements Manifest (https://github.com/webcomponents/custom-elements-manifest) from the JSDoc of the elements.
import { readFile } from 'node:fs/promises';
import * as analyzer from '@custom-elements-manifest/analyzer';
import * as gomoku from '../elements/gomoku/attributes.js';
import * as huarong from '../elements/huarong/attributes.js';
import * as lianliankan from '../elements/lianliankan/attributes.js';
import { kebab } from '../api/errors.js';
import { flag } from '../elements/board/contract.js';

/**
 * The part of the format in use here.
 * @typedef {{ name: string, fieldName?: string, default?: string, description?: string, type?: { text: string }, inheritedFrom?: object }} Item
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

const games = {
  lianliankan: { ...lianliankan, classes: ['LianliankanController'] },
  huarong: { ...huarong, classes: ['HuarongController'] },
  gomoku: {
    ...gomoku,
    members: [...gomoku.members, ...gomoku.stateMembers],
    classes: ['GomokuController', 'GomokuState'],
  },
};
const sources = [
  'board/board-element.js',
  'board/playback.js',
  ...Object.keys(games).flatMap((game) => [`${game}/${game}-board.js`, `${game}/index.js`, `${game}/controller.js`]),
  'gomoku/state.js',
];
/** The module that exports and defines the elements. */
const path = 'dist/elements.js';

const boardElement = { name: 'BoardElement', module: path };

/** The programmatic API is missing in the package's types. */
const { create, ts } = /** @type {any} */ (analyzer);

/** The lists of a declaration that the analyzer finds. Only documented items stay in them. */
const lists = /** @type {const} */ (['members', 'attributes', 'slots', 'cssParts', 'cssProperties']);

/** @param {Declaration} declaration */
function clean(declaration) {
  for (const list of lists) {
    const items = /** @type {Member[] | undefined} */ (declaration[list]);
    if (!items) continue;
    // The analyzer also finds assignments that are not part of the API.
    const documented = items.filter(({ description, privacy }) => description && !privacy);
    for (const item of documented) {
      if (item.inheritedFrom) item.inheritedFrom = boardElement;
      // A destructured parameter appears twice: as a pattern, and under its name in the JSDoc.
      if (item.parameters) item.parameters = item.parameters.filter(({ name }) => !/^[{[]/.test(name));
    }
    declaration[list] = /** @type {any} */ (documented);
  }
  if (declaration.superclass) {
    declaration.superclass = declaration.tagName ? boardElement : { name: 'HTMLElement', package: 'global:' };
  }
  return declaration;
}

/** @param {string} source */
async function parse(source) {
  const text = await readFile(new URL(`../elements/${source}`, import.meta.url), 'utf8');
  return ts.createSourceFile(source, text, ts.ScriptTarget.ES2022, true);
}

/** @param {any} node @returns {string} its comment, on one line */
const descriptionOf = (node) => node.jsDoc[0].comment.replace(/\s*\n\s*/g, ' ');

/**
 * The events that an interface of handlers declares.
 * @param {string} source
 * @returns {Promise<Item[]>}
 */
async function eventsOf(source) {
  /** @type {Item[]} */
  const events = [];
  const find = (/** @type {any} */ node) => {
    if (ts.isPropertySignature(node) && node.name.text.startsWith('on')) {
      const [{ type }] = node.type.parameters;
      const text = type.getText().replace(/\s+/g, ' ');
      const description = descriptionOf(node);
      events.push({ name: node.name.text.slice(2), type: { text }, description });
    } else ts.forEachChild(node, find);
  };
  find(await parse(source));
  return events;
}

/** @param {import('../elements/board/contract.js').Attribute<any>} attribute */
function typeOf(attribute) {
  if (attribute === flag) return 'boolean';
  if (attribute.expected.includes('integer')) return 'number';
  const [, keywords] = attribute.expected.split('one of ');
  return keywords
    ? keywords
        .split(', ')
        .map((keyword) => `'${keyword}'`)
        .join(' | ')
    : 'string';
}

/**
 * Adds the attributes of an element and their properties; a separate module describes them.
 * @param {Declaration} declaration
 * @param {keyof typeof games} game
 */
async function addAttributes(declaration, game) {
  declaration.attributes = [];
  const find = (/** @type {any} */ node) => {
    if (ts.isPropertyAssignment(node) && node.name.text in games[game].attributes && node.jsDoc) {
      const name = node.name.text;
      const attribute = /** @type {import('../elements/board/contract.js').Attributes} */ (games[game].attributes)[
        name
      ];
      const description = descriptionOf(node);
      const type = { text: typeOf(attribute) };
      const text = String(attribute.byDefault ?? '');
      const fallback = attribute === flag || text === '' ? {} : { default: text };
      declaration.attributes?.push({ name: kebab(name), fieldName: name, type, description, ...fallback });
      if (declaration.members?.every((member) => member.name !== name)) {
        declaration.members.push({ kind: 'field', name, type, description: 'Reflects the attribute.' });
      }
    }
    ts.forEachChild(node, find);
  };
  find(await parse(`${game}/attributes.js`));
}

/** @returns {Promise<Declaration[]>} */
async function readDeclarations() {
  const modules = await Promise.all(sources.map(parse));
  const manifest = /** @type {{ modules: { declarations: Declaration[] }[] }} */ (create({ modules, plugins: [] }));
  const declarations = manifest.modules
    .flatMap(({ declarations: found }) => found)
    .filter(({ kind }) => kind === 'class')
    .map(clean);
  const base = /** @type {Declaration} */ (declarations.find(({ name }) => name === 'BoardElement'));
  base.events = await eventsOf('board/events.d.ts');
  const inherited = base.events.map((event) => ({ ...event, inheritedFrom: boardElement }));
  for (const [game, { members, classes }] of Object.entries(games)) {
    const board = /** @type {Declaration} */ (declarations.find(({ tagName }) => tagName === `${game}-board`));
    const owned = declarations.filter(({ name }) => classes.includes(name)).flatMap((owner) => owner.members ?? []);
    const exposed = members.map((name) => /** @type {Member} */ (owned.find((member) => member.name === name)));
    const others = (board.members ?? []).filter(({ name }) => !exposed.some((member) => member.name === name));
    board.members = [...exposed, ...others];
    board.events = [...(await eventsOf(`${game}/tags.d.ts`)), ...inherited];
    await addAttributes(board, /** @type {keyof typeof games} */ (game));
  }
  const hidden = Object.values(games).flatMap(({ classes }) => classes);
  return declarations.filter(({ name }) => !hidden.includes(name));
}

/** @type {Promise<Declaration[]> | undefined} */
let declared;

/** @returns {Promise<Declaration[]>} BoardElement, Playback and the classes of the three elements, read once */
export const elementDeclarations = () => (declared ??= readDeclarations());

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
