// A position of 五子棋 as a picture: SVG, or the same shapes painted as PNG. Units are cells; the colours are those of the
// board in daylight.
import { sightOf } from '../../../elements/gomoku/sight.js';
import { colorAfter } from '../../../elements/gomoku/sentences.js';
import { placeOf, rowsThrough } from '../../../elements/gomoku/points.js';
import { starsOf } from '../../../elements/gomoku/drawing.js';
import { download } from '../../shared/dom.js';

/** @typedef {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} GomokuBoard */
/** @typedef {{ x: number, y: number }} Spot */
/**
 * @typedef {{ kind: 'line', from: Spot, to: Spot, width: number, color: string }
 *   | { kind: 'disc', at: Spot, radius: number, fill: string, rim?: string }
 *   | { kind: 'text', at: Spot, text: string, size: number, color: string }} Shape
 */

const wood = '#e3c38b';
const ink = '#6b4a1f';
const red = '#b3261e';
const stones = {
  black: { fill: '#1d2024', rim: '#1d2024', text: '#fff6e6' },
  white: { fill: '#fffdf6', rim: '#4a3415', text: '#22262b' },
};
/** Around the cells, in cells. */
const RIM = 0.75;
/** Of a PNG, in pixels. */
const CELL = 64;

/** @param {GomokuBoard} board @returns {Shape[]} in the order in which they cover each other */
function shapesOf({ size, pieces, numbers, verdict, quarters, mirrored }) {
  const sight = sightOf(size, quarters, mirrored);
  const spot = (/** @type {number} */ point) => {
    const { row, col } = placeOf(sight.seen(point), size);
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
    shapes.push({ kind: 'text', at: { x: at, y: size + 0.3 }, text: sight.foot(i), size: 0.34, color: ink });
    shapes.push({ kind: 'text', at: { x: -0.3, y: at }, text: sight.side(i), size: 0.34, color: ink });
  }
  for (const [x, y] of starsOf(size)) {
    shapes.push({ kind: 'disc', at: { x: x + 0.5, y: y + 0.5 }, radius: 0.11, fill: ink });
  }
  const { move = null, cells = [] } = verdict ?? {};
  for (const row of move === null ? [] : rowsThrough(pieces[move], cells, size)) {
    shapes.push({ kind: 'line', from: spot(row[0]), to: spot(row[row.length - 1]), width: 1.06, color: red });
  }
  for (const [index, point] of pieces.entries()) {
    const { fill, rim, text } = stones[colorAfter(index)];
    shapes.push({ kind: 'disc', at: spot(point), radius: 0.44, fill, rim });
    if (numbers) shapes.push({ kind: 'text', at: spot(point), text: String(index + 1), size: 0.4, color: text });
    else if (index === pieces.length - 1) shapes.push({ kind: 'disc', at: spot(point), radius: 0.13, fill: text });
  }
  return shapes;
}

/** @param {Shape} shape */
function markup(shape) {
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
  const side = board.size + 2 * RIM;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-RIM} ${-RIM} ${side} ${side}" width="${side * 40}" height="${side * 40}" font-family="system-ui, sans-serif" text-anchor="middle" stroke-linecap="round"><rect x="${-RIM}" y="${-RIM}" width="${side}" height="${side}" fill="${wood}"/>${shapesOf(board).map(markup).join('')}</svg>\n`;
  return new Blob([text], { type: 'image/svg+xml' });
}

/** @param {CanvasRenderingContext2D} brush @param {Shape} shape */
function paint(brush, shape) {
  brush.beginPath();
  if (shape.kind === 'line') {
    brush.moveTo(shape.from.x, shape.from.y);
    brush.lineTo(shape.to.x, shape.to.y);
    brush.strokeStyle = shape.color;
    brush.lineWidth = shape.width;
    return brush.stroke();
  }
  const { x, y } = shape.at;
  if (shape.kind === 'text') {
    brush.font = `${shape.size}px system-ui, sans-serif`;
    brush.fillStyle = shape.color;
    return brush.fillText(shape.text, x, y);
  }
  brush.arc(x, y, shape.radius, 0, 2 * Math.PI);
  brush.fillStyle = shape.fill;
  brush.fill();
  if (!shape.rim) return undefined;
  brush.strokeStyle = shape.rim;
  brush.lineWidth = 0.04;
  return brush.stroke();
}

/** @param {GomokuBoard} board @returns {Promise<Blob>} */
async function asPng(board) {
  const side = board.size + 2 * RIM;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * CELL;
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  brush.scale(CELL, CELL);
  brush.translate(RIM, RIM);
  brush.fillStyle = wood;
  brush.fillRect(-RIM, -RIM, side, side);
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineCap = 'round';
  for (const shape of shapesOf(board)) paint(brush, shape);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the browser paints no PNG')))),
  );
}

/** @param {GomokuBoard} board @param {'svg' | 'png'} format */
export async function savePicture(board, format) {
  const blob = format === 'png' ? await asPng(board) : asSvg(board);
  download(blob, `wuziqi-${board.steps}.${format}`);
}
