// The languages of the site. Each has pages and scripts of its own; the pages of the first are at the addresses without a folder.

/** @import { Language } from '../../elements/text/language-tag.js' */

/** @type {readonly { language: Language, tag: string, folder: string }[]} tag: as in `lang`; folder: of its pages */
export const languages = [
  { language: 'zh', tag: 'zh-Hans', folder: '' },
  { language: 'zh-Hant', tag: 'zh-Hant', folder: 'zh-hant/' },
  { language: 'en', tag: 'en', folder: 'en/' },
];

/** @param {string} path of a page, from the root of the site @returns {number} the place of its language in the list */
export const placeOf = (path) =>
  Math.max(
    0,
    languages.findIndex(({ folder }) => folder && path.startsWith(folder)),
  );
