// Language, title and theme of the document, which boot.js sets before the first paint.

/** @typedef {import('../../elements/text/language-tag.js').Language} Language */
/** @typedef {'auto' | 'light' | 'dark'} Theme */

const root = document.documentElement;
const titles = /** @type {const} */ ({ zh: 'titleZh', 'zh-Hant': 'titleHant', en: 'titleEn' });

/** @returns {Language} */
export const language = () => (root.lang === 'zh-Hant' || root.lang === 'en' ? root.lang : 'zh');

/** @param {unknown} to a language; anything else means Simplified Chinese */
export function applyLanguage(to) {
  root.lang = to === 'zh-Hant' || to === 'en' ? to : 'zh-Hans';
  document.title = root.dataset[titles[language()]] ?? document.title;
}

/** @returns {Theme} */
export const theme = () =>
  root.dataset.theme === 'light' || root.dataset.theme === 'dark' ? root.dataset.theme : 'auto';

/** @param {unknown} to a theme; anything but light and dark follows the system */
export function applyTheme(to) {
  if (to === 'light' || to === 'dark') root.dataset.theme = to;
  else delete root.dataset.theme;
}
