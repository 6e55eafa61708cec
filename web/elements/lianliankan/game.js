// A game of 连连看: its positions so far, and the ways to continue it.
import { rangeError } from '../../api/errors.js';
import { History } from '../board/history.js';
import { isTile } from './cells.js';

/** @import { Cell, Difficulty, Gravity, Pair, Solution } from '../../api/types.js' */
/** @import { Engine } from './engine.js' */

/**
 * The removal of a pair.
 * @typedef {object} Move
 * @property {Pair} pair
 * @property {number} kind
 * @property {Cell[]} path
 * @property {number[][]} origins for each cell of the next board, 1 + the index of the cell its tile came from; 0 if it is empty, −1 if it is a wall
 */

/**
 * @typedef {object} Position
 * @property {number[][]} board
 * @property {Pair[]} pairs that can be joined
 * @property {number} remaining tiles
 * @property {Move | null} move that led here; null at the beginning and after a shuffle
 * @property {Solution | null} solution null if it has not been searched for
 */

/** A deal; clearRate: the share of random playouts that clear it. @typedef {{ seed: number, difficulty: Difficulty | null, clearRate: number | null }} Dealt */

/**
 * A game to be stored: the board that it, or its last shuffle, began with, and the pairs removed since.
 * @typedef {object} Snapshot
 * @property {number[][]} board
 * @property {Gravity} gravity
 * @property {Pair[]} moves
 * @property {Pair[]} ahead
 * @property {boolean} helped
 * @property {number} shuffles
 * @property {Dealt | null} dealt
 */

/** The reason why two tiles are not removed; turns: the number that a path between them needs. @typedef {{ reason: 'different' | 'turns' | 'blocked', turns?: number }} Refusal */

export class LianliankanGame {
  #qiju;
  /** @type {History<Position>} */
  history;
  /** Null if the board was given. @type {Dealt | null} */
  dealt = null;
  /** Shuffles before the history begins. */
  #earlierShuffles = 0;

