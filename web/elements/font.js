// The serif face of the pieces: the same on every machine, since it comes with the elements.
import { onlyInHant } from './hant.js';

/** @type {Set<string>} */
const asked = new Set();

/**
 * @param {URL} url written out where it is made, so that bundlers find the file
 * @param {FontFaceDescriptors} [descriptors]
 * @returns {FontFace | undefined} undefined if it is there already
 */
function addFace({ href }, descriptors) {
  if (asked.has(href)) return;
  asked.add(href);
  const face = new FontFace('Qiju Serif', `url(${JSON.stringify(href)}) format("woff2")`, { weight: '700', display: 'swap', ...descriptors });
  document.fonts.add(face);
  return face;
}

/** Adds the face's traditional characters, which a browser fetches when a text has one. */
export function addHantSerif() {
  const unicodeRange = onlyInHant.map((char) => `U+${char.codePointAt(0)?.toString(16)}`).join();
  addFace(new URL('./qiju-serif-hant.woff2', import.meta.url), { unicodeRange });
}

/** Fetches the face once; text shows in the next face of its list until it is there. */
export function loadSerif() {
  addFace(new URL('./qiju-serif.woff2', import.meta.url))
    ?.load()
    .catch(() => {}); // the fallback faces serve
  addHantSerif();
}
