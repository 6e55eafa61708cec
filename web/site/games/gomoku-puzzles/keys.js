// Some keys of the board mean something else here, where a defence follows every move and the engine does not help freely.

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** @typedef {'back' | 'hint'} Action */

/** @param {KeyboardEvent} event @returns {Action | 'nothing' | null} null: it is left to the board */
function meaningOf({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  const letter = key.toLowerCase();
  if (altKey) return null;
  if (ctrlKey || metaKey) return letter === 'z' && !shiftKey ? 'back' : 'zy'.includes(letter) ? 'nothing' : null;
  if (letter === 'u') return shiftKey ? 'nothing' : 'back';
  // The others step through the game, search for a win, show the threats and redo.
  return letter === 'h' ? 'hint' : ',.<>fty'.includes(letter) ? 'nothing' : null;
}

/** @param {GomokuBoard} board @param {Record<Action, () => unknown>} actions take back the last move; take the next step of a hint */
export function listenToKeys(board, actions) {
  const onKey = (/** @type {any} */ event) => {
    const meaning = meaningOf(event);
    if (!meaning) return;
    event.preventDefault();
    event.stopPropagation(); // before the board hears it
    if (meaning !== 'nothing') actions[meaning]();
  };
  board.addEventListener('keydown', onKey, { capture: true });
}
