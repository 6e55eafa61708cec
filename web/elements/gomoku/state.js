// What <gomoku-board> knows of its game: the moves, who plays, how it stands, and what the engine is being asked.
import { GomokuCounsel } from './counsel.js';
import { GomokuGame } from './game.js';
import { chooserAt, playerAt, playerOf } from './opening.js';
import { GomokuOptions } from './options.js';
import { colorAfter, sentences } from './sentences.js';

/**
 * @import { Rule } from '../../api/types.js'
 * @import { Insight } from './insight.js'
 * @import { Player } from './opening.js'
 * @import { Outlook } from './outlook.js'
 * @import { Name } from './sentences.js'
 * @import { Color } from './strings.js'
 */

/** A kind of board gives `open`. */
export class GomokuState extends GomokuOptions {
  /** @protected */
  game = new GomokuGame(15);
  /** @protected @type {Insight | undefined} */
  insight;
  /** @protected @type {Outlook | undefined} */
  outlook;
  /** @protected */
  counsel = new GomokuCounsel({
    engine: () => this.engine,
    game: () => this.game,
    options: () => this,
    say: () => this.say,
    announce: (text) => this.announce(text),
    emit: (type, detail) => this.emit(type, detail),
  });

  /**
   * Shows another game.
   * @param {readonly number[]} pieces
   * @param {{ size?: number, rule?: Rule }} [options]
   */
  open(pieces, options) {
    throw new Error(`open ${pieces} ${options}: not given`);
  }

  get pieces() {
    return [...this.game.pieces];
  }

  set pieces(pieces) {
    this.whenBegun(() => this.open(pieces));
  }

  get line() {
    return [...this.game.line];
  }

  /** @protected */
  get timeline() {
    return { steps: this.game.at, total: this.game.line.length, helped: this.game.helped };
  }

  /** @protected */
  get words() {
    return this.say.words;
  }

  get size() {
    return this.game.size;
  }

  set size(size) {
    this.whenBegun(() => Number(size) === this.size || this.open([], { size: Number(size) }));
  }

  /**
   * What the engine says of the game; undefined before `ready`.
   * @returns {import('../../api/types.js').Verdict | undefined}
   */
  get verdict() {
    return this.insight?.verdict;
  }

  /** @returns {Color | null} whose move it is; null when the game is over */
  get turn() {
    return this.verdict?.winner ? null : colorAfter(this.game.at);
  }

  /** Who places the next stone; null when the game is over, or where colours are all that tells two players apart. */
  get player() {
    return this.turn && this.nameOf(playerAt(this.opening, this.steps, this.choices));
  }

  /** Who chooses a colour, before the next stone; null if there is nothing to choose. */
  get chooser() {
    const chooser = this.steps === this.total ? chooserAt(this.opening, this.steps, this.choices) : null;
    return chooser && this.nameOf(chooser);
  }

  /** Who won, as `player` says it; null if nobody did, or where `verdict` says it all. */
  get winner() {
    const { winner } = this.verdict ?? {};
    return winner && winner !== 'draw' ? this.who(winner) : null;
  }

  /** What was chosen in the opening. */
  get choices() {
    return this.game.choices;
  }

  /** The move after which the line left the one that undo brings back, or null. */
  get branch() {
    return this.game.branch;
  }

  /** What is to be done, or who won and with what: a sentence in the board's language. */
  get status() {
    const { verdict, chooser, player, turn } = this;
    const { words, status } = this.say;
    if (!verdict) return '';
    if (this.thinking) return words.thinking;
    if (chooser) return words.choose(words.players[chooser]);
    if (this.opening && player && turn && (this.steps < 3 || (this.steps < 5 && this.choices[0] === 'more'))) {
      return words.placing(words.players[player], words[turn]);
    }
    return status(this.game.pieces, verdict);
  }

  /** How it stands for Black: from -1, lost by force, to 1, won; null while that is not known. */
  get score() {
    const { winner } = this.verdict ?? {};
    if (winner) return winner === 'draw' ? 0 : winner === 'black' ? 1 : -1;
    const { position, score = null } = this.outlook?.latest ?? {};
    return position &&
      this.watch &&
      String([position.pieces, position.rule, position.size]) === String([this.pieces, this.rule, this.size])
      ? score
      : null;
  }

  /** What threatens, a sentence each; empty unless `threats` is on. */
  get threatTexts() {
    const { black, white } = this.insight?.threats ?? { black: [], white: [] };
    return [
      ...black.map((threat) => this.say.threat('black', threat)),
      ...white.map((threat) => this.say.threat('white', threat)),
    ];
  }

  /** The answer of `solve` and a sentence that tells it, as long as the line that it is about is there. */
  get forced() {
    return this.counsel.forced;
  }

  get solving() {
    return this.counsel.task === 'solve';
  }

  get hinting() {
    return this.counsel.task === 'hint';
  }

  /** Is the computer thinking of its move? */
  get thinking() {
    return this.counsel.task === 'think';
  }

  get canUndo() {
    return this.game.canUndo;
  }

  get canRedo() {
    return this.game.canRedo;
  }

  /** @protected @returns {ReturnType<typeof sentences>} */
  get say() {
    return sentences(this.language, this.size, (color) => this.who(color));
  }

  /** @protected @param {Player} player @returns {Name | null} */
  nameOf(player) {
    if (this.opponent) return player === (this.opponent === 'black' ? 'first' : 'second') ? 'computer' : 'you';
    return this.opening && player;
  }

  /** @protected @param {Color} color */
  who(color) {
    return this.nameOf(playerOf(color, this.choices));
  }

  /** Is it for the computer to move, or to choose? The game may have changed since `verdict`. @protected */
  get isComputers() {
    const { winner } = this.judge(this.pieces);
    return !winner && (this.chooser ?? this.nameOf(playerAt(this.opening, this.steps, this.choices))) === 'computer';
  }

  /** @protected @param {readonly number[]} pieces */
  judge(pieces, size = this.size, rule = this.rule) {
    return this.engine.gomoku.judge(pieces, { rule, size });
  }
}
