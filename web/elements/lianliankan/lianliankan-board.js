// <lianliankan-board>: its public members. Its behaviour is in controller.js, and the rules of the game in C++.
import css from './lianliankan-board.css';
import reachCss from './reach.css';
import skinsCss from './skins.css';
import { BoardElement, controllerOf, track } from '../board/board-element.js';
import { attributeNames, reflectAttributes } from '../board/contract.js';
import { attributes } from './attributes.js';
import { LianliankanController } from './controller.js';
import { loadEngine } from './engine.js';

/** @import { Gravity, Pair, Solution } from '../../api/types.js' */
/** @import { DealOptions } from './engine-requests.js' */
/** @import { Engine } from './engine.js' */
/** @import { Dealt, Snapshot } from './game.js' */

/**
 * 连连看: pick two matching tiles; if they can be joined, both are removed.
 *
 * Keys:
 *
 * - Arrows, Home, End, Ctrl+Home and Ctrl+End move the focus; Enter and Space pick a tile; Escape cancels the selection.
 * - N and Shift+N go to the next or previous equal tile and mark all of them; so does a right click or a long press.
 * - H gives a hint, L toggles `reach`, R announces how the game stands.
 * - U or Ctrl+Z undoes, Shift+U or Ctrl+Shift+Z redoes.
 *
 * @tagname lianliankan-board
 *
 * @fires match - A pair was removed. `detail`: `{pair, path}`.
 * @fires refuse - Two tiles cannot be joined. `detail`: `{reason, pair}`, where `reason` is `different`, `blocked`, or `turns` if
 *   a path needs more than two turns; then `turns` is how many.
 * @fires hopeless - With `watch-clearable`: the board can no longer be cleared.
 * @fires stuck - No pair can be joined any more.
 * @fires win - All tiles are removed. `detail`: `{helped, demonstrated}`; `demonstrated` means that a playback has removed the last,
 *   not the player.
 * @fires hint - A pair is marked. `detail`: `{pair, proved}`, as `hint()` returns it.
 * @fires cancel - The player has cancelled a deal: the current game goes on.
 *
 * @csspart tile - A tile, or an empty cell.
 * @csspart wall - A cell with a wall: it only takes the focus.
 * @csspart walls - The walls as they are drawn, an SVG path.
 * @csspart path - The line between two tiles.
 * @csspart won - The notice of a game that the player has won, which is also a `notice`.
 *
 * @slot - Content shown over the board.
 *
 * @cssprop --qiju-tile - The minimum width of a tile (24px). A board that does not fit scrolls.
 *
 * @extends {BoardElement<Engine, Pair, Snapshot, LianliankanController>}
 */
export class LianliankanBoard extends BoardElement {
  static observedAttributes = attributeNames(attributes);

  #controller = controllerOf(this);

  constructor() {
    super({ attributes, css: css + reachCss + skinsCss, loadEngine, Controller: LianliankanController });
  }

  /** The kinds of the tiles, row by row; 0 is an empty cell, −1 a wall. Setting it begins a game. @type {number[][]} */
  get board() {
    return this.#controller.position.board.map((row) => [...row]);
  }

  set board(board) {
    this.#controller.assignBoard(board);
  }

  /** The board that this game began with: the same array as long as the game is the same. @type {readonly (readonly number[])[]} */
  get start() {
    return this.#controller.game.history.first.board;
  }

  /** The deal of this game: `{seed, difficulty, clearRate}`, the latter the share of random playouts that clear it; null for a board that was set. @type {Dealt | null} */
  get dealt() {
    return this.#controller.game.dealt;
  }

  /** How many tiles remain. @type {number} */
  get remaining() {
    return this.#controller.position.remaining;
  }

  /** The pairs that can be joined now. @type {Pair[]} */
  get pairs() {
    return this.#controller.position.pairs;
  }

  /** How many of the moves were shuffles. @type {number} */
  get shuffles() {
    return this.#controller.game.shuffles;
  }

  /** Can the board be cleared? Null if that has not been searched for. @type {Solution['status'] | null} */
  get clearable() {
    return this.#controller.position.solution?.status ?? null;
  }

  /**
   * Begins a game on a board that can be cleared. With a difficulty, the worker searches for one. If neither rows, columns
   * nor a shape are given, the board keeps those it has.
   * @param {DealOptions} [options] as for `lianliankan.deal`
   * @returns {Promise<boolean>} false if another game began in the meantime
   */
  deal(options) {
    return track(this, this.#controller.deal(options));
  }

  /**
   * Begins a game on this board, or resumes one: the pairs that were removed can be undone.
   * @param {readonly (readonly number[])[]} board
   * @param {{ moves?: Pair[], gravity?: Gravity }} [options] the pairs removed, and the gravity (as in the current game)
   * @throws {TypeError | RangeError} if the board or a pair is not valid; the current game stays
   */
  open(board, options) {
    this.#controller.open(board, options);
  }

  /**
   * Rearranges the remaining tiles so that they can be cleared.
   * @returns {boolean} false if no such arrangement was found
   */
  shuffle() {
    return this.#controller.shuffle();
  }

  /**
   * Marks a pair that can be joined: the first of a solution if the worker finds one within a second.
   * @returns {Promise<{ pair: Pair, proved: boolean } | null>} null if there is no pair, or the position has changed in the meantime
   */
  hint() {
    return track(this, this.#controller.hint());
  }

  /**
   * Plays a solution, if the worker finds one; `undecided` if ten seconds are not enough.
   * @returns {Promise<Solution['status'] | null>} null if the position has changed in the meantime
   */
  solve() {
    return track(this, this.#controller.solve());
  }

  /**
   * Does what a click on a cell does: selects the tile, or joins it to the selected one.
   * @param {number} row
   * @param {number} col
   */
  pick(row, col) {
    this.#controller.pick({ row, col });
  }

  /** Cancels the selection and removes the marks of equal tiles. @returns {boolean} was there anything to cancel? */
  unpick() {
    return this.#controller.unpick();
  }

  /**
   * Marks all tiles that match the one in a cell.
   * @param {number} row
   * @param {number} col
   */
  showAlike(row, col) {
    this.#controller.showAlike({ row, col });
  }
}

reflectAttributes(LianliankanBoard, attributes);
