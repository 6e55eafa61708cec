// Transforms the templates of lit-html: inserts icons and removes indentation, which would become text nodes. A wanted space
// beside a tag is written `${' '}`.
import { addIcons } from './icons.js';
import { childrenOf } from './texts.js';

/** @typedef {import('./texts.js').Node} Node */
/** @typedef {[start: number, end: number, markup: string]} Piece a range of a source and its replacement */

/** A placeholder for an expression. */
const HOLE = '\0';

/** @param {string} markup with holes @returns {string} */
export const withoutIndentation = (markup) =>
  markup
    .replace(/(^|>)\s+|\s+(<|$)/g, '$1$2')
    .replace(/\0\s*\n\s*(?=\0)/g, HOLE)
    .replace(/\s+/g, ' ');

/** @param {Node} node @returns {Piece[]} */
function piecesIn(node) {
  const inner = childrenOf(node).flatMap(piecesIn);
  if (node.type !== 'TaggedTemplateExpression') return inner;
  const quasis = /** @type {Node[]} */ (node.quasi.quasis);
  const markup = withoutIndentation(addIcons(quasis.map(({ value }) => value.raw).join(HOLE))).split(HOLE);
  return [...inner, ...quasis.map(({ start, end }, index) => /** @type {Piece} */ ([start, end, markup[index]]))];
}

/** @type {import('rollup').Plugin} */
export const templates = {
  name: 'templates',
  transform(code) {
    if (!code.includes("from 'lit-html'")) return null;
    const pieces = piecesIn(/** @type {Node} */ (this.parse(code))).sort(([one], [other]) => other - one);
    return {
      code: pieces.reduce((text, [start, end, markup]) => text.slice(0, start) + markup + text.slice(end), code),
      map: null,
    };
  },
};
