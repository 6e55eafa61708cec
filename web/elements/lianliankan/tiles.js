// The tiles of <lianliankan-board>: a grid of buttons, of which only those that changed are drawn anew.
import { GridFocus } from '../board/grid-focus.js';
import { glyphIn } from '../text/language.js';
import { faceIn } from './tile-faces.js';

/** @typedef {import('../board/grid-focus.js').Place} Place */
/** @typedef {import('../text/language.js').Language} Language */
/** @typedef {import('./game.js').Move} Move */
/** @typedef {import('./tile-faces.js').Skin} Skin */
/** @typedef {typeof import('./strings.js').strings['zh']} Text */

/**
 * @typedef {object} Shown
 * @property {number[][]} board
 * @property {Map<number, string>} classes of the marked cells, by `cols * row + col`
 * @property {number[][] | null} turns to each cell, the ring included, from the selected tile, if they are shown
 * @property {Text} words
 * @property {Language} language
 * @property {Skin} skin
 */

/** How long tiles take to close up, in milliseconds. */
const SLIDE = 140;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Tiles {
  element = document.createElement('div');
  focus = new GridFocus(this.element);
  /** @type {HTMLButtonElement[][]} */
  #buttons = [];
  /** What each button shows, and in which manner. @type {string[]} */
  #looks = [];
  #manner = '';
  /** Tiles that are gone but still seen: `cols * row + col` → kind. @type {Map<number, number>} */
  #going = new Map();

  constructor() {
    this.element.setAttribute('role', 'grid');
    this.element.className = 'grid';
  }

  /** @param {number} rows @param {number} cols */
  build(rows, cols) {
    this.#going.clear();
    if (rows === this.#buttons.length && cols === this.#buttons[0].length) return;
    this.#buttons = Array.from({ length: rows }, () => Array.from({ length: cols }, makeTile));
    this.#manner = '';
    this.element.replaceChildren(
      ...this.#buttons.map((buttons) => {
        const row = document.createElement('div');
        row.setAttribute('role', 'row');
        row.append(...buttons.map(wrapCell));
        return row;
      }),
    );
    this.focus.adopt(this.#buttons);
  }

  /** @param {Shown} shown */
  draw({ board, classes, turns, words, language, skin }) {
    const cols = board[0].length;
    const manner = `${language} ${skin}`;
    if (manner !== this.#manner) {
      this.#manner = manner;
      this.#looks = [];
      this.element.setAttribute('aria-label', words.board(board.length, cols));
    }
    for (const [row, kinds] of board.entries()) {
      for (const [col, kind] of kinds.entries()) {
        const at = cols * row + col;
        const seen = kind || (this.#going.get(at) ?? 0);
        const marks = classes.get(at) ?? '';
        const reached = turns?.[row + 1][col + 1] ?? -1;
        const look = `${kind} ${seen} ${reached}${marks}`;
        if (look === this.#looks[at]) continue;
        this.#looks[at] = look;
        const button = this.#buttons[row][col];
        button.className = `tile${marks}${kind !== 0 ? '' : seen ? ' going' : ' gone'}`;
        button.parentElement?.classList.toggle('raised', marks !== '');
        showFace(button, seen, skin, language);
        const name = kind === 0 ? words.empty({ row, col }) : words.tile(faceIn(skin, kind)[language], { row, col });
        const selected = marks.includes('selected');
        const line = selected || reached < 0 ? '' : marks.includes('partner') ? words.partner : words.reached(reached);
        button.setAttribute('aria-label', name + (selected ? words.selected : line));
      }
    }
  }

  /** A pair that went stays to be seen, until `drop`. @param {Move} move */
  keep({ pair, kind }) {
    const cols = this.#buttons[0].length;
    this.#going = new Map(pair.map(([row, col]) => [cols * row + col, kind]));
  }

  drop() {
    this.#going.clear();
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
        this.#buttons[end.row][end.col].animate?.([{ transform: way }, { transform: 'none' }], {
          duration: SLIDE,
          easing: 'ease-out',
        });
      }
    }
  }

  /** @param {Place} place of a tile that could not be joined */
  shake({ row, col }) {
    const frames = [{ translate: '-3px' }, { translate: '3px' }, { translate: '0' }];
    if (!calm()) this.#buttons[row][col].animate?.(frames, { duration: 160 });
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
 * @param {Skin} skin
 * @param {Language} language
 */
function showFace({ dataset, style }, kind, skin, language) {
  const { glyph, mark, ink, at = '' } = kind === 0 ? { glyph: '', mark: '', ink: '' } : faceIn(skin, kind);
  Object.assign(dataset, { glyph: glyphIn(glyph, language), mark, ink });
  style.setProperty('--at', at);
}
