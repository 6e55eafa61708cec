// How <lianliankan-board> looks: its tiles, the numbers of turns, the path between two tiles, and the message over the board.
import { picturesOf } from './tile-faces.js';
import { Tiles } from './tiles.js';

/** @typedef {import('./game.js').Move} Move */

/**
 * The message at the end of a game.
 * @typedef {object} Notice
 * @property {string} text
 * @property {boolean} won
 * @property {[label: string, onClick: () => void][]} buttons
 */

const SVG = 'http://www.w3.org/2000/svg';
/** The width of the ring around the tiles, in cells; a path through it runs in its middle. */
const RING = 0.3;
/** How long a removed pair and its path stay visible, in milliseconds. */
const PATH_DURATION = 380;

export class LianliankanView {
  element = createDiv('frame');
  tiles = new Tiles();
  notice = createDiv('notice');
  #felt = createDiv('felt');
  #reach = new ReachLayer();
  #path = document.createElementNS(SVG, 'polyline');
  #size = { rows: 0, cols: 0 };
  #skin = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    const svg = document.createElementNS(SVG, 'svg');
    svg.append(this.#path);
    svg.setAttribute('aria-hidden', 'true');
    this.#felt.part = 'board';
    this.#path.part = 'path';
    this.notice.part = 'notice';
    this.notice.hidden = true;
    const scroller = createDiv('window');
    scroller.append(this.#felt);
    this.#felt.append(this.tiles.element, this.#reach.element, svg);
    this.element.append(scroller, this.notice);
  }

  /** @param {boolean} busy is a board being dealt? */
  set busy(busy) {
    this.#felt.setAttribute('aria-busy', String(busy));
  }

  /** @param {number} rows @param {number} cols */
  build(rows, cols) {
    this.clearPath();
    this.tiles.build(rows, cols);
    this.#size = { rows, cols };
    this.element.style.setProperty('--rows', String(rows));
    this.element.style.setProperty('--cols', String(cols));
    this.#path.ownerSVGElement?.setAttribute('viewBox', [-RING, -RING, cols + 2 * RING, rows + 2 * RING].join(' '));
  }

  /** @param {import('./tiles.js').Drawing} drawing */
  draw(drawing) {
    if (drawing.skin !== this.#skin) {
      this.#skin = drawing.skin;
      this.element.dataset.skin = drawing.skin;
      this.element.style.setProperty('--pictures', picturesOf(drawing.skin));
    }
    this.tiles.draw(drawing);
    this.#reach.draw(drawing.turns, drawing.board);
  }

  /**
   * Keeps a removed pair and its path visible for a moment; call it before the board without them is drawn.
   * @param {Move} move
   * @param {() => void} onEnd draws the board without them
   */
  showPath(move, onEnd) {
    this.clearPath();
    this.tiles.keep(move);
    const { rows, cols } = this.#size;
    const middle = (/** @type {number} */ index, /** @type {number} */ count) =>
      index < 0 ? -RING / 2 : index >= count ? count + RING / 2 : index + 0.5;
    const points = move.path.map(([row, col]) => `${middle(col, cols)},${middle(row, rows)}`);
    this.#path.setAttribute('points', points.join(' '));
    this.#timer = setTimeout(() => {
      this.clearPath();
      onEnd();
    }, PATH_DURATION);
  }

  clearPath() {
    clearTimeout(this.#timer);
    this.tiles.forget();
    this.#path.setAttribute('points', '');
  }

  /**
   * @param {Notice | null} content null hides it
   * @param {Element | null | undefined} active the element that has the focus
   */
  showNotice(content, active) {
    if (!content) {
      if (this.notice.contains(active ?? null)) this.tiles.focus.focus(this.tiles.focus.place);
      this.notice.hidden = true;
      return;
    }
    const text = document.createElement('p');
    text.textContent = content.text;
    const buttons = content.buttons.map(([label, onClick]) => createButton(label, onClick));
    this.notice.hidden = false;
    this.notice.classList.toggle('seal', content.won);
    this.notice.replaceChildren(text, ...buttons);
    if (active) buttons[0].focus({ preventScroll: true });
  }
}

/** The number of turns that a line from the selected tile needs, on each cell and on the ring around them. */
class ReachLayer {
  element = createDiv('reach');
  /** @type {HTMLElement[][]} */
  #cells = [];

  constructor() {
    this.element.hidden = true;
    this.element.setAttribute('aria-hidden', 'true'); // the labels of the tiles say it
  }

  /**
   * @param {number[][] | null} turns to each cell, the ring included; null hides the layer
   * @param {number[][]} board
   */
  draw(turns, board) {
    this.element.hidden = !turns;
    if (!turns) return;
    if (this.#cells.length !== turns.length || this.#cells[0].length !== turns[0].length) {
      this.#cells = turns.map((row) => row.map(() => document.createElement('span')));
      this.element.replaceChildren(...this.#cells.flat());
    }
    for (const [row, counts] of turns.entries()) {
      for (const [col, count] of counts.entries()) {
        const { dataset } = this.#cells[row][col];
        const kind = board[row - 1]?.[col - 1];
        const on = kind === undefined ? 'ring' : kind === 0 ? 'empty' : 'tile';
        const text = count < 0 ? '' : String(count);
        if (dataset.turns !== text) dataset.turns = text;
        if (dataset.on !== on) dataset.on = on;
      }
    }
  }
}

/** @param {string} className */
function createDiv(className) {
  const div = document.createElement('div');
  div.className = className;
  return div;
}

/** @param {string} text @param {() => void} onClick */
function createButton(text, onClick) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'offer';
  button.part = 'offer';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}
