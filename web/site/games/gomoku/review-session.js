// Asks for the review of the game on the board, and knows which part of it the board shows.
import { EngineWorker, LatestRequest } from '../../../elements/board/engine-worker.js';
import { lineOf } from '../../kernel/line.js';
import { createWorker } from '../../../elements/gomoku/engine.js';

/** @import { Review, ReviewedMove, Rule } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** A game up to its end. @typedef {{ pieces: readonly number[], rule: Rule, size: number }} Game */
/** The line that refutes the move before it. @typedef {{ from: number, moves: readonly number[] }} Refutation from: the step where it begins */

/** @param {readonly number[]} one @param {readonly number[]} other */
const isSame = (one, other) => String(one) === String(other);

/** Resolves when the page is visible. */
async function visible() {
  while (document.hidden) {
    await new Promise((done) => document.addEventListener('visibilitychange', done, { once: true }));
  }
}

export class ReviewSession {
  #board;
  #onChange;
  #onProgress;
  /** A worker of its own: the computer and the hints do not wait for it. @type {LatestRequest<Engine> | null} */
  #worker = null;
  /** @type {{ key: string, done: number } | null} */
  #request = null;
  /** The latest review. @type {{ key: string, game: Game, review: Review } | null} */
  #answer = null;
  /** The refutation that was shown last. @type {Refutation | null} */
  #latest = null;
  /** The game whose review failed. @type {string | null} */
  #failed = null;
  /** The game on the board when it last changed. @type {Game} */
  #game = { pieces: [], rule: 'freestyle', size: 15 };
  #key = '';
  /** The refuting line, if the board shows it. @type {Refutation | null} */
  refutation = null;
  /** Is the review of a game to be shown, if there is one? */
  isOpen = false;

  /** @param {GomokuBoard} board @param {() => void} onChange @param {() => void} onProgress `done` has grown */
  constructor(board, onChange, onProgress) {
    this.#board = board;
    this.#onChange = onChange;
    this.#onProgress = onProgress;
    addEventListener('pagehide', () => this.abort());
  }

  /** The share of the review that has been done, 0 to 1; null if none is being made. */
  get done() {
    return this.#request?.done ?? null;
  }

  get hasFailed() {
    return this.#failed !== null && this.#failed === this.#key;
  }

  /** The review of the game on the board, if it is to be shown. @returns {Review | null} */
  get review() {
    const isOfBoard = this.refutation !== null || this.#answer?.key === this.#key;
    return (this.isOpen && isOfBoard && this.#answer?.review) || null;
  }

  /** The game that `review` is about. @returns {readonly number[]} */
  get pieces() {
    return this.#answer?.game.pieces ?? [];
  }

  /** The move of the game that was made last on the board; of a refuting line, the one that it refutes. @returns {number} −1 at the start */
  get index() {
    return (this.refutation?.from ?? Math.min(this.#board.steps, this.pieces.length)) - 1;
  }

  /** The review of that move. @returns {ReviewedMove | null} */
  get remark() {
    return this.review?.moves[this.index] ?? null;
  }

  /** Asks for the review of the game on the board, as soon as the page is visible. */
  async start() {
    this.isOpen = true;
    this.update();
    const game = this.#game;
    const key = this.#key;
    if (!game.pieces.length || this.review || this.#request?.key === key) return this.#onChange();
    this.abort();
    const worker = new LatestRequest(new EngineWorker(() => /** @type {Engine} */ (this.#board.qiju), createWorker));
    const request = { key, done: 0 };
    this.#worker = worker;
    this.#request = request;
    this.#failed = null;
    this.#onChange();
    try {
      await visible();
      if (this.#request !== request) return;
      const { pieces, rule, size } = game;
      const review = await worker.run(({ gomoku }) => gomoku.review(pieces, { rule, size }), {
        onProgress: ({ done = 0 }) => {
          request.done = done;
          this.#onProgress();
        },
      });
      if (!review) return;
      this.#answer = { key, game, review };
      this.#latest = null;
    } catch {
      this.#failed = key;
    }
    this.abort();
    this.#onChange();
  }

  /** Ends what has been asked for, and its worker. */
  abort() {
    this.#request = null;
    this.#worker?.terminate();
  }

  /** The board has changed: the review of another game is not wanted any more. */
  update() {
    const { qiju, rule, size } = this.#board;
    const line = lineOf(this.#board);
    const { move } = /** @type {Engine} */ (qiju).gomoku.judge(line, { rule, size });
    this.#game = { pieces: move === null ? line : line.slice(0, move + 1), rule, size };
    this.#key = JSON.stringify(this.#game);
    const { from = 0, moves = [] } = this.#latest ?? {};
    const isShown = this.#latest !== null && isSame(line, [...this.pieces.slice(0, from), ...moves]);
    this.refutation = isShown ? this.#latest : null;
    if (this.#request && this.#request.key !== this.#key) this.abort();
  }

  /** Shows the line that refutes the last move on the board, for stepping through. */
  showRefutation() {
    const { remark } = this;
    if (!remark?.forced.length) return;
    this.#latest = { from: this.index + 1, moves: remark.forced };
    this.#board.setContinuation(remark.forced);
  }

  /** Brings back the game, at the move that was refuted. */
  hideRefutation() {
    const { refutation, pieces } = this;
    if (!refutation) return;
    this.#latest = null; // a game may be played as the line says
    this.#board.playback.seek(refutation.from);
    this.#board.setContinuation(pieces.slice(refutation.from));
  }
}
