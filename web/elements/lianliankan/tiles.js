// The tiles of <lianliankan-board>: a grid of buttons. Drawing touches only those that have changed.
import { createButton, html } from '../board/dom.js';
import { GridFocus } from '../board/grid-focus.js';
import { glyphIn } from '../text/language.js';
import { isTile, transpose, WALL } from './cells.js';
import { faceIn } from './tile-faces.js';

/** @import { Place } from '../board/grid-focus.js' */
/** @import { Language } from '../text/language.js' */
/** @import { Move } from './game.js' */
/** @import { Skin } from './tile-faces.js' */
/** @typedef {typeof import('./texts.js').strings['zh']} Strings */

/**
 * @typedef {object} Drawing
 * @property {number[][]} board
 * @property {Map<number, string>} classes CSS classes of the marked cells, by `cols * row + col`
 * @property {number[][] | null} turns to each cell, the ring included, from the selected tile; null to show none
 * @property {Strings} strings
 * @property {Language} language
 * @property {Skin} skin
 */

/** The face of an empty cell. */
const NONE = { glyph: '', mark: '', ink: '', at: '', isRepeated: undefined };

/** The time that tiles take to move, in milliseconds. */
const SLIDE_DURATION = 140;

const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `focus` and the labels use rows and columns as they are seen; everything else uses the rows and columns of the board. */
export class Tiles {
  element = html('div', { class: 'grid', role: 'grid' });
  focus = new GridFocus(this.element);
  #isTransposed = false;
  /** @type {HTMLButtonElement[][]} */
  #buttons = [];
  /** A key for what each button shows, to compare. @type {string[]} */
  #drawn = [];
  /** The language and skin of all of them. */
  #style = '';
  /** Tiles that were removed but are still visible: `cols * row + col` → kind. @type {Map<number, number>} */
  #removed = new Map();

