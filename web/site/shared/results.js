// How often each level was played and won, and the best result. Less is better: milliseconds, steps or moves.
import { recall, remember } from './store.js';

/** @typedef {import('./saved.js').Game} Game */
/** @typedef {{ zh: string, en: string, played: number, won: number, best: number | null }} Result */
/** @typedef {{ id: string, zh: string, en: string }} Level its name in both languages, and an id that stays */

/** @param {Game} game @returns {Record<string, Result>} by the level's id */
export const resultsOf = (game) => recall(`${game}.results`) ?? {};

/**
 * @param {Game} game
 * @param {string} id of the level
 * @returns {number | null}
 */
export const bestOf = (game, id) => resultsOf(game)[id]?.best ?? null;

/**
 * @param {Game} game
 * @param {Level} level
 * @param {(result: Result) => void} change
 */
function update(game, { id, zh, en }, change) {
  const results = resultsOf(game);
  results[id] = { ...(results[id] ?? { played: 0, won: 0, best: null }), zh, en };
  change(results[id]);
  remember(`${game}.results`, results);
}

/**
 * A game has begun: call it at the first move.
 * @param {Game} game
 * @param {Level} level
 */
export const countPlayed = (game, level) => update(game, level, (result) => (result.played += 1));

/**
 * A game was won.
 * @param {Game} game
 * @param {Level} level
 * @param {number | null} score null if the player had help: it is a win, yet no record
 * @returns {boolean} is it better than every one before?
 */
export function countWon(game, level, score) {
  let isBest = false;
  update(game, level, (result) => {
    result.won += 1;
    isBest = score !== null && !(result.best !== null && result.best <= score);
    if (isBest) result.best = score;
  });
  return isBest;
}
