// The current game as the page sees it: its time, the help that was used, its result, and its saved copy.
import { ResultTracker } from '../../kernel/results.js';
import { Stopwatch } from '../../kernel/stopwatch.js';
import { BonusTimer } from './bonus-timer.js';
import { selectedLevel } from './controls.js';
import { dateOf } from './daily.js';
import { gameOf, resume, save } from './saved-game.js';
import { stageOf } from './stages.js';

/** @typedef {import('./saved-game.js').Board} Board */

export class Session {
  stopwatch = new Stopwatch();
  bonus = new BonusTimer();
  results = new ResultTracker('lianliankan', () => this.level);
  /** How often help was asked for. */
  hints = 0;
  /** The game that the address named. @type {import('./address.js').Game | null | undefined} */
  linked;
  #board;
  /** The board that the game began with. @type {Board['start'] | null} */
  #start = null;
  #isResuming = false;
  /** The record that was saved or resumed last, as JSON. */
  #savedRecord = '';

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** The game on the board; null if it was not dealt. */
  get game() {
    return gameOf(this.#board);
  }

  /** The date of a daily game, otherwise null. */
  get date() {
    return this.game && dateOf(this.game);
  }

  /** The number of a stage, otherwise null. */
  get stage() {
    return this.game && stageOf(this.game);
  }

  /** The id of the level under which results are counted. */
  get level() {
    if (this.date) return 'daily';
    return this.stage ? 'stages' : selectedLevel();
  }

  get shuffles() {
    return this.#board.shuffles;
  }

  /** @returns {boolean} has another game begun since the last call? */
  hasNewGame() {
    if (this.#isResuming || this.#board.start === this.#start) return false;
    this.#start = this.#board.start;
    return this.#board.remaining > 0;
  }

  reset() {
    this.stopwatch.reset();
    this.bonus.reset();
    this.results.counted = 'nothing';
    this.hints = 0;
    this.#savedRecord = '';
  }

  /** @param {import('./saved-game.js').SavedGame} saved @returns {boolean} false if it is not a valid game */
  resume(saved) {
    this.#isResuming = true;
    const progress = resume(this.#board, saved);
    this.#isResuming = false;
    if (!progress) return false;
    this.stopwatch.reset(progress.elapsed);
    this.bonus.resume(progress.bonus, progress.bestCombo, this.#board.remaining);
    this.results.counted = progress.counted;
    this.hints = progress.hints;
    this.#start = this.#board.start;
    this.#savedRecord = this.#record;
    return true;
  }

  get #record() {
    const { board, moves: line } = this.#board.snapshot();
    return JSON.stringify({ board, line });
  }

  /** Is this the game on the board, at the same move? @param {import('./saved-game.js').SavedGame} saved */
  isCurrent({ state: { board, line } }) {
    return JSON.stringify({ board, line }) === this.#record;
  }

  /** The board has changed. Its game is saved only if that has changed too: another tab that it follows may be ahead by now. */
  changed() {
    if (this.#record !== this.#savedRecord) this.save();
  }

  save() {
    const { counted } = this.results;
    const { dealt, helped, playback, steps } = this.#board;
    if (playback.playing || this.#isResuming) return;
    if (steps === 0 && counted === 'nothing' && this.linked?.seed === dealt?.seed) return; // a link that was only looked at
    this.#savedRecord = this.#record;
    save(this.#board, {
      counted,
      elapsed: this.stopwatch.elapsed,
      bonus: this.bonus.left,
      bestCombo: this.bonus.bestCombo,
      hints: this.hints + Number(helped),
    });
  }
}
