// The DOM of a 五子棋 board. It is rebuilt for another size or orientation; drawing a position changes attributes only.
import { createButton, html, svg } from '../board/dom.js';
import { GridFocus } from '../board/grid-focus.js';
import { colorAfter } from './color.js';
import { drawGrid, drawLabels, range } from './drawing.js';
import { coordinatesOf, createOrientation, orientationKey } from './geometry.js';
import { Magnifier } from './magnifier.js';
import { completions, drawMarks, drawSigns } from './marks.js';

/** @import { Forbidden, Threats, Verdict } from '../../api/types.js' */
/** @import { Orientation } from './geometry.js' */
/** @import { Messages } from './messages.js' */
/** @import { RankedMove } from './state.js' */

/**
 * @typedef {object} Scene what to draw
 * @property {readonly number[]} pieces
 * @property {number} setup how many of them set up the position
 * @property {number} size
 * @property {Verdict} verdict
 * @property {readonly Forbidden[]} forbidden points where renju does not let Black play now
 * @property {Forbidden | null} explained the forbidden point whose rows are shown
 * @property {Threats | null} threats
 * @property {number | null} aim the point that waits for its second tap
 * @property {number | null} hint the recommended point
 * @property {number | null} losing the point of the losing move
 * @property {readonly RankedMove[]} best the best moves, the best one first
 * @property {readonly number[]} row to look at
 * @property {readonly number[]} area to look at: two corners
 * @property {boolean} thinking is the computer choosing its move?
 */

/** Attaches the listeners of a new grid. @typedef {(grid: HTMLElement, pointOf: (event: Event) => number | null) => void} Listen */

/** @param {Scene} scene @param {Orientation} orientation @returns {Scene} with screen positions in place of points */
function onScreen(scene, { toScreen }) {
  const all = (/** @type {readonly number[]} */ points) => points.map(toScreen);
  /** @type {<Line extends { cells: number[], next: number[] }>(lines: Line[]) => Line[]} */
  const allIn = (lines) => lines.map((line) => ({ ...line, cells: all(line.cells), next: all(line.next) }));
  const one = (/** @type {Forbidden} */ { point, kind, lines }) => ({
    point: toScreen(point),
    kind,
    lines: allIn(lines),
  });
  const { pieces, verdict, forbidden, explained, threats, aim, hint, losing, best, row, area } = scene;
  return {
    ...scene,
    pieces: all(pieces),
    verdict: { ...verdict, cells: all(verdict.cells), rows: verdict.rows.map(all) },
    forbidden: forbidden.map(one),
    explained: explained && one(explained),
    threats: threats && { black: allIn(threats.black), white: allIn(threats.white) },
    aim: aim === null ? null : toScreen(aim),
    hint: hint === null ? null : toScreen(hint),
    losing: losing === null ? null : toScreen(losing),
    best: best.map(({ point, score }) => ({ point: toScreen(point), score })),
    row: all(row),
    area: all(area),
  };
}

