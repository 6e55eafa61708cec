// Language, title and theme of the document, which boot.js sets before the first paint.

/** @typedef {import('../../elements/text/language-tag.js').Language} Language */
/** @typedef {'auto' | 'light' | 'dark'} Theme */

const root = document.documentElement;
const tags = { zh: 'zh-Hans', 'zh-Hant': 'zh-Hant', en: 'en' };
const titles = /** @type {const} */ ({ zh: 'titleZh', 'zh-Hant': 'titleHant', en: 'titleEn' });

/** @returns {Language} */
export const language = () => (root.lang === 'zh-Hant' || root.lang === 'en' ? root.lang : 'zh');

/** @param {Language} to anything else means Simplified Chinese */
export function applyLanguage(to) {
  root.lang = tags[to] ?? tags.zh;
  document.title = root.dataset[titles[language()]] ?? document.title;
}

/** @returns {Theme} */
export const theme = () =>
  root.dataset.theme === 'light' || root.dataset.theme === 'dark' ? root.dataset.theme : 'auto';

/** @param {Theme | null} to anything but light and dark follows the system */
export function applyTheme(to) {
  if (to === 'light' || to === 'dark') root.dataset.theme = to;
  else delete root.dataset.theme;
}
