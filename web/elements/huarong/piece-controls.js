// The piece that is selected, focused or dragged, and what taps, drags and keys do to it.

/** @import { Direction } from '../../api/types.js' */
/** @import { HuarongController } from './controller.js' */

/** @type {Readonly<Record<Direction, Direction>>} */
export const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' };

export class PieceControls {
  #controller;
  /** The piece that arrow keys and the pad move. @type {number | null} */
  selected = null;
  /** The piece that has the tab stop. */
  focused = 0;
  /** Steps on the board when the drag began. */
  #stepsBeforeDrag = 0;
  /** The identity of the drag, whose steps are undone together. */
  #drag = {};

  /** @param {HuarongController} controller */
  constructor(controller) {
    this.#controller = controller;
  }

  get position() {
    return this.#controller.game.position;
  }

  /** @param {number} id */
  startDrag(id) {
    this.#controller.pause();
    if (this.selected !== id) this.selected = null;
    this.#stepsBeforeDrag = this.#controller.game.history.steps;
    this.#drag = {};
  }

  /**
   * Makes a step or, if it leads back along the drag, takes back the last one.
   * @param {number} id
   * @param {Direction} direction
   * @returns {boolean} has the piece moved?
   */
  drag(id, direction) {
    const last = this.#lastStepOfDrag();
    const back = last?.id === id && last.direction === opposite[direction];
    if (!back) return this.#controller.makeStep(id, direction, this.#drag);
    this.#controller.takeBackStep();
    return true;
  }

  /** @param {number} id */
  endDrag(id) {
    const last = this.#lastStepOfDrag();
    if (last) this.#controller.announcePiece('moved', id, last.direction);
  }

  /** Moves a piece that has one legal step, and selects one that has several. @param {number} id */
  tap(id) {
    const { solved, directions } = this.position;
    const legal = directions.get(id) ?? [];
    if (solved) return;
    if (this.selected === id) this.#select(null);
    else if (legal.length === 1) this.step(id, legal[0]);
    else if (legal.length > 1) this.#select(id);
    else this.#controller.announcePiece('stuck', id);
  }

  /** @param {number} id */
  toggleSelection(id) {
    if (!this.position.solved) this.#select(this.selected === id ? null : id);
  }

  /** Makes a step, or announces that it is illegal. @param {number} id @param {Direction} direction */
  step(id, direction) {
    if (this.position.solved) return;
    this.#controller.announcePiece(this.#controller.makeStep(id, direction) ? 'moved' : 'blocked', id, direction);
  }

  /** The piece has received the focus. @param {number} id */
  setFocused(id) {
    this.focused = id;
    this.#controller.render();
  }

  /** @param {number | null} id null deselects */
  #select(id) {
    if (id !== null) this.#controller.announcePiece('selected', id);
    else if (this.selected !== null) this.#controller.announcePiece('deselected', this.selected);
    this.selected = id;
    this.#controller.render();
  }

  #lastStepOfDrag() {
    return this.#controller.game.history.steps > this.#stepsBeforeDrag ? this.position.step : null;
  }
}
