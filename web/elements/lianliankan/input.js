// Mouse, touch and keyboard input of <lianliankan-board>.
import { listenToKeys } from '../board/keys.js';
import { isTile } from './cells.js';

/** @import { Element } from './attributes.js' */
/** @import { LianliankanView } from './view.js' */

/** The duration of a long press, in milliseconds. */
const LONG_PRESS = 500;
/** The most that the finger may move during it, in pixels. */
const MOVE_TOLERANCE = 10;

/**
 * @param {Element} board
 * @param {LianliankanView} view
 */
export function listen(board, view) {
  const { element, tiles } = view;
  listenToLongPress(board, view);
  element.addEventListener('click', (event) => {
    const place = tiles.placeOf(event.target);
    if (place) board.pick(place.row, place.col);
  });

  /** Moves the focus to the next tile that equals the focused one, and marks all of them. @param {1 | -1} by */
  const toNextEqual = (by) => {
    const cells = tiles.show(board.board);
    const cols = cells[0].length;
    const kinds = cells.flat();
    const { place } = tiles.focus;
    const from = place.row * cols + place.col;
    const { row, col } = tiles.convert(place);
    board.showAlike(row, col);
    for (let step = 1; step < kinds.length; step++) {
      const index = (from + by * step + kinds.length * step) % kinds.length;
      if (isTile(kinds[from]) && kinds[index] === kinds[from]) {
        return tiles.focus.focus({ row: Math.floor(index / cols), col: index % cols });
      }
    }
  };

  listenToKeys(element, board, {
    escape: () => board.unpick(),
    n: ({ shiftKey }) => toNextEqual(shiftKey ? -1 : 1),
    l: () => void (board.reach = !board.reach),
  });
}

/**
 * A right click or a long press marks all equal tiles.
 * @param {Element} board
 * @param {LianliankanView} view
 */
function listenToLongPress(board, { element, tiles }) {
  /** @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
  let press = null;
  let isLongPress = false;
  /** @param {EventTarget | null} target */
  const showAlike = (target) => {
    const place = tiles.placeOf(target);
    if (place) board.showAlike(place.row, place.col);
    return place !== null;
  };
  const cancel = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  element.addEventListener('contextmenu', (event) => showAlike(event.target) && event.preventDefault());
  element.addEventListener('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
    cancel();
    isLongPress = false;
    if (pointerType !== 'touch') return;
    press = { x, y, timer: setTimeout(() => (isLongPress = showAlike(target)), LONG_PRESS) };
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > MOVE_TOLERANCE) cancel();
  });
  for (const end of ['pointerup', 'pointercancel']) element.addEventListener(end, cancel);
  // Suppresses the click that follows a long press; `detail` is 0 for a click by the keyboard.
  element.addEventListener('click', (event) => isLongPress && event.detail > 0 && event.stopImmediatePropagation(), {
    capture: true,
  });
}
