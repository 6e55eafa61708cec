// <gomoku-board>: two players, one board. What is drawn is in gomoku-view.js, the rules are in C++.
import { BoardElement } from './board-element.js';
import css from './gomoku-board.css';
import { nameOf, rowsThrough, size } from './gomoku-points.js';
import { strings } from './gomoku-strings.js';
import { GomokuView } from './gomoku-view.js';
import { GridFocus } from './grid-focus.js';
import { History } from './history.js';

/** @typedef {'freestyle' | 'standard'} Rule */
/** @typedef {ReturnType<import('./board-element.js').Qiju['gomoku']['judge']>} Verdict */

/**
 * Attributes: `rule` = `freestyle` (five or more; the default) or `standard` (exactly five); `numbers` shows the number
 * of each move; `confirm` = `on` or `off`: does a point want a second tap? By default, if a finger tapped it.
 *
 * Events: `move` {point, color, number}; `win` {winner, cells}; `refuse` {point, reason: 'taken' | 'over', text};
 * `aim` {point} when the point that waits for its second tap changes; `change` whenever the game does.
 *
 * Keys: arrows, Home, End walk; Enter or Space places; U undoes, Shift+U redoes (so do Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y);
 * R reads the status; Escape drops the aim.
 */
export class GomokuBoard extends BoardElement {
  static observedAttributes = ['rule', 'numbers'];

  #history = new History(/** @type {number[]} */ ([]));
  /** @type {Verdict | undefined} */
  #verdict;
  /** @type {number | null} */
  #aim = null;
  /** @type {GomokuView | undefined} */
  #view;
  /** @type {GridFocus | undefined} */
  #focus;

  constructor() {
    super(css);
  }

