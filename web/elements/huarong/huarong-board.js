import drawingCss from './drawing.css';
import boardCss from './huarong-board.css';
import { Advisor } from './advisor.js';
import { HuarongGame } from './game.js';
import { addCommandKeys, addKeyListeners, addPointerListeners } from './input.js';
import { PieceControls } from './piece-controls.js';
import { nameByNumber, namePieces } from './piece-names.js';
import { sceneOf, withGates } from './scene.js';
import { strings } from './strings.js';
import { HuarongView } from './view.js';
import { BoardElement, internalsOf, notReady } from '../board/board-element.js';
import { findLevel } from '../../api/huarong/names.js';
import { getEnumerated, setReflected } from '../board/reflect.js';
import { loadEngine } from './engine.js';

/** @import { Analysis, Direction, HuarongHint, HuarongSolution, Lengths, Metric, OnProgress, Piece, PuzzleOptions, Step } from '../../api/types.js' */
/** @import { BoardInternals } from '../board/board-element.js' */
/** @import { Engine } from './engine.js' */

/** The longest animation of a step, and of one at playback speed 1, whose interval is 400 ms; in milliseconds. */
const SLIDE = { max: 140, atSpeed1: 360 };

const metrics = /** @type {const} */ (['step', 'slide', 'move']);

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
 * @attr {string} level - The name of a classic in any of its languages, such as 横刀立马; setting it starts a game.
 * @attr {string} code - The share code of a position of any puzzle; setting it starts a game.
 * @attr {'step' | 'slide' | 'move'} metric - The metric of `hint`, `solve` and `distance` ('move').
 * @attr {boolean} watch - Compute the distance to the exit after every change.
 *
 * @fires move - The player has made a step. `detail`: `{id, direction, board, steps}`.
 * @fires win - 曹操 has reached the exit. `detail`: `{steps, slides, moves, helped, demonstrated}`; `demonstrated` means that a
 *   playback has brought him there, not the player.
 * @fires distance - The distance to the exit is known (with `watch`). `detail`: `{distance, trend}`.
 *
 * @csspart piece - A piece of a classic board; also `caocao`, `horizontal`, `vertical` or `soldier`.
 * @csspart exit - The text below the exit.
 * @csspart pad - The row with the four arrow buttons.
 * @csspart won - The notice of a game that the player has won, which is also a `notice`.
 *
 * @slot - Shown with the notice when the game is won.
 *
 * @extends {BoardElement<Engine>}
 */
export class HuarongBoard extends BoardElement {
  static observedAttributes = ['level', 'code', 'metric', 'watch'];

