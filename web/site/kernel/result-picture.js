// The result of a game as a picture to share: a PNG with the board.
import { starPoints } from '../../elements/gomoku/geometry.js';
import { cellsWhere, goalsOf } from '../../elements/huarong/drawing.js';
import { outline } from '../../elements/huarong/outline.js';
import { glyphIn } from '../../elements/text/language.js';
import { isTile } from '../../elements/lianliankan/cells.js';
import { SHEET_COLS, SHEET_ROWS } from '../../elements/lianliankan/mahjong-faces.js';
import { faceIn, loadSkin, sheetOf } from '../../elements/lianliankan/tile-faces.js';
import { language, t } from './i18n.js';
import { layoutPieces } from './piece-layout.js';

/** @typedef {import('./saved-game.js').Game} Game */
/** @typedef {import('./saved-game.js').Picture} Picture */
/** @typedef {Pick<import('../../api/types.js').SlidingPuzzle, 'board'> & Pick<import('../../api/types.js').PuzzleOptions, 'goal'>} Puzzle of 华容道 that is not classic */
/** @typedef {import('../../elements/lianliankan/tile-faces.js').Skin} Skin */
/** @typedef {{ game: Game, name: string, picture: Picture | Puzzle, skin?: Skin }} Drawing name: of the game; picture: the board to draw; skin: of 连连看 */
/** @typedef {Drawing & { title: string, subtitle: string, facts: import('./result-card.js').Fact[] }} Content */

/** The sides of the picture, and of the square that holds the board, in pixels. */
const WIDTH = 1080;
const HEIGHT = 1350;
const BOARD = 760;
const LEFT = (WIDTH - BOARD) / 2;
const TOP = 190;

const [paper, ink, muted, red, onRed, hair] = ['#f6f1e4', '#22262b', '#5e6166', '#b3261e', '#fff6e6', '#d9d0bb'];
const inks = { red: '#a81f18', green: '#17604f', blue: '#24508f', brown: '#7a4a00', purple: '#66327f', black: ink };
/** @type {Record<'light' | 'dark', { edge: string, ground: string, inks: Record<string, string> }>} */
const tiles = {
  light: { edge: '#b9a982', ground: '#fbf5e4', inks },
  dark: {
    edge: '#8d99a6',
    ground: '#30373f',
    inks: {
      red: '#ffab9f',
      green: '#93e3c4',
      blue: '#b3d0ff',
      brown: '#f2c886',
      purple: '#e2bdf5',
      black: '#f7efdc',
    },
  },
};
const sans = 'system-ui, sans-serif';
const serif = () => getComputedStyle(document.body).getPropertyValue('--serif');

/** @typedef {{ context: CanvasRenderingContext2D, unit: number }} Surface unit: pixels in the width of a cell */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {{ x: number, y: number, size: number, color?: string, font?: string, weight?: number, most?: number }} style y:
 *   of its middle; most: the width that it may have
 */
function write(context, text, { x, y, size, color = ink, font = serif(), weight = 700, most }) {
  context.font = `${weight} ${size}px ${font}`;
  context.fillStyle = color;
  context.fillText(text, x, y, most);
}

/** @param {CanvasRenderingContext2D} context @param {[x: number, y: number, width: number, height: number]} box @param {number} radius @param {string} fill */
function box(context, [x, y, width, height], radius, fill) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fillStyle = fill;
  context.fill();
}

/** @param {string} address @param {number} unit pixels in the width of a tile @returns {Promise<HTMLCanvasElement>} */
async function drawSheet(address, unit) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(SHEET_COLS * unit);
  canvas.height = Math.ceil(SHEET_ROWS * unit);
  canvas.getContext('2d')?.drawImage(image, 0, 0, SHEET_COLS * unit, SHEET_ROWS * unit);
  return canvas;
}

