// Where the visitor points: the point in aim, and the forbidden one that is to be explained.

/** @import { Forbidden } from '../../api/types.js' */

/**
 * @typedef {object} Board what is there to be seen
 * @property {(point: number | null) => Forbidden | undefined} foulAt what renju does not let Black play there
 * @property {() => Forbidden | null} lost the forbidden move that ended the game
 * @property {(foul: Forbidden) => string} why
 * @property {(type: string, detail?: unknown) => void} emit
 */

export class GomokuGaze {
  /** The point that waits to be chosen a second time. @type {number | null} */
  aim = null;
  foulAt;

  #board;
  /** @type {Record<'pointer' | 'focus', number | null>} */
  #looks = { pointer: null, focus: null };
  /** @type {Forbidden | null} */
  #explained = null;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    this.foulAt = board.foulAt;
  }

  /** The forbidden point to be explained. */
  get why() {
    const { pointer, focus } = this.#looks;
    return this.foulAt(this.aim) ?? this.foulAt(pointer) ?? this.foulAt(focus) ?? this.#board.lost();
  }

  /** @param {number | null} point into aim */
  take(point) {
    if (point === this.aim) return;
    this.aim = point;
    this.#board.emit('aim', { point });
  }

  /** @param {'pointer' | 'focus'} by @param {number | null} point @returns {boolean} is there anything else to explain? */
  look(by, point) {
    this.#looks[by] = point;
    return this.explain();
  }

  /** Neither pointer nor focus is on the board. */
  forget() {
    this.#looks = { pointer: null, focus: null };
  }

  /** Tells who listens what the forbidden point that is looked at is. @returns {boolean} is it another one? */
  explain() {
    const { why } = this;
    if (why === this.#explained) return false;
    this.#explained = why;
    this.#board.emit('explain', why && { point: why.point, text: this.#board.why(why) });
    return true;
  }
}
