// Searches the best moves of the position on a board in a worker, as long as they are wanted and the page is visible.
import { EngineWorker, LatestRequest } from '../../../elements/board/engine-worker.js';
import { createWorker } from '../../../elements/gomoku/engine.js';

/** @import { AnalysedMove } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** The position has to stay for so long before it is searched, in milliseconds: whoever steps through a line wants its end. */
const PAUSE = 120;

export class BestMoves {
  #board;
  #onChange;
  #request;
  /** The position that is searched, or was. @type {string | null} */
  #key = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isWanted = false;
  /** The limits of a search; time: in seconds. */
  #limits = { lines: 3, time: 10 };
  /** When it began. */
  #start = 0;
  /** The best one first. @type {readonly AnalysedMove[]} */
  moves = [];
  /** The positions searched for them, and how many a second. */
  effort = { searched: 0, speed: 0 };

  /** @param {GomokuBoard} board @param {() => void} onChange `moves` has changed */
  constructor(board, onChange) {
    this.#board = board;
    this.#onChange = onChange;
    const engine = () => /** @type {Engine} */ (board.qiju);
    this.#request = new LatestRequest(new EngineWorker(engine, createWorker));
    document.addEventListener('visibilitychange', () => this.update());
    addEventListener('pagehide', () => this.#stop());
  }

  get isWanted() {
    return this.#isWanted;
  }

  set isWanted(isWanted) {
    this.#isWanted = isWanted;
    this.update();
    if (!isWanted) this.#request.terminate();
  }

  /** @param {Partial<{ lines: number, time: number }>} limits time: in seconds */
  limit(limits) {
    Object.assign(this.#limits, limits);
    this.update();
  }

  /** The position may have changed. */
  update() {
    const { moves: pieces, rule, size, turn } = this.#board;
    const isSearched = this.#isWanted && turn !== null && !document.hidden;
    const key = isSearched ? JSON.stringify([pieces, rule, size, this.#limits]) : null;
    if (key === this.#key) return;
    this.#stop();
    this.#key = key;
    this.#report([], 0);
    if (key) this.#timer = setTimeout(() => this.#search(key), PAUSE);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#key = null;
    this.#request.abort();
  }

  /** @param {readonly AnalysedMove[]} moves @param {number} searched */
  #report(moves, searched) {
    if (moves.length === 0 && this.moves.length === 0) return;
    this.moves = moves;
    this.effort = { searched, speed: (1000 * searched) / (performance.now() - this.#start) };
    this.#onChange();
  }

  /** @param {string} key */
  async #search(key) {
    const { moves: pieces, rule, size } = this.#board;
    const { lines, time } = this.#limits;
    const report = (/** @type {readonly AnalysedMove[]} */ moves, /** @type {number} */ searched) => {
      if (key === this.#key && moves.length > 0) this.#report(moves, searched);
    };
    this.#start = performance.now();
    try {
      const options = { rule, size, lines, time: 1000 * time };
      const answer = await this.#request.run(({ gomoku }) => gomoku.analyse(pieces, options), {
        onProgress: ({ moves = [], searched }) => report(moves, searched),
      });
      if (answer) report(answer.moves, answer.nodes);
    } catch {
      // Renju leaves Black no legal move: there is nothing to show.
    }
  }
}
