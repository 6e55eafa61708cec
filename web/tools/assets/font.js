// Makes the serif font of the elements and the site: the characters that they use, from Noto Serif SC (OFL 1.1), and the
// traditional ones from Noto Serif TC (OFL 1.1).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { toHant } from '../../elements/text/hant.js';
import { names } from '../../elements/huarong/piece-names.js';
import { faces } from '../../elements/lianliankan/tile-faces.js';

const require = createRequire(import.meta.url);
/** The texts that the elements set in the font, apart from tiles and pieces. */
const notices = '出口走出了华容道全部消除没有能连的对子演示结束胜，。：！';

/** @param {'sc-chinese-simplified' | 'tc-chinese-traditional'} set */
const read = (set) =>
  readFile(require.resolve(`@fontsource/noto-serif-${set.slice(0, 2)}/files/noto-serif-${set}-700-normal.woff2`));

const tiles = faces.map((face) => face.glyph).join('');
const pieces = Object.values(names)
  .flat()
  .map((name) => name.zh)
  .join('');
/** The texts that a page sets in the font, apart from its headings: the seal of a won game, tiles, or pieces. */
const parts = { headings: '胜', guides: '', learn: '', tiles: notices + tiles, pieces: notices + pieces };

/** @param {'sc-chinese-simplified' | 'tc-chinese-traditional'} set @param {string} text */
const subset = async (set, text) => subsetFont(await read(set), text, { targetFormat: 'woff2' });

/** @param {string} file @param {'sc-chinese-simplified' | 'tc-chinese-traditional'} set @param {string} text */
const write = async (file, set, text) => writeFile(file, await subset(set, text));

/** @param {string} text @returns {string} the characters that only its Traditional Chinese form has */
const onlyHant = (text) => [...toHant(text)].filter((char) => !text.includes(char)).join('');

/**
 * @param {keyof typeof parts} part
 * @param {string} heading further text in the font, in Simplified Chinese
 * @returns {Promise<Record<'qiju-serif.woff2' | 'qiju-serif-hant.woff2', Uint8Array>>} both files, reduced to one game
 */
export async function faceFor(part, heading) {
  const text = parts[part] + heading;
  return {
    'qiju-serif.woff2': await subset('sc-chinese-simplified', text),
    'qiju-serif-hant.woff2': await subset('tc-chinese-traditional', onlyHant(text)),
  };
}

/**
 * Writes `qiju-serif.woff2`, and `qiju-serif-hant.woff2` with the characters of Traditional Chinese alone. A site also gets
 * subsets of the former that suffice for some pages: `qiju-headings.woff2`, `qiju-guides.woff2`, `qiju-learn.woff2`,
 * `qiju-tiles.woff2` and `qiju-pieces.woff2`.
 * @param {string} folder
 * @param {(part?: keyof typeof parts) => string} [headingsOf] returns the headings of all pages, or of the pages that load a
 *   part, in Simplified Chinese
 */
export async function buildFont(folder, headingsOf) {
  const text = [notices, headingsOf?.() ?? '', tiles, pieces].join('\n');
  await write(`${folder}/qiju-serif.woff2`, 'sc-chinese-simplified', text);
  for (const part of headingsOf ? /** @type {(keyof typeof parts)[]} */ (Object.keys(parts)) : []) {
    await write(`${folder}/qiju-${part}.woff2`, 'sc-chinese-simplified', parts[part] + headingsOf?.(part));
  }
  await write(`${folder}/qiju-serif-hant.woff2`, 'tc-chinese-traditional', onlyHant(text));
}
