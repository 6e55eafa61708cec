// Loads the result card when the first game of the visit ends.
import { lazy } from './lazy.js';

/** @import { Result } from './result-card.js' */

/** @param {import('./result-card.js').Board} board */
export function lazyResultCard(board) {
  /** @type {import('./result-card.js').ResultCard | undefined} */
  let card;
  /** Changes with every call, so that a card that comes late is not shown. */
  let latest = {};

  return {
    /** @param {() => Promise<Result>} load */
    async show(load) {
      const current = (latest = {});
      const parts = await lazy(() => Promise.all([import('./result-card.js'), load()]))();
      if (!parts || current !== latest) return;
      const [{ createResultCard }, result] = parts;
      card ??= createResultCard(board);
      card.show(result);
    },

    hide() {
      latest = {};
      card?.hide();
    },
  };
}
