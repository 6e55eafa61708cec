// The DOM of a 华容道 board: pieces are built when a game begins; a changed position only moves them.
import { HuarongArrows } from './arrows.js';
import { glyphIn } from '../text/language.js';
import { shapeOf } from './piece-names.js';
import { strings } from './strings.js';

/** @typedef {import('../../api/types.js').Direction} Direction */
/** @typedef {ReturnType<typeof import('./piece-names.js').namePieces>} Names */

/**
 * @typedef {object} Scene what is to be seen
 * @property {import('./game.js').State} state
 * @property {Names} names
 * @property {number} tabStop id of the piece that Tab leads to
 * @property {number | null} held id of the piece that arrows and pad move
 * @property {readonly import('../../api/types.js').Move[]} hinted moves to show with arrows
 * @property {string} score of the game, if it is over
 * @property {import('../text/language.js').Language} language
 */

const COLS = 4;
const arrows = /** @type {const} */ ({ left: '←', up: '↑', down: '↓', right: '→' });

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} className
 * @param {(Node | string)[]} children
 */
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** @param {string} className @param {(Node | string)[]} children */
function makeButton(className, ...children) {
  const button = make('button', className, ...children);
  button.type = 'button';
  return button;
}

export class HuarongView {
  field = make('div', 'field');
  /** The player may ask for another game here; what a page puts into the element shows beside it. */
  again = makeButton('again offer');
  /** @type {Map<number, HTMLButtonElement>} by id */
  #pieces = new Map();
  #arrows = new HuarongArrows();
  #exit = make('span', 'exit');
  #table = make('div', 'table');
  /** Says that the game is won; may have the focus. */
  won = make('p', 'won');
  #score = make('p', 'score');
  notice = make(
    'div',
    'notice seal',
    this.won,
    this.#score,
    make('div', 'offers', this.again, document.createElement('slot')),
  );
  #hint = make('span', 'hint');
  /** @type {Map<Direction, HTMLButtonElement>} */
  pad = new Map();
  #padGroup = make('div', 'pad', this.#hint);

  /** What to put into the stage. */
  elements = [this.#table, this.#padGroup];

  constructor() {
    this.field.setAttribute('role', 'group');
    this.#padGroup.setAttribute('role', 'group');
    this.#exit.setAttribute('aria-hidden', 'true');
    this.won.tabIndex = -1;
    this.#exit.part = 'exit';
    this.notice.part = 'notice';
    this.again.part = 'offer';
    this.#padGroup.part = 'pad';
    this.notice.hidden = true;
    for (const [direction, arrow] of /** @type {[Direction, string][]} */ (Object.entries(arrows))) {
      const button = makeButton('way', arrow);
      button.tabIndex = -1; // the keyboard has the arrow keys
      this.pad.set(direction, button);
      this.#padGroup.append(button);
    }
    const sill = make('div', 'sill', make('i', ''), this.#exit, make('i', ''));
    const frame = make('div', 'frame', this.field);
    frame.part = 'board';
    this.#table.append(frame, sill, this.notice);
  }

  /** @param {Iterable<import('../../api/types.js').Piece>} pieces of a new game @param {Names} names */
  build(pieces, names) {
    this.#pieces.clear();
    for (const piece of pieces) {
      const { en } = names.get(piece.id) ?? { en: '' };
      const face = make('span', 'face', make('span', 'glyph'), make('span', 'caption', en.replace(/ \d+$/, '')));
      face.part = `piece ${shapeOf(piece)}`;
      const button = makeButton(`piece ${shapeOf(piece)}`, face);
      button.style.setProperty('--height', String(piece.height));
      button.style.setProperty('--width', String(piece.width));
      this.#pieces.set(piece.id, button);
    }
    this.field.replaceChildren(...this.#pieces.values(), this.#arrows.element);
  }

  /** @param {Scene} scene */
  draw({ state, names, tabStop, held, hinted, score, language }) {
    const text = strings[language];
    this.field.setAttribute('aria-label', text.board);
    this.#table.classList.toggle('captioned', language === 'en');
    this.#exit.textContent = text.exit;
    for (const [id, button] of this.#pieces) {
      const piece = /** @type {import('../../api/types.js').Piece} */ (state.pieces.get(id));
      const free = state.free.get(id) ?? [];
      const shape = shapeOf(piece);
      const name = names.get(id)?.[language] ?? '';
      // A picture to those who read the caption.
      /** @type {HTMLElement} */ (button.querySelector('.glyph')).dataset.glyph = glyphIn(
        names.get(id)?.glyph ?? '',
        language,
      );
      const out = state.solved && shape === 'caocao';
      button.style.setProperty('--row', String(piece.row));
      button.style.setProperty('--col', String(piece.col));
      button.classList.toggle('free', free.length > 0);
      button.classList.toggle('held', id === held);
      button.classList.toggle('out', out);
      button.tabIndex = id === tabStop ? 0 : -1;
      button.setAttribute(
        'aria-label',
        out ? text.out(name) : text.piece(name, text.shapes[shape], piece, free) + (id === held ? text.held : ''),
      );
    }
    this.#arrows.show(hinted, state.pieces);
    this.#drawPad(
      held === null ? [] : (state.free.get(held) ?? []),
      held === null ? undefined : names.get(held)?.[language],
      text,
    );
    this.#drawNotice(state, names, score, language);
  }

  /** @param {readonly Direction[]} free @param {string | undefined} name @param {typeof strings.zh | typeof strings.en} text */
  #drawPad(free, name, text) {
    this.#padGroup.setAttribute('aria-label', text.pad);
    this.#hint.textContent = name === undefined ? text.padIdle : text.padFor(name);
    for (const [direction, button] of this.pad) {
      button.setAttribute('aria-label', text.directions[direction]);
      button.setAttribute('aria-disabled', String(!free.includes(direction)));
    }
  }

  /** @param {Scene['state']} state @param {Names} names @param {string} score @param {import('../text/language.js').Language} language */
  #drawNotice({ solved, pieces }, names, score, language) {
    const caocao = [...pieces.values()].find((piece) => shapeOf(piece) === 'caocao');
    this.notice.hidden = !solved;
    this.won.textContent = strings[language].won(names.get(caocao?.id ?? 0)?.[language] ?? '');
    this.#score.textContent = score;
    this.again.textContent = strings[language].again;
  }

  /** The side of a cell, in CSS pixels. */
  get cell() {
    return this.field.clientWidth / COLS;
  }

  /** @param {number} id */
  buttonOf(id) {
    return this.#pieces.get(id);
  }

  /** @param {EventTarget | null} target @returns {number | null} id of the piece that `target` is or is in */
  idOf(target) {
    const button = target instanceof Element ? target.closest('button') : null;
    for (const [id, piece] of this.#pieces) if (piece === button) return id;
    return null;
  }

  /**
   * Draws a piece off its cell while it is dragged; null puts it back.
   * @param {number} id
   * @param {{ x: number, y: number } | null} by in CSS pixels
   */
  nudge(id, by) {
    const button = this.#pieces.get(id);
    button?.classList.toggle('dragged', by !== null);
    button?.style.setProperty('--x', `${by?.x ?? 0}px`);
    button?.style.setProperty('--y', `${by?.y ?? 0}px`);
  }
}
