// A game of 连连看 as it was played: every board, and what may be done on the one on show.
import { History } from '../board/history.js';

/** @typedef {import('../../api/types.js').Gravity} Gravity */
/** @typedef {import('../../api/types.js').Pair} Pair */
/** @typedef {import('../../api/types.js').Cell} Cell */
/** @typedef {import('../../api/types.js').Solution} Solution */
/** @typedef {import('../board/board-element.js').Qiju} Qiju */

/**
 * What led to a board: a pair that was joined, and where each tile came from.
 * @typedef {object} Move
 * @property {Pair} pair
 * @property {number} kind
 * @property {Cell[]} path
 * @property {number[][]} origins row after row, the index of the cell that the tile came from, plus 1; 0 where there is none
 */

/**
 * @typedef {object} State
 * @property {number[][]} board
 * @property {Pair[]} pairs that can be joined
 * @property {number} left tiles
 * @property {Move | null} move null where a game or a shuffle begins
 * @property {Solution | null} solution null as long as nobody asked
 */

/** @param {Pair} pair whichever way round */
const nameOf = (pair) => pair.map(String).sort().join(' ');

export class LianliankanGame {
  #qiju;
  /** @type {History<State>} */
  #history;
  /** How many moves there were when help came. */
  #helpedAt = Infinity;

  /**
   * @param {Qiju} qiju
   * @param {number[][]} board
   * @param {Gravity} gravity
   * @param {Pair[]} [line] that clears the board, if one is known
   * @throws {TypeError | RangeError} if the board is no board
   */
  constructor(qiju, board, gravity, line) {
    this.#qiju = qiju;
    this.gravity = gravity;
    this.#history = new History(this.#stateOf(board, null, line ? { status: 'solvable', moves: line } : null));
  }

  get state() {
    return this.#history.current;
  }

  /** The state at the beginning. */
  get first() {
    return this.#history.states[0];
  }

  /** How many moves were made. */
  get steps() {
    return this.#history.index;
  }

  /** How many moves there are, with those that can be redone. */
  get total() {
    return this.#history.states.length - 1;
  }

  /** The board that the game, or its last shuffle, began with, and the pairs joined since. @returns {{ board: number[][], line: Pair[] }} */
  get record() {
    const made = this.#history.states.slice(0, this.steps + 1);
    const from = made.findLastIndex(({ move }) => move === null);
    return {
      board: made[from].board,
      line: made.flatMap(({ move }, index) => (move && index > from ? [move.pair] : [])),
    };
  }

  /** How often the tiles were laid anew on the way to here. */
  get shuffles() {
    return this.#history.states.slice(1, this.steps + 1).filter(({ move }) => move === null).length;
  }

  /** Were any of the moves made not the player's own? */
  get helped() {
    return this.steps > this.#helpedAt;
  }

  /**
   * The player joins two tiles; what was undone is forgotten.
   * @param {Pair} pair
   * @returns {Move | null} null if they cannot be joined
   */
  join(pair) {
    const next = this.#after(this.state, pair);
    if (!next) return null;
    this.#push(next);
    return next.move;
  }

  /** Other tiles on the same cells. @param {number[][]} board @param {Pair[]} line that clears it */
  rearrange(board, line) {
    this.#push(this.#stateOf(board, null, { status: 'solvable', moves: line }));
  }

  /**
   * Lays these moves ahead, to be redone one by one.
   * @param {Pair[]} line
   */
  foresee(line) {
    const now = this.steps;
    let { state } = this;
    for (const pair of line) {
      const next = this.#after(state, pair);
      if (!next) throw new RangeError(`play: ${String(pair)} cannot be joined then`);
      this.#history.push((state = next));
    }
    this.#helpedAt = Math.min(this.#helpedAt, now);
    this.#history.index = now;
  }

  /** @param {number} steps goes to where the game was after so many moves */
  seek(steps) {
    this.#history.index = Math.max(0, Math.min(Math.round(steps), this.total));
  }

  /** @param {State} state */
  #push(state) {
    if (this.steps <= this.#helpedAt) this.#helpedAt = Infinity;
    this.#history.push(state);
  }

  /**
   * @param {State} state
   * @param {Pair} pair
   * @returns {State | null}
   */
  #after({ board, solution }, pair) {
    const { connect, lianliankan } = this.#qiju;
    const path = connect(board, ...pair[0], ...pair[1]);
    if (path.length === 0) return null;
    const options = { gravity: this.gravity };
    let index = 0;
    const numbered = board.map((row) => row.map((kind) => (index++, kind === 0 ? 0 : index)));
    const move = {
      pair,
      path,
      kind: board[pair[0][0]][pair[0][1]],
      origins: lianliankan.remove(numbered, ...pair, options),
    };
    return this.#stateOf(lianliankan.remove(board, ...pair, options), move, this.#following(solution, pair));
  }

  /**
   * What is known of the next board, without a search.
   * @param {Solution | null} solution
   * @param {Pair} pair
   * @returns {Solution | null}
   */
  #following(solution, pair) {
    if (solution?.status === 'unsolvable') return solution;
    if (solution?.status !== 'solvable') return null;
    const [next, ...rest] = solution.moves;
    if (nameOf(next) === nameOf(pair)) return { status: 'solvable', moves: rest };
    return null;
  }

  /** @param {number[][]} board @param {Move | null} move @param {Solution | null} solution @returns {State} */
  #stateOf(board, move, solution) {
    const pairs = this.#qiju.lianliankan.pairs(board);
    const left = board.flat().filter((kind) => kind !== 0).length;
    return { board, pairs, left, move, solution };
  }
}
