// <gomoku-board>: two players, or a player and the computer. What is drawn is in gomoku-view.js, what is said in
// gomoku-sentences.js, what the engine is asked at length in gomoku-counsel.js, the moves are in gomoku-game.js, and the rules in C++.
import css from './gomoku-board.css';
import { GomokuGame } from './game.js';
import { GomokuGaze } from './gaze.js';
import { listen } from './input.js';
import { learn } from './insight.js';
import marksCss from './marks.css';
import { sightId, sightOf } from './sight.js';
import { GomokuState } from './state.js';
import { GomokuView } from './view.js';
import { GridFocus } from '../board/grid-focus.js';

/**
 * @import { Force, ForceOptions, Forbidden, Rule } from '../../api/types.js'
 * @import { Advice } from './counsel.js'
 * @import { Insight } from './insight.js'
 * @import { Choice, Player } from './opening.js'
 * @import { Name } from './sentences.js'
 * @import { Color } from './strings.js'
 */

/** @typedef {ReturnType<typeof import('./sentences.js').sentences>} Say */

/**
 * 五子棋. A point is `size * row + column`, from the top-left corner: 0 to 224 on 15×15.
 *
 * Attributes and properties: `rule` = `freestyle` (five or more; the default), `standard` (exactly five), `renju` (Black has
 * forbidden moves, which are marked) or `caro`; `size`, 5 to 22 (15; changing it begins a game); `opponent` = `black` (who
 * moves first) or `white`: the computer plays that side, as well as `level` says, `easy`, `normal` (the default), `hard` or
 * `expert`; `opening` = `swap` or `swap2`: the first player places three stones of both colours and the second then takes one;
 * `numbers` shows the number of each move, `threats` the fives, fours and open threes of both; `watch` looks after every
 * change who is ahead; `quarters`, by which the board is seen turned, clockwise, and `mirrored` after that. `confirm` = `on` or
 * `off`: does a point want a second tap? By default, if a finger tapped it. `foul`: a forbidden move of Black's is `refuse`d,
 * may `lose` at once, or, by default, does so when it is chosen a second time (`ask`).
 *
 * Properties: `pieces` (the moves on the board, black first; setting them begins a game), `line` (those ahead too), `steps` and
 * `total` (how many these are), `choices` (of the opening), `branch` (the move after which the line left another), `verdict`,
 * `turn` ('black', 'white', null after the end), `player` (whose turn that is: 'you', 'computer', 'first', 'second' or null),
 * `chooser` (who has to choose now, in the same words), `winner` (in the same words, or null), `status`, `aim`, `hinted` (a point),
 * `score` (for Black, -1 to 1, with `watch`), `forced`, `threatTexts`, `helped` (did the engine advise?), `canUndo`, `canRedo`,
 * `thinking`, `hinting`, `solving`, `playing`, `speed`.
 *
 * Methods: `play(point)`, `place()`, `choose(choice)`, `open(pieces, {size, rule, choices})`, `undo()` (with the computer's answer, the move
 * before it too), `redo()`, `restart()`, `step(count)`, `seek(steps)`, `replay()`, `pause()`, `go()` (the computer moves now),
 * `hint()`, `solve(options)`, `stop()`.
 *
 * Events: `move` {point, color, number, by}; `win` {winner, by, cells}; `refuse` {point, reason: 'taken' | 'over' | 'forbidden' |
 * 'turn' | 'choice', text}; `aim` {point} when the point that waits for its second tap changes; `explain` {point, text}, or
 * null, when a forbidden point gets or loses the pointer or the focus; `progress` {searched} of `solve`, `hint` and the
 * computer; `solve` with the answer, `hint` {move, score, text}, each null if stopped; `outlook` {score}; `change` whenever the
 * game does.
 *
 * Keys: arrows, Home, End walk; Enter or Space places; U undoes, Shift+U redoes (so do Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y);
 * comma and full stop step back and forward, < and > go to the start and the end; H gives a hint, T shows the threats, F looks
 * for a forced win; R reads the status; Escape drops the aim.
 */
