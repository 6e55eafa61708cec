// The record of a 五子棋 game: a line of moves, of which the first `steps` are on the board, with undo and redo of moves and of
// every replacement of the line (a new variation, an opened game).
import { rangeError } from '../../api/errors.js';
import { COLORS } from '../../api/gomoku/values.js';
import { maxChoices } from './opening.js';

/** @import { ParsedGame } from '../../api/types.js' */
/** @import { Choice } from './opening.js' */

/**
 * @typedef {object} Snapshot
 * @property {number} size
 * @property {readonly number[]} line
 * @property {number} steps
 * @property {readonly Choice[]} choices of the opening
 * @property {number} setup how many of the first moves set up the position: they are never taken back
 * @property {boolean} helped did the engine give advice?
 */

/**
 * One replacement of the line.
 * @typedef {{ before: Snapshot, after: Snapshot, fork: number }} Replacement fork: the step of `after` at which undo restores `before`
 */

/**
 * The stones of a position as moves, Black first.
 * @param {ArrayLike<number>} black as many as white ones, or one more
 * @param {ArrayLike<number>} white
 * @returns {number[]}
 */
export const inTurn = (black, white) =>
  Array.from({ length: black.length + white.length }, (_, at) => (at % 2 ? white : black)[at >> 1]);

/** Moves, or a game that `gomoku.parse` has read. @typedef {readonly number[] | Pick<ParsedGame, 'size' | 'pieces' | 'position'>} Opened */

/**
 * Returns the moves of a game, and what it says besides.
 * @param {Opened} game
 * @returns {{ pieces: readonly number[], size?: number, setup?: number }}
 * @throws {RangeError} if a move is missing: on the board the colors take turns, and Black begins
 */
export function movesOf(game) {
  if (!('size' in Object(game))) return { pieces: /** @type {readonly number[]} */ (game) };
  const { size, pieces, position } = /** @type {ParsedGame} */ (game);
  if (pieces || !position) return { pieces: pieces ?? [], size };
  const { black, white, turn } = position;
  const excess = black.length - white.length;
  if ((excess !== 0 && excess !== 1) || (turn ?? COLORS[excess]) !== COLORS[excess]) {
    const words = `has ${black.length} black and ${white.length} white stones with ${turn ?? 'either'} to move`;
    throw rangeError('arguments-conflict', 'open: position', `${words}, want stones placed in turn, Black first`);
  }
  const moves = inTurn(black, white);
  return { pieces: moves, size, setup: moves.length };
}

/**
 * @param {number} size
 * @param {readonly number[]} line
 * @param {readonly Choice[]} [choices]
 * @param {number} [setup]
 * @returns {Snapshot} the end of a game that was just opened
 */
const opened = (size, line, choices = [], setup = 0) => ({
  size,
  line: [...line],
  steps: line.length,
  choices: [...choices],
  setup: Math.min(setup, line.length),
  helped: false,
});

export class GomokuGame {
  /** @type {Snapshot} */
  #now;
  /** @type {Replacement[]} */
  #undoStack = [];
  /** @type {Replacement[]} */
  #redoStack = [];

  /** @param {number} size */
  constructor(size) {
    this.#now = opened(size, []);
  }

  get size() {
    return this.#now.size;
  }

  /** All moves, with those ahead. A different line is a different array. */
  get line() {
    return this.#now.line;
  }

  /** The number of moves of the line that are on the board. */
  get steps() {
    return this.#now.steps;
  }

  /** The length of the line. */
  get total() {
    return this.line.length;
  }

  /** The moves on the board. */
  get moves() {
    return this.#now.line.slice(0, this.#now.steps);
  }

  get ahead() {
    return this.#now.line.slice(this.#now.steps);
  }

  get choices() {
    return this.#now.choices;
  }

  get setup() {
    return this.#now.setup;
  }

  get helped() {
    return this.#now.helped;
  }

  /** The step at which this line leaves the one that undo restores; null if it does not. */
  get branch() {
    const { before, fork } = this.#undoStack.at(-1) ?? { fork: 0 };
    return before && fork && before.line.length > fork ? fork : null;
  }