  begin() {
    const view = new GomokuView(this.stage);
    this.#view = view;
    this.#focus = new GridFocus(view.grid);
    this.#focus.adopt(view.buttons, { row: (size - 1) / 2, col: (size - 1) / 2 });
    view.grid.addEventListener('click', (event) => this.#onClick(event));
    view.grid.addEventListener('keydown', (event) => this.#onKey(event));
    this.#verdict = this.#judge([]);
  }

  attributeChangedCallback(/** @type {string} */ name) {
    if (!this.qiju || !this.#view) return;
    if (name === 'rule') this.#settle();
    else this.render();
  }

  render() {
    if (!this.#verdict) return;
    this.#view?.draw({ pieces: this.#history.current, verdict: this.#verdict, aim: this.#aim, language: this.language });
  }

  /** The moves so far: points 0 to 224, black first. */
  get pieces() {
    return [...this.#history.current];
  }

  /**
   * Shows another game, which can be undone move by move.
   * @param {number[]} pieces
   * @throws {TypeError | RangeError} the engine's, if this is no legal list of moves; the board stays as it was
   */
  set pieces(pieces) {
    this.#judge(pieces);
    const moves = Array.from(pieces);
    this.#history.reset([]);
    moves.forEach((_, index) => this.#history.push(moves.slice(0, index + 1)));
    this.#settle();
  }

  /** @returns {Rule} */
  get rule() {
    return this.getAttribute('rule') === 'standard' ? 'standard' : 'freestyle';
  }

  set rule(rule) {
    this.setAttribute('rule', rule);
  }

  /** What the engine says of the game; undefined before `ready`. */
  get verdict() {
    return this.#verdict;
  }

  /** Whose move it is: 'black', 'white', or null after the end. */
  get turn() {
    if (this.#verdict?.winner) return null;
    return this.#history.current.length % 2 ? 'white' : 'black';
  }

  /** Whose turn it is, or who won and with what: a sentence in the board's language. */
  get status() {
    const words = strings[this.language];
    const { winner, cells, move } = this.#verdict ?? { winner: null, cells: [], move: null };
    if (this.turn) return words.turn(words[this.turn]);
    if (winner === 'draw' || !winner || move === null) return words.draw;
    const rows = rowsThrough(this.#history.current[move], cells).map((row) =>
      words.row(nameOf(row[0]), nameOf(/** @type {number} */ (row.at(-1))), row.length),
    );
    return words.win(words[winner], rows.join(words.and));
  }

  /** The point that waits for its second tap, or null. */
  get aim() {
    return this.#aim;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /**
   * Places the stone of the player whose turn it is.
   * @param {number} point 0 to 224
   * @returns {boolean} false if the point is taken or the game is over: `refuse` says which
   * @throws {TypeError | RangeError} the engine's, if there is no such point
   */
  play(point) {
    const before = this.#history.current;
    if (!this.turn) return this.#refuse(point, 'over');
    if (before.includes(point)) return this.#refuse(point, 'taken');
    const pieces = [...before, point];
    this.#judge(pieces);
    const color = this.turn;
    this.#history.push(pieces);
    const words = strings[this.language];
    const number = pieces.length;
    this.emit('move', { point, color, number });
    this.#settle(words.stone(nameOf(point), words[color], number));
    const { winner, cells } = /** @type {Verdict} */ (this.#verdict);
    if (winner === 'black' || winner === 'white') this.emit('win', { winner, cells });
    return true;
  }

  /** Places the stone at the point aimed at, if there is one. */
  place() {
    if (this.#aim !== null) this.play(this.#aim);
  }

  undo() {
    if (this.#history.undo()) this.#settle(strings[this.language].undone);
  }

  redo() {
    if (this.#history.redo()) this.#settle(strings[this.language].redone);
  }

  /** Clears the board; undo brings the game back. */
  restart() {
    if (!this.#history.current.length) return;
    this.#history.push([]);
    this.#settle(strings[this.language].restarted);
  }

  /** Moves the focus to the point that has the tab stop. */
  focus() {
    if (this.#focus) this.#focus.focus(this.#focus.place);
  }

  /** @param {number[]} pieces */
  #judge(pieces) {
    if (!this.qiju) throw new Error('gomoku-board: not ready yet; await element.ready');
    return this.qiju.gomoku.judge(pieces, { rule: this.rule });
  }

  /** @param {string} [news] what happened, said before the status */
  #settle(news) {
    this.#verdict = this.#judge(this.#history.current);
    this.#setAim(null);
    this.render();
    if (news) this.announce(news + strings[this.language].stop + this.status);
    this.emit('change');
  }

  /** @param {number | null} point */
  #setAim(point) {
    if (point === this.#aim) return;
    this.#aim = point;
    this.emit('aim', { point });
  }

  /**
   * @param {number} point
   * @param {'taken' | 'over'} reason
   */
  #refuse(point, reason) {
    const words = strings[this.language];
    const text = reason === 'taken' ? words.taken(nameOf(point)) : words.over;
    this.announce(text);
    this.emit('refuse', { point, reason, text });
    return false;
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const place = this.#focus?.placeOf(event.target);
    if (!place) return;
    const point = place.row * size + place.col;
    const free = this.turn && !this.#history.current.includes(point);
    if (!free || point === this.#aim || !this.#asksTwice(event)) {
      this.play(point);
      return;
    }
    this.#setAim(point);
    this.render();
    this.announce(strings[this.language].aim(nameOf(point)));
  }

  /** @param {MouseEvent} event */
  #asksTwice(event) {
    const confirm = this.getAttribute('confirm');
    const byKey = event.detail === 0;
    if (confirm === 'off' || byKey) return false;
    if (confirm === 'on') return true;
    const pointer = event instanceof PointerEvent ? event.pointerType : '';
    return pointer ? pointer === 'touch' : matchMedia('(pointer: coarse)').matches;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey) return;
    const key = event.key.toLowerCase();
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl ? key === 'z' : key === 'u') event.shiftKey ? this.redo() : this.undo();
    else if (withControl && key === 'y') this.redo();
    else if (!withControl && key === 'r') this.announce(this.status);
    else if (key === 'escape' && this.#aim !== null) {
      this.#setAim(null);
      this.render();
    } else return;
    event.preventDefault();
  }
}
