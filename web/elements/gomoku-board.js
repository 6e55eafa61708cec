// <gomoku-board>: two players, one board. What is drawn is in gomoku-view.js, what is said in gomoku-sentences.js, the moves
// are in gomoku-game.js, and the rules in C++.
import css from './gomoku-board.css';
import { GomokuGame } from './gomoku-game.js';
import { listen } from './gomoku-input.js';
import { learn } from './gomoku-insight.js';
import marksCss from './gomoku-marks.css';
import { GomokuOptions } from './gomoku-options.js';
import { ForceSearch } from './gomoku-search.js';
import { colorAfter, sentences } from './gomoku-sentences.js';
import { GomokuView } from './gomoku-view.js';
import { GridFocus } from './grid-focus.js';

/**
 * @import { Force, ForceOptions, Forbidden, Rule } from '../api/types.js'
 * @import { Insight } from './gomoku-insight.js'
 */

/**
 * 五子棋. A point is `size * row + column`, from the top-left corner: 0 to 224 on 15×15.
 *
 * Attributes and properties: `rule` = `freestyle` (five or more; the default), `standard` (exactly five), `renju` (Black has
 * forbidden moves, which are marked) or `caro`; `size`, 5 to 22 (15; changing it begins a game); `numbers` shows the number of each
 * move, `threats` the fives, fours and open threes of both. `confirm` = `on` or `off`: does a point want a second tap? By
 * default, if a finger tapped it. `foul`: a forbidden move of Black's is `refuse`d, may `lose` at once, or, by default, does
 * so when it is chosen a second time (`ask`).
 * Properties: `pieces` (the moves on the board, black first; setting them begins a game), `line` (those ahead too), `steps` and
 * `total` (how many these are), `verdict`, `turn` ('black', 'white', null after the end), `status`, `aim`, `forced`,
 * `threatTexts`, `canUndo`, `canRedo`, `solving`, `playing`, `speed`.
 * Methods: `play(point)`, `place()`, `open(pieces, {size, rule})`, `undo()`, `redo()`, `restart()`, `step(count)`,
 * `seek(steps)`, `replay()`, `pause()`, `solve(options)`, `stop()`.
 * Events: `move` {point, color, number}; `win` {winner, cells}; `refuse` {point, reason: 'taken' | 'over' | 'forbidden', text};
 * `aim` {point} when the point that waits for its second tap changes; `explain` {point, text}, or null, when a forbidden point
 * gets or loses the pointer or the focus; `progress` {searched} of `solve`, then `solve` with the answer, or null if stopped;
 * `change` whenever the game does.
 *
 * Keys: arrows, Home, End walk; Enter or Space places; U undoes, Shift+U redoes (so do Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y);
 * comma and full stop step back and forward, < and > go to the start and the end; T shows the threats, F looks for a forced
 * win; R reads the status; Escape drops the aim.
 */
export class GomokuBoard extends GomokuOptions {
  static observedAttributes = ['rule', 'numbers', 'size', 'threats'];

  #game = new GomokuGame(15);
  /** @type {Insight | undefined} */
  #insight;
  #search = new ForceSearch();
  /** @type {{ line: readonly number[], answer: Force, text: () => string } | null} */
  #forced = null;
  /** @type {number | null} */
  #aim = null;
  /** @type {Forbidden | null} */
  #explained = null;
  /** Where the visitor looks. @type {Record<'pointer' | 'focus', number | null>} */
  #looks = { pointer: null, focus: null };
  /** @type {GomokuView | undefined} */
  #view;
  /** @type {GridFocus | undefined} */
  #focus;

  constructor() {
    super(css + marksCss);
  }

  begin() {
    this.#game = new GomokuGame(this.sizeAttribute);
    this.#build();
    this.#insight = this.#learn();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#search.end();
  }

