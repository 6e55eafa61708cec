// What the player's hands are at on a 华容道 board: the piece that is held, dragged, or looked at.

/** @typedef {import('../../api/types.js').Direction} Direction */

/** @type {Readonly<Record<Direction, Direction>>} */
const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' };

/**
 * What the hands ask of the board.
 * @typedef {object} Table
 * @property {() => import('./game.js').HuarongGame} game
 * @property {(id: number, direction: Direction) => boolean} make a step without a word; false if the rules forbid it
 * @property {() => void} takeBack the last step, as if it had never been
 * @property {(id: number, direction: Direction) => void} sayMoved
 * @property {(sentence: 'stuck' | 'blocked' | 'picked' | 'dropped', id: number, direction?: Direction) => void} say
 * @property {() => void} pause ends a playback
 * @property {() => void} render
 */

export class HuarongHands {
  #table;
  /** The piece that arrows and pad move. @type {number | null} */
  held = null;
  /** The piece that Tab leads to. */
  tabStop = 0;
  /** How many steps there were when the drag began. */
  #dragFrom = 0;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  get game() {
    return this.#table.game();
  }

  /** Begins a drag. @param {number} id */
  lift(id) {
    this.#table.pause();
    if (this.held !== id) this.held = null;
    this.#dragFrom = this.game.steps;
  }

  /**
   * Makes a step, or unmakes the last one.
   * @param {number} id
   * @param {Direction} direction
   * @returns {boolean}
   */
  drag(id, direction) {
    const { steps, state } = this.game;
    const back = steps > this.#dragFrom && state.step?.id === id && state.step.direction === opposite[direction];
    if (!back) return this.#table.make(id, direction);
    this.#table.takeBack();
    return true;
  }

  /** Ends a drag. @param {number} id */
  drop(id) {
    const { steps, state } = this.game;
    if (steps > this.#dragFrom && state.step) this.#table.sayMoved(id, state.step.direction);
  }

  /** @param {number} id */
  tap(id) {
    const { solved, free } = this.game.state;
    const ways = free.get(id) ?? [];
    if (solved) return;
    if (this.held === id) this.#hold(null);
    else if (ways.length === 1) this.push(id, ways[0]);
    else if (ways.length > 1) this.#hold(id);
    else this.#table.say('stuck', id);
  }

  /** Picks a piece up, or puts it down. @param {number} id */
  grab(id) {
    if (!this.game.state.solved) this.#hold(this.held === id ? null : id);
  }

  /** Moves a piece, or says that it cannot. @param {number} id @param {Direction} direction */
  push(id, direction) {
    if (this.game.state.solved) return;
    if (this.#table.make(id, direction)) this.#table.sayMoved(id, direction);
    else this.#table.say('blocked', id, direction);
  }

  /** The focus is on this piece. @param {number} id */
  settle(id) {
    this.tabStop = id;
    this.#table.render();
  }

  /** @param {number | null} id of the piece to pick up; null puts down the one that is held */
  #hold(id) {
    if (id !== null) this.#table.say('picked', id);
    else if (this.held !== null) this.#table.say('dropped', this.held);
    this.held = id;
    this.#table.render();
  }
}
