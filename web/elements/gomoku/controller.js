// The actions of <gomoku-board>: each changes the state, redraws the board, announces the result and emits events.
import { writeAttribute } from '../board/contract.js';
import { Advisor, annotate } from './advisor.js';
import { attributes } from './attributes.js';
import { GomokuGame, movesOf } from './game.js';
import { listen } from './input.js';
import { messagesIn } from './messages.js';
import { GomokuState, keyOf, noMarks, readOptions } from './state.js';
import { GomokuView } from './view.js';

/** @import { Force, ForceOptions, Rule, Verdict } from '../../api/types.js' */
/** @import { BoardInternals } from '../board/board-element.js' */
/** @import { Advice } from './advisor.js' */
/** @import { Element } from './attributes.js' */
/** @import { Opened } from './game.js' */
/** @import { Messages } from './messages.js' */
/** @import { Choice } from './opening.js' */
/** @import { Marks, PlayerName } from './state.js' */

/** The reason why a stone is not placed. @typedef {'taken' | 'over' | 'forbidden' | 'turn' | 'choice'} Refusal */

/**
 * A game to be stored: the moves on the board, the moves ahead, and the options of `open`.
 * @typedef {{ moves: number[], ahead: number[], size: number, rule: Rule, choices: Choice[], setup: number, helped: boolean }} Snapshot
 */

export class GomokuController {
  state;

  #internals;
  #element;
  #advisor;
  #view;

