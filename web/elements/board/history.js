// The positions of a game without variations, in order, with unlimited undo and redo. A position is an object that does
// not change any more: what follows from it is kept with it.
//
// Intended use: the element's state holds one, and its timeline moves through it.
//
//   const history = new History(first);
//   history.push(next);          // the player moves; what could be redone is discarded
//   history.suggest([a, b, c]);  // moves of the engine, to be redone one by one

/** @template {object} State */
export class History {
  /** All positions; not to be changed from outside. @type {State[]} */
  states;
  /** The index of the position on the board. */
  #index = 0;
  /** Positions after this one count as helped. */
  #helpedAfter = Infinity;
  /** The positions that the engine's moves lead to. @type {WeakSet<State>} */
  #suggested = new WeakSet();
  /** The group of each position: moves of one group are undone and redone together. @type {WeakMap<State, object>} */
  #groups = new WeakMap();

  /** @param {State} first */
  constructor(first) {
    this.states = [first];
  }

  /** @returns {State} on the board */
  get current() {
    return this.states[this.#index];
  }

  /** @returns {State} */
  get first() {
    return this.states[0];
  }

  /** The number of moves on the board. */
  get steps() {
    return this.#index;
  }

  /** The number of moves, including those that can be redone. */
  get total() {
    return this.states.length - 1;
  }

  /** Did the engine suggest any of the moves on the board? */
  get helped() {
    return this.#index > this.#helpedAfter;
  }

  /** Did the engine make the last move on the board? */
  get demonstrated() {
    return this.#suggested.has(this.current);
  }

  /** Undo leads one move back, or before all moves of a group. */
  get undoTo() {
    const group = this.#groups.get(this.current);
    let to = this.#index - 1;
    while (group && this.#groups.get(this.states[to]) === group) to -= 1;
    return to;
  }

  /** Redo leads one move forward, or after all moves of a group. */
  get redoTo() {
    let to = this.#index + 1;
    const group = this.#groups.get(this.states[to]);
    while (group && this.#groups.get(this.states[to + 1]) === group) to += 1;
    return to;
  }

  /** @param {State} state after a move of the player; what could be redone is discarded @param {object} [group] */
  push(state, group) {
    if (this.#index <= this.#helpedAfter) this.#helpedAfter = Infinity;
    this.truncate();
    if (group) this.#groups.set(state, group);
    this.states.push(state);
    this.#index += 1;
  }

  /** @param {State[]} states that can be redone from now on, and count as helped @param {object} [group] */
  suggest(states, group) {
    this.markHelped(this.#index);
    if (states.length === 0) return;
    this.truncate();
    for (const state of states) {
      this.#suggested.add(state);
      if (group) this.#groups.set(state, group);
    }
    this.states.push(...states);
  }

  /** Discards what could be redone. */
  truncate() {
    this.states.length = this.#index + 1;
  }

  /** @param {number} steps the number of moves before the position to go to */
  seek(steps) {
    this.#index = Math.max(0, Math.min(Math.round(steps), this.total));
  }

  /** @param {number} steps positions after this many moves count as helped, until the player leaves them by another move */
  markHelped(steps) {
    this.#helpedAfter = Math.min(this.#helpedAfter, steps);
  }

  /** All moves count as the player's own. */
  clearHelped() {
    this.#helpedAfter = Infinity;
    this.#suggested = new WeakSet();
  }
}
