// Searches the best moves of the position on a board in a worker, as long as they are wanted and the page is visible.
import { EngineWorker, LatestRequest } from '../../../elements/board/engine-worker.js';
import { createWorker } from '../../../elements/gomoku/engine.js';

/** @import { AnalysedMove } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

const LINES = 3;
/** Milliseconds for one position. */
const TIME = 10_000;
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
  /** The best one first. @type {readonly AnalysedMove[]} */
  moves = [];

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

  /** The position may have changed. */
  update() {
    const { moves: pieces, rule, size, turn } = this.#board;
    const isSearched = this.#isWanted && turn !== null && !document.hidden;
    const key = isSearched ? JSON.stringify([pieces, rule, size]) : null;
    if (key === this.#key) return;
    this.#stop();
    this.#key = key;
    this.#report([]);
    if (key) this.#timer = setTimeout(() => this.#search(key), PAUSE);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#key = null;
    this.#request.abort();
  }

  /** @param {readonly AnalysedMove[]} moves */
  #report(moves) {
    if (moves.length === 0 && this.moves.length === 0) return;
    this.moves = moves;
    this.#onChange();
  }

  /** @param {string} key */
  async #search(key) {
    const { moves: pieces, rule, size } = this.#board;
    const report = (/** @type {readonly AnalysedMove[]} */ moves) => {
      if (key === this.#key && moves.length > 0) this.#report(moves);
    };
    try {
      const options = { rule, size, lines: LINES, time: TIME };
      const answer = await this.#request.run(({ gomoku }) => gomoku.analyse(pieces, options), {
        onProgress: ({ moves = [] }) => report(moves),
      });
      report(answer?.moves ?? []);
    } catch {
      // Renju leaves Black no legal move: there is nothing to show.
    }
  }
}