  attributeChangedCallback(/** @type {string} */ name) {
    if (!this.#view) return;
    if (name === 'size') this.size = this.sizeAttribute;
    else if (name === 'numbers') this.render();
    else this.#settle();
  }

  render() {
    if (!this.#insight) return;
    const { verdict, fouls, threats } = this.#insight;
    const { pieces, size } = this.#game;
    this.#view?.draw({ pieces, size, verdict, fouls, why: this.#why, threats, aim: this.#aim, language: this.language });
  }

  get pieces() {
    return [...this.#game.pieces];
  }

  set pieces(pieces) {
    this.whenBegun(() => this.open(pieces));
  }

  get line() {
    return [...this.#game.line];
  }

  /** @protected */
  get timeline() {
    return { steps: this.#game.at, total: this.#game.line.length, helped: false };
  }

  /** @protected */
  get words() {
    return this.#say.words;
  }

  get size() {
    return this.#game.size;
  }

  set size(size) {
    this.whenBegun(() => Number(size) === this.size || this.open([], { size: Number(size) }));
  }

  /**
   * What the engine says of the game; undefined before `ready`.
   * @returns {import('../api/types.js').Verdict | undefined}
   */
  get verdict() {
    return this.#insight?.verdict;
  }

  /** @returns {import('./gomoku-strings.js').Color | null} whose move it is; null when the game is over */
  get turn() {
    return this.verdict?.winner ? null : colorAfter(this.#game.at);
  }

  /** Whose turn it is, or who won and with what: a sentence in the board's language. */
  get status() {
    return this.verdict ? this.#say.status(this.#game.pieces, this.verdict) : '';
  }

  /** What threatens, a sentence each; empty unless `threats` is on. */
  get threatTexts() {
    const { black, white } = this.#insight?.threats ?? { black: [], white: [] };
    return [...black.map((threat) => this.#say.threat('black', threat)), ...white.map((threat) => this.#say.threat('white', threat))];
  }

  /** The answer of `solve` and a sentence that tells it, as long as the line that it is about is there. */
  get forced() {
    if (this.#forced?.line !== this.#game.line) return null;
    return { answer: this.#forced.answer, text: this.#forced.text() };
  }

  get solving() {
    return this.#search.running;
  }

  /** The point that waits to be chosen a second time, or null. */
  get aim() {
    return this.#aim;
  }

  get canUndo() {
    return this.#game.canUndo;
  }

  get canRedo() {
    return this.#game.canRedo;
  }

  /**
   * Places the stone of the player whose turn it is. From an earlier move this begins another line, which can be undone.
   * @param {number} point
   * @returns {boolean} false if the point is taken or forbidden, or the game is over: `refuse` says which
   * @throws {TypeError | RangeError} the engine's, if there is no such point
   */
  play(point) {
    const color = this.turn;
    const { pieces } = this.#game;
    if (!color) return this.#refuse(point, 'over', this.#say.words.over);
    if (pieces.includes(point)) return this.#refuse(point, 'taken', this.#say.words.taken(this.#say.name(point)));
    this.#judge([...pieces, point]);
    const foul = this.#foulAt(point);
    const asks = this.foul === 'ask' && this.#aim !== point;
    if (foul && (asks || this.foul === 'refuse')) {
      this.#setAim(asks ? point : null);
      return this.#refuse(point, 'forbidden', this.#say.why(foul) + (asks ? this.#say.words.askFoul : ''));
    }
    this.#game.play(point);
    const number = this.steps;
    this.emit('move', { point, color, number });
    this.#settle((say) => say.move([...pieces, point], number - 1));
    const { winner = null, cells } = this.verdict ?? {};
    if (winner === 'black' || winner === 'white') this.emit('win', { winner, cells });
    return true;
  }

  /** Places the stone at the point aimed at, if there is one. */
  place() {
    if (this.#aim !== null) this.play(this.#aim);
  }

  /**
   * Shows another game; undo brings back the one before.
   * @param {readonly number[]} pieces
   * @param {{ size?: number, rule?: Rule }} [options] those of the game on show, if not given
   * @throws {TypeError | RangeError} the engine's, if this is no legal list of moves; the board stays as it was
   */
  open(pieces, { size = this.size, rule = this.rule } = {}) {
    this.#judge(pieces, size, rule);
    this.#game.open(size, Array.from(pieces));
    if (rule === this.rule) this.#settle();
    else this.rule = rule;
  }

  undo() {
    if (!this.canUndo) return;
    this.#game.undo();
    this.#settle((say) => say.words.undone);
  }

  redo() {
    if (!this.canRedo) return;
    this.#game.redo();
    this.#settle((say) => say.words.redone);
  }

  /** Clears the board; undo brings the game back. */
  restart() {
    if (!this.total) return;
    this.#game.open(this.size, []);
    this.#settle((say) => say.words.restarted);
  }

  /** Plays the moves that are ahead, or, if there are none, the whole game. */
  replay() {
    if (this.steps === this.total) this.seek(0);
    this.playOn();
    this.emit('change');
  }

  /** @protected @param {number} steps */
  travel(steps) {
    const { at } = this.#game;
    this.#game.seek(steps);
    if (this.playing) return this.#show();
    const { pieces } = this.#game;
    const sentence = (/** @type {ReturnType<typeof sentences>} */ say) => (pieces.length ? say.move(pieces, pieces.length - 1) : say.words.start);
    this.#settle(pieces.length === at ? undefined : sentence);
  }

  /**
   * Has the side to move a forced win? Looks for it in a worker; a win becomes the moves ahead.
   * @param {ForceOptions} [options] 10 seconds of searching, unless something else is said
   * @returns {Promise<Force | null>} null if the game is over, or changed in between
   */
  async solve(options = {}) {
    const color = this.turn;
    const { pieces } = this.#game;
    if (!color) return null;
    this.halt();
    const settings = { time: 10_000, ...options, rule: this.rule, size: this.size };
    const answering = this.#search.run(this.#engine, pieces, settings, (progress) => this.emit('progress', progress));
    this.announce(this.#say.words.searching);
    this.emit('change');
    const answer = await answering;
    if (answer) {
      if (answer.status === 'win') this.#game.foresee(answer.line);
      this.#forced = { line: this.#game.line, answer, text: () => this.#say.forced(color, answer) };
      this.announce(this.#forced.text());
    }
    this.emit('change');
    this.emit('solve', answer);
    return answer;
  }

  /** Ends the search for a forced win. */
  stop() {
    if (!this.solving) return;
    this.#search.stop();
    this.announce(this.#say.words.stopped);
  }

  /** Moves the focus to the point that has the tab stop. @param {FocusOptions} [options] */
  focus(options) {
    if (this.#focus) this.#focus.focus(this.#focus.place, options);
  }

  get #engine() {
    if (!this.qiju) throw new Error('gomoku-board: not ready yet; await element.ready');
    return this.qiju;
  }

  get #say() {
    return sentences(this.language, this.size);
  }

  /** The forbidden point to be explained. */
  get #why() {
    const { pointer, focus } = this.#looks;
    return this.#foulAt(this.#aim) ?? this.#foulAt(pointer) ?? this.#foulAt(focus) ?? this.#insight?.lost ?? null;
  }

  /** @param {number | null} point */
  #foulAt(point) {
    return this.#insight?.fouls.find((foul) => foul.point === point);
  }

  /** @param {readonly number[]} pieces */
  #judge(pieces, size = this.size, rule = this.rule) {
    return this.#engine.gomoku.judge(pieces, { rule, size });
  }

  #learn() {
    return learn(this.#engine.gomoku, this.#game.pieces, this);
  }

  #build() {
    const { size } = this;
    const middle = Math.floor((size - 1) / 2);
    const hadFocus = this.#view?.grid.contains(this.shadowRoot?.activeElement ?? null);
    this.#looks = { pointer: null, focus: null };
    this.#view = new GomokuView(this.stage, size);
    this.#focus = new GridFocus(this.#view.grid);
    this.#focus.adopt(this.#view.buttons, { row: middle, col: middle });
    listen(this.#view.grid, this.#hands(this.#focus));
    if (hadFocus) this.focus();
  }

  /** @param {(say: ReturnType<typeof sentences>) => string} [news] what happened, said before the status */
  #settle(news) {
    this.halt();
    this.#search.stop();
    this.#show();
    const say = this.#say;
    if (news) this.announce(news(say) + say.words.stop + this.status);
  }

  #show() {
    if (this.#view?.buttons.length !== this.size) this.#build();
    if (this.sizeAttribute !== this.size) this.setAttribute('size', String(this.size));
    this.#insight = this.#learn();
    this.#setAim(null);
    this.#explain();
    this.render();
    this.emit('change');
  }

  /** @param {number | null} point */
  #setAim(point) {
    if (point === this.#aim) return;
    this.#aim = point;
    this.emit('aim', { point });
  }

  /** Tells who listens what the forbidden point that is looked at is. */
  #explain() {
    const why = this.#why;
    if (why === this.#explained) return false;
    this.#explained = why;
    this.emit('explain', why && { point: why.point, text: this.#say.why(why) });
    return true;
  }

  /**
   * @param {number} point
   * @param {'taken' | 'over' | 'forbidden'} reason
   * @param {string} text
   */
  #refuse(point, reason, text) {
    this.#explain();
    this.render();
    this.announce(text);
    this.emit('refuse', { point, reason, text });
    return false;
  }

  /** @param {GridFocus} focus @returns {import('./gomoku-input.js').Hands} */
  #hands(focus) {
    return {
      pointOf: ({ target }) => {
        const place = focus.placeOf(target);
        return place && place.row * this.size + place.col;
      },
      tap: (point, asks) => {
        const free = this.turn && !this.#game.pieces.includes(point) && !this.#foulAt(point);
        if (!free || point === this.#aim || !asks) return void this.play(point);
        this.#setAim(point);
        this.render();
        this.announce(this.#say.words.aim(this.#say.name(point)));
      },
      look: (by, point) => {
        this.#looks[by] = point;
        if (this.#explain()) this.render();
      },
      confirm: () => this.confirm,
      drop: () => {
        if (this.#aim === null) return false;
        this.#setAim(null);
        this.render();
        return true;
      },
      act: {
        undo: () => this.undo(),
        redo: () => this.redo(),
        back: () => this.step(-1),
        forward: () => this.step(1),
        first: () => this.seek(0),
        last: () => this.seek(this.total),
        solve: () => void (this.solving ? this.stop() : this.solve()),
        threats: () => (this.threats = !this.threats),
        tell: () => this.announce(this.status),
      },
    };
  }
}
