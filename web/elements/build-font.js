// Makes the serif face of the elements and the site: the characters that they set in it, out of Noto Serif SC (OFL 1.1),
// and for the traditional ones out of Noto Serif TC (OFL 1.1).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { toHant } from './hant.js';
import { names } from './piece-names.js';
import { faces } from './tile-faces.js';

const require = createRequire(import.meta.url);
/** What the elements say in it beside tiles and pieces. */
const notices = '出口走出了华容道全部消除没有能连的对子胜，。：！';

/** @param {'sc-chinese-simplified' | 'tc-chinese-traditional'} set */
const read = (set) =>
  readFile(require.resolve(`@fontsource/noto-serif-${set.slice(0, 2)}/files/noto-serif-${set}-700-normal.woff2`));

/**
 * Writes `qiju-serif.woff2`, and `qiju-serif-hant.woff2` for what only Traditional Chinese has.
 * @param {string} folder
 * @param {string} [more] what else is set in it, in Simplified Chinese; for pages that set nothing but this, and the seal of
 *   a won game, there is `qiju-headings.woff2`
 */
export async function buildFont(folder, more = '') {
  const text = [notices, more, ...faces.map((face) => face.glyph), ...Object.values(names).flat().map((name) => name.zh)].join('\n');
  const hant = [...toHant(text)].filter((char) => !text.includes(char)).join('');
  const options = { targetFormat: /** @type {const} */ ('woff2') };
  await writeFile(`${folder}/qiju-serif.woff2`, await subsetFont(await read('sc-chinese-simplified'), text, options));
  if (more) await writeFile(`${folder}/qiju-headings.woff2`, await subsetFont(await read('sc-chinese-simplified'), `${more}胜`, options));
  await writeFile(`${folder}/qiju-serif-hant.woff2`, await subsetFont(await read('tc-chinese-traditional'), hant, options));
}
