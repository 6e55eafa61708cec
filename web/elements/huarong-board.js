import { BoardElement } from './board-element.js';
import css from './huarong-board.css';
import { HuarongGame } from './huarong-game.js';
import { listenToKeys, listenToPointer } from './huarong-input.js';
import { strings } from './huarong-strings.js';
import { HuarongView } from './huarong-view.js';
import { namePieces } from './piece-names.js';

/** @typedef {import('../api/types.js').Direction} Direction */
/** @typedef {import('../api/types.js').Step} Step */

/** @type {Readonly<Record<Direction, Direction>>} */
const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' };
/** Between two steps of a playback at speed 1, in milliseconds. */
const BEAT = 400;

/**
 * 华容道: slide the pieces until the 2×2 one, 曹操, is at the exit.
 *
 * Attribute, read when the first game begins: `level`, the name of a classic in any of its languages (横刀立马).
 * Properties: `board` (setting it begins a game), `start`, `steps` (one piece by one cell), `moves` (one piece as far as it
 * went in a row), `total` (steps, with those ahead), `line` (the steps made), `solved`, `helped`, `playing`, `speed`.
 * Methods: `open(board, line)`, `move(id, direction)`, `undo()`, `redo()`, `restart()`, `play(steps, {speed})`, `pause()`,
 * `step(count)`, `seek(steps)`.
 * Events: `move` {id, direction, board, steps}, `win` {steps, moves, helped}, `change`.
 * The default slot shows when the game is won, for what comes next.
 */
export class HuarongBoard extends BoardElement {
  #view = new HuarongView(this.stage);
  /** @type {HuarongGame | undefined} */
  #game;
  /** @type {ReturnType<typeof namePieces>} */
  #names = new Map();
  #tabStop = 0;
  /** @type {number | null} */
  #held = null;
  #speed = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** How many steps there were when the drag began. */
  #dragFrom = 0;

  constructor() {
    super(css);
    this.#view.again.addEventListener('click', () => this.restart());
    this.stage.addEventListener('keydown', (event) => this.#onKey(event));
  }

  begin() {
    const { levels } = this.#rules;
    const wanted = this.getAttribute('level');
    const level = levels.find(({ zh, zhHant, pinyin, en, aka }) => wanted && [zh, zhHant, pinyin, en, ...aka].includes(wanted));
    this.board = (level ?? levels[0]).board;
    const hands = this.#hands();
    listenToPointer(hands);
    listenToKeys(hands);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.pause();
  }

  /** The position; setting it begins a game. @returns {number[][]} */
  get board() {
    return this.#state.board.map((row) => [...row]);
  }

  /** @param {readonly (readonly number[])[]} board @throws {TypeError | RangeError} as `qiju.huarong.pieces` */
  set board(board) {
    this.open(board);
  }

  /**
   * Begins a game in which these steps have been made already.
   * @param {readonly (readonly number[])[]} board
   * @param {readonly Step[]} [line]
   * @throws {TypeError | RangeError} if the board is no board or a step is not allowed; the old game goes on then
   */
  open(board, line = []) {
    const game = new HuarongGame(this.#rules, /** @type {number[][]} */ (board));
    for (const [index, step] of line.entries()) {
      if (!game.make(step)) throw new RangeError(`open: step ${index} is not allowed`);
    }
    this.#stopTimer();
    const hadFocus = this.#view.field.contains(this.shadowRoot?.activeElement ?? null);
    const pieces = [...game.first.pieces.values()];
    this.#game = game;
    this.#held = null;
    this.#tabStop = pieces[0].id;
    this.#names = namePieces(pieces);
    this.#view.build(pieces, this.#names);
    this.#changed();
    if (hadFocus) this.focus();
  }

  /** The position at the beginning. */
  get start() {
    return this.#now.first.board.map((row) => [...row]);
  }

  get steps() {
    return this.#now.steps;
  }

  get moves() {
    return this.#state.moves;
  }

  get total() {
    return this.#now.total;
  }

  get line() {
    return this.#now.line;
  }

  get solved() {
    return this.#state.solved;
  }

  /** Did `play` make any of the steps? */
  get helped() {
    return this.#now.helped;
  }

  get playing() {
    return this.#timer !== undefined;
  }

  /** Steps in 0.4 seconds; may change while it plays. */
  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    if (!(speed > 0)) throw new RangeError(`huarong-board: speed is ${speed}, want a number above 0`);
    this.#speed = speed;
    this.style.setProperty('--slide', `${Math.min(140, (0.9 * BEAT) / speed)}ms`);
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

  /** @param {FocusOptions} [options] the focus goes to the piece that had it last */
  focus(options) {
    this.#view.buttonOf(this.#tabStop)?.focus(options);
  }

  undo() {
    if (this.steps > 0) this.#go(this.steps - 1, this.#text.undone);
  }

  redo() {
    if (this.steps < this.total) this.#go(this.steps + 1, this.#text.redone);
  }

  /** Back to the beginning; `redo` leads on again. */
  restart() {
    this.#go(0, () => this.#text.restarted);
  }

  /** @param {number} [count] steps on, or back if negative, without a word */
  step(count = 1) {
    this.seek(this.steps + count);
  }

  /** @param {number} steps shows the game as it was, or will be, after so many */
  seek(steps) {
    this.#go(steps);
  }

  /**
   * Plays these steps from the position on the board, or, without them, what is ahead. A step of the player ends it.
   * @param {readonly Step[]} [steps]
   * @param {{ speed?: number }} [options] 0.5 is slow, 4 is fast; 1 makes a step in 0.4 seconds
   * @throws {RangeError} if a step is not allowed
   */
  play(steps, { speed = this.#speed } = {}) {
    this.speed = speed;
    if (steps) this.#now.foresee(steps);
    this.#stopTimer();
    this.#held = null;
    if (this.steps < this.total) {
      this.announce(this.#text.playing(this.steps, this.total));
      this.#wait();
    }
    this.#changed();
  }

  pause() {
    if (!this.playing) return;
    this.#stopTimer();
    this.announce(this.#text.paused(this.steps));
    this.#changed();
  }

  render() {
    this.#view.draw({
      state: this.#state,
      names: this.#names,
      tabStop: this.#tabStop,
      held: this.#held,
      score: this.#text.score(this.steps, this.moves),
      language: this.language,
    });
  }

  get #rules() {
    if (!this.qiju) throw new Error('huarong-board: not ready yet; await element.ready');
    return this.qiju.huarong;
  }

  get #now() {
    if (!this.#game) throw new Error('huarong-board: not ready yet; await element.ready');
    return this.#game;
  }

  get #state() {
    return this.#now.state;
  }

  get #text() {
    return strings[this.language];
  }

