// The DOM of <lianliankan-board>: its tiles, the numbers of turns, the path between two tiles, and the message over the board.
import { createButton, html, svg } from '../board/dom.js';
import { isTile, WALL } from './cells.js';
import { pointsOf, viewBoxOf } from './path.js';
import { loadPictures, picturesOf } from './tile-faces.js';
import { Tiles } from './tiles.js';

/** @import { Move } from './game.js' */

/**
 * The message at the end of a game.
 * @typedef {object} Notice
 * @property {string} text
 * @property {boolean} won
 * @property {[label: string, onClick: () => void][]} buttons
 */

/** The distance between the lines of the hatching, in cells. */
const HATCHING = 0.2;
/** The time after which a cover hides the board during a deal, in milliseconds. */
const COVER_DELAY = 250;
/** The time for which a removed pair and its path stay visible, in milliseconds. */
const PATH_DURATION = 380;

export class LianliankanView {
  tiles = new Tiles();
  notice = html('div', { class: 'notice', hidden: '' });
  /** Called when the player cancels a deal. */
  onCancel = () => {};
  /** Called when rows and columns have been exchanged: the labels have to be written again. */
  onTranspose = () => {};
  /** The style sheet makes it a pixel wide if the board is to be transposed. */
  measure = html('div', { class: 'measure' });
  #coverText = html('p');
  #cancel = createOffer('', () => this.onCancel());
  #cover = html(
    'div',
    { class: 'cover', hidden: '' },
    this.#coverText,
    html('div', { class: 'progress' }),
    this.#cancel,
  );
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #coverTimer;
  #reach = new ReachLayer();
  #path = svg('polyline', { part: 'path' });
  #walls = svg('path', { part: 'walls', fill: 'url(#hatching)' });
  #felt = html(
    'div',
    { class: 'felt', part: 'board' },
    layerOf(createHatching(), this.#walls),
    this.tiles.element,
    this.#reach.element,
    layerOf(this.#path),
  );
  element = html(
    'div',
    { class: 'frame' },
    html('div', { class: 'window' }, this.#felt),
    this.notice,
    html('slot'),
    this.#cover,
  );
  #size = { rows: 0, cols: 0 };
  #skin = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #endPath = () => {};
  #pending;

  /** @param {import('../board/pending.js').Pending} pending counts the pictures that are being loaded, and the time for which a removed pair stays visible */
  constructor(pending) {
    this.#pending = pending;
    const observer =
      globalThis.ResizeObserver && new ResizeObserver(([entry]) => this.#fit(entry.contentRect.width > 0));
    observer?.observe(this.measure);
  }

  /** @param {boolean} busy is a board being dealt? A cover hides the present one if that takes long. */
  set busy(busy) {
    this.#felt.setAttribute('aria-busy', String(busy));
    clearTimeout(this.#coverTimer);
    const hadFocus = this.#cover.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
    if (!busy) this.#showCover(false);
    else if (this.#cover.hidden) this.#coverTimer = setTimeout(() => this.#showCover(true), COVER_DELAY);
    if (!busy && hadFocus) this.tiles.focus.focus(this.tiles.focus.place);
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    const { focus } = this.tiles;
    if (this.#cover.hidden) focus.focus(focus.place, options);
    else this.#cancel.focus(options);
  }

  /** @param {boolean} shown */
  #showCover(shown) {
    const hadFocus = this.tiles.element.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
    this.#cover.hidden = !shown;
    this.#felt.inert = shown;
    if (shown && hadFocus) this.#cancel.focus();
  }

  /** @param {Record<'dealing' | 'cancel', string>} strings @param {boolean} cancellable is there a game to go back to? */
  writeCover({ dealing, cancel }, cancellable) {
    this.#coverText.textContent = dealing;
    this.#cancel.textContent = cancel;
    this.#cancel.hidden = !cancellable;
  }

  /** @param {number[][]} board the first of a game */
  build(board) {
    this.clearPath();
    this.tiles.build(board);
    this.#size = { rows: board.length, cols: board[0].length };
    this.#walls.setAttribute('d', outlineOf(board));
    setSize(this.measure, this.#size);
    this.#writeSize();
  }

  #writeSize() {
    const { row: rows, col: cols } = this.tiles.convert({ row: this.#size.rows, col: this.#size.cols });
    setSize(this.element, { rows, cols });
    for (const { ownerSVGElement } of [this.#walls, this.#path]) {
      ownerSVGElement?.setAttribute('viewBox', viewBoxOf({ rows, cols }));
    }
  }

  /** Exchanges rows and columns. @param {boolean} isTransposed */
  #fit(isTransposed) {
    if (isTransposed === this.tiles.transposed) return;
    this.element.classList.toggle('transposed', isTransposed);
    this.tiles.transposed = isTransposed;
    this.#writeSize();
    this.onTranspose();
  }

  /** @param {import('./tiles.js').Drawing} drawing */
  draw(drawing) {
    const { board, skin } = drawing;
    if (skin !== this.#skin && board.flat().some(isTile)) {
      this.#skin = skin;
      this.element.dataset.skin = skin;
      this.element.style.setProperty('--pictures', picturesOf(skin));
      this.#pending.track(loadPictures(skin));
    }
    this.tiles.draw(drawing);
    this.#reach.draw(drawing.turns, board);
  }

  /**
   * Keeps a removed pair and its path visible for a moment; call it before the board without them is drawn.
   * @param {Move} move
   * @param {() => void} onEnd draws the board without them
   */
  showPath(move, onEnd) {
    this.clearPath();
    this.tiles.keep(move);
    this.#path.setAttribute('points', pointsOf(move.path, this.#size));
    this.#endPath = this.#pending.begin();
    this.#timer = setTimeout(() => {
      this.clearPath();
      onEnd();
    }, PATH_DURATION);
  }

  clearPath() {
    clearTimeout(this.#timer);
    this.#endPath();
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
    const buttons = content.buttons.map(([label, onClick]) => createOffer(label, onClick));
    this.notice.hidden = false;
    this.notice.classList.toggle('seal', content.won);
    this.notice.part = content.won ? 'notice won' : 'notice';
    this.notice.replaceChildren(html('p', {}, content.text), ...buttons);
    if (active) buttons[0].focus({ preventScroll: true });
  }
}

/** The number of turns that a line from the selected tile needs, on each cell and on the ring around them. */
class ReachLayer {
  element = html('div', { class: 'reach', hidden: '', 'aria-hidden': 'true' }); // the labels of the tiles say it
  /** @type {HTMLElement[][]} */
  #cells = [];

  /**
   * @param {number[][] | null} turns to each cell, the ring included; null hides the layer
   * @param {number[][]} board
   */
  draw(turns, board) {
    this.element.hidden = !turns;
    if (!turns) return;
    if (this.#cells.length !== turns.length || this.#cells[0].length !== turns[0].length) {
      this.#cells = turns.map((row) => row.map(() => html('span')));
      this.element.replaceChildren(...this.#cells.flat());
    }
    for (const [row, counts] of turns.entries()) {
      for (const [col, count] of counts.entries()) {
        const { dataset } = this.#cells[row][col];
        const kind = board[row - 1]?.[col - 1];
        const on = kind === undefined ? 'ring' : kind === 0 ? 'empty' : 'tile';
        const text = count < 0 || kind === WALL ? '' : String(count);
        if (dataset.turns !== text) dataset.turns = text;
        if (dataset.on !== on) dataset.on = on;
      }
    }
  }
}

/** Fills walls: hatching differs from an empty cell in more than its colour. */
const createHatching = () =>
  svg(
    'pattern',
    {
      id: 'hatching',
      width: HATCHING,
      height: HATCHING,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    svg('rect', { width: HATCHING, height: HATCHING }),
    svg('path', { d: `M${HATCHING / 2} 0v${HATCHING}` }),
  );

/** @param {SVGElement[]} drawing @returns {SVGElement} a layer over the board, in units of a cell */
const layerOf = (...drawing) => svg('svg', { 'aria-hidden': 'true' }, ...drawing);

/** @param {number[][]} board @returns {string} its walls as the data of a path: a square each */
const outlineOf = (board) =>
  board.flatMap((row, y) => row.map((cell, x) => (cell === WALL ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** @param {HTMLElement} element @param {{ rows: number, cols: number }} size */
function setSize({ style }, { rows, cols }) {
  style.setProperty('--rows', String(rows));
  style.setProperty('--cols', String(cols));
}

/** @param {string} text @param {() => void} click */
const createOffer = (text, click) => createButton({ class: 'offer', part: 'offer', click }, text);
