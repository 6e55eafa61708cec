// <gomoku-board>: attributes, properties and methods. Its behaviour is in controller.js, what follows from its state in state.js,
// and the rules of the game in C++.
import { BoardElement, internalsOf } from '../board/board-element.js';
import { getEnumerated, setReflected } from '../board/reflect.js';
import { GomokuController } from './controller.js';
import css from './gomoku-board.css';
import marksCss from './marks.css';
import materialsCss from './materials.css';
import * as state from './state.js';
import { loadEngine } from './engine.js';

const surfaces = /** @type {const} */ (['wood', 'paper', 'dark']);
const stones = /** @type {const} */ (['shell', 'flat', 'pattern']);

/**
 * @import { Force, ForceOptions, Rule, Verdict } from '../../api/types.js'
 * @import { BoardInternals } from '../board/board-element.js'
 * @import { Engine } from './engine.js'
 * @import { Advice } from './advisor.js'
 * @import { Color } from './color.js'
 * @import { Choice } from './opening.js'
 * @import { Marks, PlayerName } from './state.js'
 */

/**
 * 五子棋, for two players or against the computer. A point is `size * row + column`, from the top-left corner: 0 to 224 on 15×15.
 *
 * - Arrows, Home and End move the focus; Enter or Space places a stone.
 * - U undoes, Shift+U redoes; so do Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y.
 * - Comma and full stop step back and forward; < and > go to the start and the end.
 * - H gives a hint, F looks for a forced win, T shows the threats, R reads the status, Escape cancels the aim.
 *
 * @tagname gomoku-board
 *
 * @attr {'freestyle' | 'standard' | 'renju' | 'caro'} rule - `freestyle`: five or more in a row win; `standard`: exactly five;
 *   `renju`: Black has forbidden points, which are marked; `caro`: exactly five, not blocked at both ends. ('freestyle')
 * @attr {number} size - Of the board's sides, 5 to 22. Changing it starts a new game. (15)
 * @attr {'black' | 'white'} opponent - The colour of the computer; `black` moves first, also under an opening rule.
 * @attr {boolean} remote - The opponent is a person elsewhere, not the computer: `open` shows their moves. There is
 *   no opening rule then.
 * @attr {'beginner' | 'easy' | 'normal' | 'hard' | 'expert' | 'master'} level - How well the computer plays. ('normal')
 * @attr {'swap' | 'swap2'} opening - The opening rule: the first player places three stones of both colours, and the second then
 *   chooses a colour.
 * @attr {'ask' | 'refuse' | 'lose'} foul - What happens when Black chooses a forbidden point: `lose` places the stone, which loses
 *   the game; `refuse` does not place it; `ask` places it when it is chosen a second time. ('ask')
 * @attr {'on' | 'off'} confirm - Whether a point has to be tapped twice; if missing, only when a finger taps it.
 * @attr {boolean} numbers - Shows the number of each move.
 * @attr {boolean} threats - Shows the fives, fours and open threes of both sides.
 * @attr {boolean} watch - Evaluates the position after every change.
 * @attr {number} quarters - Clockwise quarter turns by which the board is shown rotated. (0)
 * @attr {boolean} mirrored - Shows the board mirrored left to right, after rotating it.
 * @attr {'wood' | 'paper' | 'dark'} surface - What the board is made of. ('wood')
 * @attr {'shell' | 'flat' | 'pattern'} stones - How the stones look: of slate and shell, plain, or such that Black's have a
 *   pattern. ('shell')
 *
 * @fires move - `{point, color, number, by}`: a stone was placed.
 * @fires win - `{winner, by, cells}`: the move won the game.
 * @fires refuse - `{point, reason: 'taken' | 'over' | 'forbidden' | 'turn' | 'choice', text}`: the stone was not placed.
 * @fires aim - `{point}`: another point, or none, waits for its second tap.
 * @fires explain - `{point, text}`, or null: a forbidden point gets, or loses, the pointer or the focus.
 * @fires progress - `{searched}`: positions searched so far by `solve`, `hint` or the computer.
 * @fires solve - The answer of `solve`, or null if it was stopped.
 * @fires hint - `{move, score, text}`, or null if it was stopped.
 * @fires evaluation - `{score}`: the evaluation has changed.
 *
 * @csspart point - An empty point.
 * @csspart stone - A stone, with its colour as a second part, `black` or `white`.
 *
 * @extends {BoardElement<Engine>}
 */
export class GomokuBoard extends BoardElement {
  static observedAttributes = state.attributes;

  /** @type {BoardInternals<Engine>} */
  #internals = internalsOf(this);
  #controller = new GomokuController(this, this.#internals);

