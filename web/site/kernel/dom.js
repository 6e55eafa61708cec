// Small helpers around the DOM.
export { createButton, html as createElement } from '../../elements/board/dom.js';

/** @template {HTMLElement} [E=HTMLElement] @param {string} id of an element that the page has @returns {E} */
export const byId = (id) => /** @type {E} */ (document.getElementById(id));

/** The same text again would be laid out again, and a live region would announce it again. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {string} id of a line of text @returns {(text: string) => void} sets it */
export const createStatusLine = (id) => (text) => void (byId(id).textContent = text);

/** Sets the text of a button, which may have an icon before it. @param {string} id @param {string} text */
export const setLabel = (id, text) => setText(byId(id).querySelector('span') ?? byId(id), text);

/** A disabled button keeps its place in the tab order. @param {string} id @param {boolean} enabled */
export const setEnabled = (id, enabled) => byId(id).setAttribute('aria-disabled', String(!enabled));

/** Adds click handlers that disabled buttons do not call. @param {Record<string, () => unknown>} handlers by the button's id */
export function onClick(handlers) {
  for (const [id, handler] of Object.entries(handlers)) {
    byId(id).addEventListener('click', () => byId(id).getAttribute('aria-disabled') === 'true' || handler());
  }
}

/** Saves a file through the browser's download. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
