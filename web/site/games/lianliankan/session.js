// The game on the page has a time, the help that was used, a result, and a saved copy.
import { ResultTracker } from '../../kernel/results.js';
import { getSavedGame } from '../../kernel/saved-game.js';
import { GameSession } from '../../kernel/session.js';
import { Stopwatch } from '../../kernel/stopwatch.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { readAddress, readTimeToBeat, writeAddress } from './address.js';
import { BonusTimer, START } from './bonus-timer.js';
import { pickers, selectedLevel } from './controls.js';
import { dateOf } from './daily.js';
import { nameOfShape } from './shapes.js';
import { stageOf } from './stages.js';

/** @import { LianliankanBoard as Board } from '../../../elements/lianliankan/lianliankan-board.js' */
/** @import { Game } from './address.js' */

/** A stored game; its moves may be illegal. @typedef {any} State */

/** @param {Board} board @returns {Game | null} the game on the board; null if it was not dealt */
function gameOf({ start, dealt, gravity }) {
  const shape = nameOfShape(start);
  const { seed, difficulty = null } = dealt ?? {};
  return seed === undefined || difficulty === null || shape === null
    ? null
    : { seed, rows: start.length, cols: start[0].length, shape, difficulty, gravity };
}

/** @param {State} state @returns {Game | null | undefined} what was dealt */
export const gameIn = (state) => state && readAddress(state.address, pickers);

/** Another game, or the same from its start, has taken the place of the saved one, which can be brought back. */
export function keepPrevious() {
  const saved = getSavedGame('lianliankan');
  if (saved) setItem('lianliankan.previous', saved);
}

/** @returns {{ state: State, game: Game, remaining: number } | null} the game before this one, and how many pairs remain in it */
export function loadPrevious() {
  const state = getItem('lianliankan.previous')?.state;
  const game = gameIn(state);
  if (!game) return null;
  const tiles = state.board.flat().filter((/** @type {number} */ kind) => kind > 0).length;
  return { state, game, remaining: tiles / 2 - state.line.length };
}

export const forgetPrevious = () => setItem('lianliankan.previous', undefined);

export class Session {
  stopwatch = new Stopwatch();
  bonus = new BonusTimer();
  results = new ResultTracker('lianliankan', () => this.level);
  /** The number of times that help was asked for. */
  hints = 0;
  /** The game that the address named. @type {Game | null | undefined} */
  linked;
  /** The time to beat in the game of an address. @type {{ address: string, time: number } | null} */
  #race = null;
  #board;
  #kept;
  /** The board that the game began with. @type {Board['start'] | null} */
  #start = null;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    this.#kept = new GameSession('lianliankan', board, {
      write: () => this.#write(),
      read: (state) => this.#read(state),
      isSame: ({ address }) => this.game !== null && writeAddress(this.game) === address,
      placeOf: ({ board: from, line }) => [from, line],
      isLookedAt: () =>
        board.steps === 0 && this.results.counted === 'nothing' && this.linked?.seed === board.dealt?.seed,
    });
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

  /** The saved game, unless the address names another one. @returns {State | null} */
  get saved() {
    const { saved } = this.#kept;
    const isNamed = saved && gameIn(saved) && (!this.linked || writeAddress(this.linked) === saved.address);
    return isNamed ? saved : null;
  }

  /** In seconds; null if the game is no race. */
  get timeToBeat() {
    const { game } = this;
    return game && this.#race?.address === writeAddress(game) ? this.#race.time : null;
  }

  /** @param {string} hash of an address that may name a game */
  readAddress(hash) {
    this.linked = readAddress(hash, pickers);
    const time = readTimeToBeat(hash);
    if (this.linked && time !== null) this.#race = { address: writeAddress(this.linked), time };
  }

  startClocks() {
    this.stopwatch.start();
    this.bonus.start();
  }

  stopClocks() {
    this.stopwatch.stop();
    this.bonus.stop();
  }

  /** @returns {boolean} has another game begun since the last call? */
  hasNewGame() {
    if (this.#kept.isReading || this.#board.start === this.#start) return false;
    this.#start = this.#board.start;
    return this.#board.remaining > 0;
  }

  /** A new game has begun. */
  reset() {
    this.stopwatch.reset();
    this.bonus.reset();
    this.results.counted = 'nothing';
    this.hints = 0;
    this.save();
  }

  /** The game on the board, unless it is over or has not begun. */
  #write() {
    const { board: cells, remaining } = this.#board;
    const { game } = this;
    if (!game || remaining === 0 || cells.flat().every(Boolean)) return null;
    const { board: from, moves: line, shuffles, dealt } = this.#board.snapshot();
    const state = {
      board: from,
      line,
      counted: this.results.counted,
      elapsed: this.stopwatch.elapsed,
      bonus: this.bonus.left,
      bestCombo: this.bonus.bestCombo,
      hints: this.hints + Number(this.#board.helped),
      shuffles,
      address: writeAddress(game),
      timeToBeat: this.timeToBeat,
      clearRate: dealt?.clearRate,
    };
    return { state, picture: cells };
  }

  /** @param {State} state */
  #read(state) {
    const { board, line: moves, shuffles, counted, elapsed, hints } = state;
    const { clearRate = null, bonus = START, bestCombo = 0, address, timeToBeat = null } = state;
    if (timeToBeat !== null) this.#race = { address, time: timeToBeat };
    const { seed, gravity, difficulty } = /** @type {Game} */ (gameIn(state));
    const dealt = { seed, difficulty, clearRate };
    this.#board.restore(/** @type {any} */ ({ board, moves, gravity, shuffles, dealt }));
    this.stopwatch.reset(elapsed);
    this.bonus.resume(bonus, bestCombo, this.#board.remaining);
    this.results.counted = counted;
    this.hints = hints;
    this.#start = this.#board.start;
  }

  /** @param {State} state @returns {boolean} false if it is not a valid game */
  resume = (state) => this.#kept.read(state);
  follow = () => this.#kept.follow();
  changed = () => this.#kept.changed();
  save = () => this.#kept.save();
}
