// The serif face of the pieces: the same on every machine, since it comes with the elements.
import { onlyInHant } from './hant.js';

/** By their addresses. @type {Map<string, FontFace>} */
const faces = new Map();

/**
 * @param {string} family
 * @param {URL} url written out where it is made, so that bundlers find the file
 * @param {FontFaceDescriptors} [descriptors]
 */
function addFace(family, { href }, descriptors) {
  if (faces.has(href) || !document.fonts) return; // jsdom has none
  const source = `url(${JSON.stringify(href)}) format("woff2")`;
  const face = new FontFace(family, source, { weight: '700', display: 'swap', ...descriptors });
  faces.set(href, face);
  document.fonts.add(face);
}

/** @returns {Promise<unknown>[]} of the faces that are being loaded now */
export const loadingFaces = () =>
  [...faces.values()].flatMap(({ status, loaded }) => (status === 'loading' ? [loaded] : []));

/** @returns {string} the `unicode-range` of the face's traditional characters */
export const hantRange = () => onlyInHant.map((char) => `U+${char.codePointAt(0)?.toString(16)}`).join();

/** Adds the face's traditional characters, which a browser fetches when a text has one. */
export function addHantSerif() {
  const unicodeRange = hantRange();
  if (!unicodeRange) return; // a page in another language
  addFace('Qiju Hant', new URL('./qiju-serif-hant.woff2', import.meta.url), { unicodeRange });
}

/** Adds the face, which a browser fetches when something is set in it; until it is there the next face of the list shows. */
export function addSerif() {
  addFace('Qiju Serif', new URL('./qiju-serif.woff2', import.meta.url));
  addHantSerif();
}
