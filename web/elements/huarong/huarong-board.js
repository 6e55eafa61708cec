// <huarong-board>: its public members. Its behaviour is in controller.js, and the rules of the game in C++.
import drawingCss from './drawing.css';
import boardCss from './huarong-board.css';
import { BoardElement, controllerOf, track } from '../board/board-element.js';
import { attributeNames, reflectAttributes } from '../board/contract.js';
import { attributes } from './attributes.js';
import { HuarongController } from './controller.js';
import { loadEngine } from './engine.js';

/** @import { Analysis, Direction, HuarongHint, HuarongSolution, Lengths, OnProgress, PuzzleOptions, Step } from '../../api/types.js' */
/** @import { Engine } from './engine.js' */
/** @import { Snapshot } from './game.js' */

/**
 * 华容道 (Klotski): slide the pieces until the 2×2 piece, 曹操, reaches the exit. `open` also takes any other sliding-block
 * puzzle, with pieces of any shape, walls, gates and several goals.
 *
 * Keys:
 * - arrows move the focus from piece to piece; with Shift they move the piece
 * - Enter or Space selects a piece, which arrows then move; Escape deselects it
 * - H hint, R read out the state of the game, U or Ctrl+Z undo, with Shift redo
 *
 * @tagname huarong-board
 *
 * @fires move - The player has made a step. `detail`: `{id, direction, board, steps}`.
 * @fires win - 曹操 has reached the exit. `detail`: `{steps, slides, moves, helped, demonstrated}`; `demonstrated` means that a
 *   playback has brought him there, not the player.
 * @fires distance - The distance to the exit is known (with `watch-distance`). `detail`: `{distance, trend}`.
 *
 * @csspart piece - A piece of a classic board; also `caocao`, `horizontal`, `vertical` or `soldier`.
 * @csspart exit - The text below the exit.
 * @csspart pad - The row with the four arrow buttons.
 * @csspart won - The notice of a game that the player has won, which is also a `notice`.
 *
 * @slot - Shown with the notice when the game is won.
 *
 * @extends {BoardElement<Engine, Step, Snapshot, HuarongController>}
 */
export class HuarongBoard extends BoardElement {
  static observedAttributes = attributeNames(attributes);

  #controller = controllerOf(this);

  constructor() {
    super({ attributes, css: boardCss + drawingCss, loadEngine, Controller: HuarongController });
  }

  /** The position; setting it starts a game. @type {number[][]} */
  get board() {
    return this.#controller.position.board.map((row) => [...row]);
  }

  set board(board) {
    this.#controller.assignBoard(board);
  }

  /** The share code of the position; setting it starts a game. @type {string} */
  get code() {
    return this.#controller.code;
  }

  set code(code) {
    this.#controller.assignCode(code);
  }

  /** The position at the start; every game has an array of its own. @type {readonly (readonly number[])[]} */
  get start() {
    return this.#controller.game.start.board;
  }

  /** What belongs to the puzzle besides its board; without a goal if that is classic. @type {PuzzleOptions} */
  get options() {
    return this.#controller.game.start.options;
  }

  /** The length of the moves on the board in each metric. @type {Lengths} */
  get lengths() {
    return this.#controller.position.lengths;
  }

  /** Is 曹操 at the exit? @type {boolean} */
  get solved() {
    return this.#controller.position.solved;
  }

  /**
   * The distance to the exit; null if it cannot be reached, undefined while unknown and in a puzzle with many positions.
   * @type {number | null | undefined}
   */
  get distance() {
    return this.#controller.distance;
  }

  /** The effect of the last step on the distance, once known. @type {'closer' | 'farther' | 'same' | null} */
  get trend() {
    return this.#controller.trend;
  }

  /**
   * Starts a game.
   * @param {readonly (readonly number[])[]} board
   * @param {PuzzleOptions & { moves?: readonly Step[] }} [options] steps that have been made already; with a goal, of any
   *   sliding-block puzzle, and without one the board must be classic
   * @throws {TypeError | RangeError} if the board is invalid or a step is illegal; the current game is unchanged then
   */
  open(board, options) {
    this.#controller.open(board, options);
  }

  /**
   * Makes a step for the player.
   * @param {number} id of the piece
   * @param {Direction} direction
   * @returns {boolean} is it legal?
   */
  move(id, direction) {
    return this.#controller.move(id, direction);
  }

  /**
   * Makes many steps at once, which are undone at once.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if one of them is illegal; nothing has changed then
   */
  applySteps(steps) {
    this.#controller.applySteps(steps);
  }

  /** Discards the steps that can be redone, so that the player continues from the position on the board. */
  takeOver() {
    this.#controller.takeOver();
  }

  /**
   * Shows with arrows every move that reduces the distance to the exit, of a puzzle with many positions one of them; called
   * again, makes one.
   * @returns {Promise<HuarongHint | null>} null if the game is over or has changed meanwhile, or no solution was found in time
   */
  hint() {
    return track(this, this.#controller.hint());
  }

  /**
   * Finds a shortest solution in the metric, and plays it.
   * @param {{ time?: number, onProgress?: OnProgress }} [options] `time` is a limit, in milliseconds (10,000)
   * @returns {Promise<HuarongSolution | null>} null if it was stopped or the game has changed meanwhile
   */
  solve(options) {
    return track(this, this.#controller.solve(options));
  }

  /**
   * Analyses all positions that can be reached.
   * @returns {Promise<Analysis | null>} null if it was stopped
   */
  analyse() {
    return track(this, this.#controller.analyse());
  }

  /**
   * The name of a piece.
   * @param {number} id
   * @returns {string} in the language of the element
   */
  nameOf(id) {
    return this.#controller.nameOf(id);
  }
}

reflectAttributes(HuarongBoard, attributes);