/** @param {Surface} surface @param {readonly (readonly number[])[]} board @param {Skin} [skin] */
async function drawTiles({ context, unit }, board, skin = 'serif') {
  await loadSkin(skin);
  const address = sheetOf(skin);
  const sheet = address && (await drawSheet(address, unit));
  const [width, height] = [board[0].length * unit, board.length * unit];
  const margin = unit * 0.3;
  const { edge, ground, inks: colors } = tiles[skin === 'dark' ? 'dark' : 'light'];
  const font = skin === 'letters' ? sans : serif();
  box(context, [-margin, -margin, width + 2 * margin, height + 2 * margin], 16, '#24523f');
  for (const [row, kinds] of board.entries()) {
    for (const [col, kind] of kinds.entries()) {
      if (!isTile(kind)) continue;
      const { glyph, ink: name, at = '' } = faceIn(skin, kind);
      const [x, y] = [col * unit, row * unit];
      box(context, [x + unit * 0.03, y + unit * 0.03, unit * 0.94, unit * 0.94], unit * 0.12, edge);
      box(context, [x + unit * 0.04, y + unit * 0.04, unit * 0.92, unit * 0.88], unit * 0.11, ground);
      if (sheet && at) {
        // As a background position: the share of what the sheet is larger than a tile.
        const [left, top] = at.split(' ').map(parseFloat);
        const from = [(left / 100) * (SHEET_COLS - 1) * unit, (top / 100) * (SHEET_ROWS - 1) * unit];
        context.drawImage(
          sheet,
          from[0],
          from[1],
          unit,
          unit,
          x + unit * 0.04,
          y + unit * 0.02,
          unit * 0.92,
          unit * 0.92,
        );
        continue;
      }
      const style = { x: x + unit / 2, y: y + unit / 2, size: unit * 0.56, color: colors[name], font };
      write(context, glyphIn(glyph, language()), style);
    }
  }
}

/** @param {Surface} surface @param {readonly (readonly number[])[]} board of 华容道 */
function drawFrame({ context, unit }, board) {
  const [width, height] = [board[0].length * unit, board.length * unit];
  box(context, [-14, -14, width + 28, height + 28], 14, '#6b4a1f');
  box(context, [-6, -6, width + 12, height + 12], 8, '#efe3c6');
}

/** @param {Surface} surface @param {readonly (readonly number[])[]} board */
function drawPieces({ context, unit }, board) {
  drawFrame({ context, unit }, board);
  for (const { row, col, height: down, width: across, isLarge, size, glyphs } of layoutPieces(board, language())) {
    const at = /** @type {const} */ ([col * unit + 4, row * unit + 4, across * unit - 8, down * unit - 8]);
    box(context, [...at], 10, isLarge ? red : '#6b4a1f');
    if (!isLarge) box(context, [at[0] + 2, at[1] + 2, at[2] - 4, at[3] - 4], 8, '#e3c38b');
    for (const { glyph, x, y } of glyphs) {
      write(context, glyph, { x: x * unit, y: y * unit, size: size * unit, color: isLarge ? onRed : ink });
    }
  }
}

/** @param {Surface} surface @param {Puzzle} puzzle */
function drawPuzzle({ context, unit }, { board, goal }) {
  drawFrame({ context, unit }, board);
  const wanted = new Set(goalsOf(goal).map(({ id }) => id));
  for (const id of new Set(board.flat())) {
    if (id === 0) continue;
    const cells = cellsWhere(board, (each) => each === id);
    const fill = id === -1 ? '#6b4a1f' : id === -2 ? hair : wanted.has(id) ? red : '#e3c38b';
    const path = new Path2D();
    path.addPath(new Path2D(outline(cells, id === -1 ? 0 : 0.03, 0.1)), new DOMMatrix([unit, 0, 0, unit, 0, 0]));
    context.fillStyle = fill;
    context.fill(path);
    if (id < 0 || wanted.has(id)) continue;
    context.strokeStyle = '#6b4a1f';
    context.lineWidth = 2;
    context.stroke(path);
  }
}

