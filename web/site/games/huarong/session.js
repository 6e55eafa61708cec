// The game on the page knows its puzzle, time, help and records, and is saved and restored.
import { LatestRequest } from '../../../elements/board/engine-worker.js';
import { nameOf, t } from '../../kernel/i18n.js';
import { ResultTracker } from '../../kernel/results.js';
import { GameSession } from '../../kernel/session.js';
import { Stopwatch } from '../../kernel/stopwatch.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { dailyTitle, keepDailyResult } from './daily-result.js';
import { dailyOptions } from './daily.js';
import { groupLevels } from './level-groups.js';
import { metrics } from './metrics.js';
import { bestOf, dropProgress, keepBest, keepProgress, progressOf } from './progress.js';
import { formatHash, parseHash } from './address.js';
import { shortLevels } from './short-levels.js';

/** @import { Lengths, Level, Metric, Step } from '../../../api/types.js' */
/** @import { Engine, HuarongWorker } from '../../../elements/huarong/engine.js' */
/** @import { HuarongBoard } from '../../../elements/huarong/huarong-board.js' */
/** @import { Counted } from '../../kernel/results.js' */
/** @typedef {readonly (readonly number[])[]} Cells */
/**
 * A level, the puzzle of a day, or any position.
 * @typedef {object} Puzzle
 * @property {Cells} cells
 * @property {import('../../../api/types.js').PuzzleOptions} [options] with its goal, unless it is a classic board
 * @property {Level} [level]
 * @property {string} [daily] its date
 * @property {import('../../../api/types.js').SlidingPuzzle} [famous]
 */

/** More positions are not searched for the fewest of a shared puzzle. */
const MOST_POSITIONS = 2_000_000;

export class Session {
  #board;
  #qiju;
  #onChange;
  #dailyRequest;
  #fewestRequest;
  /** @type {Puzzle} */
  puzzle;
  /** The shortest lengths from the start; null if it is unsolvable, undefined while unknown. @type {Lengths | null | undefined} */
  fewest;
  #clock = new Stopwatch();
  /** Was there help before the page was reloaded? */
  #helpedBefore = false;
  #results = new ResultTracker('huarongdao', () => this.#resultId);
  #isOpening = false;
  /** The result to beat in the puzzle of an address. @type {{ hash: string, toBeat: import('./address.js').ToBeat } | null} */
  #race = null;
  #kept;

  /**
   * @param {HuarongBoard} board that is ready
   * @param {HuarongWorker} worker
   * @param {() => void} onChange something other than the board has changed
   */
  constructor(board, worker, onChange) {
    this.#board = board;
    this.#qiju = /** @type {Engine} */ (board.qiju);
    this.#onChange = onChange;
    this.#dailyRequest = new LatestRequest(worker);
    this.#fewestRequest = new LatestRequest(worker);
    /** All levels, in any order. */
    this.levels = [...shortLevels, ...this.#qiju.huarong.levels];
    const level = this.#levelOf(getItem('huarongdao.level')) ?? this.levels[0];
    this.puzzle = { cells: level.board, level };
    this.#kept = new GameSession('huarongdao', board, {
      write: () => this.#write(),
      read: ({ cells, daily, level: zh, toBeat, ...progress }) => {
        const puzzle = { cells, daily, level: this.#levelOf(zh) };
        if (toBeat) this.#race = { hash: this.#hashOf(puzzle), toBeat };
        return this.#resume(puzzle, /** @type {any} */ (progress));
      },
      isSame: ({ cells }) => JSON.stringify(cells) === JSON.stringify(this.puzzle.cells),
      placeOf: ({ line }) => line,
      isLookedAt: () => this.#isOpening,
    });
  }

  /** Has the puzzle too many positions for hints and solutions? */
  get isTooLarge() {
    return this.puzzle.famous?.lengths === null;
  }

  get helped() {
    return this.#board.helped || this.#helpedBefore;
  }

  get title() {
    const { level, daily, famous } = this.puzzle;
    if (famous) return nameOf(famous);
    if (level) return nameOf(level);
    return daily ? dailyTitle(daily) : t('自选局面', 'Custom position');
  }

  /** The level after the current one in the list, or the first that is not solved. @returns {Level} */
  get nextLevel() {
    const { level } = this.puzzle;
    const inOrder = groupLevels(this.levels).flatMap(({ levels }) => levels);
    if (!level) return inOrder.find((each) => bestOf({ level: each }) === undefined) ?? inOrder[0];
    return inOrder[(inOrder.indexOf(level) + 1) % inOrder.length];
  }

