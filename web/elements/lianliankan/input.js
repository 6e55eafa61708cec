// What clicks, fingers and keys mean on <lianliankan-board>.

/** @typedef {import('./lianliankan-board.js').LianliankanBoard} LianliankanBoard */
/** @typedef {import('./view.js').LianliankanView} LianliankanView */

/** How long a finger stays that means more than a tap, in milliseconds. */
const STAY = 500;
/** How far it may stray, in pixels. */
const STRAY = 10;

/**
 * @param {LianliankanBoard} board
 * @param {LianliankanView} view
 */
export function listen(board, view) {
  const { element } = view;
  const { focus } = view.tiles;
  listenToHolding(board, view);
  element.addEventListener('click', (event) => {
    const place = focus.placeOf(event.target);
    if (place) board.pick(place.row, place.col);
  });

  /** Moves the focus to the next tile like the focused one, and marks them all. @param {1 | -1} by */
  const toNextEqual = (by) => {
    const cells = board.board;
    const cols = cells[0].length;
    const kinds = cells.flat();
    const { row, col } = focus.place;
    const from = row * cols + col;
    board.showAlike(row, col);
    for (let step = 1; step < kinds.length; step++) {
      const index = (from + by * step + kinds.length * step) % kinds.length;
      if (kinds[from] !== 0 && kinds[index] === kinds[from]) {
        return focus.focus({ row: Math.floor(index / cols), col: index % cols });
      }
    }
  };

  element.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey ? key === 'z' : key === 'u') event.shiftKey ? board.redo() : board.undo();
    else if (event.ctrlKey || event.metaKey) return;
    else if (key === 'escape') {
      if (!board.unpick()) return;
    } else if (key === 'n') toNextEqual(event.shiftKey ? -1 : 1);
    else if (key === 'h') board.hint();
    else if (key === 'l') board.reach = !board.reach;
    else if (key === 'r') board.tell();
    else return;
    event.preventDefault();
  });
}

/**
 * The right button, or a finger that stays, shows all equal tiles.
 * @param {LianliankanBoard} board
 * @param {LianliankanView} view
 */
function listenToHolding(board, { element, tiles }) {
  /** @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
  let finger = null;
  let held = false;
  /** @param {EventTarget | null} target */
  const showAlike = (target) => {
    const place = tiles.focus.placeOf(target);
    if (place) board.showAlike(place.row, place.col);
    return place !== null;
  };
  const lift = () => {
    clearTimeout(finger?.timer);
    finger = null;
  };
  element.addEventListener('contextmenu', (event) => showAlike(event.target) && event.preventDefault());
  element.addEventListener('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
    lift();
    held = false;
    if (pointerType !== 'touch') return;
    finger = { x, y, timer: setTimeout(() => (held = showAlike(target)), STAY) };
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > STRAY) lift();
  });
  for (const end of ['pointerup', 'pointercancel']) element.addEventListener(end, lift);
  // The click of that finger, not one that a key makes.
  element.addEventListener('click', (event) => held && event.detail > 0 && event.stopImmediatePropagation(), {
    capture: true,
  });
}
