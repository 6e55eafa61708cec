// Reads and changes the address and the theme of the document.
import { languages, placeOf } from './languages.js';

/** @typedef {'auto' | 'light' | 'dark'} Theme */

const root = document.documentElement;

/** The address of the site, above the folders of the languages. */
export const siteRoot = new URL(root.dataset.root ?? './', location.href).href;

/** @returns {string} of this page, from the root of the site, with query and hash */
const path = () => location.href.slice(siteRoot.length);

/** Does the address of this page name its language? */
export const isLanguageNamed = () => placeOf(path()) > 0;

/** @param {unknown} wanted a language; anything else means Simplified Chinese @returns {string} the address of this page in it */
export function addressIn(wanted) {
  const { folder } = languages.find((each) => each.language === wanted) ?? languages[0];
  return siteRoot + folder + path().slice(languages[placeOf(path())].folder.length);
}

/** @returns {Theme} */
export const theme = () =>
  root.dataset.theme === 'light' || root.dataset.theme === 'dark' ? root.dataset.theme : 'auto';

/** @param {unknown} to a theme; anything but light and dark follows the system */
export function applyTheme(to) {
  if (to === 'light' || to === 'dark') root.dataset.theme = to;
  else delete root.dataset.theme;
}