  get canUndo() {
    return this.steps > this.setup || this.#undoStack.length > 0;
  }

  get canRedo() {
    return this.steps < this.line.length || this.#canReplaceAgain;
  }

  /** @param {number} point makes a move; one that differs from the next move of the line starts a variation */
  play(point) {
    const { line, steps, choices } = this.#now;
    if (line[steps] === point) return this.seek(steps + 1);
    const after = {
      ...this.#now,
      line: [...this.moves, point],
      steps: steps + 1,
      choices: choices.slice(0, maxChoices(steps)),
    };
    if (steps < line.length) return this.#replace(after, steps);
    this.#now = after;
    this.#redoStack = [];
  }

  /**
   * Replaces the game and shows the end of the new one.
   * @param {number} size
   * @param {readonly number[]} line
   * @param {readonly Choice[]} [choices] of its opening
   * @param {number} [setup] how many of its moves set up the position
   */
  open(size, line, choices, setup) {
    this.#replace(opened(size, line, choices, setup), 0);
  }

  /** @param {Choice} choice of the opening; undo takes it back separately */
  choose(choice) {
    this.#now = { ...this.#now, choices: [...this.choices, choice] };
  }

  markHelped() {
    this.#now = { ...this.#now, helped: true };
  }

  /** @param {readonly number[]} moves replace those ahead; those that undo would bring back are brought back */
  setContinuation(moves) {
    const { steps } = this.#now;
    const line = [...this.moves, ...moves];
    if (String(line) === String(this.line)) return;
    const { before, fork } = this.#undoStack.at(-1) ?? {};
    if (!fork || before?.size !== this.size || String(before.line) !== String(line)) {
      return this.#replace({ ...this.#now, line }, steps);
    }
    this.#restore();
    this.seek(steps);
  }

  /** @param {number} steps how many moves are to be on the board */
  seek(steps) {
    this.#now = { ...this.#now, steps: Math.max(this.setup, Math.min(steps, this.line.length)) };
  }

  /**
   * Takes back the last move; with the first move of a variation also the variation, and on the empty board the opening of the
   * game. A choice of the opening is taken back before the move that preceded it, together with all moves after it.
   */
  undo() {
    const { steps, choices } = this;
    if (steps === [3, 5][choices.length - 1]) {
      this.#now = { ...this.#now, line: this.moves, choices: choices.slice(0, -1) };
      return;
    }
    while (this.#lastReplacementIsInvisible) this.#restore();
    if (this.steps > this.setup && this.steps !== this.#undoStack.at(-1)?.fork) {
      this.seek(this.steps - 1);
      if (this.#lastReplacementIsInvisible) this.#restore();
    } else if (this.#undoStack.length) this.#restore();
  }

  redo() {
    const { steps } = this;
    if (this.#canReplaceAgain) {
      const replacement = /** @type {Replacement} */ (this.#redoStack.pop());
      this.#undoStack.push(replacement);
      this.#now = replacement.after;
      if (this.steps !== steps) return;
    }
    this.seek(steps + 1);
  }

  get #canReplaceAgain() {
    const before = this.#redoStack.at(-1)?.before;
    return before?.line === this.line && before.steps === this.steps;
  }

  /** @param {Snapshot} after @param {number} fork */
  #replace(after, fork) {
    const before = this.#now;
    if (before.line.length) this.#undoStack.push({ before, after, fork });
    this.#redoStack = [];
    this.#now = after;
  }

  #restore() {
    const replacement = /** @type {Replacement} */ (this.#undoStack.pop());
    // The line may have grown since: redo brings back all of it.
    this.#redoStack.push({ ...replacement, after: { ...replacement.after, line: this.line } });
    this.#now = replacement.before;
  }

  /** Would restoring the previous line leave the board as it is? */
  get #lastReplacementIsInvisible() {
    const { fork, before } = this.#undoStack.at(-1) ?? {};
    return fork === this.steps && before?.steps === this.steps && before.size === this.size;
  }
}
