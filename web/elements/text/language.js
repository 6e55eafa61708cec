// An element speaks one of three languages: the nearest `lang` attribute decides. Each text is written in Simplified Chinese
// and in English; the Traditional Chinese is made from the Simplified.
import { toHant } from './hant.js';
import { languageFrom } from './language-tag.js';
import './font.js'; // for the same elements and pages: in one chunk with this module

/** @typedef {import('./language-tag.js').Language} Language */

/** An element, and the hosts of the shadow trees that it is in, from the inside out. @param {Element} element */
function* hosts(element) {
  /** @type {Element | undefined} */
  let host = element;
  for (; host; host = /** @type {ShadowRoot} */ (host.getRootNode()).host) yield host;
}

/**
 * @param {Element} element
 * @returns {Language}
 */
export function languageOf(element) {
  for (const host of hosts(element)) {
    const tag = host.closest('[lang]')?.getAttribute('lang');
    if (tag) return languageFrom(tag);
  }
  return languageFrom(navigator.language || 'en');
}

/**
 * A text, a function that gives one, or a table of such, in Traditional Chinese.
 * @template T
 * @param {T} zh
 * @returns {T}
 */
function inHant(zh) {
  /** @type {unknown} */
  let hant = zh;
  if (typeof zh === 'string') hant = toHant(zh);
  else if (typeof zh === 'function') hant = (/** @type {unknown[]} */ ...given) => inHant(zh(...given));
  else if (Array.isArray(zh)) hant = zh.map(inHant);
  else if (zh && typeof zh === 'object') {
    hant = Object.fromEntries(Object.entries(zh).map(([key, value]) => [key, inHant(value)]));
  }
  return /** @type {T} */ (hant);
}

/**
 * @param {string} zh a glyph that all readers see, such as the face of a tile
 * @param {Language} language of the reader
 */
export const glyphIn = (zh, language) => (language === 'zh-Hant' ? toHant(zh) : zh);

/**
 * The parameters of English functions have the types that the Chinese ones declare.
 * @template T
 * @param {{ zh: T, en: NoInfer<T> }} texts
 * @returns {Record<Language, T>}
 */
export const inThreeLanguages = ({ zh, en }) => ({ zh, 'zh-Hant': inHant(zh), en });

/**
 * Calls back whenever the language of an element in the document changes.
 * @param {Element} element
 * @param {() => void} callback
 * @returns {() => void} stops watching
 */
export function watchLanguage(element, callback) {
  let language = languageOf(element);
  const observer = new MutationObserver(() => {
    if (language === languageOf(element)) return;
    language = languageOf(element);
    callback();
  });
  for (const host of hosts(element)) observer.observe(host.getRootNode(), { attributeFilter: ['lang'], subtree: true });
  return () => observer.disconnect();
}
