/** @param {string} tag @param {(Node | string)[]} children @returns {HTMLElement} */
export function make(tag, ...children) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