  /**
   * @param {Engine} qiju
   * @param {number[][]} board
   * @param {Gravity} gravity
   * @param {Pair[]} [solution] if one is known
   * @throws {TypeError | RangeError} if the board is not valid
   */
  constructor(qiju, board, gravity, solution) {
    this.#qiju = qiju;
    this.gravity = gravity;
    this.history = new History(this.#createPosition(board, null, solution ? solvable(solution) : null));
  }

  /**
   * A game in which these pairs have been removed.
   * @param {Engine} qiju
   * @param {readonly (readonly number[])[]} board
   * @param {Gravity} gravity
   * @param {Pair[]} pairs
   * @throws {TypeError | RangeError} if the board, the gravity or a pair is not valid
   */
  static resume(qiju, board, gravity, pairs) {
    qiju.lianliankan.remove([[0]], [0, 0], [0, 0], { gravity }); // checks the gravity
    const rows = board.map((row) => [...row]);
    const game = new LianliankanGame(qiju, rows, gravity);
    for (const [at, pair] of pairs.entries()) if (!game.join(pair)) throw notJoined('open', pairs, at);
    return game;
  }

  /**
   * @param {Engine} qiju
   * @param {Pick<Snapshot, 'board' | 'moves'> & Partial<Snapshot>} snapshot
   * @throws {TypeError | RangeError} if it is not valid
   */
  static restore(qiju, { board, gravity = 'none', moves, ahead = [], helped, shuffles = 0, dealt = null }) {
    const game = LianliankanGame.resume(qiju, board, gravity, [...moves, ...ahead]);
    game.history.seek(moves.length);
    if (helped) game.history.markHelped(0);
    game.dealt = dealt;
    game.#earlierShuffles = shuffles;
    return game;
  }

  /** @returns {Snapshot} */
  snapshot() {
    const { gravity, moves, ahead, shuffles, dealt } = this;
    const { board } = this.history.states[this.#beginning];
    return { board, gravity, moves, ahead, helped: this.history.helped, shuffles, dealt };
  }

  get position() {
    return this.history.current;
  }

  /** The pairs removed since the game, or its last shuffle, began. */
  get moves() {
    return pairsOf(this.history.states.slice(this.#beginning + 1, this.history.steps + 1));
  }

  /** The pairs that can be redone before the next shuffle. */
  get ahead() {
    const ahead = this.history.states.slice(this.history.steps + 1);
    const shuffle = ahead.findIndex(({ move }) => move === null);
    return pairsOf(shuffle < 0 ? ahead : ahead.slice(0, shuffle));
  }

  /** The number of shuffles so far. */
  get shuffles() {
    const { states, steps } = this.history;
    return this.#earlierShuffles + states.slice(1, steps + 1).filter(({ move }) => move === null).length;
  }

  /**
   * The player removes a pair; what could be redone is discarded.
   * @param {Pair} pair
   * @returns {Move | null} null if it cannot be joined
   */
  join(pair) {
    const next = this.#positionAfter(this.position, pair);
    if (next) this.history.push(next);
    return next && next.move;
  }

  /** Replaces the tiles by a shuffle of them. @param {number[][]} board @param {Pair[]} solution */
  rearrange(board, solution) {
    this.history.push(this.#createPosition(board, null, solvable(solution)));
  }

  /**
   * Makes these pairs the moves ahead.
   * @param {readonly Pair[]} pairs
   * @throws {RangeError} if one cannot be joined; then nothing has changed
   */
  suggest(pairs) {
    let { position } = this;
    this.history.suggest(
      pairs.map((pair, at) => {
        const next = this.#positionAfter(position, pair);
        if (!next) throw notJoined('play', pairs, at);
        return (position = next);
      }),
    );
  }

  /** @param {Pair} pair that cannot be joined @returns {Refusal} */
  refusalOf(pair) {
    const { board } = this.position;
    const { lianliankan } = this.#qiju;
    if (lianliankan.refusal(board, ...pair) === 'different') return { reason: 'different' };
    const segments = lianliankan.segments(board, ...pair);
    return segments > 0 ? { reason: 'turns', turns: segments - 1 } : { reason: 'blocked' };
  }

  /** The index of the position with which the game, or its last shuffle, began. */
  get #beginning() {
    const { states, steps } = this.history;
    return states.slice(0, steps + 1).findLastIndex(({ move }) => move === null);
  }

  /** @param {Position} position @param {Pair} pair @returns {Position | null} null if the pair cannot be joined */
  #positionAfter({ board, solution }, pair) {
    const { connect, lianliankan } = this.#qiju;
    const { gravity } = this;
    const path = connect(board, ...pair[0], ...pair[1]);
    if (path.length === 0) return null;
    let index = 0;
    const numbered = board.map((row) => row.map((kind) => (index++, isTile(kind) ? index : kind)));
    const origins = lianliankan.remove(numbered, ...pair, { gravity });
    const move = { pair, path, kind: board[pair[0][0]][pair[0][1]], origins };
    return this.#createPosition(lianliankan.remove(board, ...pair, { gravity }), move, solutionAfter(solution, pair));
  }

  /** @param {number[][]} board @param {Move | null} move @param {Solution | null} solution @returns {Position} */
  #createPosition(board, move, solution) {
    const pairs = this.#qiju.lianliankan.pairs(board);
    return { board, pairs, remaining: board.flat().filter(isTile).length, move, solution };
  }
}

/** @param {Position[]} positions */
const pairsOf = (positions) => positions.map(({ move }) => /** @type {Move} */ (move).pair);

/** @param {Pair[]} moves @returns {Solution} */
const solvable = (moves) => ({ status: 'solvable', moves });

/** The solution of the next position, if it needs no search. @param {Solution | null} solution @param {Pair} pair */
function solutionAfter(solution, pair) {
  if (solution?.status === 'unsolvable') return solution;
  if (solution?.status !== 'solvable') return null;
  const [next, ...moves] = solution.moves;
  const [a, b] = pair.map(String);
  const isNext = `${next}` === `${a},${b}` || `${next}` === `${b},${a}`;
  return isNext ? solvable(moves) : null;
}

/** @param {string} call @param {readonly Pair[]} pairs @param {number} at */
const notJoined = (call, pairs, at) =>
  rangeError('move-illegal', `${call}: moves[${at}]`, `is ${pairs[at]}, which cannot be joined then`, { at });
