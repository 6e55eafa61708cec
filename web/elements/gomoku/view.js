// The DOM of a 五子棋 board of one size: built once; a changed game changes attributes only.
import { drawLines, drawNames, range, svg } from './drawing.js';
import { Loupe } from './loupe.js';
import { completions, drawMarks } from './marks.js';
import { placeOf } from './points.js';
import { colorAfter, sentences } from './sentences.js';

/**
 * @import { Forbidden, Threats, Verdict } from '../../api/types.js'
 * @import { Sight } from './sight.js'
 */

/**
 * @typedef {object} Scene what is to be seen, and, once it is `turned`, where
 * @property {readonly number[]} pieces
 * @property {number} size
 * @property {Verdict} verdict
 * @property {readonly Forbidden[]} fouls where renju does not let Black play now
 * @property {Forbidden | null} why the one of them that is explained, or the one that ended the game
 * @property {Threats | null} threats
 * @property {number | null} aim the point that waits for its second tap
 * @property {number | null} hint the point that is recommended
 * @property {boolean} thinking does the computer think?
 * @property {import('../text/language.js').Language} language
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

/** @param {Scene} scene @param {(point: number) => number} seen @returns {Scene} every point where it is seen */
function turned(scene, seen) {
  const all = (/** @type {readonly number[]} */ points) => points.map(seen);
  const foul = (/** @type {Forbidden} */ { point, kind, lines }) => ({
    point: seen(point),
    kind,
    lines: lines.map((line) => ({ ...line, cells: all(line.cells), next: all(line.next) })),
  });
  const rows = (/** @type {Threats['black']} */ threats) =>
    threats.map((threat) => ({ ...threat, cells: all(threat.cells), next: all(threat.next) }));
  const { pieces, verdict, fouls, why, threats, aim, hint } = scene;
  return {
    ...scene,
    pieces: all(pieces),
    verdict: { ...verdict, cells: all(verdict.cells) },
    fouls: fouls.map(foul),
    why: why && foul(why),
    threats: threats && { black: rows(threats.black), white: rows(threats.white) },
    aim: aim === null ? null : seen(aim),
    hint: hint === null ? null : seen(hint),
  };
}

export class GomokuView {
  /** @type {HTMLButtonElement[][]} row after row, as they are seen, from the top */
  buttons;
  grid;
  sight;

  #board;
  #loupe;
  #marks = svg('g');
  #tip = box('tip', '');

  /** @param {HTMLElement} stage where to build it @param {number} size @param {Sight} sight how it is looked at */
  constructor(stage, size, sight) {
    this.sight = sight;
    this.buttons = range(size).map(() => range(size).map(() => document.createElement('button')));
    for (const button of this.buttons.flat()) button.type = 'button';
    const rows = this.buttons.map((row) =>
      box(
        'row',
        'row',
        row.map((button) => box('cell', 'gridcell', [button])),
      ),
    );
    this.grid = box('grid', 'grid', rows);
    this.#loupe = new Loupe(size);
    this.#tip.setAttribute('aria-hidden', 'true');
    const drawing = svg(
      'svg',
      { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' },
      drawLines(size),
      ...drawNames(size, sight),
    );
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
    const { size, verdict, thinking, language } = scene;
    const say = sentences(language, size);
    const there = turned(scene, this.sight.seen);
    this.grid.setAttribute('aria-label', say.words.board(size));
    this.grid.toggleAttribute('data-thinking', thinking);
    this.grid.dataset.turn = verdict.winner || thinking ? 'none' : colorAfter(scene.pieces.length);
    this.#drawPoints(there, say);
    this.#marks.replaceChildren(...drawMarks(there));
    this.#loupe.draw(
      there.aim,
      scene.why?.point !== scene.aim,
      there.pieces,
      scene.aim === null ? '' : say.name(scene.aim),
    );
    this.#drawTip(there.why, size, say.words);
  }

  /** @param {Scene} there @param {ReturnType<typeof sentences>} say */
  #drawPoints({ pieces, verdict, fouls, threats, aim, hint }, { words, name, stone }) {
    const winning = new Set(verdict.cells);
    const moves = new Map(pieces.map((place, index) => [place, index]));
    const forbidden = new Map(fouls.map(({ point, kind }) => [point, kind]));
    const makes = threats && completions(threats);
    this.buttons.flat().forEach((button, place) => {
      const point = this.sight.point(place);
      const index = moves.get(place);
      const { dataset } = button;
      button.toggleAttribute('data-aim', place === aim);
      button.part = index === undefined ? 'point' : `stone ${colorAfter(index)}`;
      if (index === undefined) {
        for (const key of ['stone', 'number', 'long', 'last', 'won']) delete dataset[key];
        const foul = forbidden.get(place);
        const { black, white } = makes?.get(place) ?? {};
        const notes = [
          foul ? words.forbidden(words.fouls[foul]) : '',
          black ? words.completes(words.black, black === 5) : '',
          white ? words.completes(words.white, white === 5) : '',
          place === hint ? words.hinted : '',
        ];
        button.setAttribute('aria-label', words.empty(name(point)) + notes.join(''));
        return;
      }
      const isLast = index === pieces.length - 1;
      dataset.stone = colorAfter(index);
      dataset.number = String(index + 1);
      button.toggleAttribute('data-long', index >= 99);
      button.toggleAttribute('data-last', isLast);
      button.toggleAttribute('data-won', winning.has(place));
      button.setAttribute(
        'aria-label',
        stone(point, index) + (winning.has(place) ? words.winning : isLast ? words.last : ''),
      );
    });
  }

  /**
   * Names the foul beside its point.
   * @param {Forbidden | null} why its point as it is seen
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
