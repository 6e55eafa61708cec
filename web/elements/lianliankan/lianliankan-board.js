import css from './lianliankan-board.css';
import reachCss from './reach.css';
import { BoardElement, internalsOf, notReady } from '../board/board-element.js';
import { getEnumerated } from '../board/reflect.js';
import { completeDealOptions, EngineRequests } from './engine-requests.js';
import { createGame, join, rearrange, recordOf, refusalOf, resumeGame, shufflesOf, suggest } from './game.js';
import { listen } from './input.js';
import { cellsOf, classesOf, clearMarks, createState, partnersOf } from './state.js';
import { strings } from './strings.js';
import { faceIn, loadSkin, skins } from './tile-faces.js';
import { LianliankanView } from './view.js';

/** @typedef {import('../board/grid-focus.js').Place} Place */
/** @typedef {import('../../api/types.js').Cell} Cell */
/** @typedef {import('../../api/types.js').Difficulty} Difficulty */
/** @typedef {import('../../api/types.js').Gravity} Gravity */
/** @typedef {import('../../api/types.js').Pair} Pair */
/** @typedef {import('../../api/types.js').Solution} Solution */
/** @typedef {import('./engine-requests.js').DealOptions} DealOptions */

/**
 * 连连看: pick two equal tiles; if they can be joined, both are removed.
 *
 * Keys:
 *
 * - Arrows, Home, End, Ctrl+Home and Ctrl+End move the focus; Enter and Space pick a tile; Escape cancels the selection.
 * - N and Shift+N go to the next or previous equal tile and mark all of them; so does a right click or a long press.
 * - H gives a hint, L toggles `reach`, R announces how the game stands.
 * - U or Ctrl+Z undoes, Shift+U or Ctrl+Shift+Z redoes.
 *
 * @attr {number} rows - Rows of the first game (8). Like the next four, it is read when that game is dealt.
 * @attr {number} cols - Columns of the first game (10).
 * @attr {number} seed - Of the first game (random).
 * @attr {'none' | 'down' | 'up' | 'left' | 'right' | 'centre'} gravity - Of the first game (`none`).
 * @attr {'easy' | 'normal' | 'hard' | 'expert'} difficulty - Of the first game (none: its difficulty is not measured).
 * @attr {boolean} watch - Check after every move whether the board can still be cleared.
 * @attr {boolean} reach - Show on each cell how many turns a line from the selected tile needs, and which tiles it can be joined to.
 * @attr {'serif' | 'mahjong'} skin - How the tiles look (`serif`).
 * @attr {boolean} covered - Hide the tiles.
 *
 * @fires match - A pair was removed. `detail`: `{pair, path}`.
 * @fires refuse - Two tiles cannot be joined. `detail`: `{reason, pair}`, where `reason` is `different`, `blocked`, or `turns` if
 *   a path needs more than two turns; then `turns` is how many.
 * @fires hopeless - With `watch`: the board can no longer be cleared.
 * @fires stuck - No pair can be joined any more.
 * @fires win - All tiles are removed. `detail`: `{helped}`.
 *
 * @csspart tile - A tile, or an empty cell.
 * @csspart path - The line between two tiles.
 *
 * @cssprop --qiju-tile - The smallest width of a tile (24px). A board that does not fit scrolls.
 */
export class LianliankanBoard extends BoardElement {
  static observedAttributes = ['reach', 'skin', 'watch'];

  /** The seed of the deal; null for a board that was set. @type {number | null} */
  seed = null;
  /** The share of random playouts that clear the board as it was dealt; null for a board that was set. @type {number | null} */
  clearRate = null;
  /** The difficulty of the deal; null if it was not measured. @type {Difficulty | null} */
  difficulty = null;

  #internals = internalsOf(this);
  #state = createState();
  #view = new LianliankanView();
  #requests = new EngineRequests(() => this.#internals.engine);

