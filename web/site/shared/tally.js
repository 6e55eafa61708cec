// A game among the results: it is counted once as played, at its first move, and once as won.
import { countPlayed, countWon } from './results.js';

/** @typedef {import('./saved.js').Game} Game */
/** @typedef {import('./results.js').Level} Level */
/** @typedef {'nothing' | 'played' | 'won'} Counted */

/** The text of what is picked, up to its colon, in both languages. @param {HTMLSelectElement} select */
function nameOf({ selectedOptions: [option] }) {
  const [zh, en = zh] = (option.dataset.text ?? option.text).split('|');
  return { zh: zh.split('：')[0], en: en.split(':')[0] };
}

/** @param {HTMLSelectElement[]} pickers @returns {Level} what they say together */
export function levelOf(pickers) {
  const names = pickers.map(nameOf);
  return {
    id: pickers.map(({ value }) => value).join('.'),
    zh: names.map(({ zh }) => zh).join('，'),
    en: names.map(({ en }) => en).join(', '),
  };
}

export class Tally {
  #game;
  #level;
  /** What is known of the game on show. @type {Counted} */
  counted = 'nothing';

  /** @param {Game} game @param {() => Level} level that is played */
  constructor(game, level) {
    this.#game = game;
    this.#level = level;
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
