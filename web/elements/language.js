// Which of the two languages an element speaks: that of the nearest `lang` attribute.

/** @typedef {'zh' | 'en'} Language */

/**
 * @param {Element} element
 * @returns {Language}
 */
export function languageOf(element) {
  const tag = element.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en';
  return tag.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/**
 * Calls back whenever the document's language changes.
 * @param {() => void} callback
 * @returns {() => void} stops watching
 */
export function watchLanguage(callback) {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
