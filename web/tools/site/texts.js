// Writes pages and scripts in one language: sources have each text in Simplified Chinese and English, a built file in one.
import { onlyInHant, toHant } from '../../elements/text/hant.js';

/** @typedef {import('../../elements/text/language-tag.js').Language} Language */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of an ESTree */

/** @param {Language} language @param {string} zh @param {string} en */
export const textIn = (language, zh, en) => (language === 'en' ? en : language === 'zh-Hant' ? toHant(zh) : zh);

/** @param {string} html with texts written `{{中文|English}}` @param {Language} language @returns {string} */
export const htmlIn = (html, language) =>
  html.replace(/\{\{([^|{}]*)\|([^{}]*)\}\}/g, (_, zh, en) => textIn(language, zh, en));

/** @param {Node} node @returns {Node[]} */
export const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');

/** @param {Node} object an object literal @param {string} name @returns {Node | undefined} the value of this property */
const valueIn = ({ properties }, name) => properties.find((/** @type {Node} */ { key }) => key?.name === name)?.value;

/**
 * Returns the replacement of a node in a language: for `t(zh, en)` one argument, for `inThreeLanguages({ zh, en })` an object
 * with one property.
 * @param {Node} node
 * @param {Language} language
 * @returns {[before: string, node: Node, after: string] | null} null if the node stays
 */
function replacement({ type, callee, arguments: given }, language) {
  if (type !== 'CallExpression') return null;
  const part = language === 'en' ? 'en' : 'zh';
  if (callee.name === 't' && given.length === 2) return ['(', given[part === 'en' ? 1 : 0], ')'];
  if (callee.name !== 'inThreeLanguages' || given[0].type !== 'ObjectExpression') return null;
  const value = valueIn(given[0], part);
  return value ? [`({ '${language}': `, value, ' })'] : null;
}

/**
 * @param {string} source of a module
 * @param {Node} tree of the source
 * @param {Language} language
 * @returns {string}
 */
export function scriptIn(source, tree, language) {
  /** @param {Node} node @returns {string} */
  function write(node) {
    const replaced = replacement(node, language);
    if (replaced) return replaced[0] + write(replaced[1]) + replaced[2];
    let written = '';
    let from = node.start;
    for (const child of childrenOf(node).sort((a, b) => a.start - b.start)) {
      if (child.start < from) continue; // `{ zh }` has the same node as key and value
      written += source.slice(from, child.start) + write(child);
      from = child.end;
    }
    return written + source.slice(from, node.end);
  }
  const written = write(tree);
  return language === 'zh-Hant' ? toHant(written) : written;
}

/** The converter for a page of one language, where nothing is left to convert. @param {Language} language */
const converterIn = (language) =>
  `export const toHant = (text) => text;
export const onlyInHant = ${JSON.stringify(language === 'zh-Hant' ? onlyInHant : [])};`;

/** @param {Language} language @returns {import('rollup').Plugin} */
export const texts = (language) => ({
  name: 'texts',
  load: (id) => (id.endsWith('/web/elements/text/hant.js') ? converterIn(language) : null),
  transform(code, id) {
    if (!/\/web\/(site|elements|panel)\/.*\.js$/.test(id)) return null;
    return { code: scriptIn(code, /** @type {Node} */ (this.parse(code)), language), map: null };
  },
});
