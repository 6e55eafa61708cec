// Small helpers around the DOM.

/** @template {HTMLElement} [E=HTMLElement] @param {string} id of an element that the page has @returns {E} */
export const byId = (id) => /** @type {E} */ (document.getElementById(id));

/**
 * @param {string} tag
 * @param {Record<string, string | ((event: Event) => unknown)>} [attributes] a function is called by the event of its name
 * @param {(Node | string)[]} children
 * @returns {HTMLElement}
 */
export function createElement(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

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
