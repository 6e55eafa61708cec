// <lianliankan-board>: attributes, properties and methods. Its behaviour is in controller.js, and the rules of the game in C++.
import css from './lianliankan-board.css';
import reachCss from './reach.css';
import skinsCss from './skins.css';
import { BoardElement, internalsOf } from '../board/board-element.js';
import { getEnumerated } from '../board/reflect.js';
import { LianliankanController } from './controller.js';
import { recordOf, shufflesOf } from './game.js';
import { skins } from './tile-faces.js';
import { loadEngine } from './engine.js';

/** @typedef {import('../../api/types.js').Difficulty} Difficulty */
/** @typedef {import('../../api/types.js').Gravity} Gravity */
/** @typedef {import('../../api/types.js').Pair} Pair */
/** @typedef {import('../../api/types.js').Solution} Solution */
/** @typedef {import('./engine-requests.js').DealOptions} DealOptions */
/** @import { BoardInternals } from '../board/board-element.js' */
/** @import { Engine } from './engine.js' */

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
 * @attr {number} rows - Rows of the first game (8). Later changes of this and of the next five attributes have no effect.
 * @attr {number} cols - Columns of the first game (10).
 * @attr {string} shape - Shape of the first game, instead of `rows` and `cols`: rows with spaces between them, in which `#` is a
 *   cell for a tile and `.` a wall, such as `.##. #### .##.`.
 * @attr {number} seed - Seed of the first game (random).
 * @attr {'none' | 'down' | 'up' | 'left' | 'right' | 'centre'} gravity - Gravity of the first game (`none`).
 * @attr {'easy' | 'normal' | 'hard' | 'expert'} difficulty - Difficulty of the first game. If missing, it is not measured.
 * @attr {boolean} watch - Check after every move whether the board can still be cleared.
 * @attr {boolean} reach - Show on each cell how many turns a line from the selected tile needs, and which tiles it can be joined to.
 * @attr {'serif' | 'mahjong' | 'letters' | 'dark'} skin - How the tiles look (`serif`); `letters` needs neither Chinese nor colours.
 * @attr {boolean} covered - Hide the tiles.
 *
 * @fires match - A pair was removed. `detail`: `{pair, path}`.
 * @fires refuse - Two tiles cannot be joined. `detail`: `{reason, pair}`, where `reason` is `different`, `blocked`, or `turns` if
 *   a path needs more than two turns; then `turns` is how many.
 * @fires hopeless - With `watch`: the board can no longer be cleared.
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
 * @extends {BoardElement<Engine>}
 */
export class LianliankanBoard extends BoardElement {
  static observedAttributes = ['reach', 'skin', 'watch'];

  /** The seed of the deal; null for a board that was set. @type {number | null} */
  seed = null;
  /** The share of random playouts that clear the board as it was dealt; null for a board that was set. @type {number | null} */
  clearRate = null;
  /** The difficulty of the deal; null if it was not measured. @type {Difficulty | null} */
  difficulty = null;

  /** @type {BoardInternals<Engine>} */
  #internals = internalsOf(this);
  #controller = new LianliankanController(this, this.#internals);

  constructor() {
    super({
      loadEngine,
      css: css + reachCss + skinsCss,
      init: () => this.#controller.init(),
      render: () => this.#controller.render(),
      timeline: {
        game: () => this.#controller.game.history,
        sentences: () => this.#controller.strings,
        onSeek: (from, sentence) => this.#controller.onSeek(from, sentence),
        onEnd: () => this.#controller.onEnd(),
      },
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#controller.disconnect();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    this.#controller.attributeChanged(name);
  }

  /** The kinds of the tiles, row by row; 0 is an empty cell, −1 a wall. Setting it begins a game. @type {number[][]} */
  get board() {
    return this.#controller.position.board.map((row) => [...row]);
  }

  set board(board) {
    this.#internals.whenReady(() => this.open(board));
  }

  /** Where the tiles move when a pair has been removed. Setting it restarts the game. @type {Gravity} */
  get gravity() {
    return this.#controller.game.gravity;
  }

  set gravity(gravity) {
    this.#internals.whenReady(() => this.open(this.start, { gravity }));
  }

  /** Check after every move whether the board can still be cleared? @type {boolean} */
  get watch() {
    return this.hasAttribute('watch');
  }

  set watch(watch) {
    this.toggleAttribute('watch', watch);
  }

  /** Show on each cell how many turns a line from the selected tile needs? @type {boolean} */
  get reach() {
    return this.hasAttribute('reach');
  }

  set reach(reach) {
    if (reach === this.reach) return;
    this.toggleAttribute('reach', reach);
    this.#controller.onReach();
  }

  /** How the tiles look. @type {import('./tile-faces.js').Skin} */
  get skin() {
    return getEnumerated(this, 'skin', skins, 'serif');
  }

  set skin(skin) {
    this.setAttribute('skin', skin);
  }

  /** The board that this game began with: the same array as long as the game is the same. @type {readonly (readonly number[])[]} */
  get start() {
    return this.#controller.game.history.first.board;
  }

  /**
   * What `open` needs to resume this game: the board that it, or its last shuffle, began with, and the pairs removed since.
   * @type {{ board: number[][], line: Pair[] }}
   */
  get record() {
    return recordOf(this.#controller.game);
  }

  /** How many tiles remain. @type {number} */
  get remaining() {
    return this.#controller.position.remaining;
  }

  /** The pairs that can be joined now. @type {Pair[]} */
  get pairs() {
    return this.#controller.position.pairs;
  }

  /** Whether a playback, not the player, made the last move. @type {boolean} */
  get demonstrated() {
    return this.#controller.game.history.demonstrated;
  }

  /** How many of the moves were shuffles. @type {number} */
  get shuffles() {
    return shufflesOf(this.#controller.game);
  }

  /** Whether the board can be cleared; null if that has not been searched for. @type {Solution['status'] | null} */
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
    return this.#controller.deal(options);
  }

  /**
   * Begins a game on this board, or resumes one: the pairs that were removed can be undone.
   * @param {readonly (readonly number[])[]} board
   * @param {{ line?: Pair[], gravity?: Gravity }} [options] the pairs removed, and the gravity (that of the current game)
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
    return this.#controller.hint();
  }

  /**
   * Plays a solution, if the worker finds one; `undecided` if ten seconds are not enough.
   * @returns {Promise<Solution['status'] | null>} null if the position has changed in the meantime
   */
  solve() {
    return this.#controller.solve();
  }

  /**
   * Plays these moves from the current position or, if none are given, the moves ahead. A move of the player stops it.
   * @param {Pair[]} [moves]
   * @param {{ speed?: number }} [options] 0.5 is slow, 4 is fast; 1 is a move every 0.4 seconds
   * @throws {RangeError} if two tiles cannot be joined
   */
  play(moves, options) {
    this.#controller.play(moves, options);
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

  /** Announces how many tiles remain and how many pairs can be joined. */
  tell() {
    this.#controller.announceStatus();
  }
}