/** The elements of one size and orientation. @param {number} size @param {Orientation} orientation */
function build(size, orientation) {
  const buttons = range(size).map(() => range(size).map(() => createButton({})));
  const rows = buttons.map((row) => {
    const cells = row.map((button) => html('div', { class: 'cell', role: 'gridcell' }, button));
    return html('div', { class: 'row', role: 'row' }, ...cells);
  });
  const grid = html('div', { class: 'grid', role: 'grid' }, ...rows);
  const magnifier = new Magnifier(size);
  const marks = svg('g');
  const tooltip = html('div', { class: 'tooltip', 'aria-hidden': 'true' });
  const drawing = svg(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' },
    drawGrid(size),
    ...drawLabels(size, orientation),
    marks,
    magnifier.crosshair,
  );
  const signs = svg('svg', { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' });
  const board = html('div', { class: 'board', part: 'board' }, drawing, grid, signs, magnifier.element, tooltip);
  board.style.setProperty('--size', String(size));
  // Pressing the margin would move the focus, and with it the tab stop, to the first point (delegatesFocus).
  board.addEventListener('mousedown', (event) => event.target === board && event.preventDefault());
  return { orientation, focus: new GridFocus(grid), board, grid, buttons, marks, signs, magnifier, tooltip };
}

export class GomokuView {
  #stage;
  #listen;
  /** @type {ReturnType<typeof build> | undefined} */
  #dom;

  /** @param {HTMLElement} stage the parent of the board @param {Listen} listen */
  constructor(stage, listen) {
    this.#stage = stage;
    this.#listen = listen;
  }

  /**
   * Prepares drawing boards of this size and orientation. Rebuilding keeps the focus, at the centre.
   * @param {number} size
   * @param {number} quarters clockwise quarter turns
   * @param {boolean} mirrored
   */
  arrange(size, quarters, mirrored) {
    if (this.#dom?.orientation.key === orientationKey(size, quarters, mirrored)) return;
    const root = /** @type {ShadowRoot} */ (this.#stage.getRootNode());
    const hadFocus = this.#dom?.grid.contains(root.activeElement);
    const orientation = createOrientation(size, quarters, mirrored);
    const dom = build(size, orientation);
    const { focus, grid, buttons, board } = dom;
    const centre = Math.floor((size - 1) / 2);
    focus.adopt(buttons, { row: centre, col: centre });
    this.#listen(grid, ({ target }) => {
      const place = focus.placeOf(target);
      return place && orientation.toPoint(place.row * size + place.col);
    });
    this.#stage.replaceChildren(board);
    this.#dom = dom;
    if (hadFocus) this.focus();
  }

  /** Focuses the point that has the tab stop. @param {FocusOptions} [options] */
  focus(options) {
    this.#dom?.focus.focus(this.#dom.focus.place, options);
  }

  /** @param {Scene} scene of the size that was arranged @param {Messages} messages */
  draw(scene, messages) {
    if (!this.#dom) return;
    const { orientation, grid, marks, signs, magnifier } = this.#dom;
    const { verdict, thinking, aim } = scene;
    const { texts, name } = messages;
    const screen = onScreen(scene, orientation);
    grid.setAttribute('aria-label', texts.board(scene.size));
    grid.toggleAttribute('data-thinking', thinking);
    grid.dataset.turn = verdict.winner || thinking ? 'none' : colorAfter(scene.pieces.length);
    this.#drawPoints(this.#dom, screen, messages);
    marks.replaceChildren(...drawMarks(screen, messages.score));
    signs.replaceChildren(...drawSigns(screen, texts.losingSign));
    magnifier.draw(screen.aim, scene.explained?.point !== aim, screen.pieces, aim === null ? '' : name(aim));
    this.#drawTooltip(this.#dom, screen, messages);
  }

  /** @param {ReturnType<typeof build>} dom @param {Scene} screen @param {Messages} messages */
  #drawPoints({ buttons, orientation }, screen, { texts, name, stone, ranked }) {
    const { pieces, setup, verdict, forbidden, threats, aim, hint, losing, best } = screen;
    const winning = new Set(verdict.cells);
    const moves = new Map(pieces.map((position, index) => [position, index]));
    const forbiddenKinds = new Map(forbidden.map(({ point, kind }) => [point, kind]));
    const completed = threats && completions(threats);
    buttons.flat().forEach((button, position) => {
      const point = orientation.toPoint(position);
      const index = moves.get(position);
      const { dataset } = button;
      button.toggleAttribute('data-aim', position === aim);
      button.part = index === undefined ? 'point' : `stone ${colorAfter(index)}`;
      if (index === undefined) {
        for (const key of ['stone', 'number', 'long', 'last', 'won']) delete dataset[key];
        const kind = forbiddenKinds.get(position);
        const { black, white } = completed?.get(position) ?? {};
        const notes = [
          kind ? texts.forbidden(texts.forbiddenKinds[kind]) : '',
          black ? texts.completes(texts.black, black === 5) : '',
          white ? texts.completes(texts.white, white === 5) : '',
          position === hint ? texts.recommended : '',
          ranked(
            best.findIndex((move) => move.point === position),
            best,
          ),
        ];
        button.setAttribute('aria-label', texts.empty(name(point)) + notes.join(''));
        return;
      }
      const isLast = index === pieces.length - 1 && index >= setup;
      const isWinning = winning.has(position);
      dataset.stone = colorAfter(index);
      dataset.number = index < setup ? '' : String(index + 1 - setup);
      button.toggleAttribute('data-long', index - setup >= 99);
      button.toggleAttribute('data-last', isLast);
      button.toggleAttribute('data-won', isWinning);
      const note = isWinning ? texts.winning : isLast ? texts.last : '';
      button.setAttribute('aria-label', stone(point, index, setup) + note + (position === losing ? texts.losing : ''));
    });
  }

  /**
   * Names the kind of the explained forbidden point beside it.
   * @param {ReturnType<typeof build>} dom
   * @param {Scene} screen
   * @param {Messages} messages
   */
  #drawTooltip({ tooltip }, { explained, size }, { texts }) {
    tooltip.hidden = !explained;
    if (!explained) return;
    const { row, col } = coordinatesOf(explained.point, size);
    tooltip.textContent = texts.forbiddenKinds[explained.kind];
    tooltip.dataset.side = row < size / 2 ? 'below' : 'above';
    tooltip.dataset.edge = col < size / 4 ? 'left' : col >= (size * 3) / 4 ? 'right' : '';
    tooltip.style.setProperty('--x', String(col + 0.5));
    tooltip.style.setProperty('--y', String(row < size / 2 ? row + 1 : row));
  }
}
