// SVG elements as data: the build writes them as markup, and a page makes elements of them.

/** @typedef {{ name: string, attributes: Record<string, string | number>, content: readonly Shape[] | string }} Shape */

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {readonly Shape[] | string} [content]
 * @returns {Shape}
 */
export const shape = (name, attributes, content = []) => ({ name, attributes, content });

/** @param {Shape} drawn @returns {string} */
export function markupOf({ name, attributes, content }) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${typeof content === 'string' ? content : content.map(markupOf).join('')}</${name}>`;
}

/** @param {Shape} drawn @returns {Element} */
export function elementOf({ name, attributes, content }) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...(typeof content === 'string' ? [content] : content.map(elementOf)));
  return element;
}
