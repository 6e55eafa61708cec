// The game on the page: which puzzle it is, its time, help and records, and how it is saved and restored.
import { LatestRequest } from '../../../elements/board/engine-worker.js';
import { t } from '../../shared/i18n.js';
import { countPlayed, countWon } from '../../shared/results.js';
import { clearSavedGame, getSavedGame, saveGame } from '../../shared/saved-game.js';
import { Stopwatch } from '../../shared/stopwatch.js';
import { getItem, setItem } from '../../shared/storage.js';
import { dailyOptions, dailyTitle, keepDailyResult } from './daily.js';
import { metrics } from './metrics.js';
import { formatHash, parseHash } from './url-hash.js';

/** @typedef {import('../../../api/types.js').Lengths} Lengths */
/** @typedef {import('../../../api/types.js').Level} Level */
/** @typedef {import('../../../api/types.js').Metric} Metric */
/** @typedef {import('../../../api/types.js').Step} Step */
/** @typedef {import('../../../elements/huarong/engine.js').Engine} Engine */
/** @typedef {import('../../../elements/huarong/engine.js').HuarongWorker} HuarongWorker */
/** @typedef {import('../../../elements/huarong/huarong-board.js').HuarongBoard} HuarongBoard */
/** @typedef {readonly (readonly number[])[]} Cells */
/** @typedef {{ cells: Cells, level?: Level, daily?: string }} Puzzle a level, the puzzle of a day, or any position */

