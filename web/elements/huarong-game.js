// A game of 华容道 as it was played: every position, and what may be done in the one on the board.
import { History } from './history.js';

/** @typedef {import('../api/types.js').Direction} Direction */
/** @typedef {import('../api/types.js').Step} Step */
/** @typedef {import('../api/types.js').Piece} Piece */
/** @typedef {import('./board-element.js').Qiju['huarong']} Rules */

/**
 * @typedef {object} State
 * @property {number[][]} board
 * @property {Map<number, Piece>} pieces by id
 * @property {Map<number, Direction[]>} free the ways that each piece may go; none when the game is over
 * @property {boolean} solved
 * @property {Step | null} step that led here
 * @property {number} moves a move: one piece, as far as it went in a row
 */

export class HuarongGame {
  #rules;
  /** @type {History<State>} */
  #history;
  /** How many steps there were when help came. */
  #helpedAt = Infinity;

  /**
   * @param {Rules} rules
   * @param {number[][]} board
   * @throws {TypeError | RangeError} if the board is no board
   */
  constructor(rules, board) {
    this.#rules = rules;
    this.#history = new History(this.#stateOf(board.map((row) => [...row]), null, 0));
  }

  get state() {
    return this.#history.current;
  }

  /** How many steps were made. */
  get steps() {
    return this.#history.index;
  }

  /** How many steps there are, with those that can be redone. */
  get total() {
    return this.#history.states.length - 1;
  }

  /** The state at the beginning. */
  get first() {
    return this.#history.states[0];
  }

  /** The steps made. @returns {Step[]} */
  get line() {
    return this.#history.states.slice(1, this.steps + 1).map(({ step }) => ({ .../** @type {Step} */ (step) }));
  }

  /** Were any of the steps made not the player's own? */
  get helped() {
    return this.steps > this.#helpedAt;
  }

  /**
   * The player makes a step; what was undone is forgotten.
   * @param {Step} step
   * @returns {boolean} do the rules allow it?
   */
  make(step) {
    const next = this.#after(this.state, step);
    if (!next) return false;
    if (this.steps <= this.#helpedAt) this.#helpedAt = Infinity;
    this.#history.push(next);
    return true;
  }

  /** Unmakes the last step, and forgets it. */
  unmake() {
    this.#history.undo();
    this.#history.states.length = this.steps + 1;
  }

  /**
   * Lays these steps ahead, to be redone one by one.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if the rules forbid one of them; nothing has changed then
   */
  foresee(steps) {
    let state = this.state;
    const ahead = steps.map((step, index) => {
      const next = this.#after(state, step);
      if (!next) throw new RangeError(`step ${index} moves piece ${step.id} ${step.direction}, which the rules do not allow`);
      return (state = next);
    });
    const { steps: now } = this;
    this.#helpedAt = Math.min(this.#helpedAt, now);
    for (const next of ahead) this.#history.push(next);
    this.#history.index = now;
  }

  /** @param {number} steps goes to where the game was after so many */
  seek(steps) {
    this.#history.index = Math.max(0, Math.min(Math.round(steps), this.total));
  }

  /** @param {State} state @param {Step} step */
  #after(state, step) {
    if (!state.free.get(step.id)?.includes(step.direction)) return null;
    const board = this.#rules.move(state.board, step.id, step.direction);
    return board && this.#stateOf(board, step, state.moves + (state.step?.id === step.id ? 0 : 1));
  }

  /** @param {number[][]} board @param {Step | null} step @param {number} moves @returns {State} */
  #stateOf(board, step, moves) {
    const pieces = new Map(this.#rules.pieces(board).map((piece) => [piece.id, piece]));
    const solved = this.#rules.isSolved(board);
    const free = new Map([...pieces.keys()].map((id) => [id, /** @type {Direction[]} */ ([])]));
    if (!solved) for (const { id, direction } of this.#rules.steps(board)) free.get(id)?.push(direction);
    return { board, pieces, free, solved, step, moves };
  }
}
