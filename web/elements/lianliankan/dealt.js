// A board element of 连连看 as far as it has a game: dealt, set or gone on with, and what is known of it.
import { Dealer, request } from './dealer.js';
import { Foresight } from './foresight.js';
import { LianliankanGame } from './game.js';
import { strings } from './strings.js';
import { PlayedElement } from '../board/played-element.js';

/** @typedef {import('../../api/types.js').Difficulty} Difficulty */
/** @typedef {import('../../api/types.js').Gravity} Gravity */
/** @typedef {import('../../api/types.js').Pair} Pair */
/** @typedef {import('./dealer.js').DealOptions} DealOptions */

/** Whoever shows the game gives `placed` and `changed`. */
export class DealtElement extends PlayedElement {
  #dealer;
  /** @type {LianliankanGame | undefined} */
  #game;
  /** @protected */
  foresight = new Foresight();
  /** @type {number | null} of the deal; null for a board that was set */
  seed = null;
  /** @type {number | null} the share of random games that clear the board as it was dealt; null for a board that was set */
  clearRate = null;
  /** @type {Difficulty | null} */
  difficulty = null;

  /** @param {string} css */
  constructor(css) {
    super(css);
    this.#dealer = new Dealer(this.foresight);
  }

  begin() {
    const number = (/** @type {string} */ name) =>
      this.hasAttribute(name) ? Number(this.getAttribute(name)) : undefined;
    const { rows = 8, cols = 10 } = { rows: number('rows'), cols: number('cols') };
    const gravity = /** @type {Gravity} */ (this.getAttribute('gravity') ?? 'none');
    const empty = Array.from({ length: rows }, () => Array(cols).fill(0));
    this.#put(new LianliankanGame(this.engine, empty, gravity));
    const difficulty = /** @type {Difficulty | null} */ (this.getAttribute('difficulty')) ?? this.difficulty;
    this.deal({ seed: number('seed') ?? this.seed ?? undefined, difficulty });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.foresight.end();
  }

  /** Another game is there, or on its way. @protected @param {boolean} busy */
  placed(busy) {
    throw new Error(`placed: not given; busy: ${busy}`);
  }

  /** The game on show went on, or another began. @protected @param {string} [sentence] to be said */
  changed(sentence) {
    throw new Error(`changed: not given; ${sentence}`);
  }

  /** The kinds of the tiles, row after row; 0 is empty. Setting it begins a game. */
  get board() {
    return this.state.board.map((row) => [...row]);
  }

  set board(board) {
    this.whenBegun(() => this.open(board));
  }

  /** What the tiles do when a pair has gone. Setting it begins this game anew. @type {Gravity} */
  get gravity() {
    return this.game.gravity;
  }

  set gravity(gravity) {
    this.whenBegun(() => this.open(this.game.first.board, { gravity }));
  }

  /** The board that this game began with: another array for another game. @returns {readonly (readonly number[])[]} */
  get start() {
    return this.game.first.board;
  }

  /** Enough to go on with this game: the board it began with, or had after the last shuffle, and the pairs joined since. */
  get record() {
    return this.game.record;
  }

  /** How many tiles are left. */
  get left() {
    return this.state.left;
  }

  /**
   * The pairs that can be joined now.
   * @returns {Pair[]}
   */
  get pairs() {
    return this.state.pairs;
  }

  /** How often the tiles were laid anew on the way to here. */
  get shuffles() {
    return this.game.shuffles;
  }

  /** Whether the board can be cleared, as far as that is known. */
  get clearable() {
    return this.state.solution?.status ?? null;
  }

  /**
   * Begins a new game on a board that can be cleared; with a difficulty, when the worker has found one.
   * @param {DealOptions} [options] as `qiju.lianliankan.deal`
   * @returns {Promise<boolean>} false if another game began meanwhile
   */
  async deal(options = {}) {
    const { rows = this.state.board.length, cols = this.state.board[0].length, seed } = options;
    const { gravity = this.gravity, difficulty = this.difficulty } = options;
    const asked = request({ ...options, rows, cols, seed, gravity });
    this.#dealer.drop();
    this.placed(difficulty !== null);
    const dealt =
      difficulty === null
        ? this.engine.lianliankan.deal(asked)
        : await this.#dealer.deal(this.engine, { ...asked, difficulty });
    if (!dealt) return false;
    this.#put(new LianliankanGame(this.engine, dealt.board, gravity, dealt.solution));
    this.seed = dealt.seed;
    this.clearRate = dealt.clearRate;
    this.difficulty = difficulty;
    this.changed();
    this.announce(this.words.dealt(this.left));
    return true;
  }

  /**
   * Begins a game on this board, or goes on with one: the pairs that were joined can be undone.
   * @param {readonly (readonly number[])[]} board
   * @param {{ line?: Pair[], gravity?: Gravity }} [options] the gravity of the game on show, if not given
   * @throws {TypeError | RangeError} if that is no game; the one on show stays as it was
   */
  open(board, { line = [], gravity = this.gravity } = {}) {
    this.engine.lianliankan.remove([[0]], [0, 0], [0, 0], { gravity }); // throws if there is no such gravity
    const game = new LianliankanGame(
      this.engine,
      board.map((row) => [...row]),
      gravity,
    );
    for (const pair of line) if (!game.join(pair)) throw new RangeError(`open: ${String(pair)} cannot be joined then`);
    this.#put(game);
    this.seed = this.clearRate = null;
    this.changed();
  }

  /** Lays the remaining tiles anew so that they can be cleared. */
  shuffle() {
    const shuffled = this.engine.lianliankan.shuffle(this.state.board, { gravity: this.gravity });
    if (!shuffled) return this.announce(this.words.odd);
    this.halt();
    this.game.rearrange(shuffled.board, shuffled.solution);
    this.changed(this.words.shuffled);
  }

  /** @protected */
  get dealing() {
    return this.#dealer.busy;
  }

  /** @protected */
  get words() {
    return strings[this.language];
  }

  /** @protected */
  get timeline() {
    return this.game;
  }

  /** @protected */
  get game() {
    if (!this.#game) throw this.notReady();
    return this.#game;
  }

  /** @protected */
  get state() {
    return this.game.state;
  }

  /** Puts a game in place of the old one. @param {LianliankanGame} game */
  #put(game) {
    this.#game = game;
    this.#dealer.drop();
    this.halt();
    this.placed(false);
  }
}
