// Pointer and keyboard input of a 五子棋 board.
import { listenToKeys } from '../board/keys.js';

/** @import { Element } from './attributes.js' */
/** @import { GomokuController } from './controller.js' */

/** @param {MouseEvent} event @param {string | null} confirm the attribute: `on`, `off`, or null for touch only */
function needsSecondTap(event, confirm) {
  const byKey = event.detail === 0;
  if (confirm === 'off' || byKey) return false;
  if (confirm === 'on') return true;
  const pointer = event instanceof PointerEvent ? event.pointerType : '';
  return pointer ? pointer === 'touch' : matchMedia('(pointer: coarse)').matches;
}

/**
 * @param {HTMLElement} grid
 * @param {(event: Event) => number | null} pointOf the point under an event
 * @param {GomokuController} controller
 * @param {Element} board
 */
export function listen(grid, pointOf, controller, board) {
  grid.addEventListener('click', (event) => {
    const point = pointOf(event);
    if (point !== null) controller.tap(point, needsSecondTap(event, board.confirm));
  });
  listenToKeys(grid, board, {
    ',': () => board.playback.step(-1),
    '.': () => board.playback.step(1),
    '<': () => board.playback.seek(0),
    '>': () => board.playback.seek(board.total),
    f: () => (board.busy === 'solve' ? board.stop() : board.solve()),
    t: () => void (board.threats = !board.threats),
    escape: () => controller.cancelAim(),
    'Ctrl+y': () => board.redo(),
  });
  grid.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') controller.hover('pointer', pointOf(event));
  });
  grid.addEventListener('pointerleave', () => controller.hover('pointer', null));
  grid.addEventListener('focusin', (event) => controller.hover('focus', pointOf(event)));
  grid.addEventListener('focusout', () => controller.hover('focus', null));
}
