// Pointer and keyboard input of a 五子棋 board.

/** @import { Element } from './attributes.js' */
/** @import { GomokuController } from './controller.js' */

/** @type {Record<string, ((board: Element, controller: GomokuController) => unknown) | undefined>} */
const keys = {
  ',': (board) => board.playback.step(-1),
  '.': (board) => board.playback.step(1),
  '<': (board) => board.playback.seek(0),
  '>': (board) => board.playback.seek(board.total),
  h: (board) => board.hint(),
  f: (board) => (board.busy === 'solve' ? board.stop() : board.solve()),
  t: (board) => (board.threats = !board.threats),
  r: (_, controller) => controller.announceStatus(),
  u: (board) => board.undo(),
  U: (board) => board.redo(),
};

/** @param {KeyboardEvent} event @returns {string | undefined} a key of `keys` */
function keyOf({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey) return undefined;
  const letter = key.toLowerCase();
  if (!ctrlKey && !metaKey) return letter === 'u' && shiftKey ? 'U' : letter;
  if (letter === 'z') return shiftKey ? 'U' : 'u';
  return letter === 'y' ? 'U' : undefined;
}

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
  grid.addEventListener('keydown', (event) => {
    const act = keys[keyOf(event) ?? ''];
    act?.(board, controller);
    if (act || (event.key === 'Escape' && controller.cancelAim())) event.preventDefault();
  });
  grid.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') controller.hover('pointer', pointOf(event));
  });
  grid.addEventListener('pointerleave', () => controller.hover('pointer', null));
  grid.addEventListener('focusin', (event) => controller.hover('focus', pointOf(event)));
  grid.addEventListener('focusout', () => controller.hover('focus', null));
}