  /** @param {number[][]} board the first of a game */
  build(board) {
    this.#removed.clear();
    const { rows, cols } = { rows: board.length, cols: board[0].length };
    if (rows !== this.#buttons.length || cols !== this.#buttons[0].length) this.#buildGrid(rows, cols);
    const shown = this.show(board);
    const { row, col } = this.focus.place;
    const first = shown.flat().findIndex((cell) => cell !== WALL);
    const width = shown[0].length;
    // The tab stop leads to where there is something to do.
    if (shown[row][col] === WALL && first >= 0) {
      this.focus.settle({ row: Math.floor(first / width), col: first % width });
    }
  }

  /** Are rows shown as columns, and columns as rows? */
  get transposed() {
    return this.#isTransposed;
  }

  set transposed(isTransposed) {
    const place = this.convert(this.focus.place);
    this.#isTransposed = isTransposed;
    this.#arrange(this.convert(place));
  }

  /** @template Cell @param {Cell[][]} grid @returns {Cell[][]} as it is seen */
  show(grid) {
    return this.#isTransposed ? transpose(grid) : grid;
  }

  /** @param {Place} place of the board, or as it is seen @returns {Place} the other */
  convert({ row, col }) {
    return this.#isTransposed ? { row: col, col: row } : { row, col };
  }

  /** @param {EventTarget | null} target @returns {Place | null} the place of its button on the board */
  placeOf(target) {
    const place = this.focus.placeOf(target);
    return place && this.convert(place);
  }

  /** @param {number} rows @param {number} cols */
  #buildGrid(rows, cols) {
    this.#buttons = Array.from({ length: rows }, () =>
      Array.from({ length: cols }, () => createButton({ part: 'tile' })),
    );
    this.#arrange(this.focus.place);
  }

  /** @param {Place} place gets the tab stop */
  #arrange(place) {
    const { activeElement = null } = /** @type {ShadowRoot} */ (this.element.getRootNode());
    const hadFocus = this.element.contains(activeElement);
    const shown = this.show(this.#buttons);
    this.#style = '';
    this.element.replaceChildren(...shown.map((buttons) => html('div', { role: 'row' }, ...buttons.map(wrapCell))));
    this.focus.adopt(shown, place);
    if (hadFocus) this.focus.focus(this.focus.place, { preventScroll: true });
  }

  /** @param {Drawing} drawing */
  draw({ board, classes, turns, strings, language, skin }) {
    const cols = board[0].length;
    const style = `${language} ${skin}`;
    if (style !== this.#style) {
      this.#style = style;
      this.#drawn = [];
      const shown = this.show(board);
      this.element.setAttribute('aria-label', strings.board(shown.length, shown[0].length));
    }
    for (const [row, kinds] of board.entries()) {
      for (const [col, kind] of kinds.entries()) {
        const at = cols * row + col;
        const isWall = kind === WALL;
        const visible = isTile(kind) ? kind : (this.#removed.get(at) ?? 0);
        const marks = classes.get(at) ?? '';
        const reached = isWall ? -1 : (turns?.[row + 1][col + 1] ?? -1);
        const key = `${kind} ${visible} ${reached}${marks}`;
        if (key === this.#drawn[at]) continue;
        this.#drawn[at] = key;
        const button = this.#buttons[row][col];
        button.className = isWall ? 'wall' : `tile${marks}${kind !== 0 ? '' : visible ? ' going' : ' gone'}`;
        setWall(button, isWall);
        button.parentElement?.classList.toggle('raised', marks !== '');
        showFace(button, visible, skin, language);
        const place = this.convert({ row, col });
        const name = isTile(kind)
          ? strings.tile(faceIn(skin, kind)[language], place)
          : strings[isWall ? 'wall' : 'empty'](place);
        const selected = marks.includes('selected');
        const suffix =
          selected || reached < 0 ? '' : marks.includes('partner') ? strings.partner : strings.reached(reached);
        button.setAttribute('aria-label', name + (selected ? strings.selected : suffix));
      }
    }
  }

  /** A removed pair stays visible until `forget`. @param {Move} move */
  keep({ pair, kind }) {
    const cols = this.#buttons[0].length;
    this.#removed = new Map(pair.map(([row, col]) => [cols * row + col, kind]));
  }

  forget() {
    this.#removed.clear();
  }

  /**
   * Animates the tiles that gravity has moved; call it when the board has been drawn.
   * @param {Move} move
   * @param {boolean} [back] has the move been undone?
   */
  slide({ origins }, back = false) {
    if (reducesMotion()) return;
    const cols = origins[0].length;
    for (const [row, line] of origins.entries()) {
      for (const [col, origin] of line.entries()) {
        const from = { row: Math.floor((origin - 1) / cols), col: (origin - 1) % cols };
        if (origin <= 0 || (from.row === row && from.col === col)) continue;
        const [start, end] = back ? [{ row, col }, from] : [from, { row, col }];
        const by = this.convert({ row: start.row - end.row, col: start.col - end.col });
        // Moves the cell, since its style is simpler than the tile's. The compositor cannot animate percentages.
        const transform = `translate(calc(${by.col} * var(--unit)), calc(${by.row} * var(--unit)))`;
        this.#buttons[end.row][end.col].parentElement?.animate?.([{ transform }, { transform: 'none' }], {
          duration: SLIDE_DURATION,
          easing: 'ease-out',
        });
      }
    }
  }

  /** @param {Place} place of a tile that could not be joined */
  shake({ row, col }) {
    const frames = [{ translate: '-3px' }, { translate: '3px' }, { translate: '0' }];
    if (!reducesMotion()) this.#buttons[row][col].animate?.(frames, { duration: 160 });
  }
}

/** @param {HTMLElement} button @param {number} col */
function wrapCell(button, col) {
  const cell = html('div', { role: 'gridcell' }, button);
  cell.style.setProperty('--col', String(col));
  return cell;
}

/** @param {HTMLButtonElement} button @param {boolean} isWall */
function setWall(button, isWall) {
  const part = isWall ? 'wall' : 'tile';
  if (button.getAttribute('part') === part) return;
  button.setAttribute('part', part);
  if (isWall) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/**
 * The style sheet draws the face from these attributes; for screen readers the label names it.
 * @param {HTMLButtonElement} button
 * @param {number} kind
 * @param {Skin} skin
 * @param {Language} language
 */
function showFace({ dataset, style }, kind, skin, language) {
  const { glyph, mark, ink, at = '', isRepeated } = kind === 0 ? NONE : faceIn(skin, kind);
  const isMarked = isRepeated || language === 'en'; // readers of Chinese need no other sign
  Object.assign(dataset, { glyph: glyphIn(glyph, language), mark: isMarked ? mark : '', ink });
  style.setProperty('--at', at);
}
