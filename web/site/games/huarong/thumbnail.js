// A position of 华容道 as a small picture.
import { shapeOf } from '../../../elements/huarong/piece-names.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @param {Iterable<import('../../../api/types.js').Piece>} pieces @returns {SVGElement} 4 by 5 */
export function createThumbnail(pieces) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 40 50');
  svg.setAttribute('aria-hidden', 'true');
  for (const piece of pieces) {
    const rect = document.createElementNS(SVG, 'rect');
    const box = {
      x: piece.col * 10 + 0.75,
      y: piece.row * 10 + 0.75,
      width: piece.width * 10 - 1.5,
      height: piece.height * 10 - 1.5,
      rx: 1,
    };
    for (const [key, value] of Object.entries(box)) rect.setAttribute(key, String(value));
    rect.setAttribute('class', shapeOf(piece));
    svg.append(rect);
  }
  return svg;
}