  /**
   * @param {Element} element
   * @param {BoardInternals<import('./engine.js').Engine>} internals
   */
  constructor(element, internals) {
    this.#internals = internals;
    this.#element = element;
    this.state = new GomokuState(readOptions(element));
    this.#advisor = new Advisor(
      () => internals.engine,
      (progress) => internals.emit('progress', progress),
    );
    this.#view = new GomokuView(internals.stage, (grid, pointOf) => {
      this.state.hover = { pointer: null, focus: null };
      listen(grid, pointOf, this, element);
    });
  }

  /** @returns {Messages} in the language of the moment */
  get messages() {
    return messagesIn(this.#internals.language, this.state.game.size, (color) => this.state.playerNameOf(color));
  }

  /** @type {import('../board/timeline.js').TimelineOptions} */
  timeline = {
    game: () => this.state.game,
    sentences: () => this.messages.texts,
    suggest: (moves) => this.setContinuation(/** @type {number[]} */ (moves)),
    onSeek: (from) => this.#onSeek(from),
    onPlay: () => this.#internals.emit('change'),
  };

  /** It brings back replaced lines too. */
  get history() {
    return this;
  }

  get game() {
    return this.state.game;
  }

  /** The moves on the board, Black first. Setting them opens a game. @type {number[]} */
  get moves() {
    return this.game.moves;
  }

  set moves(moves) {
    this.#internals.assign(
      'moves',
      moves,
      () => this.game.moves,
      () => this.open(moves),
    );
  }

  /** The choices of the opening. @type {readonly Choice[]} */
  get choices() {
    return this.game.choices;
  }

  /** The number of moves that this line shares with the one that undo restores; null if it is no variation. @type {number | null} */
  get branch() {
    return this.game.branch;
  }

  /** The result of the game so far; undefined before `ready`. @type {Verdict | undefined} */
  get verdict() {
    return this.state.annotations?.verdict;
  }

  /** A sentence in the board's language about the next move, or the result. @type {string} */
  get status() {
    return this.state.statusIn(this.messages, this.busy === 'think');
  }

  /** The point that waits for its second tap, or null. @type {number | null} */
  get aim() {
    return this.state.aim;
  }

  /** The recommended point, until the game changes. @type {number | null} */
  get hintPoint() {
    return this.state.hint;
  }

  /**
   * Remarks of a review, an analysis or a hint on the position, until the game changes: `losing`, the point of the losing move, which
   * gets a sign; `better`, a good point, which is marked as a hint is; `best`, the best moves now, each with its rank and score on
   * its point; `row`, the points of a row, which gets a band; `area`, two points in opposite corners of a part of the board, which
   * gets a frame. All but `losing` count as hints.
   * @type {Marks}
   * @example board.marks = { losing: 97, better: 113 };
   */
  get marks() {
    return this.state.marks;
  }

  set marks(marks) {
    this.#internals.whenLoaded(() => this.#setMarks(marks));
  }

  /** With `threats`: a sentence for each threat. @type {string[]} */
  get threatTexts() {
    const { black, white } = this.state.annotations?.threats ?? { black: [], white: [] };
    const { threat } = this.messages;
    return [...black.map((found) => threat('black', found)), ...white.map((found) => threat('white', found))];
  }

  /** The latest answer of `solve`, also as a sentence; null if the line has changed since. @type {{ answer: Force, text: string } | null} */
  get forced() {
    const { game, solution } = this.state;
    if (solution?.line !== game.line) return null;
    return { answer: solution.answer, text: this.messages.forced(solution.color, solution.answer) };
  }

  /** The search in progress. */
  get busy() {
    return this.#advisor.task;
  }

  get hintShown() {
    return this.state.hint !== null;
  }

  init() {
    this.state.options = readOptions(this.#element);
    this.state.game = new GomokuGame(this.state.options.size);
    this.#settle(undefined, true);
  }

  suspend() {
    this.#advisor.terminate();
  }

  resume() {
    const { game } = this.state;
    if (game.steps === game.total) this.go();
  }

  /** @param {string} name */
  attributeChanged(name) {
    const { state } = this;
    const options = readOptions(this.#element);
    state.options = options;
    if (name === 'size') {
      if (options.size !== state.game.size) this.open([], { size: options.size });
    } else if (['numbers', 'quarters', 'mirrored'].includes(name)) this.render();
    else if (['threats', 'watchScore'].includes(name)) this.#update();
    else if (!['foul', 'confirm', 'surface', 'stones'].includes(name)) {
      this.#settle(undefined, state.game.steps === state.game.total);
    }
  }

  render() {
    const { game, options, annotations, aim, hint, marks } = this.state;
    if (!annotations) return;
    this.#view.arrange(game.size, options.quarters, options.mirrored);
    const { verdict, forbidden, threats } = annotations;
    const { moves: pieces, setup, size } = game;
    const explained = this.state.forbiddenToExplain;
    const thinking = this.busy === 'think';
    const scene = { ...marks, pieces, setup, size, verdict, forbidden, explained, threats, aim, thinking };
    this.#view.draw({ ...scene, hint: hint ?? marks.better }, this.messages);
  }

  /**
   * Places a stone for the player to move; while the computer has been stopped, also for the computer. At an earlier move this
   * starts a variation, which can be undone. Then the computer answers.
   * @param {number} point
   * @returns {boolean} false if the stone cannot be placed; the `refuse` event has the reason
   * @throws {TypeError | RangeError} if there is no such point
   * @example board.place(112);
   */
  place(point) {
    const { state, messages } = this;
    const { game, options } = state;
    const { texts, name } = messages;
    if (!state.turn) return this.#refuse(point, 'over', texts.gameOver);
    if (this.busy === 'think') return this.#refuse(point, 'turn', texts.notYourTurn);
    if (state.player === 'remote') return this.#refuse(point, 'turn', texts.remoteTurn);
    if (state.chooser) return this.#refuse(point, 'choice', this.status);
    if (game.moves.includes(point)) return this.#refuse(point, 'taken', texts.occupied(name(point)));
    this.#validate([...game.moves, point]);
    const forbidden = state.forbiddenAt(point);
    const asks = options.foul === 'ask' && state.aim !== point;
    if (forbidden && (asks || options.foul === 'refuse')) {
      this.#setAim(asks ? point : null);
      const reason = messages.explainForbidden(forbidden);
      return this.#refuse(point, 'forbidden', asks ? reason + texts.confirmForbidden : reason);
    }
    const player = state.player;
    this.#place(point, player === 'computer' ? 'you' : player, null);
    return true;
  }

  /**
   * Places a stone at the point aimed at, if there is one.
   * @example board.placeAim();
   */
  placeAim() {
    if (this.aim !== null) this.place(this.aim);
  }

  /** The first of two taps, or the only one. @param {number} point @param {boolean} confirms */
  tap(point, confirms) {
    const { state, messages } = this;
    const isPlayable =
      state.turn &&
      this.busy !== 'think' &&
      state.player !== 'remote' &&
      !state.chooser &&
      !state.game.moves.includes(point) &&
      !state.forbiddenAt(point);
    if (!isPlayable || !confirms || point === state.aim) {
      this.place(point);
      return;
    }
    this.#setAim(point);
    this.render();
    this.#internals.announce(messages.texts.aimed(messages.name(point)));
  }

  /** @returns {boolean} was a point aimed at? */
  cancelAim() {
    if (this.state.aim === null) return false;
    this.#setAim(null);
    this.render();
    return true;
  }

  /** @param {'pointer' | 'focus'} source is on the point now @param {number | null} point */
  hover(source, point) {
    this.state.hover[source] = point;
    if (this.#explain()) this.render();
  }

  /**
   * Opens a game. Undo restores the previous one.
   * @param {Opened} game its moves, or a game that `gomoku.parse` has read
   * @param {{ size?: number, rule?: Rule, choices?: readonly Choice[], setup?: number }} [options] by default the size of a game
   *   that was read, otherwise the present size; the present rule, and no choices of an opening; `setup`: how many of the first
   *   moves set up the position. These have no number, and are not taken back
   * @throws {TypeError | RangeError} if these are no legal moves; the board does not change
   * @example board.open([112, 113, 97], { rule: 'renju' });
   */
  open(game, options = {}) {
    const { state } = this;
    const given = {
      size: this.game.size,
      rule: state.options.rule,
      choices: [],
      setup: 0,
      ...movesOf(game),
      ...options,
    };
    const { pieces, size, rule, choices, setup } = given;
    this.#validate(pieces, size, rule);
    this.state.game.open(size, Array.from(pieces), choices, setup);
    if (rule === this.state.options.rule) this.#settle(undefined, true);
    else writeAttribute(this.#element, 'rule', attributes.rule, rule);
  }

  /** @returns {Snapshot} */
  snapshot() {
    const { moves, ahead, size, choices, setup, helped } = this.game;
    return { moves, ahead, size, rule: this.state.options.rule, choices: [...choices], setup, helped };
  }

  /** @param {Pick<Snapshot, 'moves'> & Partial<Snapshot>} snapshot */
  restore({ moves, ahead = [], size = 15, rule = 'freestyle', choices = [], setup = 0, helped = false }) {
    const { game, options } = this.state;
    this.#validate([...moves, ...ahead], size, rule);
    game.open(size, [...moves, ...ahead], choices, setup);
    game.seek(moves.length);
    if (helped) game.markHelped();
    if (rule === options.rule) this.#settle(undefined, ahead.length === 0);
    else writeAttribute(this.#element, 'rule', attributes.rule, rule);
  }

  /**
   * Makes these the moves ahead of those on the board, to be stepped through. Undo restores the ones that were ahead; so does
   * setting them again.
   * @param {readonly number[]} moves
   * @throws {TypeError | RangeError} if these are no legal moves; the board does not change
   * @example board.setContinuation([98, 127]);
   */
  setContinuation(moves) {
    const { game } = this.state;
    this.#validate([...game.moves, ...moves]);
    game.setContinuation(moves);
    this.#settle();
  }

  /** @param {Marks} marks */
  #setMarks({ losing = null, better = null, best = [], row = [], area = [] }) {
    const { state } = this;
    const ranked = best.map(({ point, score }) => ({ point, score }));
    const marks = { losing, better, best: ranked, row: [...row], area: [...area] };
    if (JSON.stringify(marks) === JSON.stringify(state.marks)) return;
    state.marks = marks;
    if (better !== null || best.length + row.length + area.length > 0) state.game.markHelped();
    this.render();
  }

  /** Against the computer, back to the player's turn. */
  undo() {
    const { game } = this.state;
    if (!game.canUndo) return;
    do game.undo();
    while (game.canUndo && this.#isComputersTurn);
    this.#settle(({ texts }) => texts.undone);
  }

  redo() {
    const { game } = this.state;
    if (!game.canRedo) return;
    do game.redo();
    while (game.canRedo && this.#isComputersTurn);
    this.#settle(({ texts }) => texts.redone, !game.canRedo);
  }

  restart() {
    const { game } = this.state;
    if (!game.total) return;
    game.open(game.size, []);
    this.#settle(({ texts }) => texts.restarted, true);
  }

  /**
   * Chooses a colour or, under swap2, to place two more stones. Has no effect if there is nothing to choose.
   * @param {Choice} choice
   * @example board.choose('white');
   */
  choose(choice) {
    const { state } = this;
    if (!state.chooser || this.busy === 'think') return;
    if (choice === 'more' && (state.options.opening !== 'swap2' || state.game.steps > 3)) return;
    this.#choose(choice);
  }

  /** The timeline has moved. @param {number} from the steps before */
  #onSeek(from) {
    if (this.#internals.timeline.playing) return this.#update();
    const { moves, steps, setup } = this.game;
    const last = steps - 1;
    if (steps === from) this.#settle();
    else this.#settle(({ texts, stone }) => (last < setup ? texts.start : stone(moves[last], last, setup)));
  }

  /**
   * Searches for a forced win of the side to move. The moves of a win become the moves ahead.
   * @param {ForceOptions} [options] a time limit of 10 seconds, unless another limit is given
   * @returns {Promise<Force | null>} null if the game is over, or the search was stopped
   * @example
   * const force = await board.solve({ kind: 'vcf', time: 1000 });
   * if (force?.status === 'win') board.playback.play();
   */
  async solve(options = {}) {
    const { state } = this;
    const { game } = state;
    const { announce, emit } = this.#internals;
    const color = state.turn;
    if (!color) return null;
    const search = this.#advisor.solve(state.position, options);
    this.#announceTask(this.messages.texts.searching);
    const answer = await search;
    if (answer?.status === 'win') {
      game.setContinuation(answer.line);
      game.markHelped();
    }
    if (answer) {
      state.solution = { line: game.line, color, answer };
      announce(this.messages.forced(color, answer));
    }
    emit('change');
    emit('solve', answer);
    return answer;
  }

  /**
   * Marks and announces a good move.
   * @returns {Promise<Advice | null>} null if there is nothing to play now, or the search was stopped
   * @example const advice = await board.hint();
   */
  async hint() {
    const { state } = this;
    const { announce, emit } = this.#internals;
    const color = state.turn;
    if (!color || this.busy === 'think' || state.chooser) return null;
    const search = this.#advisor.hint(state.position);
    this.#announceTask(this.messages.texts.searching);
    const answer = await search;
    if (answer) {
      state.game.markHelped();
      state.hint = answer.move;
    }
    this.render();
    emit('change');
    const text = answer && this.messages.hint(answer.move, color, answer.score);
    if (text) announce(text);
    emit('hint', answer && { move: answer.move, score: answer.score, text });
    return answer;
  }

  /**
   * Lets the computer move or choose, if it is its turn.
   * @example board.go();
   */
  go() {
    if (this.busy !== 'think' && this.#think()) this.#announceTask(this.status);
  }

  /** Stops the search in progress. */
  stop() {
    const task = this.#advisor.stop();
    if (!task) return;
    const { texts } = this.messages;
    this.render();
    this.#internals.announce(task === 'think' ? texts.thinkingStopped : texts.searchStopped);
    this.#internals.emit('change');
  }

  announceStatus() {
    this.#internals.announce(this.status);
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#view.focus(options);
  }

  get #isComputersTurn() {
    return this.state.isComputersTurn(this.#internals.engine.gomoku);
  }

  /** @param {number | null} point waits for its second tap */
  #setAim(point) {
    if (point === this.state.aim) return;
    this.state.aim = point;
    this.#internals.emit('aim', { point });
  }

  /** @returns {boolean} is another forbidden point to be explained, or none any more? */
  #explain() {
    const forbidden = this.state.forbiddenToExplain;
    if (forbidden === this.state.explained) return false;
    this.state.explained = forbidden;
    const text = forbidden && this.messages.explainForbidden(forbidden);
    this.#internals.emit('explain', forbidden && { point: forbidden.point, text });
    return true;
  }

  /** @param {readonly number[]} pieces @throws {TypeError | RangeError} if they are no legal moves */
  #validate(pieces, size = this.state.game.size, rule = this.state.options.rule) {
    this.#internals.engine.gomoku.judge(pieces, { rule, size });
  }

  /**
   * The game has changed by more than a step of the playback.
   * @param {(messages: Messages) => string} [announcement] what has happened; the status is added to it
   * @param {boolean} [mayThink] does the computer move if it is its turn?
   */
  #settle(announcement, mayThink = false) {
    this.#internals.timeline.stop();
    this.#advisor.stop();
    this.#update(mayThink);
    const { messages } = this;
    if (announcement) {
      this.#internals.announce(announcement(messages) + messages.texts.sentenceEnd + this.status);
    }
  }

  #update(mayThink = false) {
    const { state } = this;
    const { engine, emit } = this.#internals;
    const { game, options } = state;
    if (options.size !== game.size) writeAttribute(this.#element, 'size', attributes.size, game.size);
    state.annotations = annotate(engine.gomoku, state.position, options.threats);
    state.hint = null;
    state.marks = noMarks;
    this.#setAim(null);
    this.#explain();
    if (mayThink) this.#think();
    this.render();
    emit('change');
    if (options.watchScore) this.#internals.pending.track(this.#evaluate());
  }

  /** A search has been started. @param {string} announcement */
  #announceTask(announcement) {
    this.#internals.timeline.stop();
    this.render();
    this.#internals.announce(announcement);
    this.#internals.emit('change');
  }

  /** @param {number} point @param {PlayerName | null} by @param {number | null} score the computer's of its move */
  #place(point, by, score) {
    const { state } = this;
    const { emit } = this.#internals;
    const color = state.turn;
    const index = state.game.steps;
    state.game.play(point);
    emit('move', { point, color, number: index + 1, by, score });
    this.#settle(({ texts, stone }) => {
      const text = stone(point, index, state.game.setup);
      return by === 'computer' ? texts.computerMoved(text) : text;
    }, true);
    const { winner = null, cells } = state.annotations?.verdict ?? {};
    if (winner === 'black' || winner === 'white') emit('win', { winner, by: state.winner, cells });
  }

  /** @param {Choice} choice */
  #choose(choice) {
    const player = /** @type {PlayerName} */ (this.state.chooser);
    this.state.game.choose(choice);
    this.#settle(({ texts }) => texts.chose(texts.players[player], choice), true);
  }

  /** @returns {boolean} is it the computer's turn? */
  #think() {
    if (!this.#isComputersTurn) return false;
    const { state } = this;
    const { level, opening } = state.options;
    const act = (/** @type {Advice | null} */ answer) => {
      if (!answer) return;
      // White moves next: it takes the colour that has the advantage.
      if (state.chooser) this.#choose(answer.score > 0 ? 'white' : 'black');
      else this.#place(answer.move, 'computer', answer.score);
    };
    // Fails where renju leaves Black no legal move.
    const fail = () => this.#announceTask(this.messages.texts.thinkingStopped);
    const isOpening = opening !== null && state.game.steps < 3;
    const search = this.#advisor.think(state.position, level, isOpening);
    this.#internals.pending.track(search.then(act, fail));
    return true;
  }

  async #evaluate() {
    const { state } = this;
    const position = state.position;
    if (state.turn) {
      const score = await this.#advisor.evaluate(position);
      if (score === null) return;
      state.evaluation = { key: keyOf(position), score };
      if (keyOf(state.position) !== state.evaluation.key) return;
    }
    this.#internals.emit('evaluation', { score: state.score });
  }

  /** @param {number} point @param {Refusal} reason @param {string} text */
  #refuse(point, reason, text) {
    this.#explain();
    this.render();
    this.#internals.announce(text);
    this.#internals.emit('refuse', { point, reason, text });
    return false;
  }
}
