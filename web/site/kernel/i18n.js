// Texts in the visitor's language.
import { toHant } from '../../elements/text/hant.js';
import { byId } from './dom.js';
import { language } from './root.js';

/**
 * Translates inline: both texts stand where they are used.
 * @param {string} zh Simplified Chinese, from which the Traditional is made
 * @param {string} en
 * @returns {string} the text in the page's language
 */
export function t(zh, en) {
  const current = language();
  return current === 'en' ? en : current === 'zh-Hant' ? toHant(zh) : zh;
}

/** @type {(() => void)[]} */
const listeners = [];

/** @param {() => void} callback runs now, and whenever the language changes */
export function onLanguageChange(callback) {
  listeners.push(callback);
  callback();
}

/** Calls everyone who asked to know that the language changed. */
export const languageChanged = () => listeners.forEach((listener) => listener());

/** @type {Record<string, (element: HTMLElement, text: string) => void>} */
const attributes = {
  label: (element, text) => element.setAttribute('aria-label', text),
  text: (element, text) => (element.textContent = text),
  title: (element, text) => (element.title = text),
  placeholder: (element, text) => element.setAttribute('placeholder', text),
};

/** Sets the texts of `data-label`, `data-text`, `data-title` and `data-placeholder`, written `中文|English`. */
export function translateAttributes() {
  for (const [name, apply] of Object.entries(attributes)) {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-${name}]`))) {
      const [zh, en] = (element.dataset[name] ?? '').split('|');
      apply(element, t(zh, en));
    }
  }
}

/**
 * A line of text that follows the language of the page.
 * @param {string} id of its element
 * @returns {(text: () => string) => void} sets the text
 */
export function createStatusLine(id) {
  let current = () => '';
  const write = () => (byId(id).textContent = current());
  onLanguageChange(write);
  return (text) => {
    current = text;
    write();
  };
}
