// Key presses as commands.

/** `undo`, `redo`, or the key in lower case, after `Ctrl+` with Control or Command; '' with Alt. @param {KeyboardEvent} event */
export function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  const isControl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (altKey) return '';
  if (letter === (isControl ? 'z' : 'u')) return shiftKey ? 'redo' : 'undo';
  return isControl ? `Ctrl+${letter}` : letter;
}

/**
 * Listens to the keys that all boards have, and to more keys of one board.
 * @param {HTMLElement} target
 * @param {Record<'undo' | 'redo' | 'hint' | 'announceStatus', () => unknown>} board
 * @param {Record<string, (event: KeyboardEvent) => unknown>} [keys] actions by command; false means that there was nothing to do
 */
export function listenToKeys(target, board, keys = {}) {
  /** @type {typeof keys} */
  const actions = {
    undo: () => board.undo(),
    redo: () => board.redo(),
    h: () => board.hint(),
    r: () => board.announceStatus(),
    ...keys,
  };
  target.addEventListener('keydown', (event) => {
    const act = actions[commandOf(event)];
    if (act && act(event) !== false) event.preventDefault();
  });
}