  /** The level that is a little harder and not yet solved without help; null if there is none or it is the next. @returns {Level | null} */
  get harderLevel() {
    const { metric } = this.#board;
    const length = this.fewest?.[metric];
    if (!this.puzzle.level || length === undefined) return null;
    const lengthOf = (/** @type {Level} */ level) => level.lengths?.[metric] ?? 0;
    const harder = this.levels.filter((level) => lengthOf(level) > length && bestOf({ level }) === undefined);
    const [least = null] = harder.sort((a, b) => lengthOf(a) - lengthOf(b));
    return least === this.nextLevel ? null : least;
  }

  /** The result to beat; null if the game is no race. */
  get toBeat() {
    return this.#race && this.#race.hash === this.#hashOf(this.puzzle) ? this.#race.toBeat : null;
  }

  /** @param {string} hash of an address that may name a race */
  readRace(hash) {
    const { toBeat, ...named } = parseHash(hash) ?? {};
    if (toBeat) this.#race = { hash: formatHash(/** @type {import('./address.js').PuzzleHash} */ (named)), toBeat };
  }

  /** @returns {import('./result.js').Result} */
  get result() {
    const { title, puzzle, fewest, helped, toBeat } = this;
    const { lengths, metric } = this.#board;
    const hashWith = (/** @type {import('./address.js').ToBeat} */ made) => this.#hashOf(puzzle, made);
    return {
      toBeat,
      hashWith,
      title,
      puzzle,
      fewest,
      helped,
      lengths,
      metric,
      time: this.#clock.elapsed,
      best: bestOf(puzzle),
    };
  }

  /** Starts a puzzle, or continues it where it was left. @param {Puzzle} puzzle @returns {boolean} was it begun before? */
  begin(puzzle) {
    const progress = progressOf(this.#codeOf(puzzle));
    if (progress) return this.#resume(puzzle, progress);
    this.open(puzzle);
    return false;
  }

  /** @param {Puzzle} puzzle @param {import('./progress.js').Progress & { counted?: Counted }} progress @returns {boolean} false if its steps are illegal */
  #resume(puzzle, { line, helped, time, counted }) {
    try {
      this.open(puzzle, line);
    } catch {
      this.open(puzzle); // the steps are invalid, which the position need not be
      return false;
    }
    this.#helpedBefore = helped && this.#board.steps > 0;
    if (counted === 'won') this.#results.counted = counted; // the first step is saved before it counts
    this.#clock.reset(time);
    return this.#board.steps > 0;
  }

