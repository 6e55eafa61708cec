// The DOM of a 华容道 board: the pieces are built at the start of a game, a changed position only moves them.
import { createButton, html } from '../board/dom.js';
import { HuarongArrows } from './arrows.js';
import { createPieceDrawing, createScenery, shapeOn } from './drawing.js';
import { glyphIn } from '../text/language.js';
import { shapeOf } from './piece-names.js';
import { strings } from './texts.js';

/** @import { Direction } from '../../api/types.js' */
/** @import { Scene } from './scene.js' */
/** @typedef {ReturnType<typeof import('./piece-names.js').namePieces>} Names */

/**
 * @typedef {object} ViewState
 * @property {import('./game.js').Position} position
 * @property {Names} names
 * @property {number} focused id of the piece that has the tab stop
 * @property {number | null} selected id of the piece that arrow keys and the pad move
 * @property {readonly import('../../api/types.js').Move[]} hintMoves to show with arrows
 * @property {boolean} demonstrated did a playback make the last step?
 * @property {string} score for the notice
 * @property {import('../text/language.js').Language} language
 */

const arrows = /** @type {const} */ ({ left: '←', up: '↑', down: '↓', right: '→' });

export class HuarongView {
  field = html('div', { class: 'field', role: 'group' });
  /** Plays again. The slot for the page's own buttons is beside it. */
  again = createButton({ class: 'again offer', part: 'offer' });
  /** @type {Map<number, HTMLButtonElement>} by id */
  #pieces = new Map();
  #arrows = new HuarongArrows();
  #cols = 4;
  /** @type {Scene | null} null if the board is classic */
  #scene = null;
  #exit = html('span', { class: 'exit', 'aria-hidden': 'true', part: 'exit' });
  /** The text of the notice; receives the focus when the game is won. */
  won = html('p', { class: 'won', tabindex: -1 });
  #score = html('p', { class: 'score' });
  notice = html(
    'div',
    { class: 'notice seal', hidden: '' },
    this.won,
    this.#score,
    html('div', { class: 'offers' }, this.again, html('slot')),
  );
  #container = html(
    'div',
    { class: 'container' },
    html('div', { class: 'frame', part: 'board' }, this.field),
    html('div', { class: 'frame-bottom' }, html('i'), this.#exit, html('i')),
    this.notice,
  );
  #padLabel = html('span', { class: 'pad-label' });
  /** @type {Map<Direction, HTMLButtonElement>} */
  pad = new Map();
  #padGroup = html('div', { class: 'pad', role: 'group', part: 'pad' }, this.#padLabel);

  /** The children of the stage. */
  elements = [this.#container, this.#padGroup];

  constructor() {
    for (const [direction, arrow] of /** @type {[Direction, string][]} */ (Object.entries(arrows))) {
      const button = createButton({ class: 'direction', tabindex: -1 }, arrow); // keyboards have arrow keys
      this.pad.set(direction, button);
      this.#padGroup.append(button);
    }
  }

  /**
   * Builds the pieces of a new game.
   * @param {Iterable<import('../../api/types.js').Piece>} pieces
   * @param {Scene | null} scene null if the board is classic
   */
  build(pieces, scene) {
    const rows = scene?.board.length ?? 5;
    this.#cols = scene?.board[0].length ?? 4;
    this.#scene = scene;
    this.#container.classList.toggle('puzzle', scene !== null);
    this.#container.style.setProperty('--rows', String(rows));
    this.#container.style.setProperty('--cols', String(this.#cols));
    this.#arrows.setSize(rows, this.#cols);
    this.#pieces.clear();
    for (const piece of pieces) {
      const button = scene ? this.#createPiece(piece, scene) : this.#createClassicPiece(piece);
      button.style.setProperty('--height', String(piece.height));
      button.style.setProperty('--width', String(piece.width));
      this.#pieces.set(piece.id, button);
    }
    const pieceButtons = this.#pieces.values();
    const scenery = scene && createScenery(scene.board, scene.goals, scene.labelOf);
    this.field.replaceChildren(
      ...(scenery ? [scenery.below, ...pieceButtons, scenery.above] : pieceButtons),
      this.#arrows.element,
    );
  }

  /** @param {import('../../api/types.js').Piece} piece */
  #createClassicPiece(piece) {
    const name = `piece ${shapeOf(piece)}`;
    const children = [html('span', { class: 'glyph' }), html('span', { class: 'caption' })];
    return createButton({ class: name }, html('span', { class: 'face', part: name }, ...children));
  }

