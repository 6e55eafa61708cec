import css from './huarong-board.css';
import { Foresight } from './foresight.js';
import { HuarongGame } from './game.js';
import { HuarongHands } from './hands.js';
import { listenToCommands, listenToKeys, listenToPointer } from './input.js';
import { HuarongOptions } from './options.js';
import { strings } from './strings.js';
import { HuarongView } from './view.js';
import { namePieces } from './piece-names.js';

/** @typedef {import('../../api/types.js').Analysis} Analysis */
/** @typedef {import('../../api/types.js').Direction} Direction */
/** @typedef {import('../../api/types.js').HuarongSolution} HuarongSolution */
/** @typedef {import('../../api/types.js').Metric} Metric */
/** @typedef {import('../../api/types.js').OnProgress} OnProgress */
/** @typedef {import('../../api/types.js').Step} Step */
/** @typedef {import('./game.js').Sight} Sight */

/**
 * 华容道: slide the pieces until the 2×2 one, 曹操, is at the exit.
 *
 * Attributes: `level`, the name of a classic in any of its languages (横刀立马), or `code`, a share code (setting one
 * begins a game); `metric`, 'step', 'slide' or 'move' (if not given), in which `hint`, `solve` and `distance` count;
 * `watch`, to look after every change how far the exit is.
 *
 * Properties: `board` (setting it begins a game), `start`, `code`, `metric`, `watch`, `made` (steps, slides and moves so
 * far), `steps`, `total` (steps, with those ahead), `line` (the steps made), `record` (with those ahead), `solved`,
 * `helped`, `distance` and `trend` (once they are known), `playing`, `speed`.
 *
 * Methods: `open(board, line)`, `move(id, direction)`, `leap(steps)`, `undo()`, `redo()`, `restart()`, `hint()`,
 * `tell()`, `solve()`, `survey()`, `stop()`, `play(steps, {speed})`, `pause()`, `step(count)`, `seek(steps)`, `takeOver()`,
 * `nameOf(id)`.
 *
 * Events: `move` {id, direction, board, steps}, `win` {steps, slides, moves, helped}, `change`, `distance` {distance, trend}.
 *
 * Keys: arrows choose a piece, Shift+arrow moves it, Enter picks it up; H hint, R says how the game stands, U undo, Shift+U redo.
 *
 * The default slot shows when the game is won, for what comes next. CSS: `--qiju-board-height` and the colours of board-element.css.
 */
export class HuarongBoard extends HuarongOptions {
  static observedAttributes = ['level', 'code', 'metric', 'watch'];

