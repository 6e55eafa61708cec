// What fingers, mice and keys do on a 五子棋 board.

/**
 * @typedef {object} Hands
 * @property {(event: Event) => number | null} pointOf the point that an event is about
 * @property {(point: number, asks: boolean) => void} tap asks: does it want a second tap?
 * @property {(by: 'pointer' | 'focus', point: number | null) => void} look at a point
 * @property {() => string | null} confirm `on`, `off`, or null: as the pointer is
 * @property {Record<'undo' | 'redo' | 'back' | 'forward' | 'first' | 'last' | 'hint' | 'solve' | 'threats' | 'tell', () => void>} act
 * @property {() => boolean} drop lets go of the point in aim, if there is one
 */

/** @type {Record<string, keyof Hands['act']>} */
const keys = {
  ',': 'back',
  '.': 'forward',
  '<': 'first',
  '>': 'last',
  h: 'hint',
  f: 'solve',
  t: 'threats',
  r: 'tell',
  u: 'undo',
  U: 'redo',
};

/** @param {MouseEvent} event @param {string | null} confirm */
function asksTwice(event, confirm) {
  const byKey = event.detail === 0;
  if (confirm === 'off' || byKey) return false;
  if (confirm === 'on') return true;
  const pointer = event instanceof PointerEvent ? event.pointerType : '';
  return pointer ? pointer === 'touch' : matchMedia('(pointer: coarse)').matches;
}

/** @param {KeyboardEvent} event @returns {keyof Hands['act'] | undefined} */
function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey) return undefined;
  const letter = key.toLowerCase();
  if (!ctrlKey && !metaKey) return keys[letter === 'u' && shiftKey ? 'U' : letter];
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
}

/** @param {HTMLElement} grid @param {Hands} hands */
export function listen(grid, hands) {
  grid.addEventListener('click', (event) => {
    const point = hands.pointOf(event);
    if (point !== null) hands.tap(point, asksTwice(event, hands.confirm()));
  });
  grid.addEventListener('keydown', (event) => {
    const action = actionOf(event);
    if (action) hands.act[action]();
    if (action || (event.key === 'Escape' && hands.drop())) event.preventDefault();
  });
  grid.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'touch' || hands.look('pointer', hands.pointOf(event)),
  );
  grid.addEventListener('pointerleave', () => hands.look('pointer', null));
  grid.addEventListener('focusin', (event) => hands.look('focus', hands.pointOf(event)));
  grid.addEventListener('focusout', () => hands.look('focus', null));
}
