// Boards as thumbnails for the start page. Colours and fonts are in pages/home/index.css.
import { glyphIn } from '../../elements/text/language.js';
import { shapeOf } from '../../elements/huarong/piece-names.js';
import { isTile } from '../../elements/lianliankan/cells.js';
import { faceIn } from '../../elements/lianliankan/tile-faces.js';
import { layoutPieces } from './piece-layout.js';
import { shape } from './svg.js';

/** @typedef {import('../../elements/text/language.js').Language} Language */
/** @typedef {import('./svg.js').Shape} Shape */

/** @param {number} width @param {number} height @param {Shape[]} content */
const svg = (width, height, content) =>
  shape('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, content);

/** @param {number[][]} board @param {Language} language */
function tiles(board, language) {
  const drawn = board.flatMap((row, y) =>
    row.flatMap((kind, x) => {
      if (!isTile(kind)) return [];
      const { glyph, ink } = faceIn('serif', kind);
      return shape('g', { class: `tile ${ink}` }, [
        shape('rect', { x: x * 10 + 0.4, y: y * 10 + 0.4, width: 9.2, height: 9.2, rx: 1.2 }),
        shape('text', { x: x * 10 + 5, y: y * 10 + 7.3 }, glyphIn(glyph, language)),
      ]);
    }),
  );
  return svg(board[0].length * 10, board.length * 10, drawn);
}

/** @param {number[][]} board @param {Language} language */
function pieces(board, language) {
  const drawn = layoutPieces(board, language).map(({ row, col, height, width, size, glyphs }) => {
    const box = { x: col * 10 + 0.4, y: row * 10 + 0.4, width: width * 10 - 0.8, height: height * 10 - 0.8, rx: 1 };
    const written = glyphs.map(({ glyph, x, y }) =>
      shape('text', { x: x * 10, y: (y + size * 0.36) * 10, 'font-size': size * 10 }, glyph),
    );
    return shape('g', { class: `piece ${shapeOf({ height, width })}` }, [shape('rect', box), ...written]);
  });
  return svg(board[0].length * 10, board.length * 10, drawn);
}

/** @param {{ size: number, moves: number[] }} game */
function stones({ size, moves }) {
  const end = size * 10 - 5;
  const lines = Array.from({ length: size }, (_, i) => `M5 ${i * 10 + 5}H${end}M${i * 10 + 5} 5V${end}`).join('');
  const drawn = moves.map((move, index) => {
    const centre = { cx: (move % size) * 10 + 5, cy: Math.floor(move / size) * 10 + 5 };
    return shape('circle', { class: index % 2 ? 'white' : 'black', ...centre, r: 4.5 });
  });
  return svg(size * 10, size * 10, [shape('path', { d: lines }), ...drawn]);
}

/** @type {Record<import('./saved-game.js').Game, (picture: any, language: Language) => Shape>} */
const renderers = { lianliankan: tiles, huarongdao: pieces, wuziqi: stones };

/**
 * @param {import('./saved-game.js').Game} game
 * @param {import('./saved-game.js').Picture} picture of this game
 * @param {Language} language
 * @returns {Shape}
 */
export const renderThumbnail = (game, picture, language) => renderers[game](picture, language);

/** Shown to visitors without a saved game. @type {Record<import('./saved-game.js').Game, import('./saved-game.js').Picture>} */
export const samples = {
  lianliankan: [
    [7, 1, 12, 20, 33, 9, 5, 2],
    [14, 30, 0, 0, 11, 0, 18, 7],
    [2, 9, 0, 26, 26, 0, 33, 14],
    [22, 0, 5, 10, 0, 20, 0, 30],
    [11, 18, 12, 1, 22, 8, 10, 8],
  ],
  huarongdao: [
    [3, 1, 1, 4],
    [3, 1, 1, 4],
    [5, 2, 2, 6],
    [5, 7, 8, 6],
    [9, 0, 0, 10],
  ],
  wuziqi: { size: 15, moves: [112, 97, 98, 126, 84, 70, 99, 114, 96, 95, 100, 101, 82, 68, 128] },
};
