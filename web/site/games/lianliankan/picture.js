// Draws a board of 连连看 as a picture.
import { isTile } from '../../../elements/lianliankan/cells.js';
import { faceIn } from '../../../elements/lianliankan/tile-faces.js';
import { glyphIn } from '../../../elements/text/language.js';
import { shape, svg } from '../../kernel/svg.js';

/**
 * @param {readonly (readonly number[])[]} board
 * @param {import('../../kernel/picture.js').Look} look the faces of a sheet of pictures are used by their names
 * @returns {import('../../kernel/svg.js').Picture}
 */
export function drawTiles(board, { language, skin = 'serif', sheet = '' }) {
  const tiles = board.flatMap((row, y) =>
    row.flatMap((kind, x) => {
      if (!isTile(kind)) return [];
      const { glyph, ink, picture } = faceIn(skin, kind);
      const text = { x: 0.5, y: 0.71, 'font-size': 0.6 };
      return shape('g', { class: `tile ${ink}`, transform: `translate(${x} ${y})` }, [
        shape('rect', { class: 'edge', x: 0.03, y: 0.03, width: 0.94, height: 0.94, rx: 0.12 }),
        shape('rect', { x: 0.04, y: 0.04, width: 0.92, height: 0.88, rx: 0.11 }),
        picture
          ? shape('use', { href: `${sheet}#${picture}`, transform: 'translate(.04 .02) scale(.0092)' })
          : shape('text', text, glyphIn(glyph, language)),
      ]);
    }),
  );
  return svg(board[0].length, board.length, tiles);
}
