import { languages } from '../web/site/kernel/languages.js';

/**
 * @param {string} path of a page of the site, without its language
 * @param {string} [language]
 * @returns {string} the path of the page in this language
 */
export function localizedPath(path, language = 'zh') {
  if (/^single\/|\.\w+$/.test(path)) return path; // the same file for all languages
  return (languages.find((each) => each.language === language)?.folder ?? '') + path;
}
