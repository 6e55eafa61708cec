// The DOM of a 五子棋 board: built once; a changed game changes attributes only.
import { nameOf, placeOf, rowsThrough, size } from './gomoku-points.js';
import { strings } from './gomoku-strings.js';

/**
 * @typedef {object} Scene what is to be seen
 * @property {readonly number[]} pieces
 * @property {{ winner: 'black' | 'white' | 'draw' | null, cells: number[], move: number | null }} verdict
 * @property {number | null} aim the point that waits for its second tap
 * @property {import('./language.js').Language} language
 */

const stars = [[3, 3], [11, 3], [7, 7], [3, 11], [11, 11]];
const range = Array.from({ length: size }, (_, i) => i);
const last = size - 0.5;
const loupeWidth = 5.4; // in cells, and its height: three magnified rows and a caption
const loupeHeight = 6.6;

/** @param {number} index of a move */
const colorOf = (index) => (index % 2 ? 'white' : 'black');

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Node | string)[]} children
 */
function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * @param {string} className
 * @param {string} role
 * @param {HTMLElement[]} children
 */
function box(className, role, children = []) {
  const element = document.createElement('div');
  element.className = className;
  if (role) element.setAttribute('role', role);
  element.append(...children);
  return element;
}

function drawLines() {
  const rules = range.map((i) => `M.5 ${i + 0.5}H${last}M${i + 0.5} .5V${last}`).join('');
  return svg(
    'g',
    { class: 'lines' },
    svg('path', { d: rules }),
    svg('path', { class: 'frame', d: `M.5 .5H${last}V${last}H.5Z` }),
    ...stars.map(([x, y]) => svg('circle', { cx: x + 0.5, cy: y + 0.5, r: 0.11 })),
  );
}

function drawNames() {
  const letters = range.map((i) => svg('text', { x: i + 0.5, y: size }, nameOf(i)[0]));
  const numbers = range.map((i) => svg('text', { x: 0, y: i + 0.5 }, String(size - i)));
  return [svg('g', { class: 'letters' }, ...letters), svg('g', { class: 'numbers' }, ...numbers)];
}

export class GomokuView {
  /** @type {HTMLButtonElement[][]} row after row, from the top */
  buttons = range.map(() => range.map(() => document.createElement('button')));
  grid = box(
    'grid',
    'grid',
    this.buttons.map((row) => box('row', 'row', row.map((button) => box('cell', 'gridcell', [button])))),
  );

  #cross = svg('path', { class: 'cross' });
  #bands = range.slice(0, 4).map(() => svg('line', { class: 'band' }));
  #near = range.slice(0, 9).map(() => svg('circle', { r: 0.45 }));
  #lens;
  #loupe = box('loupe', '');
  #caption = document.createElement('b');

  /** @param {HTMLElement} stage where to build it */
  constructor(stage) {
    for (const button of this.buttons.flat()) button.type = 'button';
    const lines = drawLines();
    this.#lens = svg('svg', { class: 'lens' }, lines.cloneNode(true), this.#cross.cloneNode(), ...this.#near);
    this.#loupe.setAttribute('aria-hidden', 'true');
    this.#loupe.append(this.#lens, this.#caption);
    const drawing = svg('svg', { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' }, lines, ...drawNames());
    drawing.append(this.#cross, ...this.#bands);
    const board = box('board', '', [this.grid, this.#loupe]);
    board.prepend(drawing);
    // A press on the bare wood would hand the focus, and with it the tab stop, to the corner.
    board.addEventListener('mousedown', (event) => event.target === board && event.preventDefault());
    stage.replaceChildren(board);
  }

  /** @param {Scene} scene */
  draw({ pieces, verdict, aim, language }) {
    const words = strings[language];
    const winning = new Set(verdict.cells);
    this.grid.setAttribute('aria-label', words.board);
    this.grid.dataset.turn = verdict.winner ? 'none' : colorOf(pieces.length);

    const moves = new Map(pieces.map((point, index) => [point, index]));
    this.buttons.flat().forEach((button, point) => {
      const index = moves.get(point);
      const name = nameOf(point);
      const { dataset } = button;
      if (index === undefined) {
        for (const key of ['stone', 'number', 'long', 'last', 'won']) delete dataset[key];
        button.setAttribute('aria-label', words.empty(name));
      } else {
        const isLast = index === pieces.length - 1;
        dataset.stone = colorOf(index);
        dataset.number = String(index + 1);
        button.toggleAttribute('data-long', index >= 99);
        button.toggleAttribute('data-last', isLast);
        button.toggleAttribute('data-won', winning.has(point));
        const label = words.stone(name, words[colorOf(index)], index + 1);
        button.setAttribute('aria-label', label + (winning.has(point) ? words.winning : isLast ? words.last : ''));
      }
      button.toggleAttribute('data-aim', point === aim);
    });
    this.#drawBands(verdict.move === null ? [] : rowsThrough(pieces[verdict.move], verdict.cells));
    this.#drawAim(aim, moves, colorOf(pieces.length));
  }

  /** @param {number[][]} rows the winning ones */
  #drawBands(rows) {
    this.#bands.forEach((band, i) => {
      band.toggleAttribute('hidden', !rows[i]);
      if (!rows[i]) return;
      const from = placeOf(rows[i][0]);
      const to = placeOf(/** @type {number} */ (rows[i].at(-1)));
      Object.entries({ x1: from.col, y1: from.row, x2: to.col, y2: to.row }).forEach(([key, value]) =>
        band.setAttribute(key, String(value + 0.5)),
      );
    });
  }

  /**
   * The cross-hair, and the point with its neighbours under a loupe that keeps clear of the finger.
   * @param {number | null} aim
   * @param {Map<number, number>} moves the index of the move at each taken point
   * @param {'black' | 'white'} turn
   */
  #drawAim(aim, moves, turn) {
    this.#loupe.hidden = aim === null;
    this.#cross.toggleAttribute('hidden', aim === null);
    if (aim === null) return;
    const { row, col } = placeOf(aim);
    const cross = `M.5 ${row + 0.5}H${last}M${col + 0.5} .5V${last}`;
    for (const path of [this.#cross, this.#lens.querySelector('.cross')]) path?.setAttribute('d', cross);
    this.#lens.setAttribute('viewBox', `${col - 1} ${row - 1} 3 3`);
    this.#near.forEach((circle, i) => {
      const y = row - 1 + Math.floor(i / 3);
      const x = col - 1 + (i % 3);
      const index = x < 0 || x >= size ? undefined : moves.get(y * size + x);
      circle.setAttribute('cx', String(x + 0.5));
      circle.setAttribute('cy', String(y + 0.5));
      circle.setAttribute('class', i === 4 ? `${turn} ghost` : index === undefined ? 'none' : colorOf(index));
    });
    this.#caption.textContent = nameOf(aim);
    const x = Math.min(Math.max(col + 0.5 - loupeWidth / 2, 0), size - loupeWidth);
    const y = row > size / 2 ? row - 0.6 - loupeHeight : row + 1.6;
    Object.entries({ x, y, width: loupeWidth, height: loupeHeight }).forEach(([key, value]) =>
      this.#loupe.style.setProperty(`--${key}`, String(value)),
    );
  }
}