  /**
   * Starts a game, or continues one.
   * @param {Puzzle} puzzle
   * @param {Step[]} [line] steps already made
   * @throws {TypeError | RangeError} if the cells are no position or a step is illegal; the current game is unchanged then
   */
  open(puzzle, line = []) {
    this.#isOpening = true; // what is stored is not changed by what is read from it
    const { cells, options, level, famous } = puzzle;
    try {
      this.#board.open(cells, { ...options, moves: line });
    } finally {
      this.#isOpening = false;
    }
    this.puzzle = puzzle;
    this.#clock.reset();
    this.#helpedBefore = false;
    this.#results.counted = line.length > 0 ? 'played' : 'nothing';
    this.fewest = (level ?? famous)?.lengths;
    if (level) setItem('huarongdao.level', level.zh);
    else if (!famous) this.#findFewest();
    history.replaceState(null, '', this.#hashOf(puzzle, this.toBeat ?? undefined));
  }

  /** @param {Cells} cells @returns {Puzzle} a level if it is one of them @throws {TypeError | RangeError} if the cells are no position */
  puzzleOf(cells) {
    const { encode } = this.#qiju.huarong;
    const code = encode(cells);
    const level = this.levels.find((each) => encode(each.board) === code);
    return level ? { cells: level.board, level } : { cells };
  }

  /** @param {string} date @returns {Promise<Puzzle | null>} null if another day was asked for meanwhile */
  async dailyPuzzle(date) {
    const generated = await this.#dailyRequest.run(({ huarong }) => huarong.generate(dailyOptions(date)));
    return generated && { cells: generated.board, daily: date };
  }

  /** The game on the board, unless it is solved or has not begun. */
  #write() {
    const { cells, options, level, daily } = this.puzzle;
    const { board, moves: line, solved, steps } = this.#board;
    if (solved || steps === 0) return null;
    const { counted } = this.#results;
    const progress = { line, helped: this.helped, time: this.#clock.elapsed, counted, toBeat: this.toBeat };
    const state = { cells, daily, level: level?.zh, puzzle: options && this.#codeOf(this.puzzle), ...progress };
    return { state, picture: options ? null : board };
  }

  save() {
    const saved = this.#kept.save();
    if (saved === undefined) return;
    const code = this.#codeOf(this.puzzle);
    if (saved) keepProgress(code, { line: saved.line, helped: saved.helped, time: saved.time });
    else dropProgress(code);
  }

  /** The share code of the saved game if it is not of a classic board. @returns {string | null} */
  get savedPuzzle() {
    return this.#kept.saved?.puzzle ?? null;
  }

  /** Is this the game that the URL names, if it names one? @param {any} saved */
  #isNamed({ cells, daily }) {
    const named = parseHash(location.hash);
    if (!named) return true;
    return 'daily' in named ? named.daily === daily : named.code === this.#qiju.huarong.encode(cells);
  }

  /** Continues the saved game, if there is one of a classic board and the URL names no other. @returns {boolean} was there one? */
  restore() {
    const { saved } = this.#kept;
    try {
      return saved !== null && !saved.puzzle && this.#isNamed(saved) && this.#kept.read(saved);
    } catch {
      return false; // the cells are no position
    }
  }

  follow = () => !this.#kept.saved?.puzzle && this.#kept.follow();

  /** The board has changed. */
  changed() {
    if (this.#board.steps === 0) {
      this.#helpedBefore = false;
      if (this.#results.counted === 'won') this.#results.counted = 'nothing'; // from the start, it is won again
    }
    this.save();
  }

  /** The player has made a step. */
  moved() {
    if (!this.#board.solved) this.#clock.start();
    if (this.#resultId) this.#results.played();
  }

  /** The page was hidden, or shown again. @param {boolean} hidden */
  setHidden(hidden) {
    if (hidden) this.#clock.stop();
    else if (this.#board.steps > 0 && !this.#board.solved) this.#clock.start();
    this.save();
  }

  /** A playback has reached the exit. */
  demonstrated() {
    this.#clock.stop();
  }

  /**
   * The player has won: keeps the result.
   * @returns {boolean} was it without help, and in as few as possible in the metric that is displayed?
   */
  won() {
    this.#clock.stop();
    const { lengths, metric } = this.#board;
    const { level, daily, famous } = this.puzzle;
    const { helped } = this;
    if (daily) keepDailyResult(daily, lengths, helped);
    if (this.#resultId) this.#results.won(level && !helped ? lengths.step : null);
    if ((level || famous) && !helped) keepBest(this.puzzle, lengths);
    return !helped && lengths[metric] === this.fewest?.[metric];
  }

  /** Solves a puzzle that is not a level, in each metric. */
  async #findFewest() {
    const { cells, options } = this.puzzle;
    const limits = options && { ...options, nodes: MOST_POSITIONS };
    /** @type {Lengths} */
    const lengths = { step: 0, slide: 0, move: 0 };
    for (const metric of metrics) {
      const solution = await this.#fewestRequest.run(({ huarong }) => huarong.solve(cells, { ...limits, metric }));
      if (!solution || cells !== this.puzzle.cells) return;
      if (solution.status === 'unsolvable') this.fewest = null;
      if (solution.status !== 'solved') return;
      lengths[metric] = solution.length;
    }
    this.fewest = lengths;
    this.#onChange();
  }

  /** @param {Puzzle} puzzle @returns {string} the share code of its start */
  #codeOf({ cells, options }) {
    return this.#qiju.huarong.encode(cells, options);
  }

  /** @param {Puzzle} puzzle @param {import('./address.js').ToBeat} [toBeat] @returns {string} the hash of its address */
  #hashOf(puzzle, toBeat) {
    const { daily } = puzzle;
    return formatHash(daily ? { daily, toBeat } : { code: this.#codeOf(puzzle), toBeat });
  }

  /** Under which games are counted; '' if they are not. */
  get #resultId() {
    const { level, daily } = this.puzzle;
    return level?.zh ?? (daily ? 'daily' : '');
  }

  /** @param {unknown} zh its name */
  #levelOf(zh) {
    return this.levels.find((level) => level.zh === zh);
  }
}
