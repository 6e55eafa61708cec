// Makes elements of HTML and SVG.

/** A function listens to the event of its name. @typedef {Record<string, string | number | ((event: Event) => unknown)>} Attributes */

/** @template {Element} E @param {E} element @param {Attributes} attributes @param {(Node | string)[]} children */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export const html = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

/** @param {string} tag @param {Attributes} [attributes] @param {(Node | string)[]} children @returns {SVGElement} */
export const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** @param {Attributes} attributes @param {(Node | string)[]} children @returns {HTMLButtonElement} */
export const createButton = (attributes, ...children) => html('button', { type: 'button', ...attributes }, ...children);
