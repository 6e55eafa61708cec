// Gives texts in the language of the page.
import { toHant } from '../../elements/text/hant.js';

/** @import { Language } from '../../elements/text/language-tag.js' */

/** @returns {Language} */
export function language() {
  const lang = globalThis.document?.documentElement.lang; // tests in Node have no document
  return lang === 'zh-Hant' || lang === 'en' ? lang : 'zh';
}

/**
 * Translates inline: both texts stand where they are used. The build of the site leaves the one that its page needs.
 * @param {string} zh Simplified Chinese, from which the Traditional is made
 * @param {string} en
 * @returns {string}
 */
export function t(zh, en) {
  const current = language();
  return current === 'en' ? en : current === 'zh-Hant' ? toHant(zh) : zh;
}

/** @param {...unknown} parts of a sentence @returns {string} those that are there, with commas between them */
export const joined = (...parts) => parts.filter(Boolean).join(t('，', ', '));

/** @param {{ zh: string, zhHant: string, en: string }} level or puzzle, as the API has it @returns {string} its name */
export const nameOf = ({ zh, zhHant, en }) => (language() === 'zh-Hant' ? zhHant : t(zh, en));
