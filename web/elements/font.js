// The serif face of the pieces: the same on every machine, since it comes with the elements.

let asked = false;

/** Fetches the face once; text shows in the next face of its list until it is there. */
export function loadSerif() {
  if (asked) return;
  asked = true;
  const url = new URL('./qiju-serif.woff2', import.meta.url);
  const face = new FontFace('Qiju Serif', `url(${JSON.stringify(url.href)}) format("woff2")`, { weight: '700', display: 'swap' });
  document.fonts.add(face);
  face.load().catch(() => {}); // the fallback faces serve
}
