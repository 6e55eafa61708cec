// How <lianliankan-board> looks: tiles, the line between two of them, and the notice over the board.
import { GridFocus } from './grid-focus.js';
import { glyphIn } from './language.js';
import { faceOf } from './tile-faces.js';

/** @typedef {import('./grid-focus.js').Place} Place */
/** @typedef {import('./lianliankan-game.js').Move} Move */
/** @typedef {import('../api/types.js').Cell} Cell */
/** @typedef {typeof import('./lianliankan-strings.js').strings['zh']} Text */

const SVG = 'http://www.w3.org/2000/svg';
/** The lane around the tiles, in cells; a path through the ring runs in its middle. */
const LANE = 0.3;
/** How long a joined pair and its path are seen, in milliseconds. */
const SEEN = 380;
/** How long tiles take to close up, in milliseconds. */
const SLIDE = 140;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class LianliankanView {
  #felt = document.createElement('div');
  #grid = document.createElement('div');
  #line = document.createElementNS(SVG, 'polyline');
  /** @type {HTMLButtonElement[][]} */
  #buttons = [];
  /** Tiles that are gone but still seen, with their kinds: `row,col` → kind. @type {Map<string, number>} */
  #going = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  notice = document.createElement('div');
  focus = new GridFocus(this.#grid);

  constructor() {
    const svg = document.createElementNS(SVG, 'svg');
    svg.append(this.#line);
    svg.setAttribute('aria-hidden', 'true');
    this.#grid.setAttribute('role', 'grid');
    this.#grid.className = 'grid';
    this.#felt.className = 'felt';
    this.#felt.part = 'board';
    this.#line.part = 'path';
    this.notice.part = 'notice';
    this.notice.className = 'notice';
    this.notice.hidden = true;
    this.#felt.append(this.#grid, svg, this.notice);
  }

  /** What the board consists of. */
  get element() {
    return this.#felt;
  }

  /** @param {boolean} busy is a board on its way? */
  set busy(busy) {
    this.#felt.setAttribute('aria-busy', String(busy));
  }

  /** @param {number} rows @param {number} cols */
  build(rows, cols) {
    this.stopShowing();
    if (rows !== this.#buttons.length || cols !== this.#buttons[0].length) {
      this.#buttons = Array.from({ length: rows }, () => Array.from({ length: cols }, makeTile));
      this.#grid.replaceChildren(
        ...this.#buttons.map((buttons) => {
          const row = document.createElement('div');
          row.setAttribute('role', 'row');
          row.append(...buttons.map(wrapCell));
          return row;
        }),
      );
      this.focus.adopt(this.#buttons);
    }
    this.#felt.style.setProperty('--rows', String(rows));
    this.#felt.style.setProperty('--cols', String(cols));
    this.#line.ownerSVGElement?.setAttribute('viewBox', [-LANE, -LANE, cols + 2 * LANE, rows + 2 * LANE].join(' '));
  }

  /**
   * @param {object} shown
   * @param {number[][]} shown.board
   * @param {Place | null} shown.selected
   * @param {Cell[]} shown.hinted
   * @param {Text} shown.text
   * @param {import('./language.js').Language} shown.language
   */
  draw({ board, selected, hinted, text, language }) {
    this.#grid.setAttribute('aria-label', text.board(board.length, board[0].length));
    const marked = new Set(hinted.map(String));
    for (const [row, buttons] of this.#buttons.entries()) {
      for (const [col, button] of buttons.entries()) {
        const kind = board[row][col];
        const going = this.#going.get(`${row},${col}`);
        const chosen = selected?.row === row && selected.col === col;
        const place = { row, col };
        button.className = ['tile', chosen && 'selected', marked.has(`${row},${col}`) && 'hinted', kind === 0 && (going ? 'going' : 'gone')]
          .filter(Boolean)
          .join(' ');
        showFace(button, kind || going || 0, language);
        button.setAttribute(
          'aria-label',
          kind === 0 ? text.empty(place) : text.tile(faceOf(kind)[language], place) + (chosen ? text.selected : ''),
        );
      }
    }
  }

  /**
   * Shows a pair that went, and its path, for a moment; call it before the board without them is drawn.
   * @param {Move} move
   * @param {() => void} done draws without them
   */
  showMove({ pair, kind, path }, done) {
    this.stopShowing();
    this.#going = new Map(pair.map((cell) => [String(cell), kind]));
    const [rows, cols] = [this.#buttons.length, this.#buttons[0].length];
    const at = (/** @type {number} */ index, /** @type {number} */ count) =>
      index < 0 ? -LANE / 2 : index >= count ? count + LANE / 2 : index + 0.5;
    this.#line.setAttribute('points', path.map(([row, col]) => `${at(col, cols)},${at(row, rows)}`).join(' '));
    this.#timer = setTimeout(() => {
      this.stopShowing();
      done();
    }, SEEN);
  }

  stopShowing() {
    clearTimeout(this.#timer);
    this.#going.clear();
    this.#line.setAttribute('points', '');
  }

  /**
   * Lets tiles come from where they were; call it when the board is drawn.
   * @param {Move} move
   * @param {boolean} [back] is the move undone?
   */
  slide({ origins }, back = false) {
    if (calm()) return;
    const cols = origins[0].length;
    for (const [row, line] of origins.entries()) {
      for (const [col, origin] of line.entries()) {
        const from = { row: Math.floor((origin - 1) / cols), col: (origin - 1) % cols };
        if (origin === 0 || (from.row === row && from.col === col)) continue;
        const [start, end] = back ? [{ row, col }, from] : [from, { row, col }];
        const way = `translate(${100 * (start.col - end.col)}%, ${100 * (start.row - end.row)}%)`;
        this.#buttons[end.row][end.col].animate?.([{ transform: way }, { transform: 'none' }], { duration: SLIDE, easing: 'ease-out' });
      }
    }
  }

  /** @param {Place} place of a tile that could not be joined */
  shake({ row, col }) {
    const frames = [{ translate: '-3px' }, { translate: '3px' }, { translate: '0' }];
    if (!calm()) this.#buttons[row][col].animate?.(frames, { duration: 160 });
  }

  /**
   * @param {{ text: string, offers: [string, () => void][] } | null} content null where the game goes on
   * @param {Element | null | undefined} active what has the focus
   */
  showNotice(content, active) {
    if (!content) {
      if (this.notice.contains(active ?? null)) this.focus.focus(this.focus.place);
      this.notice.hidden = true;
      return;
    }
    const text = document.createElement('p');
    text.textContent = content.text;
    const offers = content.offers.map(([label, act]) => makeOffer(label, act));
    this.notice.hidden = false;
    this.notice.replaceChildren(text, ...offers);
    if (active) offers[0].focus({ preventScroll: true });
  }
}

function makeTile() {
  const button = document.createElement('button');
  button.type = 'button';
  button.part = 'tile';
  return button;
}

/** @param {HTMLElement} button */
function wrapCell(button) {
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  cell.append(button);
  return cell;
}

/**
 * The face is drawn by the style sheet: it is a picture, and the label says it in words.
 * @param {HTMLButtonElement} button
 * @param {number} kind
 * @param {import('./language.js').Language} language
 */
function showFace(button, kind, language) {
  const { glyph, mark, ink } = kind === 0 ? { glyph: '', mark: '', ink: '' } : faceOf(kind);
  Object.assign(button.dataset, { glyph: glyphIn(glyph, language), mark, ink });
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