  /** @type {BoardInternals<Engine>} */
  #internals = internalsOf(this);
  #view = new HuarongView();
  #advisor = new Advisor(() => this.#internals.engine);
  #controls = new PieceControls({
    game: () => this.#game,
    makeStep: (id, direction, drag) => this.#makeStep(id, direction, drag),
    takeBackStep: () => {
      this.#game.takeBackStep();
      this.#changed();
    },
    announce: (sentence, id, direction) => this.#announcePiece(sentence, id, direction),
    pause: () => this.pause(),
    render: () => this.#render(),
  });
  #state = {
    /** @type {HuarongGame | null} */
    game: null,
    /** @type {ReturnType<typeof namePieces>} */
    names: new Map(),
    /** The moves of the hint that is shown. @type {HuarongHint['moves']} */
    hintMoves: [],
  };

  constructor() {
    super({
      loadEngine,
      css: boardCss + drawingCss,
      init: () => this.#init(),
      render: () => this.#render(),
      timeline: {
        game: () => this.#game,
        sentences: () => this.#strings,
        onSeek: (_, sentence) => {
          if (sentence) this.#internals.announce(sentence);
          this.#changed();
        },
        onEnd: () => {
          if (this.solved) this.#win(true);
          else this.#internals.announce(this.#strings.ended(this.steps));
        },
      },
    });
    this.#view.again.addEventListener('click', () => this.restart());
    addCommandKeys(this.#internals.stage, this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#advisor.terminate();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#state.game || now === before) return;
    if (name === 'level' || name === 'code') this.#openFromAttributes();
    else this.#changed();
  }

  /** The metric of `hint`, `solve` and `distance`. @type {Metric} */
  get metric() {
    return getEnumerated(this, 'metric', metrics, 'move');
  }

  set metric(metric) {
    setReflected(this, 'metric', metric);
  }

  /** Whether the distance to the exit is computed after every change. @type {boolean} */
  get watch() {
    return this.hasAttribute('watch');
  }

  set watch(watch) {
    this.toggleAttribute('watch', watch);
  }

  /** The speed of playback: 1 is a step every 0.4 seconds, 2 is twice as fast. May change during playback. @type {number} */
  get speed() {
    return super.speed;
  }

  set speed(speed) {
    super.speed = speed;
    this.style.setProperty('--slide', `${Math.min(SLIDE.max, SLIDE.atSpeed1 / speed)}ms`);
  }

  /** The position; setting it starts a game. @type {number[][]} */
  get board() {
    return this.#position.board.map((row) => [...row]);
  }

  set board(board) {
    this.#internals.whenReady(() => this.open(board));
  }

  /** The share code of the position; setting it starts a game. @type {string} */
  get code() {
    return this.#rules.encode(this.#position.board, this.#position.options);
  }

  set code(code) {
    this.#internals.whenReady(() => this.#openCode(code));
  }

  /** The position at the start; every game has an array of its own. @type {readonly (readonly number[])[]} */
  get start() {
    return this.#game.start.board;
  }

  /** What belongs to the puzzle besides its board; without a goal if that is classic. @type {PuzzleOptions} */
  get options() {
    return this.#game.start.options;
  }

  /** The length of the line on the board in each metric. @type {Lengths} */
  get made() {
    return this.#position.lengths;
  }

  /** The steps on the board. @type {Step[]} */
  get line() {
    return this.record.slice(0, this.steps);
  }

  /** The steps on the board and those that can be redone. @type {Step[]} */
  get record() {
    return this.#game.record;
  }

  /** Whether 曹操 is at the exit. @type {boolean} */
  get solved() {
    return this.#position.solved;
  }

  /** Whether a playback, not the player, made the last step. @type {boolean} */
  get demonstrated() {
    return this.#game.demonstrated;
  }

  /**
   * The distance to the exit; null if it cannot be reached, undefined while unknown and in a puzzle with many positions.
   * @type {number | null | undefined}
   */
  get distance() {
    return this.#game.distance(this.metric);
  }

  /** The effect of the last step on the distance, once known. @type {'closer' | 'farther' | 'same' | null} */
  get trend() {
    return this.#game.trend(this.metric);
  }

  /** Whether the arrows of a hint are shown. @type {boolean} */
  get hinting() {
    return this.#state.hintMoves.length > 0;
  }

  /**
   * Starts a game.
   * @param {readonly (readonly number[])[]} board
   * @param {readonly Step[]} [line] steps that have been made already
   * @param {PuzzleOptions} [options] with a goal, of any sliding-block puzzle; without one the board must be classic
   * @throws {TypeError | RangeError} if the board is invalid or a step is illegal; the current game is unchanged then
   */
  open(board, line = [], options = {}) {
    const game = new HuarongGame(this.#rules, /** @type {number[][]} */ (board), withGates(board, options));
    game.suggest(line);
    game.seek(line.length);
    game.clearHelped();
    this.#internals.timeline.stop();
    this.#advisor.abort();
    const hadFocus = this.#view.field.contains(this.shadowRoot?.activeElement ?? null);
    const pieces = [...game.start.pieces.values()];
    const scene = sceneOf(board, options);
    const names = scene ? nameByNumber(pieces, scene.hasGoal, scene.labelOf) : namePieces(pieces);
    this.#state = { game, names, hintMoves: [] };
    this.#controls.selected = null;
    this.#controls.focused = pieces[0].id;
    this.#view.build(pieces, names, scene);
    this.#internals.stage.style.setProperty('--shape', scene ? String(board[0].length / board.length) : '');
    this.#changed();
    if (hadFocus) this.focus();
  }

  /**
   * Makes a step for the player.
   * @param {number} id of the piece
   * @param {Direction} direction
   * @returns {boolean} whether it is legal
   */
  move(id, direction) {
    if (!this.#makeStep(id, direction)) return false;
    this.#announcePiece('moved', id, direction);
    return true;
  }

  /**
   * Makes many steps at once, which are undone at once.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if one of them is illegal; nothing has changed then
   */
  leap(steps) {
    this.#internals.timeline.stop();
    this.#game.jump(steps);
    this.#changed();
    if (this.solved) this.#win(true);
    else this.#internals.announce(this.#strings.jumped(steps.length));
  }

  /**
   * Moves the focus to the piece that had it last.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#view.buttonOf(this.#controls.focused)?.focus(options);
  }

  /**
   * Shows with arrows every move that reduces the distance to the exit, of a puzzle with many positions one of them; called
   * again, makes one.
   * @returns {Promise<HuarongHint | null>} null if the game is over or has changed meanwhile, or no solution was found in time
   */
  hint() {
    return this.#internals.pending.track(this.#hint());
  }

  async #hint() {
    const position = this.#position;
    if (position.solved) return null;
    if (this.hinting) return this.#followHint();
    const { metric } = this;
    const hint = await this.#advisor.hintOrSolve(position, metric);
    if (position !== this.#position || !hint) return null;
    if (hint === 'undecided') {
      this.#internals.announce(this.#strings.undecided);
      return null;
    }
    this.#internals.timeline.stop();
    this.#game.markHelped();
    this.#state.hintMoves = hint.moves;
    const moves = hint.moves.map(({ id, path }) => this.#strings.path(this.nameOf(id), path));
    this.#internals.announce(
      hint.distance === null ? this.#strings.noExit : this.#strings.hint(moves, hint.distance, metric),
    );
    this.#render();
    this.#internals.emit('change');
    return hint;
  }

  /** Reads out the number of steps and the distance to the exit. */
  tell() {
    return this.#internals.pending.track(this.#announceStatus());
  }

  async #announceStatus() {
    const position = this.#position;
    const { metric } = this;
    const hint = await this.#advisor.hint(position, metric);
    if (position !== this.#position) return;
    this.#internals.announce(this.#strings.status(this.steps, hint?.distance, metric));
  }

  /**
   * Finds a shortest solution in the metric, and plays it.
   * @param {{ time?: number, onProgress?: OnProgress }} [options] `time` is a limit, in milliseconds (10,000)
   * @returns {Promise<HuarongSolution | null>} null if it was stopped or the game has changed meanwhile
   */
  solve(options) {
    return this.#internals.pending.track(this.#solve(options));
  }

  /** @param {Parameters<HuarongBoard['solve']>[0]} options @returns {Promise<HuarongSolution | null>} */
  async #solve(options) {
    const position = this.#position;
    const solution = await this.#advisor.solve(position, this.metric, options);
    if (position !== this.#position || !solution) return null;
    if (solution.status === 'solved') this.play(solution.steps);
    else if (solution.status === 'undecided') this.#internals.announce(this.#strings.undecided);
    else this.#internals.announce(this.#strings.unsolvable(solution.searched));
    return solution;
  }

  /**
   * Analyses all positions that can be reached.
   * @returns {Promise<Analysis | null>} null if it was stopped
   */
  survey() {
    return this.#internals.pending.track(this.#advisor.analyse(this.#position, this.metric));
  }

  /** Stops `hint`, `solve` and `survey`. */
  stop() {
    this.#advisor.abort();
  }

  /**
   * Plays steps from the position on the board or, without `steps`, those that can be redone. A step of the player ends
   * playback.
   * @param {readonly Step[]} [steps]
   * @param {{ speed?: number }} [options] as the property `speed`
   * @throws {RangeError} if a step is illegal
   */
  play(steps, { speed = this.speed } = {}) {
    this.speed = speed;
    if (steps) this.#game.suggest(steps);
    this.#controls.selected = null;
    this.#internals.timeline.play();
    this.#changed();
  }

  /** Discards the steps that can be redone, so that the player continues from the position on the board. */
  takeOver() {
    this.#internals.timeline.stop();
    this.#game.truncate();
    this.#internals.announce(this.#strings.takenOver(this.steps));
    this.#changed();
  }

  /**
   * The name of a piece.
   * @param {number} id
   * @returns {string} in the language of the element
   */
  nameOf(id) {
    return this.#state.names.get(id)?.[this.#internals.language] ?? '';
  }

  get #rules() {
    return this.#internals.engine.huarong;
  }

  get #game() {
    if (!this.#state.game) throw notReady(this);
    return this.#state.game;
  }

  get #position() {
    return this.#game.position;
  }

  get #strings() {
    return strings[this.#internals.language];
  }

  #init() {
    this.#internals.stage.append(...this.#view.elements);
    this.#openFromAttributes();
    addPointerListeners(this.#view, this.#controls);
    addKeyListeners(this.#view, this.#controls);
  }

  #render() {
    const { names, hintMoves } = this.#state;
    this.#view.render({
      position: this.#position,
      names,
      focused: this.#controls.focused,
      selected: this.#controls.selected,
      hintMoves,
      demonstrated: this.#game.demonstrated,
      score: this.#strings.score(this.made),
      language: this.#internals.language,
    });
  }

  /** @param {string} code of any puzzle @throws {TypeError | RangeError} if it is invalid */
  #openCode(code) {
    const { board, ...options } = this.#rules.decodePuzzle(code);
    this.open(board, [], options);
  }

  /** Opens the position of `code` or `level`, or else the first classic. */
  #openFromAttributes() {
    const { levels } = this.#rules;
    const code = this.getAttribute('code');
    const name = this.getAttribute('level');
    try {
      const level = findLevel(levels, name ?? '');
      if (code) this.#openCode(code);
      else this.open((level ?? levels[0]).board);
    } catch (error) {
      if (!this.#state.game) this.open(levels[0].board);
      this.#internals.emit('error', error);
    }
  }

  /** @param {number} id @param {Direction} direction @param {object} [drag] that the step is part of */
  #makeStep(id, direction, drag) {
    if (!this.#game.makeStep({ id, direction }, drag)) return false;
    this.#internals.timeline.stop();
    if (this.#controls.selected !== id) this.#controls.selected = null;
    this.#changed();
    this.#internals.emit('move', { id, direction, board: this.board, steps: this.steps });
    if (!this.solved) return true;
    if (this.shadowRoot?.activeElement) this.#view.won.focus({ preventScroll: true });
    this.#win(false);
    return true;
  }

  /** Makes a move of the hint, of the focused piece if there is one. */
  async #followHint() {
    const { hintMoves } = this.#state;
    const { id, path } = hintMoves.find((move) => move.id === this.#controls.focused) ?? hintMoves[0];
    for (const direction of path) this.#makeStep(id, direction);
    this.#game.markHelped();
    this.#announcePiece('moved', id, path[path.length - 1]);
    const position = this.#position;
    const hint = await this.#advisor.hint(position, this.metric);
    return position === this.#position ? hint : null;
  }

  /** @type {import('./piece-controls.js').Actions['announce']} */
  #announcePiece(sentence, id, direction) {
    if (sentence === 'moved' && this.solved) return; // the victory is announced instead
    const { pieces, directions } = this.#position;
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
    const caocao = /** @type {Step} */ (this.#position.step).id;
    const { step: steps, slide: slides, move: moves } = this.made;
    const won = this.#position.options.goal ? this.#strings.puzzleSolved : this.#strings.won(this.nameOf(caocao));
    const ending = this.#game.demonstrated ? this.#strings.demonstrated : won;
    this.#internals.announce(`${ending} ${this.#strings.score(this.made)}`);
    this.#internals.emit('win', { steps, slides, moves, helped: this.helped, demonstrated });
  }

  #changed() {
    const noticeHadFocus = this.#view.notice.contains(this.shadowRoot?.activeElement ?? null);
    if (this.solved) this.#controls.selected = null;
    this.#state.hintMoves = [];
    this.#render();
    if (noticeHadFocus && !this.solved) this.focus();
    this.#internals.emit('change');
    if (this.watch) this.#internals.pending.track(this.#updateDistance());
  }

  async #updateDistance() {
    const position = this.#position;
    const { metric } = this;
    const hint = await this.#advisor.hint(position, metric);
    if (position !== this.#position || metric !== this.metric || !hint) return;
    this.#internals.emit('distance', { distance: hint.distance, trend: this.trend });
  }
}
