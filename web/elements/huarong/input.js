// What fingers, mice and keys do to a 华容道 board.

/** @typedef {import('../../api/types.js').Direction} Direction */
/** @typedef {import('../../api/types.js').Piece} Piece */

/** @typedef {import('./hands.js').HuarongHands} Hands */
/** @typedef {import('./view.js').HuarongView} View */

/** A pointer that stays within so many pixels taps. */
const TAP = 6;

/** @type {Readonly<Record<string, Direction>>} */
const keys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** @param {View} view @param {Hands} hands */
export function listenToPointer(view, hands) {
  /** Where the pointer held the piece when it was last on its cell. @type {{ id: number, pointer: number, x: number, y: number, dragged: boolean } | null} */
  let grip = null;
  /** A click follows a drag; it is no tap. */
  let dragEnded = false;

  view.field.addEventListener('pointerdown', (event) => {
    const id = view.idOf(event.target);
    dragEnded = false;
    if (id === null || event.button !== 0 || !event.isPrimary) return;
    grip = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY, dragged: false };
    view.buttonOf(id)?.setPointerCapture(event.pointerId);
    view.buttonOf(id)?.focus({ preventScroll: true }); // Safari focuses no button by itself
  });

  view.field.addEventListener('pointermove', (event) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    if (!grip.dragged && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < TAP) return;
    const { id } = grip;
    if (!grip.dragged) hands.lift(id);
    grip.dragged = true;
    const { cell } = view;
    for (let steps = 0; steps < 20; steps++) {
      const pull = strongestPull(event.clientX - grip.x, event.clientY - grip.y, hands.game.state.free.get(id) ?? []);
      if (!pull || pull.by <= cell / 2) {
        view.nudge(
          id,
          pull ? { x: pull.x * Math.min(pull.by, cell), y: pull.y * Math.min(pull.by, cell) } : { x: 0, y: 0 },
        );
        return;
      }
      if (!hands.drag(id, pull.direction)) return;
      grip.x += pull.x * cell;
      grip.y += pull.y * cell;
    }
  });

  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    view.field.addEventListener(type, (event) => {
      if (!grip || event.pointerId !== grip.pointer) return;
      const { id, dragged } = grip;
      grip = null;
      dragEnded = dragged;
      if (!dragged) return;
      view.nudge(id, null);
      hands.drop(id);
    });
  }

  view.field.addEventListener('click', (event) => {
    const id = view.idOf(event.target);
    if (id !== null && !dragEnded) hands.tap(id);
    dragEnded = false;
  });

  for (const [direction, button] of view.pad) {
    button.addEventListener('click', () => hands.held !== null && hands.push(hands.held, direction));
  }
}

/** @param {View} view @param {Hands} hands */
export function listenToKeys(view, hands) {
  view.field.addEventListener('focusin', (event) => {
    const id = view.idOf(event.target);
    if (id !== null) hands.settle(id);
  });

  view.field.addEventListener('keydown', (event) => {
    const id = view.idOf(event.target);
    if (id === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = keys[event.key];
    const pieces = hands.game.state.pieces;
    if (direction) {
      if (event.shiftKey || hands.held === id) hands.push(id, direction);
      else focus(neighbour(/** @type {Piece} */ (pieces.get(id)), direction, pieces.values()));
    } else if (event.key === 'Home') focus(pieces.values().next().value);
    else if (event.key === 'End') focus([...pieces.values()].at(-1));
    else if (event.key === 'Enter' || event.key === ' ') event.repeat || hands.grab(id);
    else if (event.key === 'Escape' && hands.held !== null) hands.grab(hands.held);
    else return;
    event.preventDefault();
  });

  // Firefox clicks a button when the space bar comes up, whatever became of its way down.
  view.field.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault());

  /** @param {Piece | undefined} piece */
  const focus = (piece) => piece && view.buttonOf(piece.id)?.focus();
}

/**
 * The keys that mean the same on every piece.
 * @param {HTMLElement} stage
 * @param {import('./huarong-board.js').HuarongBoard} board
 */
export function listenToCommands(stage, board) {
  stage.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey) return;
    if (key === (control ? 'z' : 'u')) event.shiftKey ? board.redo() : board.undo();
    else if (key === 'h' && !control) board.hint();
    else if (key === 'r' && !control) board.tell();
    else return;
    event.preventDefault();
  });
}

/**
 * @param {number} dx
 * @param {number} dy
 * @param {readonly Direction[]} free
 */
function strongestPull(dx, dy, free) {
  const pulls = /** @type {const} */ ([
    { direction: 'up', by: -dy, x: 0, y: -1 },
    { direction: 'down', by: dy, x: 0, y: 1 },
    { direction: 'left', by: -dx, x: -1, y: 0 },
    { direction: 'right', by: dx, x: 1, y: 0 },
  ]);
  return pulls.filter(({ direction, by }) => by > 0 && free.includes(direction)).sort((a, b) => b.by - a.by)[0];
}

/**
 * The piece that an arrow key leads to: beside this one if any is, and the nearest of those.
 * @param {Piece} from
 * @param {Direction} direction
 * @param {Iterable<Piece>} pieces
 * @returns {Piece | undefined}
 */
export function neighbour(from, direction, pieces) {
  const upright = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  /** Middle and reach along the arrow and across it. @param {Piece} piece */
  const measure = ({ row, col, height, width }) =>
    upright
      ? { along: row + height / 2, across: col + width / 2, reach: width }
      : { along: col + width / 2, across: row + height / 2, reach: height };
  const here = measure(from);
  return [...pieces]
    .map((piece) => {
      const there = measure(piece);
      const far = sign * (there.along - here.along);
      const aside = Math.abs(there.across - here.across);
      return { piece, far, cost: far + aside + (aside < (there.reach + here.reach) / 2 ? 0 : 10) };
    })
    .filter(({ piece, far }) => piece !== from && far > 0)
    .sort((a, b) => a.cost - b.cost)[0]?.piece;
}
