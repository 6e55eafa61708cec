// <gomoku-board>: its public members. Its behaviour is in controller.js, what follows from its state in state.js, and the rules of the
// game in C++.
import { BoardElement, controllerOf, track } from '../board/board-element.js';
import { attributeNames, reflectAttributes } from '../board/contract.js';
import { attributes } from './attributes.js';
import { GomokuController } from './controller.js';
import css from './gomoku-board.css';
import marksCss from './marks.css';
import materialsCss from './materials.css';
import * as state from './state.js';
import { loadEngine } from './engine.js';

/** @import { Force, ForceOptions, Rule, Verdict } from '../../api/types.js' */
/** @import { Advice } from './advisor.js' */
/** @import { Color } from './color.js' */
/** @import { Snapshot } from './controller.js' */
/** @import { Engine } from './engine.js' */
/** @import { Choice } from './opening.js' */
/** @import { Marks, PlayerName } from './state.js' */

/**
 * 五子棋, for two players or against the computer. A point is `size * row + column`, from the top-left corner: 0 to 224 on 15×15.
 *
 * - Arrows, Home and End move the focus; Enter or Space places a stone.
 * - U undoes, Shift+U redoes; so do Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y.
 * - Comma and full stop step back and forward; < and > go to the start and the end.
 * - H gives a hint, F looks for a forced win, T shows the threats, R reads the status, Escape cancels the aim.
 *
 * @tagname gomoku-board
 *
 * @fires move - `{point, color, number, by}`: a stone was placed.
 * @fires win - `{winner, by, cells}`: the move won the game.
 * @fires refuse - `{point, reason: 'taken' | 'over' | 'forbidden' | 'turn' | 'choice', text}`: the stone was not placed.
 * @fires aim - `{point}`: another point, or none, waits for its second tap.
 * @fires explain - `{point, text}`, or null: a forbidden point gets, or loses, the pointer or the focus.
 * @fires progress - `{searched}`: positions searched so far by `solve`, `hint` or the computer.
 * @fires solve - The answer of `solve`, or null if it was stopped.
 * @fires hint - `{move, score, text}`, or null if it was stopped.
 * @fires evaluation - `{score}`: the evaluation has changed (with `watch-score`).
 *
 * @csspart point - An empty point.
 * @csspart stone - A stone, with its colour as a second part, `black` or `white`.
 *
 * @extends {BoardElement<Engine, number, Snapshot, GomokuController>}
 */
export class GomokuBoard extends BoardElement {
  static observedAttributes = attributeNames(attributes);

  #controller = controllerOf(this);

  constructor() {
    super({ attributes, css: css + marksCss + materialsCss, loadEngine, Controller: GomokuController });
  }

