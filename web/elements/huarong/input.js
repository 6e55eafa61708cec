// Pointer and keyboard input of <huarong-board>.
import { opposite } from './piece-controls.js';

/** @import { Direction, Piece } from '../../api/types.js' */
/** @import { PieceControls } from './piece-controls.js' */

/** @typedef {import('./view.js').HuarongView} View */

/**
 * A pressed piece.
 * @typedef {object} Press
 * @property {number} id
 * @property {number} pointer
 * @property {number} x the pointer's coordinates when the piece was last exactly on a cell
 * @property {number} y
 * @property {boolean} dragged
 * @property {Pace | null} pace of the latest movement
 * @property {Direction | null} back leads to the cell that the drag last left
 */

/** @typedef {{ direction: Direction, by: number, at: number, speed: number }} Pace speed: in CSS pixels per millisecond */

/** A pointer that moves less than this taps, in CSS pixels. */
const DRAG_THRESHOLD = 6;
/** A piece that is let go goes on to the next cell if it was dragged that far, in CSS pixels, */
const RELEASE_DISTANCE = 20;
/** or at least that fast, in CSS pixels per millisecond. */
const RELEASE_SPEED = 0.4;

/** @type {Readonly<Record<string, Direction>>} */
const keys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * @param {Pace | null} before
 * @param {{ direction: Direction, by: number } | undefined} drag
 * @param {number} at
 * @returns {Pace | null}
 */
function paceOf(before, drag, at) {
  if (!drag) return null;
  const isSame = before?.direction === drag.direction && at > before.at;
  return { direction: drag.direction, by: drag.by, at, speed: isSame ? (drag.by - before.by) / (at - before.at) : 0 };
}

/** @param {View} view @param {PieceControls} controls */
export function addPointerListeners(view, controls) {
  /** @type {Press | null} */
  let press = null;
  /** A drag ends with a click, which is not a tap. */
  let dragEnded = false;

  view.field.addEventListener('pointerdown', (event) => {
    const id = view.idOf(event.target);
    dragEnded = false;
    if (id === null || event.button !== 0 || !event.isPrimary) return;
    press = {
      id,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      dragged: false,
      pace: null,
      back: null,
    };
    view.buttonOf(id)?.setPointerCapture(event.pointerId);
    view.buttonOf(id)?.focus({ preventScroll: true }); // Safari focuses no button by itself
  });

  view.field.addEventListener('pointermove', (event) => {
    if (!press || event.pointerId !== press.pointer) return;
    // A busy browser merges movements; those round a corner tell the way.
    const merged = event.getCoalescedEvents?.() ?? []; // not in Safari before 18.2
    for (const each of merged.length > 0 ? merged : [event]) follow(press, each);
  });

  /** @param {Press} held @param {PointerEvent} event of its pointer */
  function follow(held, event) {
    if (!held.dragged && Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG_THRESHOLD) return;
    const { id } = held;
    if (!held.dragged) controls.startDrag(id);
    held.dragged = true;
    const { cell } = view;
    for (let steps = 0; steps < 20; steps++) {
      const drag = dragOf(held, event);
      if (!drag || drag.by <= cell / 2) {
        held.pace = paceOf(held.pace, drag, event.timeStamp);
        view.setOffset(
          id,
          drag ? { x: drag.x * Math.min(drag.by, cell), y: drag.y * Math.min(drag.by, cell) } : { x: 0, y: 0 },
        );
        return;
      }
      if (!controls.drag(id, drag.direction)) return;
      held.back = opposite[drag.direction];
      held.x += drag.x * cell;
      held.y += drag.y * cell;
    }
  }

  /** @param {{ id: number, x: number, y: number }} from @param {PointerEvent} event */
  const dragOf = ({ id, x, y }, { clientX, clientY }) =>
    dominantDirection(clientX - x, clientY - y, controls.position.directions.get(id) ?? []);

  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    view.field.addEventListener(type, (event) => {
      if (!press || event.pointerId !== press.pointer) return;
      const { id, dragged, pace, back } = press;
      const drag = type === 'pointerup' ? dragOf(press, event) : undefined;
      press = null;
      dragEnded = dragged;
      if (!dragged) return;
      view.setOffset(id, null);
      const isFar = drag && drag.direction !== back && drag.by >= RELEASE_DISTANCE;
      const isFast = drag && drag.direction === pace?.direction && pace.speed >= RELEASE_SPEED;
      if (isFar || isFast) controls.drag(id, drag.direction);
      controls.endDrag(id);
    });
  }

  view.field.addEventListener('click', (event) => {
    const id = view.idOf(event.target);
    if (id !== null && !dragEnded) controls.tap(id);
    dragEnded = false;
  });

  for (const [direction, button] of view.pad) {
    button.addEventListener('click', () => controls.selected !== null && controls.step(controls.selected, direction));
  }
}

