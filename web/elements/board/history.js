// Undo and redo without limit, for states that nobody changes once they are here.

/** @template State */
export class History {
  /** @type {State[]} */
  states = [];
  index = 0;

  /** @param {State} state */
  constructor(state) {
    this.reset(state);
  }

  /** @param {State} state forgets all that came before */
  reset(state) {
    this.states = [state];
    this.index = 0;
  }

  /** @returns {State} */
  get current() {
    return this.states[this.index];
  }

  get canUndo() {
    return this.index > 0;
  }

  get canRedo() {
    return this.index + 1 < this.states.length;
  }

  /** @param {State} state becomes the current one; what was undone is forgotten */
  push(state) {
    this.states.length = this.index + 1;
    this.states.push(state);
    this.index += 1;
  }

  /** @returns {boolean} was there anything to undo? */
  undo() {
    if (!this.canUndo) return false;
    this.index -= 1;
    return true;
  }

  /** @returns {boolean} was there anything to redo? */
  redo() {
    if (!this.canRedo) return false;
    this.index += 1;
    return true;
  }
}
