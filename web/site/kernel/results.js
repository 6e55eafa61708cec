// How often each level was played and won, and the best score. Lower is better: milliseconds, steps or moves.
import { getItem, setItem } from './storage.js';

/** @typedef {import('./saved-game.js').Game} Game */
/** @typedef {{ zh: string, en: string, played: number, won: number, best: number | null }} Result */
/** @typedef {{ id: string, zh: string, en: string }} Level its name in both languages, and an id that never changes */
/** @typedef {'nothing' | 'played' | 'won'} Counted */

/** @param {Game} game @returns {Record<string, Result>} by level id */
export const resultsOf = (game) => getItem(`${game}.results`) ?? {};

/** @param {Result[]} results @param {'played' | 'won'} key @returns {number} of the games of all these levels */
export const sumOf = (results, key) => results.reduce((sum, result) => sum + result[key], 0);

/** @param {Game} game @param {string} id of the level @returns {number | null} */
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
  setItem(`${game}.results`, results);
}

/** Counts a game as played; call it at the first move. @param {Game} game @param {Level} level */
export const countPlayed = (game, level) => update(game, level, (result) => (result.played += 1));

/**
 * Counts a game as won.
 * @param {Game} game
 * @param {Level} level
 * @param {number | null} score null if the player had help: the win counts, the score does not
 */
export const countWon = (game, level, score) =>
  update(game, level, (result) => {
    result.won += 1;
    if (score !== null && (result.best === null || score < result.best)) result.best = score;
  });

/** Counts each game once as played, at its first move, and once as won. */
export class ResultTracker {
  #game;
  #level;
  /** What has been counted of the current game. @type {Counted} */
  counted = 'nothing';

  /** @param {Game} game @param {() => Level} level of the current game */
  constructor(game, level) {
    this.#game = game;
    this.#level = level;
  }

  /** Of the current game. @returns {Level} */
  get level() {
    return this.#level();
  }

  /** A move was made. */
  played() {
    if (this.counted !== 'nothing') return;
    this.counted = 'played';
    countPlayed(this.#game, this.#level());
  }

  /** @param {number | null} score null if the player had help */
  won(score) {
    if (this.counted !== 'played') return;
    this.counted = 'won';
    countWon(this.#game, this.#level(), score);
  }
}

/** The selected option's text up to its colon, in both languages. @param {HTMLSelectElement} select */
function optionName({ selectedOptions: [option] }) {
  const [zh, en = zh] = (option.dataset.text ?? option.text).split('|');
  return { zh: zh.split('：')[0], en: en.split(':')[0] };
}

/** @param {HTMLSelectElement[]} selects @returns {Level} that their selected options describe together */
export function levelOf(selects) {
  const names = selects.map(optionName);
  return {
    id: selects.map(({ value }) => value).join('.'),
    zh: names.map(({ zh }) => zh).join('，'),
    en: names.map(({ en }) => en).join(', '),
  };
}