  get #state() {
    return this.#controller.state;
  }

  /** The moves on the board, Black first. Setting them opens a game. @type {number[]} */
  get moves() {
    return this.#controller.game.moves;
  }

  set moves(moves) {
    this.#controller.assignMoves(moves);
  }

  /** What was chosen in the opening. @type {readonly Choice[]} */
  get choices() {
    return this.#state.game.choices;
  }

  /** How many moves this line shares with the one that undo restores; null if it is no variation. */
  get branch() {
    return this.#state.game.branch;
  }

  /** The result of the game so far; undefined before `ready`. @type {Verdict | undefined} */
  get verdict() {
    return this.#state.annotations?.verdict;
  }

  /** The side to move; null when the game is over. @type {Color | null} */
  get turn() {
    return state.turnOf(this.#state);
  }

  /** Who places the next stone; null when the game is over, or where the colours are names enough. @type {PlayerName | null} */
  get player() {
    return state.playerToMove(this.#state);
  }

  /** Who has to choose a colour before the next stone; null if nobody has. @type {PlayerName | null} */
  get chooser() {
    return state.chooserOf(this.#state);
  }

  /** Who won; null if nobody did, or where the colours are names enough. @type {PlayerName | null} */
  get winner() {
    return state.winnerOf(this.#state);
  }

  /** What to do next, or the result: a sentence in the board's language. @type {string} */
  get status() {
    return this.#controller.status;
  }

  /** The point that waits for its second tap, or null. @type {number | null} */
  get aim() {
    return this.#state.aim;
  }

  /** The recommended point, until the game changes. @type {number | null} */
  get hintPoint() {
    return this.#state.hint;
  }

  /**
   * What a review, an analysis or a hint says of the position, until the game changes: `losing`, the point of the losing move, which
   * gets a sign; `better`, a good point, which is marked as a hint is; `best`, the best moves now, each with its rank and score on
   * its point; `row`, the points of a row, which gets a band; `area`, two points in opposite corners of a part of the board, which
   * gets a frame. All but `losing` count as hints.
   * @type {Marks}
   */
  get marks() {
    return this.#state.marks;
  }

  set marks(marks) {
    this.#controller.assignMarks(marks);
  }

  /** The evaluation for Black, from -1 (lost) to 1 (won); null while it is not known. @type {number | null} */
  get score() {
    return state.scoreOf(this.#state);
  }

  /** With `threats`: a sentence for each threat. @type {string[]} */
  get threatTexts() {
    return state.threatTextsOf(this.#state, this.#controller.messages);
  }

  /** The latest answer of `solve`, also as a sentence; null if the line has changed since. @type {{ answer: Force, text: string } | null} */
  get forced() {
    const { game, solution } = this.#state;
    if (solution?.line !== game.line) return null;
    return { answer: solution.answer, text: this.#controller.messages.forced(solution.color, solution.answer) };
  }

  /**
   * Places a stone for the player to move; while the computer has been stopped, also for the computer. At an earlier move this
   * starts a variation, which can be undone. Then the computer answers.
   * @param {number} point
   * @returns {boolean} false if the stone cannot be placed; the `refuse` event has the reason
   * @throws {TypeError | RangeError} if there is no such point
   */
  place(point) {
    return this.#controller.place(point);
  }

  /** Places a stone at the point aimed at, if there is one. */
  placeAim() {
    if (this.aim !== null) this.place(this.aim);
  }

  /**
   * Opens a game. Undo restores the previous one.
   * @param {readonly number[]} pieces
   * @param {{ size?: number, rule?: Rule, choices?: readonly Choice[], setup?: number }} [options] by default the present size
   *   and rule, and no choices of an opening; `setup`: how many of the first moves set up the position. These have no number, and
   *   are not taken back
   * @throws {TypeError | RangeError} if these are no legal moves; the board does not change
   */
  open(pieces, options = {}) {
    this.#controller.open(pieces, options);
  }

  /**
   * Makes these the moves ahead of those on the board, to be stepped through. Undo restores the ones that were ahead; so does
   * setting them again.
   * @param {readonly number[]} moves
   * @throws {TypeError | RangeError} if these are no legal moves; the board does not change
   */
  setContinuation(moves) {
    this.#controller.setContinuation(moves);
  }

  /**
   * Chooses a colour or, under swap2, to place two more stones. Has no effect if there is nothing to choose.
   * @param {Choice} choice
   */
  choose(choice) {
    this.#controller.choose(choice);
  }

  /**
   * Searches for a forced win of the side to move. The moves of a win become the moves ahead.
   * @param {ForceOptions} [options] a time limit of 10 seconds, unless another limit is given
   * @returns {Promise<Force | null>} null if the game is over, or the search was stopped
   */
  solve(options = {}) {
    return track(this, this.#controller.solve(options));
  }

  /**
   * Marks and announces a good move.
   * @returns {Promise<Advice | null>} null if there is nothing to play now, or the search was stopped
   */
  hint() {
    return track(this, this.#controller.hint());
  }

  /** Lets the computer move or choose, if it is its turn. */
  go() {
    this.#controller.go();
  }
}

reflectAttributes(GomokuBoard, attributes);
