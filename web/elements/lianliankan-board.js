import css from './lianliankan-board.css';
import { Dealer, request } from './lianliankan-dealer.js';
import { Foresight } from './lianliankan-foresight.js';
import { LianliankanGame } from './lianliankan-game.js';
import { listen } from './lianliankan-input.js';
import { strings } from './lianliankan-strings.js';
import { LianliankanView } from './lianliankan-view.js';
import { PlayedElement } from './played-element.js';
import { faceOf } from './tile-faces.js';

/** @typedef {import('./grid-focus.js').Place} Place */
/** @typedef {import('../api/types.js').Cell} Cell */
/** @typedef {import('../api/types.js').Difficulty} Difficulty */
/** @typedef {import('../api/types.js').Gravity} Gravity */
/** @typedef {import('../api/types.js').Pair} Pair */
/** @typedef {import('../api/types.js').Solution} Solution */

/** @typedef {import('./lianliankan-dealer.js').DealOptions} DealOptions */

/**
 * 连连看: pick two equal tiles; if they can be joined they go.
 *
 * Attributes, read when the first game is dealt: `rows` (8), `cols` (10), `seed` (one at random), `gravity` ('none') and
 * `difficulty` (none: by construction). `watch`: find out after every move whether the board can still be cleared;
 * `covered`: shows no tiles.
 * Properties: `board` (setting it begins a game), `gravity` (setting it begins this game anew), `start`, `left`, `pairs`, `seed`,
 * `difficulty`, `clearRate`, `clearable` ('solvable', 'unsolvable', 'undecided', or null as long as it is not known),
 * `record` (a board and the pairs joined on it, for `open`), `steps`, `total`, `helped`, `canUndo`, `canRedo`, `playing`, `speed`, `watch`.
 * Methods: `deal(options)`, `open(board, {line, gravity})`, `restart()`, `shuffle()`, `hint()`, `solve()`, `undo()`, `redo()`, `pick(row, col)`, `unpick()`,
 * `tell()`, `play(moves, {speed})`, `pause()`, `step(count)`, `seek(steps)`.
 * Events: `match` {pair, path}, `refuse` {reason, pair}, `hopeless`, `stuck`, `win` {helped}, `change`.
 */
export class LianliankanBoard extends PlayedElement {
  #view = new LianliankanView();
  #foresight = new Foresight();
  #dealer = new Dealer(this.#foresight);
  /** @type {LianliankanGame | undefined} */
  #game;
  /** @type {Place | null} */
  #selected = null;
  /** @type {Cell[]} */
  #hinted = [];
  /** @type {number | null} of the deal; null for a board that was set */
  seed = null;
  /** @type {number | null} the share of random games that clear the board as it was dealt; null for a board that was set */
  clearRate = null;
  /** @type {Difficulty | null} */
  difficulty = null;

