// What <gomoku-board> asks the engine at length: a forced win, a hint, and the computer's own move.
import { GomokuSearch } from './search.js';

/**
 * @import { Difficulty, Force, ForceOptions, Rule } from '../../api/types.js'
 * @import { Qiju } from '../board/board-element.js'
 * @import { GomokuGame } from './game.js'
 * @import { sentences } from './sentences.js'
 * @import { Gomoku, Task } from './search.js'
 * @import { Color } from './strings.js'
 */

/** A move and what it is worth, from -1 to 1. @typedef {{ move: number, score: number }} Advice */

/**
 * @typedef {object} Board whose game it is about
 * @property {() => Qiju} engine
 * @property {() => GomokuGame} game
 * @property {() => { rule: Rule, size: number, level: Difficulty }} options
 * @property {() => ReturnType<typeof sentences>} say
 * @property {(text: string) => void} announce
 * @property {(type: string, detail?: unknown) => void} emit
 */

/** The computer takes at least so long, in milliseconds, for a player to see the own stone first. */
const PAUSE = 250;

/** How well a hint is considered. */
const HINT = 'hard';

export class GomokuCounsel {
  #board;
  #search = new GomokuSearch();
  /** @type {{ line: readonly number[], answer: Force, text: () => string } | null} */
  #forced = null;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** What is being asked. */
  get task() {
    return this.#search.task;
  }

  /** The answer of `solve` and a sentence that tells it, as long as the line that it is about is there. */
  get forced() {
    if (this.#forced?.line !== this.#board.game().line) return null;
    return { answer: this.#forced.answer, text: this.#forced.text() };
  }

  /** @param {Color} color of the side to move @param {ForceOptions} options */
  async solve(color, options) {
    const { game, say, announce } = this.#board;
    const answer = await this.#ask('solve', (gomoku, pieces, { rule, size }) =>
      gomoku.solve(pieces, { time: 10_000, ...options, rule, size }),
    );
    if (!answer) return null;
    if (answer.status === 'win') {
      game().foresee(answer.line);
      game().help();
    }
    this.#forced = { line: game().line, answer, text: () => say().forced(color, answer) };
    announce(this.#forced.text());
    return answer;
  }

  /** @returns {Promise<Advice | null>} */
  async hint() {
    const answer = await this.#ask('hint', (gomoku, pieces, { rule, size }) =>
      gomoku.bestMove(pieces, { rule, size, level: HINT }),
    );
    if (answer) this.#board.game().help();
    return answer;
  }

  /**
   * The computer's move, another one for an equal position now and then.
   * @param {boolean} opens does it place a stone of an opening, after which the other player takes a colour?
   * @returns {Promise<Advice | null>}
   */
  think(opens) {
    return this.#ask('think', async (gomoku, pieces, options) => {
      const pause = new Promise((done) => setTimeout(done, PAUSE));
      const answer = opens
        ? { move: await (await import('./balance.js')).placeOpening(gomoku, pieces, options), score: 0 }
        : await gomoku.bestMove(pieces, options);
      await pause;
      return answer;
    });
  }

  /** @returns {Task | null} what was being asked */
  stop() {
    const { task } = this;
    this.#search.stop();
    return task;
  }

  /** Lets the worker go. */
  end() {
    this.#search.end();
  }

  /**
   * @template T
   * @param {Task} task
   * @param {(gomoku: Gomoku, pieces: number[], options: ReturnType<Board['options']>) => T | Promise<T>} question
   */
  #ask(task, question) {
    const { engine, game, options, emit } = this.#board;
    const { pieces } = game();
    const { rule, size, level } = options();
    const tell = (/** @type {unknown} */ progress) => emit('progress', progress);
    return this.#search.run(task, engine(), (gomoku) => question(gomoku, pieces, { rule, size, level }), tell);
  }
}
