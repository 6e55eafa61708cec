// The behaviour of <huarong-board>: what its methods and the player's input do.
import { invalidValue, notLoaded } from '../board/contract.js';
import { listenToKeys } from '../board/keys.js';
import { findLevel } from '../../api/huarong/names.js';
import { Advisor } from './advisor.js';
import { HuarongGame } from './game.js';
import { addKeyListeners, addPointerListeners } from './input.js';
import { PieceControls } from './piece-controls.js';
import { nameByNumber, namePieces } from './piece-names.js';
import { sceneOf, withGates } from './scene.js';
import { strings } from './texts.js';
import { HuarongView } from './view.js';

/** @import { Analysis, Direction, HuarongHint, HuarongSolution, Lengths, OnProgress, ParsedPuzzle, Piece, PuzzleOptions, Step } from '../../api/types.js' */
/** @import { BoardInternals } from '../board/board-element.js' */
/** @import { Element } from './attributes.js' */
/** @import { Engine } from './engine.js' */
/** @import { Snapshot } from './game.js' */

export class HuarongController {
  #element;
  #internals;
  #view = new HuarongView();
  #advisor = new Advisor(() => this.#internals.engine);
  #controls = new PieceControls(this);
  #state = {
    /** @type {HuarongGame | null} */
    game: null,
    /** @type {ReturnType<typeof namePieces>} */
    names: new Map(),
    /** The moves of the hint that is shown. @type {HuarongHint['moves']} */
    hintMoves: [],
  };

  /** @type {import('../board/timeline.js').TimelineOptions} */
  timeline = {
    game: () => this.game.history,
    sentences: () => this.#strings,
    suggest: (steps) => this.game.suggest(/** @type {Step[]} */ (steps)),
    onSeek: (_, sentence) => {
      if (sentence) this.#internals.announce(sentence);
      this.#changed();
    },
    onPlay: () => {
      this.#controls.selected = null;
      this.#changed();
    },
    onEnd: () => {
      if (this.position.solved) this.#win(true);
      else this.#internals.announce(this.#strings.ended(this.game.history.steps));
    },
  };

  /** @param {Element} element @param {BoardInternals<Engine>} internals */
  constructor(element, internals) {
    this.#element = element;
    this.#internals = internals;
    this.#view.again.addEventListener('click', () => internals.timeline.restart());
    listenToKeys(internals.stage, element);
  }

  get game() {
    if (!this.#state.game) throw notLoaded(this.#element);
    return this.#state.game;
  }

  get position() {
    return this.game.position;
  }

  /**
   * The position; setting it starts a game.
   * @type {number[][]}
   * @example board.board = [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 0, 10]];
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

  /**
   * The share code of the position; setting it starts a game.
   * @type {string}
   * @example location.hash = board.code;
   */
  get code() {
    return this.#rules.encode(this.position.board, this.position.options);
  }

  set code(code) {
    this.#internals.assign(
      'code',
      code,
      () => this.code,
      () => this.#openCode(code),
    );
  }

  /** The position at the start; every game has an array of its own. @type {readonly (readonly number[])[]} */
  get start() {
    return this.game.start.board;
  }

  /** The options of the puzzle; without a goal if the board is classic. @type {PuzzleOptions} */
  get options() {
    return this.game.start.options;
  }

  /** The length of the moves on the board in each metric. @type {Lengths} */
  get lengths() {
    return this.position.lengths;
  }

  /** Is 曹操 at the exit? @type {boolean} */
  get solved() {
    return this.position.solved;
  }

  /**
   * The distance to the exit; null if it cannot be reached, undefined while unknown and in a puzzle with many positions.
   * @type {number | null | undefined}
   */
  get distance() {
    return this.game.distance(this.#element.metric);
  }

  /** The effect of the last step on the distance, once known. @type {'closer' | 'farther' | 'same' | null} */
  get trend() {
    return this.game.trend(this.#element.metric);
  }

  get busy() {
    return this.#advisor.busy;
  }

  get hintShown() {
    return this.#state.hintMoves.length > 0;
  }

  init() {
    this.#internals.stage.append(...this.#view.elements);
    addPointerListeners(this.#view, this.#controls);
    addKeyListeners(this.#view, this.#controls);
    this.#openAttribute(this.#element.hasAttribute('code') ? 'code' : 'level');
    if (!this.#state.game) this.#open(this.#rules.levels[0].board);
  }

  suspend() {
    this.#advisor.terminate();
  }

  /** @param {string} name */
  attributeChanged(name) {
    if (name === 'level' || name === 'code') this.#openAttribute(name);
    else this.#changed();
  }

  render() {
    const { names, hintMoves } = this.#state;
    this.#view.render({
      position: this.position,
      names,
      focused: this.#controls.focused,
      selected: this.#controls.selected,
      hintMoves,
      demonstrated: this.game.history.demonstrated,
      score: this.#strings.score(this.position.lengths),
      language: this.#internals.language,
    });
  }

  /**
   * Starts a game.
   * @param {readonly (readonly number[])[] | ParsedPuzzle} board or a puzzle that `huarong.parse` has read
   * @param {PuzzleOptions & { moves?: readonly Step[] }} [options] by default the ones of the puzzle; moves: steps that have been made
   *   already; with a goal, of any sliding-block puzzle, and without one the board must be classic
   * @throws {TypeError | RangeError} if the board is invalid or a step is illegal; the current game is unchanged then
   * @example
   * const { board: cells, goal, lengthwise } = puzzles[0];
   * board.open(cells, { goal, lengthwise });
   */
  open(board, { moves = [], ...options } = {}) {
    const hadFocus = this.#view.field.contains(this.#element.shadowRoot?.activeElement ?? null);
    if ('board' in Object(board)) {
      const { board: cells, goal, gates, lengthwise } = /** @type {ParsedPuzzle} */ (board);
      this.#open(cells, { goal, gates, lengthwise, ...options }, moves);
    } else this.#open(/** @type {readonly (readonly number[])[]} */ (board), options, moves);
    if (hadFocus) this.focus();
  }

  /** @param {string} code of any puzzle @throws {TypeError | RangeError} if it is invalid */
  #openCode(code) {
    const { board, ...options } = this.#rules.decodePuzzle(code);
    this.open(board, options);
  }

  snapshot() {
    return this.game.snapshot();
  }

  /** @param {Snapshot} snapshot */
  restore({ board, options, moves, ahead = [], helped }) {
    this.#open(board, options, [...moves, ...ahead], { steps: moves.length, helped });
  }

  /**
   * Makes a step for the player.
   * @param {number} id of the piece
   * @param {Direction} direction
   * @returns {boolean} is it legal?
   * @example board.move(4, 'down');
   */
  move(id, direction) {
    const isLegal = this.makeStep(id, direction);
    if (isLegal) this.announcePiece('moved', id, direction);
    return isLegal;
  }

  /**
   * Makes many steps at once, which are undone at once.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if one of them is illegal; nothing has changed then
   * @example board.applySteps([{ id: 4, direction: 'down' }]);
   */
  applySteps(steps) {
    this.#internals.timeline.stop();
    this.game.jump(steps);
    this.#changed();
    if (this.position.solved) this.#win(true);
    else this.#internals.announce(this.#strings.jumped(steps.length));
  }

  /**
   * Discards the steps that can be redone, so that the player continues from the position on the board.
   * @example board.takeOver();
   */
  takeOver() {
    this.#internals.timeline.stop();
    const { history } = this.game;
    history.truncate();
    this.#internals.announce(this.#strings.takenOver(history.steps));
    this.#changed();
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#view.buttonOf(this.#controls.focused)?.focus(options);
  }

  /**
   * The name of a piece.
   * @param {number} id
   * @returns {string} in the language of the element
   * @example console.log(board.nameOf(1));
   */
  nameOf(id) {
    return this.#state.names.get(id)?.[this.#internals.language] ?? '';
  }

  /**
   * Shows with arrows every move that reduces the distance to the exit, of a puzzle with many positions one of them; called
   * again, makes one.
   * @returns {Promise<HuarongHint | null>} null if the game is over or has changed meanwhile, or no solution was found in time
   * @example
   * const hint = await board.hint();
   * console.log(hint?.distance);
   */
  async hint() {
    const { position } = this;
    if (position.solved) return null;
    if (this.hintShown) return this.#followHint();
    const { metric } = this.#element;
    const hint = await this.#advisor.hintOrSolve(position, metric);
    if (position !== this.position || !hint) return null;
    if (hint === 'undecided') {
      this.#internals.announce(this.#strings.undecided);
      return null;
    }
    this.#internals.timeline.stop();
    this.game.markHelped();
    this.#state.hintMoves = hint.moves;
    const moves = hint.moves.map(({ id, path }) => this.#strings.path(this.nameOf(id), path));
    this.#internals.announce(
      hint.distance === null ? this.#strings.noExit : this.#strings.hint(moves, hint.distance, metric),
    );
    this.render();
    this.#internals.emit('change');
    return hint;
  }

  announceStatus() {
    return this.#internals.pending.track(this.#announceStatus());
  }

  async #announceStatus() {
    const { position } = this;
    const { metric } = this.#element;
    const hint = await this.#advisor.hint(position, metric);
    if (position !== this.position) return;
    this.#internals.announce(this.#strings.status(this.game.history.steps, hint?.distance, metric));
  }

  /**
   * Finds a shortest solution in the metric, and plays it.
   * @param {{ time?: number, onProgress?: OnProgress }} [options] `time` is a limit, in milliseconds (10,000)
   * @returns {Promise<HuarongSolution | null>} null if it was stopped or the game has changed meanwhile
   * @example
   * const solution = await board.solve({ time: 5000 });
   * if (solution?.status === 'solved') console.log(solution.length);
   */
  async solve(options) {
    const { position } = this;
    const solution = await this.#advisor.solve(position, this.#element.metric, options);
    if (position !== this.position || !solution) return null;
    if (solution.status === 'solved') this.#internals.timeline.play(solution.steps);
    else if (solution.status === 'undecided') this.#internals.announce(this.#strings.undecided);
    else this.#internals.announce(this.#strings.unsolvable(solution.searched));
    return solution;
  }

  /**
   * Analyses all positions that can be reached.
   * @returns {Promise<Analysis | null>} null if it was stopped
   * @example
   * const analysis = await board.analyse();
   * console.log(analysis?.positions);
   */
  analyse() {
    return this.#advisor.analyse(this.position, this.#element.metric);
  }

  stop() {
    this.#advisor.abort();
  }

  get #rules() {
    return this.#internals.engine.huarong;
  }

  get #strings() {
    return strings[this.#internals.language];
  }

  /**
   * @param {readonly (readonly number[])[]} board
   * @param {PuzzleOptions} [options]
   * @param {readonly Step[]} [line] steps to make
   * @param {{ steps?: number, helped?: boolean }} [progress] how many of them are on the board, and did the engine help?
   */
  #open(board, options = {}, line = [], { steps = line.length, helped = false } = {}) {
    const game = new HuarongGame(this.#rules, /** @type {number[][]} */ (board), withGates(board, options));
    game.resume(line, steps, helped);
    this.#internals.timeline.stop();
    this.#advisor.abort();
    const pieces = [...game.start.pieces.values()];
    const scene = sceneOf(board, options);
    const names = scene ? nameByNumber(pieces, scene.hasGoal, scene.labelOf) : namePieces(pieces);
    this.#state = { game, names, hintMoves: [] };
    this.#controls.selected = null;
    this.#controls.focused = pieces[0].id;
    this.#view.build(pieces, scene);
    this.#internals.stage.style.setProperty('--shape', scene ? String(board[0].length / board.length) : '');
    this.#changed();
  }

  /** @param {'level' | 'code'} name */
  #openAttribute(name) {
    const value = this.#element.getAttribute(name);
    if (value === null) return;
    try {
      if (name === 'code') return this.#openCode(value);
      const level = findLevel(this.#rules.levels, value);
      if (!level) throw invalidValue(this.#element, name, { expected: 'the name of a level' }, value);
      this.open(level.board);
    } catch (error) {
      if (!this.#state.game) this.#open(this.#rules.levels[0].board);
      this.#internals.emit('error', error);
    }
  }

  /** Makes a step without announcing it. @param {number} id @param {Direction} direction @param {object} [drag] that the step is part of */
  makeStep(id, direction, drag) {
    if (!this.game.makeStep({ id, direction }, drag)) return false;
    this.#internals.timeline.stop();
    if (this.#controls.selected !== id) this.#controls.selected = null;
    this.#changed();
    const { board, steps } = this.#element;
    this.#internals.emit('move', { id, direction, board, steps });
    if (!this.position.solved) return true;
    if (this.#element.shadowRoot?.activeElement) this.#view.won.focus({ preventScroll: true });
    this.#win(false);
    return true;
  }

  /** Makes a move of the hint, of the focused piece if there is one. */
  async #followHint() {
    const { hintMoves } = this.#state;
    const { id, path } = hintMoves.find((move) => move.id === this.#controls.focused) ?? hintMoves[0];
    for (const direction of path) this.makeStep(id, direction);
    this.game.markHelped();
    this.announcePiece('moved', id, path[path.length - 1]);
    const { position } = this;
    const hint = await this.#advisor.hint(position, this.#element.metric);
    return position === this.position ? hint : null;
  }

  takeBackStep() {
    this.game.takeBackStep();
    this.#changed();
  }

  pause() {
    this.#internals.timeline.pause();
  }

  /** @param {'moved' | 'stuck' | 'blocked' | 'selected' | 'deselected'} sentence @param {number} id @param {Direction} [direction] */
  announcePiece(sentence, id, direction) {
    const { pieces, directions, solved } = this.position;
    if (sentence === 'moved' && solved) return; // the victory is announced instead
    this.#internals.announce(
      this.#strings[sentence](this.nameOf(id), {
        direction: /** @type {Direction} */ (direction),
        directions: directions.get(id) ?? [],
        piece: /** @type {Piece} */ (pieces.get(id)),
      }),
    );
  }

  /** @param {boolean} demonstrated */
  #win(demonstrated) {
    const { lengths, options, step } = this.position;
    const caocao = /** @type {Step} */ (step).id;
    const won = options.goal ? this.#strings.puzzleSolved : this.#strings.won(this.nameOf(caocao));
    const { helped, demonstrated: isPlayback } = this.game.history;
    const ending = isPlayback ? this.#strings.demonstrated : won;
    this.#internals.announce(`${ending} ${this.#strings.score(lengths)}`);
    const { step: steps, slide: slides, move: moves } = lengths;
    this.#internals.emit('win', { steps, slides, moves, helped, demonstrated });
  }

  #changed() {
    const noticeHadFocus = this.#view.notice.contains(this.#element.shadowRoot?.activeElement ?? null);
    const { solved } = this.position;
    if (solved) this.#controls.selected = null;
    this.#state.hintMoves = [];
    this.render();
    if (noticeHadFocus && !solved) this.focus();
    this.#internals.emit('change');
    if (this.#element.watchDistance) this.#internals.pending.track(this.#updateDistance());
  }

  async #updateDistance() {
    const { position } = this;
    const { metric } = this.#element;
    const hint = await this.#advisor.hint(position, metric);
    if (position !== this.position || metric !== this.#element.metric || !hint) return;
    this.#internals.emit('distance', { distance: hint.distance, trend: this.game.trend(metric) });
  }
}