  /** @param {number} id */
  #nameOf(id) {
    return this.#names.get(id)?.[this.language] ?? '';
  }

  /** @param {number} id @param {Direction} direction */
  #make(id, direction) {
    if (!this.#now.make({ id, direction })) return false;
    this.#stopTimer();
    if (this.#held !== id) this.#held = null;
    this.#changed();
    this.emit('move', { id, direction, board: this.board, steps: this.steps });
    if (!this.solved) return true;
    if (this.shadowRoot?.activeElement) this.#view.won.focus({ preventScroll: true });
    this.#win();
    return true;
  }

  /** @param {number} id @param {Direction} direction */
  #sayMoved(id, direction) {
    const piece = /** @type {import('../api/types.js').Piece} */ (this.#state.pieces.get(id));
    if (!this.solved) this.announce(this.#text.moved(this.#nameOf(id), direction, piece));
  }

  #win() {
    const caocao = /** @type {Step} */ (this.#state.step).id;
    this.announce(`${this.#text.won(this.#nameOf(caocao))} ${this.#text.score(this.steps, this.moves)}`);
    this.emit('win', { steps: this.steps, moves: this.moves, helped: this.helped });
  }

  /** @param {number} steps @param {(steps: number) => string} [sentence] */
  #go(steps, sentence) {
    this.#stopTimer();
    this.#now.seek(steps);
    if (sentence) this.announce(sentence(this.steps));
    this.#changed();
  }

  #wait() {
    this.#timer = setTimeout(() => this.#beat(), BEAT / this.#speed);
  }

  /** One step of a playback. */
  #beat() {
    this.#now.seek(this.steps + 1);
    const ended = this.steps === this.total;
    if (ended) this.#stopTimer();
    else this.#wait();
    this.#changed();
    if (!ended) return;
    if (this.solved) this.#win();
    else this.announce(this.#text.ended(this.steps));
  }

  #stopTimer() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #changed() {
    const atNotice = this.#view.notice.contains(this.shadowRoot?.activeElement ?? null);
    if (this.solved) this.#held = null;
    this.render();
    if (atNotice && !this.solved) this.focus();
    this.emit('change');
  }

  /** @returns {import('./huarong-input.js').Hands} */
  #hands() {
    const board = this;
    return {
      view: this.#view,
      get game() {
        return board.#now;
      },
      get held() {
        return board.#held;
      },
      lift(id) {
        board.pause();
        if (board.#held !== id) board.#held = null;
        board.#dragFrom = board.steps;
      },
      drag(id, direction) {
        const last = board.#state.step;
        const back = board.steps > board.#dragFrom && last?.id === id && last.direction === opposite[direction];
        if (!back) return board.#make(id, direction);
        board.#now.unmake();
        board.#changed();
        return true;
      },
      drop(id) {
        if (board.steps > board.#dragFrom) board.#sayMoved(id, /** @type {Step} */ (board.#state.step).direction);
      },
      tap(id) {
        const free = board.#state.free.get(id) ?? [];
        if (board.solved) return;
        if (board.#held === id) board.#hold(null);
        else if (free.length === 1) board.move(id, free[0]);
        else if (free.length > 1) board.#hold(id);
        else board.announce(board.#text.stuck(board.#nameOf(id)));
      },
      grab(id) {
        if (!board.solved) board.#hold(board.#held === id ? null : id);
      },
      push(id, direction) {
        if (!board.solved && !board.move(id, direction)) board.announce(board.#text.blocked(board.#nameOf(id), direction));
      },
      settle(id) {
        board.#tabStop = id;
        board.render();
      },
    };
  }

  /** @param {number | null} id of the piece to pick up; null puts down the one that is held */
  #hold(id) {
    const { picked, dropped } = this.#text;
    this.announce(id === null ? dropped(this.#nameOf(this.#held ?? 0)) : picked(this.#nameOf(id), this.#state.free.get(id) ?? []));
    this.#held = id;
    this.render();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey || !(key === 'z' && control) && !(key === 'u' && !control)) return;
    if (event.shiftKey) this.redo();
    else this.undo();
    event.preventDefault();
  }
}
