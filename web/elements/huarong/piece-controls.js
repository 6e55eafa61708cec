// The piece that is selected, focused or dragged, and what taps, drags and keys do to it.
import { opposite } from './directions.js';

/** @import { Direction } from '../../api/types.js' */

/**
 * What the controls need of the board.
 * @typedef {object} Actions
 * @property {() => import('./game.js').HuarongGame} game
 * @property {(id: number, direction: Direction, drag?: object) => boolean} makeStep without announcing it; false if it is illegal.
 *   The steps of one drag share an object
 * @property {() => void} takeBackStep
 * @property {(sentence: 'moved' | 'stuck' | 'blocked' | 'selected' | 'deselected', id: number, direction?: Direction) => void} announce
 * @property {() => void} pause playback
 * @property {() => void} render
 */

export class PieceControls {
  #actions;
  /** The piece that arrow keys and the pad move. @type {number | null} */
  selected = null;
  /** The piece that has the tab stop. */
  focused = 0;
  /** Steps on the board when the drag began. */
  #stepsBeforeDrag = 0;
  /** The identity of the drag, whose steps are undone together. */
  #drag = {};

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
  }

  get position() {
    return this.#actions.game().position;
  }

  /** @param {number} id */
  startDrag(id) {
    this.#actions.pause();
    if (this.selected !== id) this.selected = null;
    this.#stepsBeforeDrag = this.#actions.game().steps;
    this.#drag = {};
  }

  /**
   * Makes a step or, if it leads back along the drag, takes back the last one.
   * @param {number} id
   * @param {Direction} direction
   * @returns {boolean} whether the piece has moved
   */
  drag(id, direction) {
    const last = this.#lastStepOfDrag();
    const back = last?.id === id && last.direction === opposite[direction];
    if (!back) return this.#actions.makeStep(id, direction, this.#drag);
    this.#actions.takeBackStep();
    return true;
  }

  /** @param {number} id */
  endDrag(id) {
    const last = this.#lastStepOfDrag();
    if (last) this.#actions.announce('moved', id, last.direction);
  }

  /** Moves a piece that has one legal step, and selects one that has several. @param {number} id */
  tap(id) {
    const { solved, directions } = this.position;
    const legal = directions.get(id) ?? [];
    if (solved) return;
    if (this.selected === id) this.#select(null);
    else if (legal.length === 1) this.step(id, legal[0]);
    else if (legal.length > 1) this.#select(id);
    else this.#actions.announce('stuck', id);
  }

  /** @param {number} id */
  toggleSelection(id) {
    if (!this.position.solved) this.#select(this.selected === id ? null : id);
  }

  /** Makes a step, or announces that it is illegal. @param {number} id @param {Direction} direction */
  step(id, direction) {
    if (this.position.solved) return;
    this.#actions.announce(this.#actions.makeStep(id, direction) ? 'moved' : 'blocked', id, direction);
  }

  /** The piece has received the focus. @param {number} id */
  setFocused(id) {
    this.focused = id;
    this.#actions.render();
  }

  /** @param {number | null} id null deselects */
  #select(id) {
    if (id !== null) this.#actions.announce('selected', id);
    else if (this.selected !== null) this.#actions.announce('deselected', this.selected);
    this.selected = id;
    this.#actions.render();
  }

  #lastStepOfDrag() {
    return this.#actions.game().steps > this.#stepsBeforeDrag ? this.position.step : null;
  }
}
