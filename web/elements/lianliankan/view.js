// How <lianliankan-board> looks: its tiles, the line between two of them, and the notice over the board.
import { ReachLayer } from './reach.js';
import { Tiles } from './tiles.js';
import { picturesOf } from './tile-faces.js';

/** @typedef {import('./game.js').Move} Move */

const SVG = 'http://www.w3.org/2000/svg';
/** The lane around the tiles, in cells; a path through the ring runs in its middle. */
const LANE = 0.3;
/** How long a joined pair and its path are seen, in milliseconds. */
const SEEN = 380;

export class LianliankanView {
  /** As wide as it may be; what is wider inside is scrolled. */
  element = document.createElement('div');
  tiles = new Tiles();
  notice = document.createElement('div');
  #felt = document.createElement('div');
  #reach = new ReachLayer();
  #line = document.createElementNS(SVG, 'polyline');
  #sides = { rows: 0, cols: 0 };
  #skin = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    const svg = document.createElementNS(SVG, 'svg');
    svg.append(this.#line);
    svg.setAttribute('aria-hidden', 'true');
    this.element.className = 'frame';
    this.#felt.className = 'felt';
    this.#felt.part = 'board';
    this.#line.part = 'path';
    this.notice.className = 'notice';
    this.notice.part = 'notice';
    this.notice.hidden = true;
    const window = document.createElement('div');
    window.className = 'window';
    window.append(this.#felt);
    this.#felt.append(this.tiles.element, this.#reach.element, svg);
    this.element.append(window, this.notice);
  }

  /** @param {boolean} busy is a board on its way? */
  set busy(busy) {
    this.#felt.setAttribute('aria-busy', String(busy));
  }

  /** @param {number} rows @param {number} cols */
  build(rows, cols) {
    this.stopShowing();
    this.tiles.build(rows, cols);
    this.#sides = { rows, cols };
    this.element.style.setProperty('--rows', String(rows));
    this.element.style.setProperty('--cols', String(cols));
    this.#line.ownerSVGElement?.setAttribute('viewBox', [-LANE, -LANE, cols + 2 * LANE, rows + 2 * LANE].join(' '));
  }

  /** @param {import('./tiles.js').Shown} shown */
  draw(shown) {
    if (shown.skin !== this.#skin) {
      this.#skin = shown.skin;
      this.element.dataset.skin = shown.skin;
      this.element.style.setProperty('--pictures', picturesOf(shown.skin));
    }
    this.tiles.draw(shown);
    this.#reach.draw(shown.turns, shown.board);
  }

  /**
   * Shows a pair that went, and its path, for a moment; call it before the board without them is drawn.
   * @param {Move} move
   * @param {() => void} done draws without them
   */
  showMove(move, done) {
    this.stopShowing();
    this.tiles.keep(move);
    const { rows, cols } = this.#sides;
    const at = (/** @type {number} */ index, /** @type {number} */ count) =>
      index < 0 ? -LANE / 2 : index >= count ? count + LANE / 2 : index + 0.5;
    this.#line.setAttribute('points', move.path.map(([row, col]) => `${at(col, cols)},${at(row, rows)}`).join(' '));
    this.#timer = setTimeout(() => {
      this.stopShowing();
      done();
    }, SEEN);
  }

  stopShowing() {
    clearTimeout(this.#timer);
    this.tiles.drop();
    this.#line.setAttribute('points', '');
  }

  /**
   * @param {{ text: string, won: boolean, offers: [string, () => void][] } | null} content null where the game goes on
   * @param {Element | null | undefined} active what has the focus
   */
  showNotice(content, active) {
    if (!content) {
      if (this.notice.contains(active ?? null)) this.tiles.focus.focus(this.tiles.focus.place);
      this.notice.hidden = true;
      return;
    }
    const text = document.createElement('p');
    text.textContent = content.text;
    const offers = content.offers.map(([label, act]) => makeOffer(label, act));
    this.notice.hidden = false;
    this.notice.classList.toggle('seal', content.won);
    this.notice.replaceChildren(text, ...offers);
    if (active) offers[0].focus({ preventScroll: true });
  }
}

/** @param {string} text @param {() => void} act */
function makeOffer(text, act) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'offer';
  button.part = 'offer';
  button.textContent = text;
  button.addEventListener('click', act);
  return button;
}
