// The three languages, and which of them a language tag asks for.

/** @typedef {'zh' | 'zh-Hant' | 'en'} Language */

/**
 * @param {string} tag as in `lang` or `navigator.language`
 * @returns {Language}
 */
export function languageFrom(tag) {
  if (!/^zh\b/i.test(tag)) return 'en';
  return /^zh-(hant|tw|hk|mo)\b/i.test(tag) ? 'zh-Hant' : 'zh';
}