  constructor() {
    super({
      css: css + reachCss,
      init: () => this.#init(),
      render: () => this.#render(),
      timeline: {
        game: () => this.#game.history,
        sentences: () => this.#strings,
        onSeek: (from, sentence) => this.#onSeek(from, sentence),
        onEnd: () => this.#onEnd(),
      },
    });
    listen(this, this.#view);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#requests.terminate();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#state.game) return;
    if (name === 'watch') this.#check();
    else if (name === 'skin') this.#loadSkin();
    else this.#render();
  }

  /** The kinds of the tiles, row by row; 0 is an empty cell. Setting it begins a game. @type {number[][]} */
  get board() {
    return this.#position.board.map((row) => [...row]);
  }

  set board(board) {
    this.#internals.whenReady(() => this.open(board));
  }

  /** Where the tiles move when a pair has been removed. Setting it restarts the game. @type {Gravity} */
  get gravity() {
    return this.#game.gravity;
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
    if (!this.#state.game) return;
    this.#internals.announce(reach ? this.#strings.reach : this.#strings.noReach);
    this.#internals.emit('change');
  }

  /** How the tiles look. @type {import('./tile-faces.js').Skin} */
  get skin() {
    return getEnumerated(this, 'skin', skins, 'serif');
  }

  set skin(skin) {
    this.setAttribute('skin', skin);
  }

  /** The board that this game began with: the same array as long as the game is the same. @type {readonly (readonly number[])[]} @readonly */
  get start() {
    return this.#game.history.first.board;
  }

  /**
   * What `open` needs to resume this game: the board that it, or its last shuffle, began with, and the pairs removed since.
   * @type {{ board: number[][], line: Pair[] }}
   * @readonly
   */
  get record() {
    return recordOf(this.#game);
  }

  /** How many tiles remain. @type {number} @readonly */
  get left() {
    return this.#position.remaining;
  }

  /** The pairs that can be joined now. @type {Pair[]} @readonly */
  get pairs() {
    return this.#position.pairs;
  }

  /** How many of the moves were shuffles. @type {number} @readonly */
  get shuffles() {
    return shufflesOf(this.#game);
  }

  /** Whether the board can be cleared; null if that has not been searched for. @type {Solution['status'] | null} @readonly */
  get clearable() {
    return this.#position.solution?.status ?? null;
  }

  /**
   * Begins a game on a board that can be cleared. With a difficulty, the worker searches for one.
   * @param {DealOptions} [options] as for `lianliankan.deal`
   * @returns {Promise<boolean>} false if another game began in the meantime
   */
  async deal(options = {}) {
    const { engine } = this.#internals;
    const { board } = this.#position;
    const { rows = board.length, cols = board[0].length } = options;
    const { gravity = this.gravity, difficulty = this.difficulty } = options;
    const complete = completeDealOptions({ ...options, rows, cols, gravity });
    this.#requests.cancelDeal();
    this.#view.busy = difficulty !== null;
    const deal =
      difficulty === null ? engine.lianliankan.deal(complete) : await this.#requests.deal({ ...complete, difficulty });
    if (!deal) return false;
    this.#setGame(createGame(engine, deal.board, gravity, deal.solution));
    this.seed = deal.seed;
    this.clearRate = deal.clearRate;
    this.difficulty = difficulty;
    this.#onChange();
    this.#internals.announce(this.#strings.dealt(this.left));
    return true;
  }

  /**
   * Begins a game on this board, or resumes one: the pairs that were removed can be undone.
   * @param {readonly (readonly number[])[]} board
   * @param {{ line?: Pair[], gravity?: Gravity }} [options] the pairs removed, and the gravity (that of the current game)
   * @throws {TypeError | RangeError} if the board or a pair is not valid; then the current game goes on
   */
  open(board, { line = [], gravity = this.gravity } = {}) {
    this.#setGame(resumeGame(this.#internals.engine, board, gravity, line));
    this.seed = this.clearRate = null;
    this.#onChange();
  }

  /** Rearranges the remaining tiles so that they can be cleared. */
  shuffle() {
    const { engine, announce, timeline } = this.#internals;
    const shuffled = engine.lianliankan.shuffle(this.#position.board, { gravity: this.gravity });
    if (!shuffled) return announce(this.#strings.odd);
    timeline.stop();
    rearrange(engine, this.#game, shuffled.board, shuffled.solution);
    this.#onChange(this.#strings.shuffled);
  }

  /**
   * Marks a pair that can be joined: the first of a solution if the worker finds one within a second.
   * @returns {Promise<{ pair: Pair, proved: boolean } | null>} null if there is no pair, or the position has changed in the meantime
   */
  async hint() {
    const position = this.#position;
    if (position.pairs.length === 0) return null;
    const solution = await this.#requests.check(position, this.gravity);
    if (position !== this.#position) return null;
    const proved = solution?.status === 'solvable';
    const pair = proved ? solution.moves[0] : position.pairs[0];
    this.#state.hinted = pair;
    const [a, b] = pair.map(([row, col]) => ({ row, col }));
    const { hint, hinted } = this.#strings;
    this.#internals.announce(hint(this.#nameAt(a), a, b) + hinted[solution?.status ?? 'undecided']);
    this.#render();
    return { pair, proved };
  }

  /**
   * Plays a solution, if the worker finds one; `undecided` if ten seconds are not enough.
   * @returns {Promise<Solution['status'] | null>} null if the position has changed in the meantime
   */
  async solve() {
    const position = this.#position;
    const solution = await this.#requests.solve(position, this.gravity);
    if (position !== this.#position || !solution) return null;
    if (solution.status === 'solvable') this.play(solution.moves);
    else this.#internals.announce(this.#strings[solution.status]);
    return solution.status;
  }

  /**
   * Plays these moves from the current position or, if none are given, the moves ahead. A move of the player stops it.
   * @param {Pair[]} [moves]
   * @param {{ speed?: number }} [options] 0.5 is slow, 4 is fast; 1 is a move every 0.4 seconds
   * @throws {RangeError} if two tiles cannot be joined
   */
  play(moves, { speed = this.speed } = {}) {
    this.speed = speed;
    if (moves) suggest(this.#internals.engine, this.#game, moves);
    this.#internals.timeline.play();
    this.#onChange();
  }

  /**
   * Does what a click on a cell does: selects the tile, or joins it to the selected one.
   * @param {number} row
   * @param {number} col
   */
  pick(row, col) {
    const place = { row, col };
    const { selected } = this.#state;
    this.pause();
    this.#state.hinted = this.#state.alike = [];
    if (this.#position.board[row][col] === 0) this.#internals.announce(this.#strings.empty(place));
    else if (!selected) this.#select(place);
    else if (selected.row === row && selected.col === col) this.unpick();
    else {
      if (this.#join(selected, place)) return;
      this.#refuse(selected, place);
    }
    this.#render();
  }

  /** Cancels the selection and removes the marks of equal tiles. @returns {boolean} was there anything to cancel? */
  unpick() {
    const { selected, alike } = this.#state;
    if (!selected && alike.length === 0) return false;
    clearMarks(this.#state);
    this.#internals.announce(this.#strings.dropped);
    this.#render();
    return true;
  }

  /**
   * Marks all tiles that are equal to one.
   * @param {number} row
   * @param {number} col
   */
  showAlike(row, col) {
    const { board } = this.#position;
    const kind = board[row][col];
    if (kind === 0) return;
    const alike = (this.#state.alike = cellsOf(board, kind));
    this.#internals.announce(this.#strings.alike(this.#nameAt({ row, col }), alike.length));
    this.#render();
  }

  /** Announces how many tiles remain and how many pairs can be joined. */
  tell() {
    this.#internals.announce(this.#strings.status(this.left, this.pairs.length));
  }

  get #strings() {
    return strings[this.#internals.language];
  }

  get #game() {
    if (!this.#state.game) throw notReady(this);
    return this.#state.game;
  }

  get #position() {
    return this.#game.history.current;
  }

  #init() {
    const { engine, stage } = this.#internals;
    stage.append(this.#view.element);
    const number = (/** @type {string} */ name) =>
      this.hasAttribute(name) ? Number(this.getAttribute(name)) : undefined;
    const { rows = 8, cols = 10 } = { rows: number('rows'), cols: number('cols') };
    const gravity = /** @type {Gravity} */ (this.getAttribute('gravity') ?? 'none');
    const empty = Array.from({ length: rows }, () => Array(cols).fill(0));
    this.#setGame(createGame(engine, empty, gravity));
    const difficulty = /** @type {Difficulty | null} */ (this.getAttribute('difficulty')) ?? this.difficulty;
    this.deal({ seed: number('seed') ?? this.seed ?? undefined, difficulty });
    this.#loadSkin();
  }

  /** @param {import('./game.js').Game} game */
  #setGame(game) {
    this.#state.game = game;
    this.#requests.cancelDeal();
    this.#internals.timeline.stop();
    const { board } = this.#position;
    this.#view.busy = false;
    this.#view.build(board.length, board[0].length);
  }

  #render() {
    const { engine, language } = this.#internals;
    const { selected, skin } = this.#state;
    const { board, pairs, remaining } = this.#position;
    const turns = this.reach && selected ? engine.lianliankan.reach(board, [selected.row, selected.col]) : null;
    if (turns && selected) turns[selected.row + 1][selected.col + 1] = -1; // the lines begin there
    const classes = classesOf(this.#state, board[0].length, turns ? partnersOf(this.#state, pairs) : []);
    this.#view.draw({ board, classes, turns, strings: this.#strings, language, skin });
    const isBeingDealt = remaining === 0 && this.#requests.dealing;
    this.#view.showNotice(
      pairs.length > 0 || isBeingDealt ? null : this.#notice(remaining === 0),
      this.shadowRoot?.activeElement,
    );
  }

  /** @param {boolean} won @returns {import('./view.js').Notice} */
  #notice(won) {
    const { again, shuffle, stuck, undo, won: allClear } = this.#strings;
    if (won) return { text: allClear, won, buttons: [[again, () => this.deal()]] };
    return {
      text: stuck,
      won,
      buttons: [
        [shuffle, () => this.shuffle()],
        [undo, () => this.undo()],
      ],
    };
  }

  /** The position has changed, or another game began. @param {string} [sentence] to announce */
  #onChange(sentence) {
    const { announce, emit, language } = this.#internals;
    clearMarks(this.#state);
    this.#render();
    const ending = this.left === 0 ? this.#strings.won : this.pairs.length === 0 ? this.#strings.stuck : '';
    if (sentence) announce([sentence, ending].filter(Boolean).join(language === 'en' ? '. ' : '。'));
    emit('change');
    this.#check();
  }

  /** @param {number} from @param {string} [sentence] */
  #onSeek(from, sentence) {
    const { current, states, steps } = this.#game.history;
    const redone = steps === from + 1 ? current.move : null;
    const undone = steps === from - 1 ? states[from].move : null;
    this.#view.clearPath();
    if (redone) this.#showPath(redone);
    this.#onChange(sentence);
    if (redone) this.#view.tiles.slide(redone);
    if (undone) this.#view.tiles.slide(undone, true);
  }

  /** Playback has made the last move. */
  #onEnd() {
    const { announce, emit } = this.#internals;
    announce(this.left > 0 ? this.#strings.ended(this.steps) : this.#strings.won);
    if (this.left === 0) emit('win', { helped: this.helped });
  }

  async #loadSkin() {
    const { skin } = this;
    await loadSkin(skin);
    if (skin !== this.skin || skin === this.#state.skin) return;
    this.#state.skin = skin;
    this.#render();
  }

  /** @param {Place} place */
  #nameAt({ row, col }) {
    return faceIn(this.#state.skin, this.#position.board[row][col])[this.#internals.language];
  }

  /** @param {Place} place */
  #select(place) {
    this.#state.selected = place;
    const { partners, picked } = this.#strings;
    const suffix = this.reach ? partners(partnersOf(this.#state, this.pairs).length) : '';
    this.#internals.announce(picked(this.#nameAt(place)) + suffix);
  }

  /** @param {Place} a @param {Place} b @returns {boolean} false if they cannot be joined */
  #join(a, b) {
    const { emit, engine } = this.#internals;
    const { board } = this.#position;
    if (board[a.row][a.col] !== board[b.row][b.col]) return false;
    const name = this.#nameAt(a);
    const move = join(engine, this.#game, pairOf(a, b));
    if (!move) return false;
    this.#showPath(move);
    emit('match', { pair: move.pair, path: move.path });
    this.#onChange(this.#strings.matched(name, this.left));
    this.#view.tiles.slide(move);
    if (this.left === 0) emit('win', { helped: this.helped });
    else if (this.pairs.length === 0) emit('stuck');
    return true;
  }

  /** @param {import('./game.js').Move} move */
  #showPath(move) {
    this.#view.showPath(move, () => this.#render());
  }

  /** @param {Place} a @param {Place} b */
  #refuse(a, b) {
    const { announce, emit, engine } = this.#internals;
    const pair = pairOf(a, b);
    const refusal = refusalOf(engine, this.#position.board, ...pair);
    announce(this.#strings.refused[refusal.reason](this.#nameAt(a), this.#nameAt(b), refusal.turns ?? 0));
    emit('refuse', { ...refusal, pair });
    this.#state.selected = b;
    this.#view.tiles.shake(b);
  }

  /** With `watch`: checks whether the board can still be cleared. */
  async #check() {
    const position = this.#position;
    if (!this.watch || position.pairs.length === 0) return;
    const known = position.solution;
    const solution = await this.#requests.check(position, this.gravity);
    if (position !== this.#position || !solution) return;
    if (!known) this.#internals.emit('change');
    if (solution.status !== 'unsolvable') return;
    this.#internals.announce(this.#strings.unsolvable);
    this.#internals.emit('hopeless');
  }
}

/** @param {Place} a @param {Place} b @returns {Pair} */
const pairOf = (a, b) => [
  [a.row, a.col],
  [b.row, b.col],
];
