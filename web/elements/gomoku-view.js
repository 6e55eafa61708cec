// The DOM of a 五子棋 board of one size: built once; a changed game changes attributes only.
import { drawLines, drawNames, range, svg } from './gomoku-drawing.js';
import { Loupe } from './gomoku-loupe.js';
import { completions, drawMarks } from './gomoku-marks.js';
import { placeOf } from './gomoku-points.js';
import { colorAfter, sentences } from './gomoku-sentences.js';

/**
 * @import { Forbidden, Threats, Verdict } from '../api/types.js'
 */

/**
 * @typedef {object} Scene what is to be seen
 * @property {readonly number[]} pieces
 * @property {number} size
 * @property {Verdict} verdict
 * @property {readonly Forbidden[]} fouls where renju does not let Black play now
 * @property {Forbidden | null} why the one of them that is explained, or the one that ended the game
 * @property {Threats | null} threats
 * @property {number | null} aim the point that waits for its second tap
 * @property {import('./language.js').Language} language
 */

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

export class GomokuView {
  /** @type {HTMLButtonElement[][]} row after row, from the top */
  buttons;
  grid;

  #board;
  #loupe;
  #marks = svg('g');
  #tip = box('tip', '');

  /** @param {HTMLElement} stage where to build it @param {number} size */
  constructor(stage, size) {
    this.buttons = range(size).map(() => range(size).map(() => document.createElement('button')));
    for (const button of this.buttons.flat()) button.type = 'button';
    const rows = this.buttons.map((row) => box('row', 'row', row.map((button) => box('cell', 'gridcell', [button]))));
    this.grid = box('grid', 'grid', rows);
    this.#loupe = new Loupe(size);
    this.#tip.setAttribute('aria-hidden', 'true');
    const drawing = svg('svg', { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' }, drawLines(size), ...drawNames(size));
    drawing.append(this.#marks, this.#loupe.cross);
    this.#board = box('board', '', [this.grid, this.#loupe.element, this.#tip]);
    this.#board.style.setProperty('--size', String(size));
    this.#board.prepend(drawing);
    this.#board.part = 'board';
    // A press on the bare wood would hand the focus, and with it the tab stop, to the corner.
    this.#board.addEventListener('mousedown', (event) => event.target === this.#board && event.preventDefault());
    stage.replaceChildren(this.#board);
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { pieces, size, verdict, why, aim, language } = scene;
    const { words } = sentences(language, size);
    this.grid.setAttribute('aria-label', words.board(size));
    this.grid.dataset.turn = verdict.winner ? 'none' : colorAfter(pieces.length);
    this.#drawPoints(scene);
    this.#marks.replaceChildren(...drawMarks(scene));
    this.#loupe.draw(aim, why?.point !== aim, pieces);
    this.#drawTip(why, size, words);
  }

  /** @param {Scene} scene */
  #drawPoints({ pieces, size, verdict, fouls, threats, aim, language }) {
    const { words, name, move } = sentences(language, size);
    const winning = new Set(verdict.cells);
    const moves = new Map(pieces.map((point, index) => [point, index]));
    const forbidden = new Map(fouls.map(({ point, kind }) => [point, kind]));
    const makes = threats && completions(threats);
    this.buttons.flat().forEach((button, point) => {
      const index = moves.get(point);
      const { dataset } = button;
      button.toggleAttribute('data-aim', point === aim);
      button.part = index === undefined ? 'point' : `stone ${colorAfter(index)}`;
      if (index === undefined) {
        for (const key of ['stone', 'number', 'long', 'last', 'won']) delete dataset[key];
        const foul = forbidden.get(point);
        const { black, white } = makes?.get(point) ?? {};
        const notes = [
          foul ? words.forbidden(words.fouls[foul]) : '',
          black ? words.completes(words.black, black === 5) : '',
          white ? words.completes(words.white, white === 5) : '',
        ];
        button.setAttribute('aria-label', words.empty(name(point)) + notes.join(''));
        return;
      }
      const isLast = index === pieces.length - 1;
      dataset.stone = colorAfter(index);
      dataset.number = String(index + 1);
      button.toggleAttribute('data-long', index >= 99);
      button.toggleAttribute('data-last', isLast);
      button.toggleAttribute('data-won', winning.has(point));
      button.setAttribute('aria-label', move(pieces, index) + (winning.has(point) ? words.winning : isLast ? words.last : ''));
    });
  }

  /**
   * Names the foul beside its point.
   * @param {Forbidden | null} why
   * @param {number} size
   * @param {ReturnType<typeof sentences>['words']} words
   */
  #drawTip(why, size, words) {
    this.#tip.hidden = !why;
    if (!why) return;
    const { row, col } = placeOf(why.point, size);
    this.#tip.textContent = words.fouls[why.kind];
    this.#tip.dataset.side = row < size / 2 ? 'below' : 'above';
    this.#tip.dataset.end = col < size / 4 ? 'left' : col >= (size * 3) / 4 ? 'right' : '';
    this.#tip.style.setProperty('--x', String(col + 0.5));
    this.#tip.style.setProperty('--y', String(row < size / 2 ? row + 1 : row));
  }
}
