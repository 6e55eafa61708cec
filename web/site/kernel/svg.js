// Describes SVG elements as data: the build writes them as markup, and a page makes elements of them.
import { svg as createSvg } from '../../elements/board/dom.js';

/** @typedef {{ name: string, attributes: Record<string, string | number>, content: readonly Shape[] | string }} Shape */
/** @typedef {Shape & { content: readonly Shape[] }} Picture an `svg` element */

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {readonly Shape[] | string} [content]
 * @returns {Shape}
 */
export const shape = (name, attributes, content = []) => ({ name, attributes, content });

/** @param {number} width @param {number} height @param {readonly Shape[]} content @param {number} [margin] @returns {Picture} */
export const svg = (width, height, content, margin = 0) => ({
  ...shape('svg', { viewBox: [-margin, -margin, width + 2 * margin, height + 2 * margin].join(' ') }),
  content,
});

/** @param {string | number} text */
const escaped = (text) => String(text).replace(/[&<"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** @param {Shape} drawn @returns {string} */
export function markupOf({ name, attributes, content }) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(markupOf).join('');
  return `<${name}${written.join('')}${inner ? `>${inner}</${name}>` : '/>'}`;
}

/** @param {Shape} drawn @returns {SVGElement} */
export const elementOf = ({ name, attributes, content }) =>
  createSvg(name, attributes, ...(typeof content === 'string' ? [content] : content.map(elementOf)));
