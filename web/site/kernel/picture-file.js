// Makes files of pictures: SVG with the colours of the light theme, and PNG.
import { markupOf, shape } from './svg.js';

const stones = `svg{font-family:system-ui,sans-serif;text-anchor:middle}.wood{fill:#e3c38b}
.lines,.edge{fill:none;stroke:#6b4a1f;stroke-width:.03}.edge{stroke-width:.06}.star,.coordinate{fill:#6b4a1f}
.row{stroke:#b3261e;stroke-width:1.06;stroke-linecap:round}
.stone{stroke-width:.04}.black{fill:#1d2024;stroke:#1d2024}.white{fill:#fffdf6;stroke:#4a3415}
.on-black{fill:#fff6e6}.on-white{fill:#22262b}`;

const pieces = `.piece{fill:#22262b}.piece path{fill:#e3c38b;stroke:#6b4a1f;stroke-width:.015}
.caocao path{fill:#b3261e;stroke:none}.caocao text{fill:#fff6e6}.wall{fill:#6b4a1f}.gate{fill:#d9d0bb}`;

/** @param {string[]} colors of a tile, its edge and the inks */
const tiles = ([ground, edge, black, red, green, blue, brown, purple]) =>
  `.tile rect{fill:${ground}}.tile .edge{fill:${edge}}.black{fill:${black}}.red{fill:${red}}.green{fill:${green}}.blue{fill:${blue}}.brown{fill:${brown}}.purple{fill:${purple}}`;

const lightTiles = tiles(['#fbf5e4', '#b9a982', '#22262b', '#a81f18', '#17604f', '#24508f', '#7a4a00', '#66327f']);
const darkTiles = tiles(['#30373f', '#8d99a6', '#f7efdc', '#ffab9f', '#93e3c4', '#b3d0ff', '#f2c886', '#e2bdf5']);

/** The style sheet of each drawing, for its classes; of 连连看 by its skin. */
export const styles = {
  ...{ stones, pieces, serif: lightTiles, mahjong: lightTiles, dark: darkTiles },
  letters: `${lightTiles}.tile text{font-family:system-ui,sans-serif}`,
};

/**
 * @param {import('./svg.js').Picture} svg
 * @param {{ width: number, height: number, style: string, defs?: string }} file width and height: in pixels; defs: markup of what
 *   the picture uses
 * @returns {string} the file
 */
export function fileOf({ attributes, content }, { width, height, style, defs = '' }) {
  const root = { xmlns: 'http://www.w3.org/2000/svg', ...attributes, width, height };
  const markup = markupOf(shape('svg', root, [shape('style', {}, style), ...content]));
  return `${markup.replace('</style>', (end) => end + defs)}\n`;
}

/** @param {string} svg a file, which loads nothing from outside @returns {Promise<Blob>} PNG of the same size */
export async function toPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the browser could not encode the PNG')))),
  );
}
