// A game of 华容道 as it was played: every position, and what may be done in the one on the board.
import { History } from '../board/history.js';

/** @typedef {import('../../api/types.js').Direction} Direction */
/** @typedef {import('../../api/types.js').Step} Step */
/** @typedef {import('../../api/types.js').Piece} Piece */
/** @typedef {import('../../api/types.js').Metric} Metric */
/** @typedef {import('../../api/types.js').Lengths} Lengths */
/** @typedef {import('../../api/types.js').HuarongHint} Sight how far the exit is, and the moves that bring it nearer */
/** @typedef {import('../board/board-element.js').Qiju['huarong']} Rules */

/** @type {Readonly<Lengths>} */
const none = { step: 0, slide: 0, move: 0 };

/**
 * @typedef {object} State
 * @property {number[][]} board
 * @property {Map<number, Piece>} pieces by id
 * @property {Map<number, Direction[]>} free the ways that each piece may go; none when the game is over
 * @property {boolean} solved
 * @property {Step | null} step that led here
 * @property {Lengths} made so far, in each metric
 * @property {object | null} jump the steps of one jump share it: they are undone together
 * @property {Map<Metric, Sight>} sights what was found out about it
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
    this.#history = new History(
      this.#stateOf(
        board.map((row) => [...row]),
        null,
        none,
        null,
      ),
    );
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

  /** @param {Metric} metric @returns {number | null | undefined} to the exit; null if there is no way, undefined while that is not known */
  distance(metric) {
    return this.state.sights.get(metric)?.distance;
  }

  /** What the last step did, once it is known. @param {Metric} metric @returns {'closer' | 'farther' | 'same' | null} */
  trend(metric) {
    const before = this.#history.states[this.steps - 1]?.sights.get(metric)?.distance;
    const distance = this.distance(metric);
    if (typeof before !== 'number' || typeof distance !== 'number') return null;
    return distance < before ? 'closer' : distance > before ? 'farther' : 'same';
  }

  /** All steps, those ahead among them. @returns {Step[]} */
  get record() {
    return this.#history.states.slice(1).map(({ step }) => ({ .../** @type {Step} */ (step) }));
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
    this.forget();
  }

  /** Forgets what is ahead. */
  forget() {
    this.#history.states.length = this.steps + 1;
  }

  /** Takes all the steps for the player's own. */
  own() {
    this.#helpedAt = Infinity;
  }

  /** The player was told what to do here. */
  help() {
    this.#helpedAt = Math.min(this.#helpedAt, this.steps - 1);
  }

  /**
   * Makes these steps, to be undone together.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if the rules forbid one of them; nothing has changed then
   */
  leap(steps) {
    this.foresee(steps, {}); // any object: it is told apart from every other
    this.#history.index += steps.length;
  }

  /**
   * Lays these steps ahead, to be redone one by one.
   * @param {readonly Step[]} steps
   * @param {object | null} [jump] that they are
   * @throws {RangeError} if the rules forbid one of them; nothing has changed then
   */
  foresee(steps, jump = null) {
    let state = this.state;
    const ahead = steps.map((step, index) => {
      const next = this.#after(state, step, jump);
      if (!next) {
        throw new RangeError(`step ${index} moves piece ${step.id} ${step.direction}, which the rules do not allow`);
      }
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

  /** Where undo leads: one step back, or before a whole jump. */
  get undoTo() {
    const { states } = this.#history;
    const { jump } = this.state;
    let to = this.steps - 1;
    while (jump && states[to].jump === jump) to -= 1;
    return to;
  }

  /** Where redo leads: one step on, or to the end of a whole jump. */
  get redoTo() {
    const { states } = this.#history;
    let to = this.steps + 1;
    while (states[to]?.jump && states[to + 1]?.jump === states[to].jump) to += 1;
    return to;
  }

  /** @param {State} state @param {Step} step @param {object | null} [jump] */
  #after(state, step, jump = null) {
    if (!state.free.get(step.id)?.includes(step.direction)) return null;
    const board = this.#rules.move(state.board, step.id, step.direction);
    if (!board) return null;
    const { made, step: last } = state;
    const goesOn = last?.id === step.id;
    const straight = goesOn && last.direction === step.direction;
    const lengths = { step: made.step + 1, slide: made.slide + (straight ? 0 : 1), move: made.move + (goesOn ? 0 : 1) };
    return this.#stateOf(board, step, lengths, jump);
  }

  /**
   * @param {number[][]} board
   * @param {Step | null} step
   * @param {Lengths} made
   * @param {object | null} jump
   * @returns {State}
   */
  #stateOf(board, step, made, jump) {
    const pieces = new Map(this.#rules.pieces(board).map((piece) => [piece.id, piece]));
    const solved = this.#rules.isSolved(board);
    const free = new Map([...pieces.keys()].map((id) => [id, /** @type {Direction[]} */ ([])]));
    if (!solved) for (const { id, direction } of this.#rules.steps(board)) free.get(id)?.push(direction);
    return { board, pieces, free, solved, step, made, jump, sights: new Map() };
  }
}
