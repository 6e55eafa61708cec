// Some keys of the board mean something else here, where a defence follows every move and the engine does not help freely.

import { commandOf } from '../../../elements/board/keys.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** @typedef {'undo' | 'h'} Command */

/** Keys that redo, step through the game, search for a win and show the threats. */
const blocked = new Set(['redo', 'Ctrl+y', ',', '.', '<', '>', 'f', 't', 'y']);

/** @param {GomokuBoard} board @param {Record<Command, () => unknown>} actions take back the last move; take the next step of a hint */
export function overrideKeys(board, actions) {
  const onKey = (/** @type {any} */ event) => {
    const command = commandOf(event);
    const act = actions[/** @type {Command} */ (command)];
    if (!act && !blocked.has(command)) return;
    event.preventDefault();
    event.stopPropagation(); // before the board hears it
    act?.();
  };
  board.addEventListener('keydown', onKey, { capture: true });
}
