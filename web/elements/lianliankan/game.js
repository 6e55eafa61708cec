// A game of 连连看: its positions so far, and the functions that continue it.
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

/** What is known of a deal; clearRate: the share of random playouts that clear it. @typedef {{ seed: number, difficulty: Difficulty | null, clearRate: number | null }} Dealt */

/**
 * @typedef {object} Game
 * @property {History<Position>} history
 * @property {Gravity} gravity
 * @property {Dealt | null} dealt null if the board was given
 * @property {number} earlierShuffles before the history begins
 */

/**
 * What can be stored: the board that the game, or its last shuffle, began with, and the pairs removed since.
 * @typedef {object} Snapshot
 * @property {number[][]} board
 * @property {Gravity} gravity
 * @property {Pair[]} moves
 * @property {Pair[]} ahead
 * @property {boolean} helped
 * @property {number} shuffles
 * @property {Dealt | null} dealt
 */

/** Why two tiles are not removed; turns: how many a path between them needs. @typedef {{ reason: 'different' | 'turns' | 'blocked', turns?: number }} Refusal */

/**
 * @param {Engine} qiju
 * @param {number[][]} board
 * @param {Gravity} gravity
 * @param {Pair[]} [solution] if one is known
 * @returns {Game}
 * @throws {TypeError | RangeError} if the board is not valid
 */
export const createGame = (qiju, board, gravity, solution) => ({
  gravity,
  dealt: null,
  earlierShuffles: 0,
  history: new History(createPosition(qiju, board, null, solution ? { status: 'solvable', moves: solution } : null)),
});

/**
 * A game in which these pairs have been removed.
 * @param {Engine} qiju
 * @param {readonly (readonly number[])[]} board
 * @param {Gravity} gravity
 * @param {Pair[]} pairs
 * @returns {Game}
 * @throws {TypeError | RangeError} if the board, the gravity or a pair is not valid
 */
export function resumeGame(qiju, board, gravity, pairs) {
  qiju.lianliankan.remove([[0]], [0, 0], [0, 0], { gravity }); // checks the gravity
  const rows = board.map((row) => [...row]);
  const game = createGame(qiju, rows, gravity);
  for (const [at, pair] of pairs.entries()) if (!join(qiju, game, pair)) throw notJoined('open', pairs, at);
  return game;
}

/**
 * The player removes a pair; what could be redone is discarded.
 * @param {Engine} qiju
 * @param {Game} game
 * @param {Pair} pair
 * @returns {Move | null} null if it cannot be joined
 */
export function join(qiju, { history, gravity }, pair) {
  const next = positionAfter(qiju, history.current, pair, gravity);
  if (!next) return null;
  history.push(next);
  return next.move;
}

/** Replaces the tiles by a shuffle of them. @param {Engine} qiju @param {Game} game @param {number[][]} board @param {Pair[]} solution */
export function rearrange(qiju, { history }, board, solution) {
  history.push(createPosition(qiju, board, null, { status: 'solvable', moves: solution }));
}

/**
 * Makes these pairs the moves ahead.
 * @param {Engine} qiju
 * @param {Game} game
 * @param {Pair[]} pairs
 * @throws {RangeError} if one cannot be joined; then nothing has changed
 */
export function suggest(qiju, { history, gravity }, pairs) {
  let position = history.current;
  history.suggest(
    pairs.map((pair, at) => {
      const next = positionAfter(qiju, position, pair, gravity);
      if (!next) throw notJoined('play', pairs, at);
      return (position = next);
    }),
  );
}

/** Where the game, or its last shuffle, began. @param {Game} game */
const beginning = ({ history: { states, steps } }) =>
  states.slice(0, steps + 1).findLastIndex(({ move }) => move === null);

/** The pairs removed since the game, or its last shuffle, began. @param {Game} game @returns {Pair[]} */
export const movesOf = (game) => pairsOf(game.history.states.slice(beginning(game) + 1, game.history.steps + 1));

/** The pairs that can be redone before the next shuffle. @param {Game} game @returns {Pair[]} */
export function aheadOf({ history: { states, steps } }) {
  const ahead = states.slice(steps + 1);
  const shuffle = ahead.findIndex(({ move }) => move === null);
  return pairsOf(shuffle < 0 ? ahead : ahead.slice(0, shuffle));
}

