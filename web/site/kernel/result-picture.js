// Draws the result of a game as a PNG to share, with the board.
import { starPoints } from '../../elements/gomoku/geometry.js';
import { goalsOf } from '../../elements/huarong/drawing.js';
import { sheetOf } from '../../elements/lianliankan/tile-faces.js';
import { hantRange } from '../../elements/text/font.js';
import { language, t } from './i18n.js';
import { fileOf, styles, toPng } from './picture-file.js';
import { drawPicture } from './picture.js';
import { shape, svg } from './svg.js';

/** @import { Game, Picture } from './saved-game.js' */
/** @import { Skin } from '../../elements/lianliankan/tile-faces.js' */
/** @typedef {Pick<import('../../api/types.js').SlidingPuzzle, 'board'> & Pick<import('../../api/types.js').PuzzleOptions, 'goal'>} Puzzle of 华容道 that is not classic */
/** @typedef {{ game: Game, name: string, picture: Picture | Puzzle, skin?: Skin }} Drawing name: of the game; picture: the board to draw; skin: of 连连看 */
/** @typedef {Drawing & { title: string, subtitle: string, facts: import('./result-card.js').Fact[] }} Content */

/** The sides of the picture, and of the square that holds the board, in pixels. */
const WIDTH = 1080;
const HEIGHT = 1350;
const BOARD = 760;
const LEFT = (WIDTH - BOARD) / 2;
const TOP = 190;

const [paper, ink, muted, red, onRed, hair] = ['#f6f1e4', '#22262b', '#5e6166', '#b3261e', '#fff6e6', '#d9d0bb'];

/** The rectangles under a board, bottom to top: each reaches beyond the board, in pixels, and has a radius and a colour. @type {Record<Game, (unit: number) => [beyond: number, radius: number, fill: string][]>} */
const grounds = {
  lianliankan: (unit) => [[unit * 0.3, 16, '#24523f']],
  huarongdao: () => [
    [14, 14, '#6b4a1f'],
    [6, 8, '#efe3c6'],
  ],
  wuziqi: () => [[0, 14, '#e3c38b']],
};

/** @param {[x: number, y: number, width: number, height: number]} place @param {string} fill @param {number} [rx] */
const box = ([x, y, width, height], fill, rx = 0) => shape('rect', { x, y, width, height, rx, fill });

const serif = () => getComputedStyle(document.body).getPropertyValue('--serif');
const sans = { fill: muted, family: 'system-ui, sans-serif', weight: 400 };

/** @typedef {{ x?: number, y: number, size: number, most?: number, fill?: string, family?: string, weight?: number, anchor?: string }} Style y: of the middle; most: the width that the text may have */

/** @param {string} text @param {Style} style */
function write(text, style) {
  const { x = WIDTH / 2, y, size, most = WIDTH - 120, fill = ink } = style;
  const { family = serif(), weight = 700, anchor = 'middle' } = style;
  const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  context.font = `${weight} ${size}px ${family}`;
  const fitting = Math.min(size, (size * most) / context.measureText(text).width);
  const font = { 'font-size': fitting, 'font-family': family, 'font-weight': weight, 'text-anchor': anchor };
  return shape('text', { x, y: y + 0.36 * fitting, fill, ...font }, text);
}

/** @param {string} address of a font @param {string} [range] of its characters @returns {Promise<string>} its rule for a style sheet */
async function embedFont(address, range = 'U+0-10FFFF') {
  const reader = new FileReader();
  reader.readAsDataURL(await (await fetch(address)).blob());
  await new Promise((done) => (reader.onload = done));
  return `@font-face{font-family:${serif().split(',')[0]};font-weight:700;src:url(${reader.result});unicode-range:${range}}`;
}

/** @returns {Promise<string[]>} rules of the page's serif face, and of what only Traditional Chinese has */
function embedSerif() {
  const { href } = /** @type {HTMLLinkElement} */ (document.querySelector('link[as=font]'));
  const fonts = [embedFont(href)];
  const hant = new URL('./qiju-serif-hant.woff2', import.meta.url).href;
  // One family and a range: without, Chromium would load the second font only when the picture has been drawn.
  if (language() === 'zh-Hant') fonts.push(embedFont(hant, hantRange()));
  return Promise.all(fonts);
}

/** @param {Drawing['picture']} picture @returns {unknown} with what a small picture does without */
function withMarks(picture) {
  if ('size' in picture) return { ...picture, stars: starPoints(picture.size) };
  return 'board' in picture ? { ...picture, wanted: goalsOf(picture.goal).map(({ id }) => id) } : picture;
}

/** @param {Drawing} drawing @returns {import('./svg.js').Shape[]} in its square */
function drawBoard({ game, picture, skin }) {
  const { attributes, content } = drawPicture(game, withMarks(picture), { language: language(), skin });
  const [, , cols, rows] = String(attributes.viewBox).split(' ').map(Number);
  const unit = BOARD / Math.max(rows, cols);
  const [width, height] = [cols * unit, rows * unit];
  const [x, y] = [LEFT + (BOARD - width) / 2, TOP + (BOARD - height) / 2];
  const ground = grounds[game](unit).map(([by, radius, fill]) =>
    box([x - by, y - by, width + 2 * by, height + 2 * by], fill, radius),
  );
  return [...ground, shape('svg', { ...attributes, x, y, width, height }, content)];
}

/** @returns {string} of the page; a daily game is named by its date */
const address = () => location.host + location.pathname + (/^#daily\b.*/.exec(location.hash)?.[0] ?? '');

/** @param {Content} content @returns {Promise<Blob>} a PNG */
export async function drawResult({ title, subtitle, facts, ...drawing }) {
  const { game, name, skin = 'serif' } = drawing;
  const sheet = game === 'lianliankan' && sheetOf(skin);
  const defs = sheet ? `<defs>${await (await fetch(sheet)).text()}</defs>` : '';
  const sheets = { lianliankan: styles[skin], huarongdao: styles.pieces, wuziqi: `${styles.stones}.last{fill:${red}}` };
  const texts = facts.flatMap(([label, value], index) => {
    const place = { x: LEFT + (BOARD * (index + 0.5)) / facts.length, most: BOARD / facts.length - 16 };
    return [
      write(value, { ...sans, ...place, y: 1170, size: 42, weight: 600, fill: ink }),
      write(label, { ...sans, ...place, y: 1216, size: 28 }),
    ];
  });
  const drawn = svg(WIDTH, HEIGHT, [
    box([0, 0, WIDTH, HEIGHT], paper),
    box([0, 0, WIDTH, 12], red),
    box([LEFT, 68, 72, 72], red, 10),
    write('棋', { x: LEFT + 36, y: 105, size: 46, fill: onRed }),
    write(`${t('棋局', 'Qiju')} · ${name}`, { x: LEFT + 96, y: 106, size: 44, anchor: 'start', most: BOARD - 96 }),
    ...drawBoard(drawing),
    write(title, { y: 1024, size: 52 }),
    write(subtitle, { ...sans, y: 1084, size: 32 }),
    box([LEFT, 1122, BOARD, 2], hair),
    ...texts,
    write(address(), { ...sans, y: 1296, size: 28 }),
  ]);
  const font = `svg{font-family:${serif()};font-weight:700;text-anchor:middle}`;
  const style = [...(await embedSerif()), sheets[game], font].join('');
  return toPng(fileOf(drawn, { width: WIDTH, height: HEIGHT, style, defs }));
}