/** @param {Surface} surface @param {{ size: number, moves: readonly number[] }} game */
function drawStones({ context, unit }, { size, moves }) {
  box(context, [0, 0, size * unit, size * unit], 14, '#e3c38b');
  context.strokeStyle = '#6b4a1f';
  context.lineWidth = 2;
  context.beginPath();
  for (let line = 0.5; line < size; line++) {
    context.moveTo(unit / 2, line * unit);
    context.lineTo((size - 0.5) * unit, line * unit);
    context.moveTo(line * unit, unit / 2);
    context.lineTo(line * unit, (size - 0.5) * unit);
  }
  context.stroke();
  for (const [col, row] of starPoints(size)) {
    box(context, [(col + 0.5) * unit - 5, (row + 0.5) * unit - 5, 10, 10], 5, '#6b4a1f');
  }
  for (const [index, move] of moves.entries()) {
    const [x, y] = [((move % size) + 0.5) * unit, (Math.floor(move / size) + 0.5) * unit];
    context.beginPath();
    context.arc(x, y, unit * 0.45, 0, 2 * Math.PI);
    context.fillStyle = index % 2 ? '#fffdf6' : '#1d2024';
    context.fill();
    context.stroke();
    if (index === moves.length - 1) box(context, [x - 6, y - 6, 12, 12], 6, red);
  }
}

/** @type {Record<Game, (surface: Surface, picture: any, skin?: Skin) => void | Promise<void>>} */
const painters = {
  lianliankan: drawTiles,
  huarongdao: (surface, picture) => ('board' in picture ? drawPuzzle : drawPieces)(surface, picture),
  wuziqi: drawStones,
};

/** @param {Drawing['picture']} picture @returns {[rows: number, cols: number]} */
function sizeOf(picture) {
  if ('size' in picture) return [picture.size, picture.size];
  const board = 'board' in picture ? picture.board : picture;
  return [board.length, board[0].length];
}

/** @param {Content} content @returns {Promise<Blob>} a PNG */
export async function drawResult({ game, name, picture, skin, title, subtitle, facts }) {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  box(context, [0, 0, WIDTH, HEIGHT], 0, paper);
  box(context, [0, 0, WIDTH, 12], 0, red);
  context.textBaseline = 'middle';

  box(context, [LEFT, 68, 72, 72], 10, red);
  context.textAlign = 'center';
  write(context, '棋', { x: LEFT + 36, y: 105, size: 46, color: onRed });
  context.textAlign = 'left';
  write(context, `${t('棋局', 'Qiju')} · ${name}`, { x: LEFT + 96, y: 106, size: 44, most: BOARD - 96 });

  const [rows, cols] = sizeOf(picture);
  const unit = BOARD / Math.max(rows, cols);
  context.save();
  context.translate(LEFT + (BOARD - cols * unit) / 2, TOP + (BOARD - rows * unit) / 2);
  context.textAlign = 'center';
  await painters[game]({ context, unit }, picture, skin);
  context.restore();

  context.textAlign = 'center';
  const middle = WIDTH / 2;
  write(context, title, { x: middle, y: 1024, size: 52, most: WIDTH - 120 });
  write(context, subtitle, { x: middle, y: 1084, size: 32, color: muted, font: sans, weight: 400, most: WIDTH - 120 });
  box(context, [LEFT, 1122, BOARD, 2], 0, hair);
  for (const [index, [label, value]] of facts.entries()) {
    const x = LEFT + (BOARD * (index + 0.5)) / facts.length;
    const most = BOARD / facts.length - 16;
    write(context, value, { x, y: 1170, size: 42, font: sans, weight: 600, most });
    write(context, label, { x, y: 1216, size: 28, color: muted, font: sans, weight: 400, most });
  }
  const address = location.host + location.pathname;
  write(context, address, { x: middle, y: 1296, size: 28, color: muted, font: sans, weight: 400, most: WIDTH - 120 });
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the browser could not encode the PNG')))),
  );
}
