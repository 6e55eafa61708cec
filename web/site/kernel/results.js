// Counts the games and the wins of each level, and keeps the best score. Lower is better: milliseconds, steps or moves.
import { getItem, setItem } from './storage.js';

/** @import { Game } from './saved-game.js' */
/** @typedef {{ played: number, won: number, best: number | null }} Result */
/** @typedef {'nothing' | 'played' | 'won'} Counted */

/** @param {Game} game @returns {Record<string, Result>} by level id */
export const resultsOf = (game) => getItem(`${game}.results`) ?? {};

/** @param {Result[]} results @param {'played' | 'won'} key @returns {number} of the games of all these levels */
export const sumOf = (results, key) => results.reduce((sum, result) => sum + result[key], 0);

/** @param {Game} game @param {string} id of the level @returns {number | null} */
export const bestOf = (game, id) => resultsOf(game)[id]?.best ?? null;

/** @param {Game} game @param {string} id @param {'played' | 'won'} what @param {number | null} score */
function count(game, id, what, score) {
  const results = resultsOf(game);
  const result = { ...(results[id] ?? { played: 0, won: 0, best: null }) };
  result[what] += 1;
  if (score !== null && score < (result.best ?? Infinity)) result.best = score;
  setItem(`${game}.results`, { ...results, [id]: result });
}

/** Counts each game once as played, at its first move, and once as won. */
export class ResultTracker {
  #game;
  #level;
  /** How the current game has been counted. @type {Counted} */
  counted = 'nothing';

  /** @param {Game} game @param {() => string} level the id for the current game */
  constructor(game, level) {
    this.#game = game;
    this.#level = level;
  }

  /** The id of the level of the current game. */
  get level() {
    return this.#level();
  }

  /** A move was made. */
  played() {
    if (this.counted !== 'nothing') return;
    this.counted = 'played';
    count(this.#game, this.#level(), 'played', null);
  }

  /** @param {number | null} score null if the player had help */
  won(score) {
    if (this.counted !== 'played') return;
    this.counted = 'won';
    count(this.#game, this.#level(), 'won', score);
  }
}
