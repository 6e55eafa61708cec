// What every page does: the language and theme switches, and texts in attributes.
import { recall, remember } from './store.js';

export { recall, remember };

/** @typedef {'zh' | 'en'} Language */

const root = document.documentElement;

/** @returns {Language} */
export const language = () => (root.lang === 'en' ? 'en' : 'zh');

/**
 * @param {string} zh
 * @param {string} en
 */
export const say = (zh, en) => (language() === 'zh' ? zh : en);

/** @type {(() => void)[]} */
const listeners = [];

/** @param {() => void} callback runs now, and at every change of the language */
export function onLanguage(callback) {
  listeners.push(callback);
  callback();
}

/**
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E} the element with this id, which the page has
 */
export const byId = (id) => /** @type {E} */ (document.getElementById(id));

/** @type {Record<string, (element: HTMLElement, text: string) => void>} */
const attributes = {
  label: (element, text) => element.setAttribute('aria-label', text),
  text: (element, text) => (element.textContent = text),
  title: (element, text) => (element.title = text),
  placeholder: (element, text) => element.setAttribute('placeholder', text),
};

function translateAttributes() {
  for (const [name, apply] of Object.entries(attributes)) {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-${name}]`))) {
      const [zh, en] = (element.dataset[name] ?? '').split('|');
      apply(element, say(zh, en));
    }
  }
}

/** @param {Language} to */
function setLanguage(to) {
  root.lang = to;
  document.title = (to === 'en' ? root.dataset.titleEn : root.dataset.titleZh) ?? '';
  remember('language', to);
  for (const listener of listeners) listener();
}

const themes = /** @type {const} */ (['auto', 'light', 'dark']);
const themeNames = { auto: ['随系统', 'Auto'], light: ['浅色', 'Light'], dark: ['深色', 'Dark'] };

/** @returns {typeof themes[number]} */
const theme = () => (root.dataset.theme === 'light' || root.dataset.theme === 'dark' ? root.dataset.theme : 'auto');

function showTheme() {
  const [zh, en] = themeNames[theme()];
  const button = byId('theme');
  button.textContent = say(zh, en);
  button.setAttribute('aria-label', say(`配色：${zh}`, `Theme: ${en}`));
}

byId('language').addEventListener('click', () => setLanguage(language() === 'zh' ? 'en' : 'zh'));
byId('theme').addEventListener('click', () => {
  const next = themes[(themes.indexOf(theme()) + 1) % themes.length];
  if (next === 'auto') delete root.dataset.theme;
  else root.dataset.theme = next;
  remember('theme', next);
  showTheme();
});
onLanguage(() => {
  translateAttributes();
  showTheme();
});