/** @param {View} view @param {PieceControls} controls */
export function addKeyListeners(view, controls) {
  view.field.addEventListener('focusin', (event) => {
    const id = view.idOf(event.target);
    if (id !== null) controls.setFocused(id);
  });

  view.field.addEventListener('keydown', (event) => {
    const id = view.idOf(event.target);
    if (id === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = keys[event.key];
    const pieces = controls.position.pieces;
    if (direction) {
      if (event.shiftKey || controls.selected === id) controls.step(id, direction);
      else focus(neighbour(/** @type {Piece} */ (pieces.get(id)), direction, pieces.values()));
    } else if (event.key === 'Home') focus(pieces.values().next().value);
    else if (event.key === 'End') focus([...pieces.values()].at(-1));
    else if (event.key === 'Enter' || event.key === ' ') event.repeat || controls.toggleSelection(id);
    else if (event.key === 'Escape' && controls.selected !== null) controls.toggleSelection(controls.selected);
    else return;
    event.preventDefault();
  });

  // Firefox clicks a button on keyup of the space bar even if its keydown was cancelled.
  view.field.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault());

  /** @param {Piece | undefined} piece */
  const focus = (piece) => piece && view.buttonOf(piece.id)?.focus();
}

/**
 * @param {number} dx
 * @param {number} dy
 * @param {readonly Direction[]} legal
 * @returns the legal direction that the pointer went farthest in, and how far
 */
function dominantDirection(dx, dy, legal) {
  const drags = /** @type {const} */ ([
    { direction: 'up', by: -dy, x: 0, y: -1 },
    { direction: 'down', by: dy, x: 0, y: 1 },
    { direction: 'left', by: -dx, x: -1, y: 0 },
    { direction: 'right', by: dx, x: 1, y: 0 },
  ]);
  return drags.filter(({ direction, by }) => by > 0 && legal.includes(direction)).sort((a, b) => b.by - a.by)[0];
}

/**
 * The piece that an arrow key moves the focus to: the nearest in that direction, those in line with this one first.
 * @param {Piece} from
 * @param {Direction} direction
 * @param {Iterable<Piece>} pieces
 * @returns {Piece | undefined}
 */
export function neighbour(from, direction, pieces) {
  const vertical = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  /** The centre along the direction and across it, and the extent across. @param {Piece} piece */
  const measure = ({ row, col, height, width }) =>
    vertical
      ? { along: row + height / 2, across: col + width / 2, extent: width }
      : { along: col + width / 2, across: row + height / 2, extent: height };
  const here = measure(from);
  return [...pieces]
    .map((piece) => {
      const there = measure(piece);
      const ahead = sign * (there.along - here.along);
      const aside = Math.abs(there.across - here.across);
      return { piece, ahead, cost: ahead + aside + (aside < (there.extent + here.extent) / 2 ? 0 : 10) };
    })
    .filter(({ piece, ahead }) => piece !== from && ahead > 0)
    .sort((a, b) => a.cost - b.cost)[0]?.piece;
}
