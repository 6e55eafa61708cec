// Makes the picture of the mahjong skin: one SVG for all faces. Characters are outlines of Noto Serif TC (OFL 1.1), since a
// picture in a style sheet cannot load a font.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, DrawFuncs, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { toHant } from '../../elements/text/hant.js';
import { drawFace } from './mahjong-art.js';
import { SHEET_COLS, SHEET_ROWS, mahjongFaces } from '../../elements/lianliankan/mahjong-faces.js';

const CHARACTERS = '一二三四五六七八九万东南西北中发梅兰竹菊春夏秋冬';

/** @returns {Promise<(char: string) => string>} returns the outline of a character's traditional form in a square of 1000, y upwards from the baseline */
async function readOutlines() {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/noto-serif-tc/files/noto-serif-tc-chinese-traditional-700-normal.woff2',
  );
  const font = new Font(
    new Face(new Blob(await subsetFont(await readFile(file), toHant(CHARACTERS), { targetFormat: 'sfnt' }))),
  );
  return (char) => {
    const buffer = new Buffer();
    buffer.addText(toHant(char));
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let path = '';
    /** The position of the pen: relative coordinates are shorter. */
    let [fromX, fromY] = [0, 0];
    /** @param {string} command @param {number[]} numbers x, y, x, y … */
    const add = (command, numbers) => {
      const at = numbers.map(Math.round);
      const isRelative = command !== 'M';
      const written = at.map((number, index) => number - (isRelative ? (index % 2 ? fromY : fromX) : 0));
      path += command + written.join(' ').replaceAll(' -', '-');
      [fromX, fromY] = at.slice(-2);
    };
    const pen = new DrawFuncs();
    pen.setMoveToFunc((x, y) => add('M', [x, y]));
    pen.setLineToFunc((x, y) => add('l', [x, y]));
    pen.setQuadraticToFunc((x1, y1, x, y) => add('q', [x1, y1, x, y]));
    pen.setCubicToFunc((x1, y1, x2, y2, x, y) => add('c', [x1, y1, x2, y2, x, y]));
    pen.setClosePathFunc(() => (path += 'z'));
    font.drawGlyph(buffer.getGlyphInfos()[0].codepoint, pen);
    return path;
  };
}

/** @returns {Promise<string>} the sheet, an SVG */
export async function drawMahjong() {
  const outline = await readOutlines();
  const defined = [...CHARACTERS].map((char, index) => `<path id="c${index}" d="${outline(char)}"/>`).join('');
  /** @type {import('./mahjong-art.js').SetGlyph} */
  const glyph = (char, x, y, size, colour) => {
    const scale = size / 1000;
    // A character's square reaches from 120 below the baseline to 880 above.
    return `<use href="#c${CHARACTERS.indexOf(char)}" fill="${colour}" transform="translate(${x - size / 2} ${y + 0.38 * size}) scale(${scale} ${-scale})"/>`;
  };
  const faces = mahjongFaces.map(({ picture }, index) => {
    const [x, y] = [100 * (index % SHEET_COLS), 100 * Math.floor(index / SHEET_COLS)];
    return `<g transform="translate(${x} ${y})"><g id="${picture}">${drawFace(picture, glyph)}</g></g>`;
  });
  const [width, height] = [100 * SHEET_COLS, 100 * SHEET_ROWS];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defined}</defs>${faces.join('')}</svg>\n`;
}

/** Writes `qiju-mahjong.svg`. @param {string} folder */
export const buildMahjong = async (folder) => writeFile(`${folder}/qiju-mahjong.svg`, await drawMahjong());
