// The figure of a page about an algorithm: a board that the reader can change, and what the code does there, step by step.
import { GridFocus } from '../../../elements/board/grid-focus.js';
import { byId, createButton, createElement, onClick, setText } from '../../kernel/dom.js';
import { FramePlayer } from '../../kernel/frame-player.js';
import { t } from '../../kernel/i18n.js';
import { createPlaybackControls } from '../../kernel/playback-controls.js';
import { elementOf } from '../../kernel/svg.js';
import { framed } from './marks.js';

/** @import { Frame } from './marks.js' */

/**
 * What a figure shows.
 * @template State
 * @typedef {object} Film
 * @property {State} start
 * @property {true} [opensAtStart] is the first frame shown at first? Otherwise the last is
 * @property {(state: State, variant: string) => Frame[]} framesOf runs the algorithm
 * @property {(state: State) => import('../../kernel/svg.js').Picture} draw a frame may show another state than the first
 * @property {number} margin of the picture around the board, in cells
 * @property {(state: State) => readonly [rows: number, cols: number]} sizeOf
 * @property {(state: State, row: number, col: number) => string} labelOf a cell
 * @property {(state: State, row: number, col: number) => { state: State, said?: string }} edit what the reader does to a cell; said:
 *   instead of the first sentence
 */

/** @returns {string} the variant that is chosen, or '' if there are none */
const chosenVariant = () => document.querySelector('input[name=variant]:checked')?.getAttribute('value') ?? '';

/** @template State @param {Film<State>} film */
export function startFigure(film) {
  const stage = byId('stage');
  const sentence = byId('sentence');
  const listing = byId('listing');
  const grid = createElement('div', { class: 'cells', role: 'grid', 'aria-label': t('棋盘', 'Board') });
  let { start: state } = film;
  let frames = film.framesOf(state, chosenVariant());
  let said = '';

  const shown = () => frames[player.steps].state ?? state;

  const [rows, cols] = film.sizeOf(state);
  const buttons = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) =>
      createButton({ role: 'gridcell', click: () => change(film.edit(shown(), row, col)) }),
    ),
  );
  grid.append(...buttons.map((row) => createElement('div', { role: 'row' }, ...row)));
  grid.style.setProperty('--rows', String(rows));
  grid.style.setProperty('--cols', String(cols));
  grid.style.setProperty('--margin', String(film.margin));
  new GridFocus(grid).adopt(buttons);

  function draw() {
    const frame = frames[player.steps];
    const { line, text, notes } = frame;
    stage.querySelector('svg')?.replaceWith(elementOf(framed(film.draw(shown()), frame)));
    for (const [row, cells] of buttons.entries()) {
      for (const [col, button] of cells.entries()) {
        const label = [film.labelOf(shown(), row, col), notes?.get(`${row} ${col}`)]
          .filter(Boolean)
          .join(t('，', ', '));
        if (button.ariaLabel !== label) button.ariaLabel = label;
      }
    }
    sentence.ariaLive = player.playback.playing ? 'off' : 'polite';
    setText(sentence, said || text);
    for (const each of listing.querySelectorAll('.line')) each.classList.remove('now');
    showLine(/** @type {HTMLElement} */ (listing.querySelector(`[data-step~="${line}"]`)));
    updateControls();
  }

  /** @param {HTMLElement} line */
  function showLine(line) {
    line.classList.add('now');
    const { offsetTop, offsetHeight } = line;
    const isSeen =
      offsetTop >= listing.scrollTop && offsetTop + offsetHeight <= listing.scrollTop + listing.clientHeight;
    if (!isSeen) listing.scrollTop = offsetTop - listing.clientHeight / 2;
  }

  /** @param {ReturnType<Film<State>['edit']>} changed */
  function change(changed) {
    state = changed.state;
    frames = film.framesOf(state, chosenVariant());
    said = changed.said ?? '';
    player.open(frames.length - 1, 0);
  }

  const player = new FramePlayer(({ steps }) => {
    if (steps > 0) said = '';
    draw();
  });
  const updateControls = createPlaybackControls(player, 'learn', t('步', 'Step'), () => true);

  onClick({ reset: () => change({ state: film.start }) });
  byId('figure').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'variant') change({ state });
  });
  grid.addEventListener('keydown', ({ key, ctrlKey, altKey, metaKey }) => {
    const by = key === ',' ? -1 : key === '.' ? 1 : 0;
    if (by !== 0 && !ctrlKey && !altKey && !metaKey) player.playback.step(by);
  });
  // On paper the figure shows how the algorithm ends.
  addEventListener('beforeprint', () => player.playback.seek(player.total));

  stage.append(grid);
  player.open(frames.length - 1, film.opensAtStart ? 0 : undefined);
}