  constructor() {
    super({
      loadEngine,
      css: css + marksCss + materialsCss,
      init: () => this.#controller.init(),
      render: () => this.#controller.render(),
      timeline: {
        game: () => this.#state.game,
        sentences: () => this.#controller.messages.texts,
        onSeek: (from) => this.#controller.onSeek(from),
      },
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.#controller.connect();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#controller.disconnect();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    this.#controller.attributeChanged(name);
  }

  get #state() {
    return this.#controller.state;
  }

  /** The rule of the game. */
  get rule() {
    return this.#state.options.rule;
  }

  set rule(rule) {
    setReflected(this, 'rule', rule);
  }

  /** The number of rows and columns. Setting another one starts a new game. */
  get size() {
    return this.#state.game.size;
  }

  set size(size) {
    this.#internals.whenReady(() => Number(size) === this.size || this.open([], { size: Number(size) }));
  }

  /** The colour of the computer, or of the person elsewhere with `remote`; null for two players. @returns {Color | null} */
  get opponent() {
    return this.#state.options.opponent;
  }

  set opponent(opponent) {
    setReflected(this, 'opponent', opponent);
  }

  /** Whether the opponent is a person elsewhere, whose moves `open` shows, and who alone moves when it is their turn. */
  get remote() {
    return this.#state.options.remote;
  }

  set remote(remote) {
    this.toggleAttribute('remote', remote);
  }

  /** How well the computer plays. */
  get level() {
    return this.#state.options.level;
  }

  set level(level) {
    setReflected(this, 'level', level);
  }

  /** The opening rule, or null. */
  get opening() {
    return this.#state.options.opening;
  }

  set opening(opening) {
    setReflected(this, 'opening', opening);
  }

  /** What happens when Black chooses a forbidden point. */
  get foul() {
    return this.#state.options.foul;
  }

  set foul(foul) {
    setReflected(this, 'foul', foul);
  }

  /** Whether a point has to be tapped twice: 'on', 'off', or null for touch only. */
  get confirm() {
    return this.#state.options.confirm;
  }

  set confirm(confirm) {
    setReflected(this, 'confirm', confirm);
  }

  /** Whether each stone shows the number of its move. */
  get numbers() {
    return this.#state.options.numbers;
  }

  set numbers(numbers) {
    this.toggleAttribute('numbers', numbers);
  }

  /** Whether fives, fours and open threes are shown. */
  get threats() {
    return this.#state.options.threats;
  }

  set threats(threats) {
    this.toggleAttribute('threats', threats);
  }

  /** Whether the position is evaluated after every change. */
  get watch() {
    return this.#state.options.watch;
  }

  set watch(watch) {
    this.toggleAttribute('watch', watch);
  }

  /** Clockwise quarter turns by which the board is shown rotated, 0 to 3. */
  get quarters() {
    return this.#state.options.quarters;
  }

  set quarters(quarters) {
    setReflected(this, 'quarters', quarters);
  }

  /** Whether the board is shown mirrored left to right, after rotating it. */
  get mirrored() {
    return this.#state.options.mirrored;
  }

  set mirrored(mirrored) {
    this.toggleAttribute('mirrored', mirrored);
  }

  /** What the board is made of. */
  get surface() {
    return getEnumerated(this, 'surface', surfaces, 'wood');
  }

  set surface(surface) {
    setReflected(this, 'surface', surface);
  }

  /** How the stones look. */
  get stones() {
    return getEnumerated(this, 'stones', stones, 'shell');
  }

  set stones(looks) {
    setReflected(this, 'stones', looks);
  }

  /** The moves on the board, Black first. Setting them opens a game. @returns {number[]} */
  get pieces() {
    return [...this.#state.game.pieces];
  }

  set pieces(pieces) {
    this.#internals.whenReady(() => this.open(pieces));
  }

  /** `pieces`, and the moves ahead. @returns {number[]} */
  get line() {
    return [...this.#state.game.line];
  }

  /** What was chosen in the opening. @type {readonly Choice[]} */
  get choices() {
    return this.#state.game.choices;
  }

  /** How many moves this line shares with the one that undo restores; null if it is no variation. */
  get branch() {
    return this.#state.game.branch;
  }

  /** The result of the game so far; undefined before `ready`. @type {Verdict | undefined} */
  get verdict() {
    return this.#state.annotations?.verdict;
  }

  /** The side to move; null when the game is over. @type {Color | null} */
  get turn() {
    return state.turnOf(this.#state);
  }

  /** Who places the next stone; null when the game is over, or where the colours are names enough. @type {PlayerName | null} */
  get player() {
    return state.playerToMove(this.#state);
  }

  /** Who has to choose a colour before the next stone; null if nobody has. @type {PlayerName | null} */
  get chooser() {
    return state.chooserOf(this.#state);
  }

  /** Who won; null if nobody did, or where the colours are names enough. @type {PlayerName | null} */
  get winner() {
    return state.winnerOf(this.#state);
  }

  /** What to do next, or the result: a sentence in the board's language. @type {string} */
  get status() {
    return this.#controller.status;
  }

  /** The point that waits for its second tap, or null. @type {number | null} */
  get aim() {
    return this.#state.aim;
  }

  /** The recommended point, until the game changes. @type {number | null} */
  get hinted() {
    return this.#state.hint;
  }

  /**
   * What a review, an analysis or a hint says of the position, until the game changes: `losing`, the point of the losing move, which
   * gets a sign; `better`, a good point, which is marked as a hint is; `best`, the best moves now, each with its rank and score on
   * its point; `row`, the points of a row, which gets a band; `area`, two points in opposite corners of a part of the board, which
   * gets a frame. All but `losing` count as hints.
   * @type {Marks}
   */
  get marks() {
    return this.#state.marks;
  }

  set marks(marks) {
    this.#internals.whenReady(() => this.#controller.setMarks(marks));
  }

  /** The evaluation for Black, from -1 (lost) to 1 (won); null while it is not known. @type {number | null} */
  get score() {
    return state.scoreOf(this.#state);
  }

  /** With `threats`: a sentence for each threat. @type {string[]} */
  get threatTexts() {
    return state.threatTextsOf(this.#state, this.#controller.messages);
  }

  /** The latest answer of `solve`, also as a sentence; null if the line has changed since. @type {{ answer: Force, text: string } | null} */
  get forced() {
    const { game, solution } = this.#state;
    if (solution?.line !== game.line) return null;
    return { answer: solution.answer, text: this.#controller.messages.forced(solution.color, solution.answer) };
  }

  /** Whether the engine is looking for a forced win. @type {boolean} */
  get solving() {
    return this.#controller.task === 'solve';
  }

  /** Whether the engine is looking for a hint. @type {boolean} */
  get hinting() {
    return this.#controller.task === 'hint';
  }

  /** Whether the computer is choosing its move. @type {boolean} */
  get thinking() {
    return this.#controller.task === 'think';
  }

  get canUndo() {
    return this.#state.game.canUndo;
  }

  get canRedo() {
    return this.#state.game.canRedo;
  }

  /**
   * Places a stone for the player to move; while the computer has been stopped, also for the computer. At an earlier move this
   * starts a variation, which can be undone. Then the computer answers.
   * @param {number} point
   * @returns {boolean} false if the stone cannot be placed; the `refuse` event has the reason
   * @throws {TypeError | RangeError} if there is no such point
   */
  play(point) {
    return this.#controller.play(point);
  }

  /** Places a stone at the point aimed at, if there is one. */
  place() {
    if (this.aim !== null) this.play(this.aim);
  }

  /**
   * Opens a game. Undo restores the previous one.
   * @param {readonly number[]} pieces
   * @param {{ size?: number, rule?: Rule, choices?: readonly Choice[], setup?: number }} [options] by default the present size
   *   and rule, and no choices of an opening; `setup`: how many of the first moves set up the position. These have no number, and
   *   are not taken back
   * @throws {TypeError | RangeError} if these are no legal moves; the board does not change
   */
  open(pieces, options = {}) {
    this.#controller.open(pieces, options);
  }

  /**
   * Makes these the moves ahead of those on the board, to be stepped through. Undo restores the ones that were ahead; so does
   * setting them again.
   * @param {readonly number[]} moves
   * @throws {TypeError | RangeError} if these are no legal moves; the board does not change
   */
  setContinuation(moves) {
    this.#controller.setContinuation(moves);
  }

  /** Takes back a move; against the computer, back to the player's turn. */
  undo() {
    this.#controller.undo();
  }

  /** Makes again what was taken back. */
  redo() {
    this.#controller.redo();
  }

  /**
   * Chooses a colour or, under swap2, to place two more stones. Has no effect if there is nothing to choose.
   * @param {Choice} choice
   */
  choose(choice) {
    this.#controller.choose(choice);
  }

  /** Clears the board. Undo restores the game. */
  restart() {
    this.#controller.restart();
  }

  /** Plays back the moves ahead or, if there are none, the whole game. */
  replay() {
    this.#controller.replay();
  }

  /**
   * Searches for a forced win of the side to move. The moves of a win become the moves ahead.
   * @param {ForceOptions} [options] a time limit of 10 seconds, unless another limit is given
   * @returns {Promise<Force | null>} null if the game is over, or the search was stopped
   */
  solve(options = {}) {
    return this.#controller.solve(options);
  }

  /**
   * Marks and announces a good move.
   * @returns {Promise<Advice | null>} null if there is nothing to play now, or the search was stopped
   */
  hint() {
    return this.#controller.hint();
  }

  /** Lets the computer move or choose, if it is its turn. */
  go() {
    this.#controller.go();
  }

  /** Stops the search in progress. The computer then waits for `go`, or for a move. */
  stop() {
    this.#controller.stop();
  }

  /** Focuses the point that has the tab stop. @param {FocusOptions} [options] */
  focus(options) {
    this.#controller.focus(options);
  }
}