export class GomokuBoard extends GomokuState {
  static observedAttributes = [
    'rule',
    'numbers',
    'size',
    'threats',
    'opponent',
    'level',
    'opening',
    'watch',
    'quarters',
    'mirrored',
  ];

  #gaze = new GomokuGaze({
    foulAt: (point) => this.insight?.fouls.find((foul) => foul.point === point),
    lost: () => this.insight?.lost ?? null,
    why: (foul) => this.say.why(foul),
    emit: (type, detail) => this.emit(type, detail),
  });
  /** @type {number | null} */
  #hinted = null;
  /** @type {GomokuView | undefined} */
  #view;
  /** @type {GridFocus | undefined} */
  #focus;

  constructor() {
    super(css + marksCss);
  }

  begin() {
    this.game = new GomokuGame(this.sizeAttribute);
    this.#build();
    this.#settle(undefined, true);
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.#view && this.steps === this.total) this.go(); // the worker was let go when the board was taken away
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.counsel.end();
    this.outlook?.end();
  }

  attributeChangedCallback(/** @type {string} */ name) {
    if (!this.#view) return;
    if (name === 'size') this.size = this.sizeAttribute;
    else if (['numbers', 'quarters', 'mirrored'].includes(name)) this.render();
    else if (name === 'threats' || name === 'watch') this.#show();
    else this.#settle(undefined, this.steps === this.total);
  }

  render() {
    if (!this.insight) return;
    if (this.#view?.sight.id !== sightId(this.size, this.quarters, this.mirrored)) this.#build();
    const { verdict, fouls, threats } = this.insight;
    const { pieces, size } = this.game;
    const { thinking, language } = this;
    const { why, aim } = this.#gaze;
    this.#view?.draw({ pieces, size, verdict, fouls, why, threats, aim, hint: this.#hinted, thinking, language });
  }

  /** The point that waits to be chosen a second time, or null. */
  get aim() {
    return this.#gaze.aim;
  }

  /** The point that was recommended, until the game changes. */
  get hinted() {
    return this.#hinted;
  }

  /**
   * Places the stone of the player whose turn it is; where the computer does not think, for the computer too. From an
   * earlier move this begins another line, which can be undone. Then the computer answers.
   * @param {number} point
   * @returns {boolean} false if the point is taken or forbidden, the game is over, the computer thinks or someone has to
   *   choose: `refuse` says which
   * @throws {TypeError | RangeError} the engine's, if there is no such point
   */
  play(point) {
    const { pieces } = this.game;
    const { words, name, why } = this.say;
    if (!this.turn) return this.#refuse(point, 'over', words.over);
    if (this.thinking) return this.#refuse(point, 'turn', words.wait);
    if (this.chooser) return this.#refuse(point, 'choice', this.status);
    if (pieces.includes(point)) return this.#refuse(point, 'taken', words.taken(name(point)));
    this.judge([...pieces, point]);
    const foul = this.#gaze.foulAt(point);
    const asks = this.foul === 'ask' && this.#gaze.aim !== point;
    if (foul && (asks || this.foul === 'refuse')) {
      this.#gaze.take(asks ? point : null);
      return this.#refuse(point, 'forbidden', why(foul) + (asks ? words.askFoul : ''));
    }
    this.#put(point, this.player === 'computer' ? 'you' : this.player);
    return true;
  }

  /** Places the stone at the point aimed at, if there is one. */
  place() {
    if (this.#gaze.aim !== null) this.play(this.#gaze.aim);
  }

  /**
   * Shows another game; undo brings back the one before.
   * @param {readonly number[]} pieces
   * @param {{ size?: number, rule?: Rule, choices?: readonly Choice[] }} [options] those of the game on show, if not given,
   *   and no choices
   * @throws {TypeError | RangeError} the engine's, if this is no legal list of moves; the board stays as it was
   */
  open(pieces, { size = this.size, rule = this.rule, choices = [] } = {}) {
    this.judge(pieces, size, rule);
    this.game.open(size, Array.from(pieces), choices);
    if (rule === this.rule) this.#settle(undefined, true);
    else this.rule = rule;
  }

  /** Takes back a move; against the computer, up to where it is the player's turn. */
  undo() {
    if (!this.canUndo) return;
    do this.game.undo();
    while (this.game.canUndo && this.isComputers);
    this.#settle((say) => say.words.undone);
  }

  /** Makes again what was taken back. */
  redo() {
    if (!this.canRedo) return;
    do this.game.redo();
    while (this.game.canRedo && this.isComputers);
    this.#settle((say) => say.words.redone, !this.canRedo);
  }

  /** Takes a colour, or, in swap2, two more stones first. @param {Choice} choice has no effect if there is nothing to choose */
  choose(choice) {
    if (!this.chooser || this.thinking || (choice === 'more' && (this.opening !== 'swap2' || this.steps > 3))) return;
    this.#take(choice);
  }

  /** Clears the board; undo brings the game back. */
  restart() {
    if (!this.total) return;
    this.game.open(this.size, []);
    this.#settle((say) => say.words.restarted, true);
  }

  /** Plays the moves that are ahead, or, if there are none, the whole game. */
  replay() {
    if (this.steps === this.total) this.seek(0);
    this.playOn();
    this.emit('change');
  }

  /** @protected @param {number} steps */
  travel(steps) {
    const { at } = this.game;
    this.game.seek(steps);
    if (this.playing) return this.#show();
    const { pieces } = this.game;
    const sentence = (/** @type {Say} */ say) =>
      pieces.length ? say.stone(pieces[pieces.length - 1], pieces.length - 1) : say.words.start;
    this.#settle(pieces.length === at ? undefined : sentence);
  }

  /**
   * Has the side to move a forced win? Looks for it in a worker; a win becomes the moves ahead.
   * @param {ForceOptions} [options] 10 seconds of searching, unless something else is said
   * @returns {Promise<Force | null>} null if the game is over, or changed in between
   */
  async solve(options = {}) {
    const color = this.turn;
    if (!color) return null;
    const answering = this.counsel.solve(color, options);
    this.#asked(this.say.words.searching);
    const answer = await answering;
    this.emit('change');
    this.emit('solve', answer);
    return answer;
  }

  /**
   * Marks and says a good move.
   * @returns {Promise<Advice | null>} null if the game is over or the computer thinks, or changed in between
   */
  async hint() {
    const color = this.turn;
    if (!color || this.thinking || this.chooser) return null;
    const answering = this.counsel.hint();
    this.#asked(this.say.words.searching);
    const answer = await answering;
    this.#hinted = answer?.move ?? this.#hinted;
    this.render();
    this.emit('change');
    const text = answer && this.say.hint(answer.move, color, answer.score);
    if (text) this.announce(text);
    this.emit('hint', answer && { move: answer.move, score: answer.score, text });
    return answer;
  }

  /** Has the computer move, or choose, if that is for it. */
  go() {
    if (!this.thinking && this.#think()) this.#asked(this.status);
  }

  /** Ends what the engine is being asked. The computer then waits for `go`, or for a move. */
  stop() {
    const task = this.counsel.stop();
    if (!task) return;
    this.render();
    this.announce(task === 'think' ? this.say.words.thinkStopped : this.say.words.stopped);
    this.emit('change');
  }

  /** Moves the focus to the point that has the tab stop. @param {FocusOptions} [options] */
  focus(options) {
    if (this.#focus) this.#focus.focus(this.#focus.place, options);
  }

  #build() {
    const { size } = this;
    const middle = Math.floor((size - 1) / 2);
    const hadFocus = this.#view?.grid.contains(this.shadowRoot?.activeElement ?? null);
    this.#gaze.forget();
    this.#view = new GomokuView(this.stage, size, sightOf(size, this.quarters, this.mirrored));
    this.#focus = new GridFocus(this.#view.grid);
    this.#focus.adopt(this.#view.buttons, { row: middle, col: middle });
    listen(this.#view.grid, this.#hands(this.#view, this.#focus));
    if (hadFocus) this.focus();
  }

  /**
   * The game is another one now.
   * @param {(say: Say) => string} [news] what happened, said before the status
   * @param {boolean} [goesOn] does the computer take its turn?
   */
  #settle(news, goesOn = false) {
    this.halt();
    this.counsel.stop();
    this.#show(goesOn);
    if (news) this.announce(news(this.say) + this.say.words.stop + this.status);
  }

  #show(goesOn = false) {
    if (this.sizeAttribute !== this.size) this.setAttribute('size', String(this.size));
    this.insight = learn(this.engine.gomoku, this.game.pieces, this);
    this.#hinted = null;
    this.#gaze.take(null);
    this.#gaze.explain();
    if (goesOn) this.#think();
    this.render();
    this.emit('change');
    if (this.watch) this.#look();
  }

  /** The engine was asked something. @param {string} sentence */
  #asked(sentence) {
    this.halt();
    this.render();
    this.announce(sentence);
    this.emit('change');
  }

  /** @param {number} point @param {Name | null} by */
  #put(point, by) {
    const { turn: color } = this;
    const { pieces } = this.game;
    this.game.play(point);
    const number = this.steps;
    this.emit('move', { point, color, number, by });
    this.#settle((say) => {
      const stone = say.stone(point, pieces.length);
      return by === 'computer' ? say.words.answered(stone) : stone;
    }, true);
    const { winner = null, cells } = this.verdict ?? {};
    if (winner === 'black' || winner === 'white') this.emit('win', { winner, by: this.winner, cells });
  }

  /** @param {Choice} choice */
  #take(choice) {
    const player = /** @type {Name} */ (this.chooser);
    this.game.choose(choice);
    this.#settle(({ words }) => words.chose(words.players[player], choice), true);
  }

  /** @returns {boolean} is there anything for the computer to think of? */
  #think() {
    if (!this.isComputers) return false;
    const act = (/** @type {Advice | null} */ answer) => {
      if (!answer) return;
      // White moves next: who is ahead is worth being.
      if (this.chooser) this.#take(answer.score > 0 ? 'white' : 'black');
      else this.#put(answer.move, 'computer');
    };
    // Without a worker's script, or where renju leaves Black no point, there is no answer.
    const resign = () => this.#asked(this.say.words.thinkStopped);
    this.counsel.think(this.opening !== null && this.steps < 3).then(act, resign);
    return true;
  }

  async #look() {
    const { Outlook } = await import('./outlook.js');
    const { pieces, rule, size, turn } = this;
    this.outlook ??= new Outlook(this.engine);
    const tell = () => this.emit('outlook', { score: this.score });
    if (turn) this.outlook.look({ pieces, rule, size }, tell);
    else tell();
  }

  /**
   * @param {number} point
   * @param {'taken' | 'over' | 'forbidden' | 'turn' | 'choice'} reason
   * @param {string} text
   */
  #refuse(point, reason, text) {
    this.#gaze.explain();
    this.render();
    this.announce(text);
    this.emit('refuse', { point, reason, text });
    return false;
  }

  /** @param {GomokuView} view @param {GridFocus} focus @returns {import('./input.js').Hands} */
  #hands(view, focus) {
    return {
      pointOf: ({ target }) => {
        const place = focus.placeOf(target);
        return place && view.sight.point(place.row * this.size + place.col);
      },
      tap: (point, asks) => {
        const free =
          this.turn &&
          !this.thinking &&
          !this.chooser &&
          !this.game.pieces.includes(point) &&
          !this.#gaze.foulAt(point);
        if (!free || point === this.#gaze.aim || !asks) return void this.play(point);
        this.#gaze.take(point);
        this.render();
        this.announce(this.say.words.aim(this.say.name(point)));
      },
      look: (by, point) => {
        if (this.#gaze.look(by, point)) this.render();
      },
      confirm: () => this.confirm,
      drop: () => {
        if (this.#gaze.aim === null) return false;
        this.#gaze.take(null);
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
        hint: () => void this.hint(),
        solve: () => void (this.solving ? this.stop() : this.solve()),
        threats: () => (this.threats = !this.threats),
        tell: () => this.announce(this.status),
      },
    };
  }
}
