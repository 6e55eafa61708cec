// The serif face of the pieces: the same on every machine, since it comes with the elements.
import { onlyInHant } from './hant.js';

/** @type {Set<string>} */
const asked = new Set();

/**
 * @param {string} file beside this one
 * @param {FontFaceDescriptors} [descriptors]
 * @returns {FontFace | undefined} undefined if it is there already
 */
function addFace(file, descriptors) {
  if (asked.has(file)) return;
  asked.add(file);
  const url = new URL(file, import.meta.url);
  const face = new FontFace('Qiju Serif', `url(${JSON.stringify(url.href)}) format("woff2")`, { weight: '700', display: 'swap', ...descriptors });
  document.fonts.add(face);
  return face;
}

/** Adds the face's traditional characters, which a browser fetches when a text has one. */
export function addHantSerif() {
  const unicodeRange = onlyInHant.map((char) => `U+${char.codePointAt(0)?.toString(16)}`).join();
  addFace('./qiju-serif-hant.woff2', { unicodeRange });
}

/** Fetches the face once; text shows in the next face of its list until it is there. */
export function loadSerif() {
  addFace('./qiju-serif.woff2')?.load().catch(() => {}); // the fallback faces serve
  addHantSerif();
}
