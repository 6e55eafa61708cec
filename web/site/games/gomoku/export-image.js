// Saves the position as an image.
import { createOrientation, starPoints } from '../../../elements/gomoku/geometry.js';
import { download } from '../../kernel/dom.js';
import { fileOf, styles, toPng } from '../../kernel/picture-file.js';
import { shape, svg } from '../../kernel/svg.js';
import { drawStones } from './picture.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** The margin around the cells, in cells. */
const MARGIN = 0.75;
/** Pixels per cell. */
const PIXELS = { png: 64, svg: 40 };

/** @param {Pick<GomokuBoard, 'size' | 'moves' | 'numbers' | 'verdict' | 'quarters' | 'mirrored'>} board @returns {import('../../kernel/svg.js').Picture} with coordinates */
export function drawBoard({ size, moves, numbers, verdict, quarters, mirrored }) {
  const { toScreen, columnLabel, rowLabel } = createOrientation(size, quarters, mirrored);
  const rows = verdict?.rows?.map((row) => row.map(toScreen));
  const { content } = drawStones({ size, moves: moves.map(toScreen), numbers, stars: starPoints(size), rows });
  const side = size + 2 * MARGIN;
  const wood = shape('rect', { class: 'wood', x: -MARGIN, y: -MARGIN, width: side, height: side });
  const label = { class: 'coordinate', 'font-size': 0.34 };
  const labels = Array.from({ length: size }, (_, index) => [
    shape('text', { ...label, x: index + 0.5, y: size + 0.42 }, columnLabel(index)),
    shape('text', { ...label, x: -0.3, y: index + 0.62 }, rowLabel(index)),
  ]);
  return svg(size, size, [wood, ...labels.flat(), ...content], MARGIN);
}

/** @param {GomokuBoard} board @param {'svg' | 'png'} format */
export async function saveImage(board, format) {
  const side = (board.size + 2 * MARGIN) * PIXELS[format];
  const text = fileOf(drawBoard(board), { width: side, height: side, style: styles.stones });
  const file = format === 'png' ? await toPng(text) : new Blob([text], { type: 'image/svg+xml' });
  download(file, `wuziqi-${board.steps}.${format}`);
}