  /** @param {import('../../api/types.js').Piece} piece @param {Scene} scene */
  #createPiece(piece, { board, goals, labelOf }) {
    const isWanted = goals.some(({ id }) => id === piece.id);
    const drawing = createPieceDrawing(shapeOn(board, piece.id), piece, labelOf(piece.id));
    return createButton({ class: `piece drawn${isWanted ? ' wanted' : ''}` }, drawing);
  }

  /** @param {ViewState} state */
  render({ position, names, focused, selected, hintMoves, demonstrated, score, language }) {
    const text = strings[language];
    const scene = this.#scene;
    this.field.setAttribute('aria-label', scene ? text.puzzle(scene.board.length, scene.board[0].length) : text.board);
    this.#container.classList.toggle('captioned', language === 'en');
    this.#exit.textContent = text.exit;
    for (const [id, button] of this.#pieces) {
      const piece = /** @type {import('../../api/types.js').Piece} */ (position.pieces.get(id));
      const directions = position.directions.get(id) ?? [];
      const shape = scene ? null : shapeOf(piece);
      const name = names.get(id)?.[language] ?? '';
      // Generated content: decoration beside the caption.
      /** @type {NodeListOf<HTMLElement>} */
      const [glyph, caption] = button.querySelectorAll('.glyph, .caption');
      if (glyph) glyph.dataset.glyph = glyphIn(names.get(id)?.glyph ?? '', language);
      const words = language === 'en' ? name.replace(/ \d+$/, '') : '';
      if (caption && caption.textContent !== words) caption.textContent = words;
      const exited = position.solved && shape === 'caocao';
      button.style.setProperty('--row', String(piece.row));
      button.style.setProperty('--col', String(piece.col));
      button.classList.toggle('movable', directions.length > 0);
      button.classList.toggle('selected', id === selected);
      button.classList.toggle('exited', exited);
      button.tabIndex = id === focused ? 0 : -1;
      button.setAttribute(
        'aria-label',
        exited
          ? text.exited(name)
          : text.piece(name, shape ? text.shapes[shape] : `${piece.height}×${piece.width}`, piece, directions) +
              (id === selected ? text.isSelected : ''),
      );
    }
    this.#arrows.show(hintMoves, position.pieces);
    this.#renderPad(
      selected === null ? [] : (position.directions.get(selected) ?? []),
      selected === null ? undefined : names.get(selected)?.[language],
      text,
    );
    this.#renderNotice({ position, names, demonstrated, score, language });
  }

  /** @param {readonly Direction[]} legal @param {string | undefined} name @param {typeof strings.zh | typeof strings.en} text */
  #renderPad(legal, name, text) {
    this.#padGroup.setAttribute('aria-label', text.pad);
    this.#padGroup.classList.toggle('active', name !== undefined);
    this.#padLabel.textContent = name === undefined ? text.padIdle : text.padOf(name);
    for (const [direction, button] of this.pad) {
      button.setAttribute('aria-label', text.directions[direction]);
      button.setAttribute('aria-disabled', String(!legal.includes(direction)));
    }
  }

  /** @param {Pick<ViewState, 'position' | 'names' | 'demonstrated' | 'score' | 'language'>} state */
  #renderNotice({ position: { solved, pieces }, names, demonstrated, score, language }) {
    const text = strings[language];
    const caocao = this.#scene ? undefined : [...pieces.values()].find((piece) => shapeOf(piece) === 'caocao');
    const won = caocao ? text.won(names.get(caocao.id)?.[language] ?? '') : text.puzzleSolved;
    this.notice.hidden = !solved;
    this.notice.classList.toggle('seal', !demonstrated);
    this.notice.part = demonstrated ? 'notice' : 'notice won';
    this.won.textContent = demonstrated ? text.demonstrated : won;
    this.#score.textContent = score;
    this.again.textContent = demonstrated ? text.tryIt : text.again;
  }

  /** The width of a cell in CSS pixels. */
  get cell() {
    return this.field.clientWidth / this.#cols;
  }

  /** @param {number} id */
  buttonOf(id) {
    return this.#pieces.get(id);
  }

  /** @param {EventTarget | null} target @returns {number | null} id of the piece that contains it */
  idOf(target) {
    const button = target instanceof Element ? target.closest('button') : null;
    for (const [id, piece] of this.#pieces) if (piece === button) return id;
    return null;
  }

  /**
   * Draws a dragged piece beside its cell; null ends the drag.
   * @param {number} id
   * @param {{ x: number, y: number } | null} offset in CSS pixels
   */
  setOffset(id, offset) {
    const button = this.#pieces.get(id);
    button?.classList.toggle('dragged', offset !== null);
    button?.style.setProperty('--x', `${offset?.x ?? 0}px`);
    button?.style.setProperty('--y', `${offset?.y ?? 0}px`);
  }
}
