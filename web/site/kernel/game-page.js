// The page of a game goes on with the game that was saved or that the address names, follows other tabs, and has playback controls,
// a result card and a lesson.
import { onClick } from './dom.js';
import { connectLesson } from './first-lesson.js';
import { lazyResultCard } from './lazy-result-card.js';
import { createPlaybackControls } from './playback-controls.js';
import { onSavedElsewhere } from './saved-game.js';

/**
 * The parts in which the pages differ.
 * @typedef {object} GamePage
 * @property {import('./saved-game.js').Game} game
 * @property {any} board that is loaded
 * @property {{ changed(): void, follow(): boolean }} session
 * @property {() => boolean} isOver is the game on the board over?
 * @property {() => void} render shows the state of the board and of the session
 * @property {() => unknown} openAddress opens the game that the address names, or says why it cannot
 * @property {() => void} [onFollow] shows the game of another tab; `update` if it is not given
 * @property {(isHidden: boolean) => void} [onHidden] the page was hidden, or is shown again
 * @property {{ unit?: string, isWanted?: () => boolean }} [playback] as for the controls
 * @property {Record<string, () => unknown>} actions by the ids of their buttons
 * @property {() => boolean} [isGreeted] does the page greet the visitor, who shall not see the lesson unasked?
 * @property {() => Promise<{ lesson: import('./lesson.js').Lesson<any> }>} loadLesson
 */

/** @param {GamePage} page */
export function createGamePage({ game, board, session, isOver, render, playback = {}, ...page }) {
  const card = lazyResultCard(board);
  const renderPlayback = createPlaybackControls(board, game, playback.unit, playback.isWanted);

  /** Brings the page up to date. */
  function update() {
    render();
    renderPlayback();
  }

  function onChange() {
    if (!isOver()) card.hide();
    session.changed();
    update();
  }

  function follow() {
    if (session.follow()) (page.onFollow ?? update)();
  }

  return {
    card,
    update,

    /** The first game is on the board. */
    start() {
      board.addEventListener('change', onChange);
      addEventListener('hashchange', page.openAddress);
      onSavedElsewhere(game, follow);
      document.addEventListener('visibilitychange', () => page.onHidden?.(document.hidden));
      onClick(page.actions);
      connectLesson(game, board, page.loadLesson, page.isGreeted?.() ?? false);
      update();
    },
  };
}