  constructor() {
    super(css);
    listen(this, this.#view);
  }

  begin() {
    this.stage.append(this.#view.element);
    const number = (/** @type {string} */ name) => (this.hasAttribute(name) ? Number(this.getAttribute(name)) : undefined);
    const { rows = 8, cols = 10 } = { rows: number('rows'), cols: number('cols') };
    const gravity = /** @type {Gravity} */ (this.getAttribute('gravity') ?? 'none');
    const empty = Array.from({ length: rows }, () => Array(cols).fill(0));
    this.#game = new LianliankanGame(this.#engine, empty, gravity);
    this.#view.build(rows, cols);
    const difficulty = /** @type {Difficulty | null} */ (this.getAttribute('difficulty')) ?? this.difficulty;
    this.deal({ seed: number('seed') ?? this.seed ?? undefined, difficulty });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#foresight.end();
  }

  /** The kinds of the tiles, row after row; 0 is empty. Setting it begins a game. */
  get board() {
    return this.#state.board.map((row) => [...row]);
  }

  set board(board) {
    this.whenBegun(() => this.open(board));
  }

  /** What the tiles do when a pair has gone. Setting it begins this game anew. @type {Gravity} */
  get gravity() {
    return this.#now.gravity;
  }

  set gravity(gravity) {
    this.whenBegun(() => this.open(this.#now.first.board, { gravity }));
  }

  /** Find out after every move whether the board can still be cleared? */
  get watch() {
    return this.hasAttribute('watch');
  }

  set watch(watch) {
    this.toggleAttribute('watch', watch);
    if (this.#game) this.#glance();
  }

  /** The board that this game began with: another array for another game. @returns {readonly (readonly number[])[]} */
  get start() {
    return this.#now.first.board;
  }

  /** Enough to go on with this game: the board it began with, or had after the last shuffle, and the pairs joined since. */
  get record() {
    return this.#now.record;
  }

  /** How many tiles are left. */
  get left() {
    return this.#state.left;
  }

  /**
   * The pairs that can be joined now.
   * @returns {Pair[]}
   */
  get pairs() {
    return this.#state.pairs;
  }

  /** Whether the board can be cleared, as far as that is known. */
  get clearable() {
    return this.#state.solution?.status ?? null;
  }

  /**
   * Begins a new game on a board that can be cleared; with a difficulty, when the worker has found one.
   * @param {DealOptions} [options] as `qiju.lianliankan.deal`
   * @returns {Promise<boolean>} false if another game began meanwhile
   */
  async deal(options = {}) {
    const { rows = this.#state.board.length, cols = this.#state.board[0].length, seed } = options;
    const { gravity = this.gravity, difficulty = this.difficulty } = options;
    const asked = request({ ...options, rows, cols, seed, gravity });
    this.#dealer.drop();
    this.#view.busy = difficulty !== null;
    const dealt =
      difficulty === null ? this.#engine.lianliankan.deal(asked) : await this.#dealer.deal(this.#engine, { ...asked, difficulty });
    if (!dealt) return false;
    this.#put(new LianliankanGame(this.#engine, dealt.board, gravity, dealt.solution));
    this.seed = dealt.seed;
    this.clearRate = dealt.clearRate;
    this.difficulty = difficulty;
    this.#changed();
    this.announce(this.#text.dealt(this.left));
    return true;
  }

  /**
   * Begins a game on this board, or goes on with one: the pairs that were joined can be undone.
   * @param {readonly (readonly number[])[]} board
   * @param {{ line?: Pair[], gravity?: Gravity }} [options] the gravity of the game on show, if not given
   * @throws {TypeError | RangeError} if that is no game; the one on show stays as it was
   */
  open(board, { line = [], gravity = this.gravity } = {}) {
    this.#engine.lianliankan.remove([[0]], [0, 0], [0, 0], { gravity }); // throws if there is no such gravity
    const game = new LianliankanGame(this.#engine, board.map((row) => [...row]), gravity);
    for (const pair of line) if (!game.join(pair)) throw new RangeError(`open: ${String(pair)} cannot be joined then`);
    this.#put(game);
    this.seed = this.clearRate = null;
    this.#changed();
  }

  /** Lays the remaining tiles anew so that they can be cleared. */
  shuffle() {
    const shuffled = this.#engine.lianliankan.shuffle(this.#state.board, { gravity: this.gravity });
    if (!shuffled) return this.announce(this.#text.odd);
    this.halt();
    this.#now.rearrange(shuffled.board, shuffled.solution);
    this.#changed(this.#text.shuffled);
  }

  /**
   * Marks a pair that can be joined, one on a line that clears the board if the worker finds one.
   * @returns {Promise<{ pair: Pair, proved: boolean } | null>} null if there is none, or the game went on meanwhile
   */
  async hint() {
    const state = this.#state;
    if (state.pairs.length === 0) return null;
    const solution = await this.#foresight.glance(this.#engine, this.#now);
    if (state !== this.#state) return null;
    const proved = solution?.status === 'solvable';
    const pair = proved ? solution.moves[0] : state.pairs[0];
    this.#hinted = pair;
    const [a, b] = pair.map(([row, col]) => ({ row, col }));
    this.announce(this.#text.hint(this.#nameAt(a), a, b) + this.#text.hinted[solution?.status ?? 'undecided']);
    this.render();
    return { pair, proved };
  }

  /**
   * Plays a line that clears the board, if there is one; `undecided` if ten seconds are not enough to find out.
   * @returns {Promise<Solution['status'] | null>} null if the game went on meanwhile
   */
  async solve() {
    const state = this.#state;
    const solution = await this.#foresight.search(this.#engine, this.#now);
    if (state !== this.#state || !solution) return null;
    if (solution.status === 'solvable') this.play(solution.moves);
    else this.announce(this.#text[solution.status]);
    return solution.status;
  }

  /**
   * Plays these moves from the board on show, or, without them, what is ahead. A move of the player ends it.
   * @param {Pair[]} [moves]
   * @param {{ speed?: number }} [options] 0.5 is slow, 4 is fast; 1 makes a move in 0.4 seconds
   * @throws {RangeError} if two tiles cannot be joined
   */
  play(moves, { speed = this.speed } = {}) {
    this.speed = speed;
    if (moves) this.#now.foresee(moves);
    this.playOn();
    this.#changed();
  }

  /**
   * What a tap on a cell does: selects the tile, or joins it to the selected one.
   * @param {number} row
   * @param {number} col
   */
  pick(row, col) {
    const { board } = this.#state;
    const place = { row, col };
    const first = this.#selected;
    this.pause();
    this.#hinted = [];
    if (board[row][col] === 0) {
      this.announce(this.#text.empty(place));
    } else if (!first) {
      this.#selected = place;
      this.announce(this.#text.picked(this.#nameAt(place)));
    } else if (first.row === row && first.col === col) {
      this.unpick();
    } else {
      if (this.#join(first, place)) return;
      this.#refuse(first, place);
    }
    this.render();
  }

  /** Lets go of the selected tile. @returns {boolean} was there one? */
  unpick() {
    if (!this.#selected) return false;
    this.#selected = null;
    this.announce(this.#text.dropped);
    this.render();
    return true;
  }

  /** Says how the game stands. */
  tell() {
    this.announce(this.#text.status(this.left, this.pairs.length));
  }

  /** @protected */
  get timeline() {
    return this.#now;
  }

  /** @protected */
  get words() {
    return this.#text;
  }

  /** @protected @param {number} steps @param {string} [sentence] */
  travel(steps, sentence) {
    const before = this.#state;
    const from = this.steps;
    this.#now.seek(steps);
    const { move } = this.#state;
    this.#view.stopShowing();
    if (this.steps === from + 1 && move) this.#show(move);
    this.#changed(sentence);
    if (this.steps === from + 1 && move) this.#view.slide(move);
    if (this.steps === from - 1 && before.move) this.#view.slide(before.move, true);
  }

  /** @protected */
  ended() {
    this.announce(this.left > 0 ? this.#text.ended(this.steps) : this.#text.won);
    if (this.left === 0) this.emit('win', { helped: this.helped });
  }

  render() {
    const { board, left, pairs } = this.#state;
    const text = this.#text;
    this.#view.draw({ board, selected: this.#selected, hinted: this.#hinted, text, language: this.language });
    const won = left === 0 && !this.#dealer.busy;
    const stuck = left > 0 && pairs.length === 0;
    const notice = won
      ? { text: text.won, offers: /** @type {[string, () => void][]} */ ([[text.again, () => this.deal()]]) }
      : { text: text.stuck, offers: /** @type {[string, () => void][]} */ ([[text.shuffle, () => this.shuffle()], [text.undo, () => this.undo()]]) };
    this.#view.showNotice(won || stuck ? notice : null, this.shadowRoot?.activeElement);
  }

  get #text() {
    return strings[this.language];
  }

  get #engine() {
    if (!this.qiju) throw new Error('lianliankan-board: not ready yet; await element.ready');
    return this.qiju;
  }

  get #now() {
    if (!this.#game) throw new Error('lianliankan-board: not ready yet; await element.ready');
    return this.#game;
  }

  get #state() {
    return this.#now.state;
  }

  /** @param {Place} place */
  #nameAt({ row, col }) {
    return faceOf(this.#state.board[row][col])[this.language];
  }

  /** Puts a game in place of the old one. @param {LianliankanGame} game */
  #put(game) {
    const { board } = game.state;
    this.#game = game;
    this.#dealer.drop();
    this.halt();
    this.#view.busy = false;
    this.#view.build(board.length, board[0].length);
  }

  /** @param {Place} a @param {Place} b */
  #join(a, b) {
    if (this.#state.board[a.row][a.col] !== this.#state.board[b.row][b.col]) return false;
    const name = this.#nameAt(a);
    const move = this.#now.join([[a.row, a.col], [b.row, b.col]]);
    if (!move) return false;
    this.#show(move);
    this.emit('match', { pair: move.pair, path: move.path });
    this.#changed(this.#text.matched(name, this.left));
    this.#view.slide(move);
    if (this.left === 0) this.emit('win', { helped: this.helped });
    else if (this.pairs.length === 0) this.emit('stuck');
    return true;
  }

  /** @param {import('./lianliankan-game.js').Move} move */
  #show(move) {
    this.#view.showMove(move, () => this.render());
  }

  /** @param {Place} a @param {Place} b */
  #refuse(a, b) {
    const { board } = this.#state;
    const pair = [[a.row, a.col], [b.row, b.col]];
    if (board[a.row][a.col] !== board[b.row][b.col]) {
      this.announce(this.#text.different(this.#nameAt(a), this.#nameAt(b)));
      this.emit('refuse', { reason: 'different', pair });
    } else {
      const segments = this.#engine.lianliankan.segments(board, [a.row, a.col], [b.row, b.col]);
      const turns = segments - 1;
      this.announce(segments > 0 ? this.#text.turns(this.#nameAt(a), turns) : this.#text.blocked(this.#nameAt(a)));
      this.emit('refuse', segments > 0 ? { reason: 'turns', turns, pair } : { reason: 'blocked', pair });
    }
    this.#selected = b;
    this.#view.shake(b);
  }

  /** @param {string} [sentence] */
  #changed(sentence) {
    this.#selected = null;
    this.#hinted = [];
    this.render();
    const ending = this.left === 0 ? this.#text.won : this.pairs.length === 0 ? this.#text.stuck : '';
    if (sentence) this.announce([sentence, ending].filter(Boolean).join(this.language === 'en' ? '. ' : '。'));
    this.emit('change');
    this.#glance();
  }

  /** Finds out whether the board can still be cleared, if that is wanted. */
  async #glance() {
    const state = this.#state;
    if (!this.watch || state.left === 0 || state.pairs.length === 0) return;
    const known = state.solution;
    const solution = await this.#foresight.glance(this.#engine, this.#now);
    if (state !== this.#state || !solution) return;
    if (!known) this.emit('change');
    if (solution.status !== 'unsolvable') return;
    this.announce(this.#text.unsolvable);
    this.emit('hopeless');
  }
}
