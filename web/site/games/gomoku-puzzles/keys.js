// The keys of the board that mean something else here, where a defence follows every move and the engine does not help freely.

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** Without effect: stepping through the game, the search for a win, the threats, redo. */
const BLOCKED = new Set([',', '.', '<', '>', 'f', 't', 'y']);

/**
 * @param {GomokuBoard} board
 * @param {{ back: () => unknown, hint: () => unknown }} actions take back the last move; the next step of a hint
 */
export function listenToKeys(board, { back, hint }) {
  /** @param {KeyboardEvent} event @returns {(() => unknown) | null} */
  function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }) {
    const letter = key.toLowerCase();
    if (altKey) return null;
    if (ctrlKey || metaKey) return letter === 'z' && !shiftKey ? back : null;
    if (letter === 'u' && !shiftKey) return back;
    return letter === 'h' ? hint : null;
  }

  /** @param {KeyboardEvent} event */
  function isBlocked({ key, ctrlKey, metaKey, shiftKey, altKey }) {
    const letter = key.toLowerCase();
    if (altKey) return false;
    if (ctrlKey || metaKey) return letter === 'y' || (letter === 'z' && shiftKey);
    return BLOCKED.has(letter) || (letter === 'u' && shiftKey);
  }

  board.addEventListener(
    'keydown',
    (/** @type {any} */ event) => {
      const action = actionOf(event);
      if (!action && !isBlocked(event)) return;
      event.preventDefault();
      event.stopPropagation(); // before the board hears it
      action?.();
    },
    { capture: true },
  );
}
