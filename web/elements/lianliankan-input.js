// What clicks and keys mean on <lianliankan-board>.

/** @typedef {import('./lianliankan-board.js').LianliankanBoard} LianliankanBoard */
/** @typedef {import('./lianliankan-view.js').LianliankanView} LianliankanView */

/**
 * @param {LianliankanBoard} board
 * @param {LianliankanView} view
 */
export function listen(board, view) {
  view.element.addEventListener('click', (event) => {
    const place = view.focus.placeOf(event.target);
    if (place) board.pick(place.row, place.col);
  });

  /** Moves the focus to the next tile like the focused one. @param {1 | -1} by */
  const toNextEqual = (by) => {
    const cells = board.board;
    const cols = cells[0].length;
    const kinds = cells.flat();
    const { row, col } = view.focus.place;
    const from = row * cols + col;
    for (let step = 1; step < kinds.length; step++) {
      const index = (from + by * step + kinds.length * step) % kinds.length;
      if (kinds[from] !== 0 && kinds[index] === kinds[from]) {
        return view.focus.focus({ row: Math.floor(index / cols), col: index % cols });
      }
    }
  };

  view.element.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey ? key === 'z' : key === 'u') event.shiftKey ? board.redo() : board.undo();
    else if (event.ctrlKey || event.metaKey) return;
    else if (key === 'escape') {
      if (!board.unpick()) return;
    } else if (key === 'n') toNextEqual(event.shiftKey ? -1 : 1);
    else if (key === 'h') board.hint();
    else if (key === 'r') board.tell();
    else return;
    event.preventDefault();
  });
}
