// The review of a game, loaded when it is first wanted.
import { onClick, setEnabled } from '../../kernel/dom.js';
import { lazy } from '../../kernel/lazy.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @typedef {ReturnType<typeof import('./review-panel.js').createReviewPanel>} ReviewPanel */

/** @param {GomokuBoard} board @param {() => void} onChange the review says something else of the moves */
export function createReview(board, onChange) {
  /** @type {ReviewPanel | undefined} */
  let panel;
  const load = lazy(async () => {
    const { createReviewPanel } = await import('./review-panel.js');
    return (panel = createReviewPanel(board, onChange));
  });

  onClick({ review: async () => (await load())?.toggle() });

  return {
    /** Reviews a game that has just been played to its end. */
    start: async () => (await load())?.start(),

    /** Shows the review of the game, and the losing move. */
    show: async () => (await load())?.show(),

    render() {
      setEnabled('review', board.total > 0);
      panel?.render();
    },

    /** @param {number} index of a move of the line @returns {{ quality: string, text: string } | null} what a review says of it */
    remarkOn: (index) => panel?.remarkOn(index) ?? null,
  };
}