/** @param {Position[]} positions */
const pairsOf = (positions) => positions.map(({ move }) => /** @type {Move} */ (move).pair);

/** How many of the moves were shuffles. @param {Game} game */
export const shufflesOf = ({ history, earlierShuffles }) =>
  earlierShuffles + history.states.slice(1, history.steps + 1).filter(({ move }) => move === null).length;

/** @param {Game} game @returns {Snapshot} */
export const snapshotOf = (game) => ({
  board: game.history.states[beginning(game)].board,
  gravity: game.gravity,
  moves: movesOf(game),
  ahead: aheadOf(game),
  helped: game.history.helped,
  shuffles: shufflesOf(game),
  dealt: game.dealt,
});

/**
 * @param {Engine} qiju
 * @param {Pick<Snapshot, 'board' | 'moves'> & Partial<Snapshot>} snapshot
 * @returns {Game}
 * @throws {TypeError | RangeError} if it is not valid
 */
export function gameOfSnapshot(
  qiju,
  { board, gravity = 'none', moves, ahead = [], helped, shuffles = 0, dealt = null },
) {
  const game = resumeGame(qiju, board, gravity, [...moves, ...ahead]);
  game.history.seek(moves.length);
  if (helped) game.history.markHelped(0);
  return { ...game, dealt, earlierShuffles: shuffles };
}

/**
 * @param {Engine} qiju
 * @param {number[][]} board
 * @param {Cell} a
 * @param {Cell} b that cannot be joined to `a`
 * @returns {Refusal}
 */
export function refusalOf({ lianliankan }, board, a, b) {
  if (lianliankan.refusal(board, a, b) === 'different') return { reason: 'different' };
  const segments = lianliankan.segments(board, a, b);
  return segments > 0 ? { reason: 'turns', turns: segments - 1 } : { reason: 'blocked' };
}

/**
 * @param {Engine} qiju
 * @param {Position} position
 * @param {Pair} pair
 * @param {Gravity} gravity
 * @returns {Position | null} null if the pair cannot be joined
 */
function positionAfter(qiju, { board, solution }, pair, gravity) {
  const { connect, lianliankan } = qiju;
  const path = connect(board, ...pair[0], ...pair[1]);
  if (path.length === 0) return null;
  let index = 0;
  const numbered = board.map((row) => row.map((kind) => (index++, isTile(kind) ? index : kind)));
  const move = {
    pair,
    path,
    kind: board[pair[0][0]][pair[0][1]],
    origins: lianliankan.remove(numbered, ...pair, { gravity }),
  };
  return createPosition(qiju, lianliankan.remove(board, ...pair, { gravity }), move, solutionAfter(solution, pair));
}

/**
 * What is known of the next position without a search.
 * @param {Solution | null} solution
 * @param {Pair} pair
 * @returns {Solution | null}
 */
function solutionAfter(solution, pair) {
  if (solution?.status === 'unsolvable') return solution;
  if (solution?.status !== 'solvable') return null;
  const [next, ...moves] = solution.moves;
  return isSamePair(next, pair) ? { status: 'solvable', moves } : null;
}

/** @param {string} call @param {Pair[]} pairs @param {number} at */
const notJoined = (call, pairs, at) =>
  rangeError('move-illegal', `${call}: moves[${at}]`, `is ${pairs[at]}, which cannot be joined then`, { at });

/** @param {Pair} a @param {Pair} b in either order */
const isSamePair = ([a1, a2], [b1, b2]) =>
  (isSameCell(a1, b1) && isSameCell(a2, b2)) || (isSameCell(a1, b2) && isSameCell(a2, b1));

/** @param {Cell} a @param {Cell} b */
const isSameCell = (a, b) => a[0] === b[0] && a[1] === b[1];

/** @param {Engine} qiju @param {number[][]} board @param {Move | null} move @param {Solution | null} solution @returns {Position} */
function createPosition(qiju, board, move, solution) {
  const pairs = qiju.lianliankan.pairs(board);
  const remaining = board.flat().filter(isTile).length;
  return { board, pairs, remaining, move, solution };
}