  #view = new HuarongView();
  #foresight = new Foresight();
  /** @type {HuarongGame | undefined} */
  #game;
  /** @type {ReturnType<typeof namePieces>} */
  #names = new Map();
  /** The moves that arrows show. @type {Sight['moves']} */
  #hinted = [];
  #hands = new HuarongHands({
    game: () => this.#now,
    make: (id, direction) => this.#make(id, direction),
    takeBack: () => {
      this.#now.unmake();
      this.#changed();
    },
    sayMoved: (id, direction) => this.#sayMoved(id, direction),
    say: (sentence, id, direction) => {
      const about = sentence === 'picked' ? (this.#state.free.get(id) ?? []) : direction;
      this.announce(/** @type {any} */ (this.#text[sentence])(this.nameOf(id), about));
    },
    pause: () => this.pause(),
    render: () => this.render(),
  });

  constructor() {
    super(css);
    this.#view.again.addEventListener('click', () => this.restart());
    listenToCommands(this.stage, this);
  }

  begin() {
    this.stage.append(...this.#view.elements);
    this.#openNamed();
    listenToPointer(this.#view, this.#hands);
    listenToKeys(this.#view, this.#hands);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#foresight.end();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#game || now === before) return;
    if (name === 'level' || name === 'code') this.#openNamed();
    else this.#changed();
  }

  /** The position; setting it begins a game. @returns {number[][]} */
  get board() {
    return this.#state.board.map((row) => [...row]);
  }

  /** @param {readonly (readonly number[])[]} board @throws {TypeError | RangeError} as `qiju.huarong.pieces` */
  set board(board) {
    this.whenBegun(() => this.open(board));
  }

  /** The share code of the position; setting it begins a game. */
  get code() {
    return this.#rules.encode(this.#state.board);
  }

  set code(code) {
    this.whenBegun(() => this.open(this.#rules.decode(code)));
  }

  /**
   * Begins a game in which these steps have been made already.
   * @param {readonly (readonly number[])[]} board
   * @param {readonly Step[]} [line]
   * @throws {TypeError | RangeError} if the board is no board or a step is not allowed; the old game goes on then
   */
  open(board, line = []) {
    const game = new HuarongGame(this.#rules, /** @type {number[][]} */ (board));
    game.foresee(line);
    game.seek(line.length);
    game.own();
    this.halt();
    this.#foresight.stop();
    const hadFocus = this.#view.field.contains(this.shadowRoot?.activeElement ?? null);
    const pieces = [...game.first.pieces.values()];
    this.#game = game;
    this.#hands.held = null;
    this.#hands.tabStop = pieces[0].id;
    this.#names = namePieces(pieces);
    this.#view.build(pieces, this.#names);
    this.#changed();
    if (hadFocus) this.focus();
  }

  /** The position at the beginning: another array for another game. @returns {readonly (readonly number[])[]} */
  get start() {
    return this.#now.first.board;
  }

  /** How much was done so far, in each metric: a move is one piece as far as it went in a row. @returns {import('../../api/types.js').Lengths} */
  get made() {
    return this.#state.made;
  }

  /** The steps made. @returns {Step[]} */
  get line() {
    return this.record.slice(0, this.steps);
  }

  /** The steps made and those ahead. @returns {Step[]} */
  get record() {
    return this.#now.record;
  }

  get solved() {
    return this.#state.solved;
  }

  /** How far the exit is; null if there is no way out, undefined while that is not known. @returns {number | null | undefined} */
  get distance() {
    return this.#now.distance(this.metric);
  }

  /** What the last step did, once it is known. @returns {'closer' | 'farther' | 'same' | null} */
  get trend() {
    return this.#now.trend(this.metric);
  }

  /**
   * Makes a step for the player.
   * @param {number} id
   * @param {Direction} direction
   * @returns {boolean} do the rules allow it?
   */
  move(id, direction) {
    if (!this.#make(id, direction)) return false;
    this.#sayMoved(id, direction);
    return true;
  }

  /**
   * Makes many steps at once, which are undone at once.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if one of them is not allowed
   */
  leap(steps) {
    this.halt();
    this.#now.leap(steps);
    this.#changed();
    if (this.solved) this.#win();
    else this.announce(this.#text.leapt(steps.length));
  }

  /** @param {FocusOptions} [options] the focus goes to the piece that had it last */
  focus(options) {
    this.#view.buttonOf(this.#hands.tabStop)?.focus(options);
  }

  /**
   * Shows with arrows every move that brings the exit nearer; called again, makes one of them.
   * @returns {Promise<Sight | null>} null if the game went on meanwhile, or is over
   */
  async hint() {
    const state = this.#state;
    if (state.solved) return null;
    if (this.#hinted.length > 0) return this.#follow();
    const sight = await this.#foresight.look(this.engine, state, this.metric);
    if (state !== this.#state || !sight) return null;
    this.halt();
    this.#now.help();
    this.#hinted = sight.moves;
    const moves = sight.moves.map(({ id, path }) => this.#text.way(this.nameOf(id), path));
    this.announce(sight.distance === null ? this.#text.hopeless : this.#text.hint(moves, sight.distance, this.metric));
    this.render();
    this.emit('change');
    return sight;
  }

  /** Says how the game stands. */
  async tell() {
    const state = this.#state;
    const sight = await this.#foresight.look(this.engine, state, this.metric);
    if (state !== this.#state) return;
    this.announce(this.#text.stands(this.steps, sight?.distance, this.metric));
  }

  /** Does the board show arrows? */
  get hinting() {
    return this.#hinted.length > 0;
  }

  /**
   * Finds the shortest way out in the metric, and plays it.
   * @param {{ onProgress?: OnProgress }} [options]
   * @returns {Promise<HuarongSolution | null>} null if it was stopped, or the game went on meanwhile
   */
  async solve({ onProgress } = {}) {
    const state = this.#state;
    const solution = await this.#foresight.solve(this.engine, state, this.metric, onProgress);
    if (state !== this.#state || !solution) return null;
    if (solution.status === 'solved') this.play(solution.steps);
    else this.announce(this.#text.unsolvable(solution.searched));
    return solution;
  }

  /** @returns {Promise<Analysis | null>} of the positions within reach; null if it was stopped */
  survey() {
    return this.#foresight.survey(this.engine, this.#state, this.metric);
  }

  /** Ends a `hint`, `solve` or `survey` that is under way. */
  stop() {
    this.#foresight.stop();
  }

  /**
   * Plays these steps from the position on the board, or, without them, what is ahead. A step of the player ends it.
   * @param {readonly Step[]} [steps]
   * @param {{ speed?: number }} [options] 0.5 is slow, 4 is fast; 1 makes a step in 0.4 seconds
   * @throws {RangeError} if a step is not allowed
   */
  play(steps, { speed = this.speed } = {}) {
    this.speed = speed;
    if (steps) this.#now.foresee(steps);
    this.#hands.held = null;
    this.playOn();
    this.#changed();
  }

  /** Forgets what is ahead: the player goes on from here. */
  takeOver() {
    this.halt();
    this.#now.forget();
    this.announce(this.#text.taken(this.steps));
    this.#changed();
  }

  /** @param {number} id @returns {string} what the piece is called */
  nameOf(id) {
    return this.#names.get(id)?.[this.language] ?? '';
  }

  /** @protected @returns {import('../board/played-element.js').Timeline} */
  get timeline() {
    return this.#now;
  }

  /** @protected @returns {import('../board/played-element.js').Words} */
  get words() {
    return this.#text;
  }

  /** @protected @param {number} steps @param {string} [sentence] */
  travel(steps, sentence) {
    this.#now.seek(steps);
    if (sentence) this.announce(sentence);
    this.#changed();
  }

  /** @protected */
  ended() {
    if (this.solved) this.#win();
    else this.announce(this.#text.ended(this.steps));
  }

  render() {
    this.#view.draw({
      state: this.#state,
      names: this.#names,
      tabStop: this.#hands.tabStop,
      held: this.#hands.held,
      hinted: this.#hinted,
      score: this.#text.score(this.made),
      language: this.language,
    });
  }

  get #rules() {
    return this.engine.huarong;
  }

  get #now() {
    if (!this.#game) throw this.notReady();
    return this.#game;
  }

  get #state() {
    return this.#now.state;
  }

  get #text() {
    return strings[this.language];
  }

  /** Opens what the attributes name; the first classic if they name nothing. */
  #openNamed() {
    try {
      this.open(this.namedBoard(this.#rules));
    } catch (error) {
      if (!this.#game) this.open(this.#rules.levels[0].board);
      this.emit('error', error);
    }
  }

  /** @param {number} id @param {Direction} direction */
  #make(id, direction) {
    if (!this.#now.make({ id, direction })) return false;
    this.halt();
    if (this.#hands.held !== id) this.#hands.held = null;
    this.#changed();
    this.emit('move', { id, direction, board: this.board, steps: this.steps });
    if (!this.solved) return true;
    if (this.shadowRoot?.activeElement) this.#view.won.focus({ preventScroll: true });
    this.#win();
    return true;
  }

  /** Makes a move that the arrows show, one of the chosen piece if there is any. */
  async #follow() {
    const moves = this.#hinted;
    const { id, path } = moves.find((move) => move.id === this.#hands.tabStop) ?? moves[0];
    for (const direction of path) this.#make(id, direction);
    this.#now.help();
    this.#sayMoved(id, path[path.length - 1]);
    const state = this.#state;
    const sight = await this.#foresight.look(this.engine, state, this.metric);
    return state === this.#state ? sight : null;
  }

  /** @param {number} id @param {Direction} direction */
  #sayMoved(id, direction) {
    const piece = /** @type {import('../../api/types.js').Piece} */ (this.#state.pieces.get(id));
    if (!this.solved) this.announce(this.#text.moved(this.nameOf(id), direction, piece));
  }

  #win() {
    const caocao = /** @type {Step} */ (this.#state.step).id;
    const { step: steps, slide: slides, move: moves } = this.made;
    this.announce(`${this.#text.won(this.nameOf(caocao))} ${this.#text.score(this.made)}`);
    this.emit('win', { steps, slides, moves, helped: this.helped });
  }

  #changed() {
    const atNotice = this.#view.notice.contains(this.shadowRoot?.activeElement ?? null);
    if (this.solved) this.#hands.held = null;
    this.#hinted = [];
    this.render();
    if (atNotice && !this.solved) this.focus();
    this.emit('change');
    if (this.watch) this.#look();
  }

  /** Finds out how far the exit is. */
  async #look() {
    const state = this.#state;
    const { metric } = this;
    const sight = await this.#foresight.look(this.engine, state, metric);
    if (state !== this.#state || metric !== this.metric || !sight) return;
    this.emit('distance', { distance: sight.distance, trend: this.trend });
  }
}
