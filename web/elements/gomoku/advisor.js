// The questions of <gomoku-board> to the engine. The main thread annotates a position at once; workers search for a forced win, a
// hint, the computer's move and the evaluation.
import { EngineWorker, LatestRequest } from '../board/engine-worker.js';
import { createWorker } from './engine.js';
import { colorAfter } from './color.js';
import { balancedOpeningMove } from './opening.js';

/** @import { Forbidden, Force, ForceOptions, GomokuLevel, OnProgress, Rule, Threats, Verdict } from '../../api/types.js' */
/** @import { Engine } from './engine.js' */

/** @typedef {Engine['gomoku']} Gomoku */
/** @typedef {{ pieces: readonly number[], rule: Rule, size: number }} Position */
/** A move and its value for the side to move, from -1 (lost) to 1 (won). @typedef {{ move: number, score: number }} Advice */
/** `think`: the computer chooses its move. @typedef {'solve' | 'hint' | 'think'} Task */

/**
 * @typedef {object} Annotations of a position
 * @property {Verdict} verdict
 * @property {Forbidden[]} forbidden points where renju does not let Black play now
 * @property {Forbidden | null} losingMove the forbidden move that ended the game
 * @property {Threats | null} threats if they were asked for
 */

/** Default time limit of the search for a forced win, in milliseconds. */
const SOLVE_TIME = 10_000;
/** The level at which hints are searched. */
const HINT_LEVEL = 'expert';
/** Nodes searched for an evaluation: enough to see threats, and fast. */
const EVALUATION_NODES = 20_000;
/** The computer answers no faster than this, in milliseconds, so that players see their own stone first. */
const MIN_THINKING_TIME = 250;

/**
 * @param {Gomoku} gomoku
 * @param {Position} position
 * @param {boolean} withThreats
 * @returns {Annotations}
 */
export function annotate(gomoku, { pieces, rule, size }, withThreats) {
  const verdict = gomoku.judge(pieces, { rule, size });
  const { winner, reason, move } = verdict;
  const blackIsRestricted = rule === 'renju' && !winner && colorAfter(pieces.length) === 'black';
  const beforeEnd = reason === 'forbidden' && move !== null ? gomoku.forbidden(pieces.slice(0, move), { size }) : [];
  return {
    verdict,
    forbidden: blackIsRestricted ? gomoku.forbidden(pieces, { size }) : [],
    losingMove: beforeEnd.find(({ point }) => point === pieces[Number(move)]) ?? null,
    threats: withThreats ? gomoku.threats(pieces, { rule, size }) : null,
  };
}

export class Advisor {
  /** @type {LatestRequest<Engine, Task>} */
  #tasks;
  /** With a worker of its own: the evaluation neither waits for a task nor ends it. */
  #evaluations;
  #onProgress;

  /** @param {() => Engine} engine of the main thread @param {OnProgress} onProgress of tasks */
  constructor(engine, onProgress) {
    this.#onProgress = onProgress;
    this.#tasks = new LatestRequest(new EngineWorker(engine, createWorker));
    this.#evaluations = new LatestRequest(new EngineWorker(engine, createWorker));
  }

  /** The task in progress, or null. A new one aborts it. */
  get task() {
    return this.#tasks.pending;
  }

  /** @param {Position} position @param {ForceOptions} options @returns {Promise<Force | null>} null if aborted */
  solve({ pieces, rule, size }, options) {
    return this.#run('solve', ({ gomoku }) => gomoku.solve(pieces, { time: SOLVE_TIME, ...options, rule, size }));
  }

  /** @param {Position} position @returns {Promise<Advice | null>} null if aborted */
  hint({ pieces, rule, size }) {
    return this.#run('hint', ({ gomoku }) => gomoku.bestMove(pieces, { rule, size, level: HINT_LEVEL }));
  }

  /**
   * The computer's move. It varies between moves of equal value.
   * @param {Position} position
   * @param {GomokuLevel} level
   * @param {boolean} isOpening is it one of the first three stones of an opening rule?
   * @returns {Promise<Advice | null>} null if aborted
   */
  think(position, level, isOpening) {
    const { pieces, rule, size } = position;
    const seed = Math.floor(Math.random() * 2 ** 32);
    return this.#run('think', async ({ gomoku }) => {
      const pause = new Promise((done) => setTimeout(done, MIN_THINKING_TIME));
      const answer = isOpening
        ? { move: await balancedOpeningMove(gomoku, position), score: 0 }
        : await gomoku.bestMove(pieces, { rule, size, level, seed });
      await pause;
      return answer;
    });
  }

  /** @template T @param {Task} name @param {(engine: Engine) => T | Promise<T>} call */
  #run(name, call) {
    return this.#tasks.run(call, { name, onProgress: this.#onProgress });
  }

  /**
   * @param {Position} position
   * @returns {Promise<number | null>} for Black, from -1 (lost) to 1 (won); null if a later position is to be evaluated instead
   */
  async evaluate({ pieces, rule, size }) {
    const answer = await this.#evaluations.run(
      ({ gomoku }) => gomoku.bestMove(pieces, { rule, size, nodes: EVALUATION_NODES }),
      { superseded: 'finish' },
    );
    if (!answer) return null;
    return colorAfter(pieces.length) === 'black' ? answer.score : -answer.score;
  }

  /** @returns {Task | null} the task that was aborted */
  stop() {
    const { task } = this;
    this.#tasks.abort();
    return task;
  }

  /** Ends the workers; the next question starts them again. */
  terminate() {
    this.#tasks.terminate();
    this.#evaluations.terminate();
  }
}
