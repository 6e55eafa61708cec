// The behaviour of <lianliankan-board>: what its methods and the player's input do.
import { notLoaded, readAttributes, writeAttribute } from '../board/contract.js';
import { attributes } from './attributes.js';
import { isTile, readShape, WALL } from './cells.js';
import { completeDealOptions, EngineRequests } from './engine-requests.js';
import { LianliankanGame } from './game.js';
import { listen } from './input.js';
import { cellsOf, LianliankanState } from './state.js';
import { strings } from './texts.js';
import { faceIn } from './tile-faces.js';
import { LianliankanView } from './view.js';

/** @import { Difficulty, Gravity, Pair, Solution } from '../../api/types.js' */
/** @import { Place } from '../board/grid-focus.js' */
/** @import { DealOptions } from './engine-requests.js' */
/** @import { Dealt } from './game.js' */

export class LianliankanController {
  state = new LianliankanState();
  #element;
  #internals;
  #view;
  #requests;
  /** The difficulty of the next deal if none is given. @type {Difficulty | null} */
  #difficulty = null;

  /**
   * @param {import('./attributes.js').Element} element
   * @param {import('../board/board-element.js').BoardInternals<import('./engine.js').Engine>} internals
   */
  constructor(element, internals) {
    this.#element = element;
    this.#internals = internals;
    this.#view = new LianliankanView(internals.pending);
    this.#requests = new EngineRequests(() => internals.engine);
    listen(element, this.#view);
  }

  get strings() {
    return strings[this.#internals.language];
  }

  get game() {
    if (!this.state.game) throw notLoaded(this.#element);
    return this.state.game;
  }

  get position() {
    return this.game.position;
  }

  /** @type {import('../board/timeline.js').TimelineOptions} */
  timeline = {
    game: () => this.game.history,
    sentences: () => this.strings,
    suggest: (pairs) => this.game.suggest(pairs),
    onSeek: (from, sentence) => this.#onSeek(from, sentence),
    onPlay: () => this.#onChange(),
    onEnd: () => this.#onEnd(),
  };

  /**
   * The kinds of the tiles, row by row; 0 is an empty cell, −1 a wall. Setting it begins a game.
   * @type {number[][]}
   * @example board.board = [[1, 2, 2, 1]];
   */
  get board() {
    return this.position.board.map((row) => [...row]);
  }

  set board(board) {
    this.#internals.assign(
      'board',
      board,
      () => this.position.board,
      () => this.open(board),
    );
  }

  /** The board that this game began with: the same array as long as the game is the same. @type {readonly (readonly number[])[]} */
  get start() {
    return this.game.history.first.board;
  }

  /** The deal of this game: `{seed, difficulty, clearRate}`, the latter the share of random playouts that clear it; null for a board that was set. @type {Dealt | null} */
  get dealt() {
    return this.game.dealt;
  }

  /** The number of tiles that remain. @type {number} */
  get remaining() {
    return this.position.remaining;
  }

  /** The pairs that can be joined now. @type {Pair[]} */
  get pairs() {
    return this.position.pairs;
  }

  /** The number of shuffles in this game. @type {number} */
  get shuffles() {
    return this.game.shuffles;
  }

  /** Can the board be cleared? Null if that has not been searched for. @type {Solution['status'] | null} */
  get clearable() {
    return this.position.solution?.status ?? null;
  }

  get busy() {
    return this.#requests.busy;
  }

  get hintShown() {
    return this.state.hinted.length > 0;
  }

  suspend() {
    this.#requests.terminate();
  }

  resume() {
    this.#check();
  }

  stop() {
    if (this.#requests.dealing) this.cancelDeal();
    this.#requests.stop();
  }

  snapshot() {
    return this.game.snapshot();
  }

  /** @param {import('./game.js').Snapshot} snapshot */
  restore(snapshot) {
    this.#begin(LianliankanGame.restore(this.#internals.engine, snapshot));
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#view.focus(options);
  }

  /** @param {string} name */
  attributeChanged(name) {
    if (name === 'watchClearable') this.#check();
    else if (name === 'gravity') this.#changeGravity();
    else this.render();
    if (name === 'reach') this.#onReach();
  }

  #changeGravity() {
    const { gravity } = this.#element;
    if (gravity !== this.game.gravity) this.open(this.game.history.first.board, { gravity });
  }

  #onReach() {
    this.#internals.announce(this.#element.reach ? this.strings.reach : this.strings.noReach);
    this.#internals.emit('change');
  }

  /**
   * Begins a game on a board that can be cleared. With a difficulty, the worker searches for one. If neither rows, columns
   * nor a shape are given, the board keeps those it has.
   * @param {DealOptions} [options] as for `lianliankan.deal`
   * @returns {Promise<boolean>} false if another game began in the meantime
   * @example await board.deal({ rows: 8, cols: 10, difficulty: 'hard' });
   */
  async deal(options = {}) {
    const { engine } = this.#internals;
    const { gravity = this.game.gravity, difficulty = this.#difficulty } = options;
    const complete = completeDealOptions({ ...options, gravity }, this.position.board);
    this.#requests.cancelDeal();
    if (difficulty !== null) this.#internals.timeline.pause();
    this.#view.busy = difficulty !== null;
    const deal =
      difficulty === null ? engine.lianliankan.deal(complete) : await this.#requests.deal({ ...complete, difficulty });
    if (!this.#element.isConnected) this.#requests.terminate();
    if (!deal) return false;
    const { board, seed, clearRate, solution } = deal;
    const game = new LianliankanGame(engine, board, gravity, solution);
    game.dealt = { seed, difficulty, clearRate };
    this.#begin(game);
    this.#internals.announce(this.strings.dealt(this.position.remaining));
    return true;
  }

  /**
   * Begins a game on this board, or resumes one: the pairs that were removed can be undone.
   * @param {readonly (readonly number[])[]} board
   * @param {{ moves?: Pair[], gravity?: Gravity }} [options] the pairs removed, and the gravity (as in the current game)
   * @throws {TypeError | RangeError} if the board or a pair is not valid; the current game stays
   * @example board.open([[1, 2], [1, 2]], { gravity: 'down' });
   */
  open(board, { moves = [], gravity = this.game.gravity } = {}) {
    this.#begin(LianliankanGame.resume(this.#internals.engine, board, gravity, moves));
  }

  /** The current game goes on instead of the one that is being dealt. */
  cancelDeal() {
    this.#requests.cancelDeal();
    this.#view.busy = false;
    this.#internals.emit('cancel');
    this.#internals.announce(this.strings.cancelled);
    this.#element.focus();
  }

  /**
   * Rearranges the remaining tiles so that they can be cleared.
   * @returns {boolean} false if no such arrangement was found
   * @example board.shuffle();
   */
  shuffle() {
    const { engine, announce, timeline } = this.#internals;
    const shuffled = engine.lianliankan.shuffle(this.position.board, { gravity: this.game.gravity });
    if (!shuffled) {
      this.state.unarrangeable = this.position;
      announce(this.#noArrangement);
      this.render();
      return false;
    }
    timeline.stop();
    this.game.rearrange(shuffled.board, shuffled.solution);
    this.#onChange(this.strings.shuffled);
    return true;
  }

  get #noArrangement() {
    return hasOddKind(this.position.board) ? this.strings.odd : this.strings.noArrangement;
  }

  /**
   * Marks a pair that can be joined: the first of a solution if the worker finds one within a second.
   * @returns {Promise<{ pair: Pair, proved: boolean } | null>} null if there is no pair, or the position has changed in the meantime
   * @example
   * const hint = await board.hint();
   * console.log(hint?.pair);
   */
  async hint() {
    const position = this.position;
    if (position.pairs.length === 0) return null;
    const solution = await this.#requests.search(this.game, 'hint');
    if (position !== this.position) return null;
    const proved = solution?.status === 'solvable';
    const pair = proved ? solution.moves[0] : position.pairs[0];
    this.state.hinted = pair;
    const [a, b] = pair.map(([row, col]) => ({ row, col }));
    const { hint, hinted } = this.strings;
    const { tiles } = this.#view;
    const text = hint(this.#nameAt(a), tiles.convert(a), tiles.convert(b));
    this.#internals.announce(text + hinted[solution?.status ?? 'undecided']);
    this.render();
    this.#internals.emit('hint', { pair, proved });
    return { pair, proved };
  }

  /**
   * Plays a solution, if the worker finds one; `undecided` if ten seconds are not enough.
   * @returns {Promise<Solution['status'] | null>} null if the position has changed in the meantime
   * @example if ((await board.solve()) === 'unsolvable') board.undo();
   */
  async solve() {
    const position = this.position;
    const solution = await this.#requests.search(this.game, 'solve');
    if (position !== this.position || !solution) return null;
    if (solution.status === 'solvable') this.#internals.timeline.play(solution.moves);
    else this.#internals.announce(this.strings[solution.status]);
    return solution.status;
  }

  /**
   * Does what a click on a cell does: selects the tile, or joins it to the selected one.
   * @param {number} row
   * @param {number} col
   * @example
   * board.pick(0, 0);
   * board.pick(0, 1);
   */
  pick(row, col) {
    const place = { row, col };
    const { selected } = this.state;
    this.#internals.timeline.pause();
    this.state.hinted = this.state.alike = [];
    const cell = this.position.board[row][col];
    const seen = this.#view.tiles.convert(place);
    if (!isTile(cell)) this.#internals.announce(this.strings[cell === WALL ? 'wall' : 'empty'](seen));
    else if (!selected) this.#select(place);
    else if (selected.row === row && selected.col === col) this.unpick();
    else {
      if (this.#join(selected, place)) return;
      this.#refuse(selected, place);
    }
    this.render();
  }

  /**
   * Cancels the selection and removes the marks of equal tiles.
   * @returns {boolean} was there anything to cancel?
   * @example board.unpick();
   */
  unpick() {
    const { selected, alike } = this.state;
    if (!selected && alike.length === 0) return false;
    this.state.clearMarks();
    this.#internals.announce(this.strings.dropped);
    this.render();
    return true;
  }

  /**
   * Marks all tiles that match the one in a cell.
   * @param {number} row
   * @param {number} col
   * @example board.showAlike(0, 0);
   */
  showAlike(row, col) {
    const { board } = this.position;
    const kind = board[row][col];
    if (!isTile(kind)) return;
    const alike = (this.state.alike = cellsOf(board, kind));
    this.#internals.announce(this.strings.alike(this.#nameAt({ row, col }), alike.length));
    this.render();
  }

  announceStatus() {
    this.#internals.announce(this.strings.status(this.position.remaining, this.position.pairs.length));
  }

  init() {
    this.#internals.stage.append(this.#view.element, this.#view.measure);
    this.#view.onCancel = () => this.cancelDeal();
    this.#view.onTranspose = () => this.render();
    const { rows, cols, shape, seed, difficulty, gravity } = readAttributes(this.#element, attributes);
    const board = shape === null ? Array.from({ length: rows }, () => Array(cols).fill(0)) : readShape(shape);
    this.#show(new LianliankanGame(this.#internals.engine, board, gravity));
    this.#difficulty = difficulty;
    return this.#dealFirst({ seed: seed ?? undefined });
  }

  /** @param {DealOptions} options */
  async #dealFirst(options) {
    try {
      await this.deal(options);
    } catch (error) {
      this.#internals.emit('error', error);
      this.#difficulty = null;
      await this.deal({ rows: attributes.rows.byDefault, cols: attributes.cols.byDefault });
    }
  }

  /** Another game takes the place of the present one. @param {LianliankanGame} game */
  #begin(game) {
    this.#show(game);
    if (game.dealt) this.#difficulty = game.dealt.difficulty;
    writeAttribute(this.#element, 'gravity', attributes.gravity, game.gravity === 'none' ? null : game.gravity);
    this.#onChange();
  }

  /** @param {LianliankanGame} game */
  #show(game) {
    this.state.game = game;
    this.#requests.cancelDeal();
    this.#internals.timeline.stop();
    this.#view.busy = false;
    this.#view.build(this.position.board);
  }

  render() {
    const { engine, language } = this.#internals;
    const { selected } = this.state;
    const { reach, skin } = this.#element;
    const { board, pairs, remaining } = this.position;
    const turns = reach && selected ? engine.lianliankan.reach(board, [selected.row, selected.col]) : null;
    if (turns && selected) turns[selected.row + 1][selected.col + 1] = -1; // the lines begin there
    const classes = this.state.classes(board[0].length, turns ? this.state.partners(pairs) : []);
    this.#view.writeCover(this.strings, remaining > 0);
    this.#view.draw({ board, classes, turns, strings: this.strings, language, skin });
    const isBeingDealt = remaining === 0 && this.#requests.dealing;
    this.#view.showNotice(
      pairs.length > 0 || isBeingDealt ? null : this.#notice(remaining === 0),
      this.#element.shadowRoot?.activeElement,
    );
  }

  /** @param {boolean} won @returns {import('./view.js').Notice} */
  #notice(won) {
    const { again, demonstrated, shuffle, stuck, tryIt, undo, won: allClear } = this.strings;
    /** @type {[string, () => void]} */
    const next = [again, () => this.#element.deal()];
    if (won && this.game.history.demonstrated) {
      return { text: demonstrated, won: false, buttons: [[tryIt, () => this.#element.restart()], next] };
    }
    if (won) return { text: allClear, won, buttons: [next] };
    /** @type {[string, () => void]} */
    const offer = [undo, () => this.#element.undo()];
    if (this.state.unarrangeable === this.position) return { text: this.#noArrangement, won, buttons: [offer] };
    return { text: stuck, won, buttons: [[shuffle, () => this.shuffle()], offer] };
  }

  /** The position has changed, or another game began. @param {string} [sentence] to announce */
  #onChange(sentence) {
    const { announce, emit, language } = this.#internals;
    this.state.clearMarks();
    this.render();
    const ending =
      this.position.remaining === 0 ? this.strings.won : this.position.pairs.length === 0 ? this.strings.stuck : '';
    if (sentence) announce([sentence, ending].filter(Boolean).join(language === 'en' ? '. ' : '。'));
    emit('change');
    this.#check();
  }

  /** @param {number} from @param {string} [sentence] */
  #onSeek(from, sentence) {
    const { current, states, steps } = this.game.history;
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
    const { demonstrated, ended, won } = this.strings;
    const { remaining } = this.position;
    announce(remaining > 0 ? ended(this.#element.steps) : this.game.history.demonstrated ? demonstrated : won);
    if (remaining === 0) emit('win', { helped: this.#element.helped, demonstrated: true });
  }

  /** @param {Place} place */
  #nameAt({ row, col }) {
    return faceIn(this.#element.skin, this.position.board[row][col])[this.#internals.language];
  }

  /** @param {Place} place */
  #select(place) {
    this.state.selected = place;
    const { partners, picked } = this.strings;
    const suffix = this.#element.reach ? partners(this.state.partners(this.position.pairs).length) : '';
    this.#internals.announce(picked(this.#nameAt(place)) + suffix);
  }

  /** @param {Place} a @param {Place} b @returns {boolean} false if they cannot be joined */
  #join(a, b) {
    const { emit } = this.#internals;
    const { board } = this.position;
    if (board[a.row][a.col] !== board[b.row][b.col]) return false;
    const name = this.#nameAt(a);
    const move = this.game.join(pairOf(a, b));
    if (!move) return false;
    this.#showPath(move);
    emit('match', { pair: move.pair, path: move.path });
    this.#onChange(this.strings.matched(name, this.position.remaining));
    this.#view.tiles.slide(move);
    if (this.position.remaining === 0) emit('win', { helped: this.#element.helped, demonstrated: false });
    else if (this.position.pairs.length === 0) emit('stuck');
    return true;
  }

  /** @param {import('./game.js').Move} move */
  #showPath(move) {
    this.#view.showPath(move, () => this.render());
  }

  /** @param {Place} a @param {Place} b */
  #refuse(a, b) {
    const { announce, emit } = this.#internals;
    const pair = pairOf(a, b);
    const refusal = this.game.refusalOf(pair);
    announce(this.strings.refused[refusal.reason](this.#nameAt(a), this.#nameAt(b), refusal.turns ?? 0));
    emit('refuse', { ...refusal, pair });
    this.state.selected = b;
    this.#view.tiles.shake(b);
  }

  /** With `watch-clearable`: can the board still be cleared? */
  #check() {
    const { position } = this;
    const isWanted = this.#element.watchClearable && position.pairs.length > 0;
    if (isWanted) this.#internals.pending.track(this.#solveShortly(position));
  }

  /** @param {import('./game.js').Position} position */
  async #solveShortly(position) {
    const known = position.solution;
    const solution = await this.#requests.search(this.game);
    if (position !== this.position || !solution) return;
    if (!known) this.#internals.emit('change');
    if (solution.status !== 'unsolvable') return;
    this.#internals.announce(this.strings.unsolvable);
    this.#internals.emit('hopeless');
  }
}

/** @param {Place} a @param {Place} b @returns {Pair} */
const pairOf = (a, b) => [
  [a.row, a.col],
  [b.row, b.col],
];

/** @param {number[][]} board @returns {boolean} has it an odd number of tiles of some kind? */
function hasOddKind(board) {
  /** @type {Set<number>} */
  const odd = new Set();
  for (const kind of board.flat().filter(isTile)) if (!odd.delete(kind)) odd.add(kind);
  return odd.size > 0;
}