export class Session {
  #board;
  #qiju;
  #onChange;
  #dailyRequest;
  #fewestRequest;
  /** @type {Puzzle} */
  #puzzle;
  /** The shortest lengths from the start; null if it is unsolvable, undefined while unknown. @type {Lengths | null | undefined} */
  #fewest;
  #clock = new Stopwatch();
  /** Was there help before the page was reloaded? */
  #helpedBefore = false;
  /** Is the game counted as played? */
  #counted = false;
  /** Best lengths without help, by the Chinese name of the level. @type {Record<string, Lengths>} */
  #bests = getItem('huarongdao.best') ?? {};

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
    const level = this.#levelOf(getItem('huarongdao.level')) ?? this.#levels[0];
    this.#puzzle = { cells: level.board, level };
  }

  get puzzle() {
    return this.#puzzle;
  }

  get fewest() {
    return this.#fewest;
  }

  get helped() {
    return this.#board.helped || this.#helpedBefore;
  }

  get title() {
    const { level, daily } = this.#puzzle;
    if (level) return t(`${level.zh} · ${level.pinyin}`, level.en);
    return daily ? dailyTitle(daily) : t('自选局面', 'Custom position');
  }

  /** @param {Level} level @param {Metric} metric @returns {number | undefined} */
  bestOf({ zh }, metric) {
    return this.#bests[zh]?.[metric];
  }

  /** The level after the current one. @returns {Level} */
  get nextLevel() {
    const { level } = this.#puzzle;
    return this.#levels[level ? (this.#levels.indexOf(level) + 1) % this.#levels.length : 0];
  }

  /** @returns {import('./result.js').Result} */
  get result() {
    const { made, metric } = this.#board;
    return {
      title: this.title,
      time: this.#clock.elapsed,
      lengths: made,
      fewest: this.#fewest,
      best: this.#bests[this.#puzzle.level?.zh ?? ''],
      helped: this.helped,
      metric,
    };
  }

  /**
   * Starts a game, or continues one.
   * @param {Puzzle} puzzle
   * @param {Step[]} [line] steps already made
   * @throws {TypeError | RangeError} if the cells are no position or a step is illegal; the current game is unchanged then
   */
  open(puzzle, line = []) {
    this.#board.open(puzzle.cells, line);
    this.#puzzle = puzzle;
    this.#clock.reset();
    this.#helpedBefore = false;
    this.#counted = line.length > 0;
    this.#fewest = puzzle.level?.lengths;
    if (puzzle.level) setItem('huarongdao.level', puzzle.level.zh);
    else this.#findFewest();
    const hash = puzzle.daily ? { daily: puzzle.daily } : { code: this.#qiju.huarong.encode(puzzle.cells) };
    history.replaceState(null, '', formatHash(hash));
  }

  /** Starts a position, as a level if it is one of them. @param {Cells} cells @throws {TypeError | RangeError} as `open` */
  openPosition(cells) {
    const { encode } = this.#qiju.huarong;
    const code = encode(cells);
    const level = this.#levels.find((each) => encode(each.board) === code);
    this.open(level ? { cells: level.board, level } : { cells });
  }

  /** @param {string} date */
  async openDaily(date) {
    const generated = await this.#dailyRequest.run(({ huarong }) => huarong.generate(dailyOptions(date)));
    if (generated) this.open({ cells: generated.board, daily: date });
  }

  save() {
    if (this.#board.playing) return;
    if (this.#board.solved || this.#board.steps === 0) return clearSavedGame('huarongdao');
    const { cells, level, daily } = this.#puzzle;
    const { line, board } = this.#board;
    saveGame(
      'huarongdao',
      { cells, daily, level: level?.zh, line, helped: this.helped, time: this.#clock.elapsed },
      board,
    );
  }

  /** Continues the saved game, if there is one and the URL names no other. @returns {boolean} whether it did */
  restore() {
    const saved = getSavedGame('huarongdao')?.state;
    if (!saved) return false;
    const { cells, daily, line, helped, time } = saved;
    const named = parseHash(location.hash);
    try {
      if (named && !('daily' in named ? named.daily === daily : named.code === this.#qiju.huarong.encode(cells))) {
        return false;
      }
      const puzzle = { cells, daily, level: this.#levelOf(saved.level) };
      try {
        this.open(puzzle, line);
      } catch {
        this.open(puzzle); // the steps are invalid, which the position need not be
      }
    } catch {
      return false;
    }
    this.#helpedBefore = helped && this.#board.steps > 0;
    this.#clock.reset(time);
    return true;
  }

  /** The board has changed. */
  changed() {
    if (this.#board.steps === 0) this.#helpedBefore = false;
    this.save();
  }

  /** The player has made a step. */
  moved() {
    if (!this.#board.solved) this.#clock.start();
    const { level } = this.#puzzle;
    if (!this.#counted && level) countPlayed('huarongdao', { id: level.zh, zh: level.zh, en: level.en });
    this.#counted = true;
  }

  /** The page was hidden, or shown again. @param {boolean} hidden */
  setHidden(hidden) {
    if (hidden) this.#clock.stop();
    else if (this.#board.steps > 0 && !this.#board.solved) this.#clock.start();
    this.save();
  }

  /**
   * The game is won: keeps the result.
   * @returns {boolean} whether the player used no help and the fewest in some metric
   */
  won() {
    this.#clock.stop();
    const { made } = this.#board;
    const { level, daily } = this.#puzzle;
    const { helped } = this;
    if (daily) {
      keepDailyResult(daily, made, helped);
      countWon('huarongdao', { id: 'daily', zh: '每日一题', en: 'Daily puzzle' }, null);
    }
    if (level) countWon('huarongdao', { id: level.zh, zh: level.zh, en: level.en }, helped ? null : made.step);
    if (level && !helped) {
      const { step, slide, move } = this.#bests[level.zh] ?? made;
      this.#bests[level.zh] = {
        step: Math.min(step, made.step),
        slide: Math.min(slide, made.slide),
        move: Math.min(move, made.move),
      };
      setItem('huarongdao.best', this.#bests);
    }
    return !helped && metrics.some((metric) => made[metric] === this.#fewest?.[metric]);
  }

  /** Solves a puzzle that is not a level, in each metric. */
  async #findFewest() {
    const { cells } = this.#puzzle;
    /** @type {Lengths} */
    const lengths = { step: 0, slide: 0, move: 0 };
    for (const metric of metrics) {
      const solution = await this.#fewestRequest.run(({ huarong }) => huarong.solve(cells, { metric }));
      if (!solution || cells !== this.#puzzle.cells) return;
      if (solution.status !== 'solved') return void (this.#fewest = null);
      lengths[metric] = solution.length;
    }
    this.#fewest = lengths;
    this.#onChange();
  }

  get #levels() {
    return this.#qiju.huarong.levels;
  }

  /** @param {unknown} zh its name */
  #levelOf(zh) {
    return this.#levels.find((level) => level.zh === zh);
  }
}
