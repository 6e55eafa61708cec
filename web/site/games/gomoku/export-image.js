// Saves the position as an image: the same shapes as SVG or painted as PNG. Units are cells; the colours are those of the light
// theme.
import { colorAfter } from '../../../elements/gomoku/color.js';
import { coordinatesOf, createOrientation, starPoints } from '../../../elements/gomoku/geometry.js';
import { download } from '../../kernel/dom.js';
// Imported for the bundle: what two modules need in the same places is in one chunk.
import '../../kernel/i18n.js';

/** @typedef {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} GomokuBoard */
/** @typedef {{ x: number, y: number }} Coordinates */
/**
 * @typedef {{ kind: 'line', from: Coordinates, to: Coordinates, width: number, color: string }
 *   | { kind: 'disc', at: Coordinates, radius: number, fill: string, rim?: string }
 *   | { kind: 'text', at: Coordinates, text: string, size: number, color: string }} Shape
 */

const wood = '#e3c38b';
const ink = '#6b4a1f';
const red = '#b3261e';
const stones = {
  black: { fill: '#1d2024', rim: '#1d2024', text: '#fff6e6' },
  white: { fill: '#fffdf6', rim: '#4a3415', text: '#22262b' },
};
/** Around the cells, in cells. */
const MARGIN = 0.75;
/** Pixels per cell of a PNG. */
const CELL_PIXELS = 64;
/** Pixels per cell of an SVG. */
const SVG_CELL_PIXELS = 40;

/** @param {GomokuBoard} board @returns {Shape[]} bottom to top */
function shapesOf({ size, moves: pieces, numbers, verdict, quarters, mirrored }) {
  const orientation = createOrientation(size, quarters, mirrored);
  const centre = (/** @type {number} */ point) => {
    const { row, col } = coordinatesOf(orientation.toScreen(point), size);
    return { x: col + 0.5, y: row + 0.5 };
  };
  const last = size - 0.5;
  /** @type {Shape[]} */
  const shapes = [];
  for (let i = 0; i < size; i++) {
    const at = i + 0.5;
    const width = i === 0 || i === size - 1 ? 0.06 : 0.03;
    shapes.push({ kind: 'line', from: { x: 0.5, y: at }, to: { x: last, y: at }, width, color: ink });
    shapes.push({ kind: 'line', from: { x: at, y: 0.5 }, to: { x: at, y: last }, width, color: ink });
    shapes.push({
      kind: 'text',
      at: { x: at, y: size + 0.3 },
      text: orientation.columnLabel(i),
      size: 0.34,
      color: ink,
    });
    shapes.push({ kind: 'text', at: { x: -0.3, y: at }, text: orientation.rowLabel(i), size: 0.34, color: ink });
  }
  for (const [x, y] of starPoints(size)) {
    shapes.push({ kind: 'disc', at: { x: x + 0.5, y: y + 0.5 }, radius: 0.11, fill: ink });
  }
  for (const row of verdict?.rows ?? []) {
    shapes.push({ kind: 'line', from: centre(row[0]), to: centre(row[row.length - 1]), width: 1.06, color: red });
  }
  for (const [index, point] of pieces.entries()) {
    const { fill, rim, text } = stones[colorAfter(index)];
    shapes.push({ kind: 'disc', at: centre(point), radius: 0.44, fill, rim });
    if (numbers) shapes.push({ kind: 'text', at: centre(point), text: String(index + 1), size: 0.4, color: text });
    else if (index === pieces.length - 1) shapes.push({ kind: 'disc', at: centre(point), radius: 0.13, fill: text });
  }
  return shapes;
}

/** @param {Shape} shape */
function svgOf(shape) {
  if (shape.kind === 'line') {
    const { from, to, width, color } = shape;
    return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="${color}" stroke-width="${width}"/>`;
  }
  const { x, y } = shape.at;
  if (shape.kind === 'text') {
    return `<text x="${x}" y="${y}" font-size="${shape.size}" fill="${shape.color}" dominant-baseline="central">${shape.text}</text>`;
  }
  return `<circle cx="${x}" cy="${y}" r="${shape.radius}" fill="${shape.fill}"${shape.rim ? ` stroke="${shape.rim}" stroke-width=".04"` : ''}/>`;
}

/** @param {GomokuBoard} board @returns {Blob} */
function asSvg(board) {
  const side = board.size + 2 * MARGIN;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}" width="${side * SVG_CELL_PIXELS}" height="${side * SVG_CELL_PIXELS}" font-family="system-ui, sans-serif" text-anchor="middle" stroke-linecap="round"><rect x="${-MARGIN}" y="${-MARGIN}" width="${side}" height="${side}" fill="${wood}"/>${shapesOf(board).map(svgOf).join('')}</svg>\n`;
  return new Blob([text], { type: 'image/svg+xml' });
}

/** @param {CanvasRenderingContext2D} context @param {Shape} shape */
function paint(context, shape) {
  context.beginPath();
  if (shape.kind === 'line') {
    context.moveTo(shape.from.x, shape.from.y);
    context.lineTo(shape.to.x, shape.to.y);
    context.strokeStyle = shape.color;
    context.lineWidth = shape.width;
    return context.stroke();
  }
  const { x, y } = shape.at;
  if (shape.kind === 'text') {
    context.font = `${shape.size}px system-ui, sans-serif`;
    context.fillStyle = shape.color;
    return context.fillText(shape.text, x, y);
  }
  context.arc(x, y, shape.radius, 0, 2 * Math.PI);
  context.fillStyle = shape.fill;
  context.fill();
  if (!shape.rim) return undefined;
  context.strokeStyle = shape.rim;
  context.lineWidth = 0.04;
  return context.stroke();
}

/** @param {GomokuBoard} board @returns {Promise<Blob>} */
async function asPng(board) {
  const side = board.size + 2 * MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * CELL_PIXELS;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(CELL_PIXELS, CELL_PIXELS);
  context.translate(MARGIN, MARGIN);
  context.fillStyle = wood;
  context.fillRect(-MARGIN, -MARGIN, side, side);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineCap = 'round';
  for (const shape of shapesOf(board)) paint(context, shape);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the browser could not encode the PNG')))),
  );
}

/** @param {GomokuBoard} board @param {'svg' | 'png'} format */
export async function saveImage(board, format) {
  const blob = format === 'png' ? await asPng(board) : asSvg(board);
  download(blob, `wuziqi-${board.steps}.${format}`);
}
