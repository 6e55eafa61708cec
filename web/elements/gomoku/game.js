// A game of 五子棋 as it is played and looked through: a line of moves, of which the first `at` are on the board, and the
// lines that it took the place of.
import { choicesBy } from './opening.js';

/** @import { Choice } from './opening.js' */

/**
 * @typedef {object} Moment
 * @property {number} size
 * @property {readonly number[]} line
 * @property {number} at
 * @property {readonly Choice[]} choices of the opening
 * @property {boolean} helped did the engine say how to play?
 */

/** @typedef {{ before: Moment, after: Moment, base: number }} Change base: at which move of `after` undoing takes it back */

/**
 * @param {number} size
 * @param {readonly number[]} line
 * @param {readonly Choice[]} [choices]
 * @returns {Moment} the end of a game that was just opened
 */
const begin = (size, line, choices = []) => ({
  size,
  line: [...line],
  at: line.length,
  choices: [...choices],
  helped: false,
});

export class GomokuGame {
  /** @type {Moment} */
  #now;
  /** @type {Change[]} the latest last */
  #made = [];
  /** @type {Change[]} that were taken back, the next to come again last */
  #unmade = [];

  /** @param {number} size */
  constructor(size) {
    this.#now = begin(size, []);
  }

  get size() {
    return this.#now.size;
  }

  /** All moves, those ahead too: another array for another line. */
  get line() {
    return this.#now.line;
  }

  /** How many of them are on the board. */
  get at() {
    return this.#now.at;
  }

  /** Those on the board. */
  get pieces() {
    return this.#now.line.slice(0, this.#now.at);
  }

  get choices() {
    return this.#now.choices;
  }

  get helped() {
    return this.#now.helped;
  }

  /** The move after which this line left the one that undo brings back; null if it left none. */
  get branch() {
    const { before, base } = this.#made.at(-1) ?? { base: 0 };
    return before && base && before.line.length > base ? base : null;
  }

  get canUndo() {
    return this.at > 0 || this.#made.length > 0;
  }

  get canRedo() {
    return this.at < this.line.length || this.#comesAgain;
  }

  /** @param {number} point makes a move. One that differs from the one ahead begins another line. */
  play(point) {
    const { line, at, choices } = this.#now;
    if (line[at] === point) return this.seek(at + 1);
    const after = { ...this.#now, line: [...this.pieces, point], at: at + 1, choices: choices.slice(0, choicesBy(at)) };
    if (at < line.length) return this.#change(after, at);
    this.#now = after;
    this.#unmade = [];
  }

  /**
   * @param {number} size
   * @param {readonly number[]} line takes the place of the game, and is all on the board
   * @param {readonly Choice[]} [choices] of its opening
   */
  open(size, line, choices) {
    this.#change(begin(size, line, choices), 0);
  }

  /** @param {Choice} choice of the opening, which undo takes back by itself */
  choose(choice) {
    this.#now = { ...this.#now, choices: [...this.choices, choice] };
  }

  /** From here on the engine has had a say. */
  help() {
    this.#now = { ...this.#now, helped: true };
  }

  /** @param {readonly number[]} moves take the place of those ahead */
  foresee(moves) {
    const { at } = this.#now;
    this.#change({ ...this.#now, line: [...this.pieces, ...moves] }, at);
  }

  /** @param {number} at how many moves are to be on the board */
  seek(at) {
    this.#now = { ...this.#now, at: Math.max(0, Math.min(at, this.line.length)) };
  }

  /**
   * Takes back the last move, and with the first move of another line that line; before any move, what opened the game.
   * A choice of the opening goes before the move that it was made after, and with it what was played on it.
   */
  undo() {
    const { at, choices } = this;
    if (at === [3, 5][choices.length - 1]) {
      this.#now = { ...this.#now, line: this.pieces, choices: choices.slice(0, -1) };
      return;
    }
    while (this.#isUnseen) this.#unmake();
    if (this.at > 0 && this.at !== this.#made.at(-1)?.base) {
      this.seek(this.at - 1);
      if (this.#isUnseen) this.#unmake();
    } else if (this.#made.length) this.#unmake();
  }

  redo() {
    const { at } = this;
    if (this.#comesAgain) {
      const change = /** @type {Change} */ (this.#unmade.pop());
      this.#made.push(change);
      this.#now = change.after;
      if (this.at !== at) return;
    }
    this.seek(at + 1);
  }

  get #comesAgain() {
    const before = this.#unmade.at(-1)?.before;
    return before?.line === this.line && before.at === this.at;
  }

  /** @param {Moment} after @param {number} base */
  #change(after, base) {
    const before = this.#now;
    if (before.line.length) this.#made.push({ before, after, base });
    this.#unmade = [];
    this.#now = after;
  }

  #unmake() {
    const change = /** @type {Change} */ (this.#made.pop());
    // The line may have grown since, and it is the longer one that comes again.
    this.#unmade.push({ ...change, after: { ...change.after, line: this.line } });
    this.#now = change.before;
  }

  /** Would taking back the last change leave the board as it is? */
  get #isUnseen() {
    const { base, before } = this.#made.at(-1) ?? {};
    return base === this.at && before?.at === this.at && before.size === this.size;
  }
}
