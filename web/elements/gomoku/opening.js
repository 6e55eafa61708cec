// 一手交换 and swap2: the first player places black, white, black; the second takes a colour or, in swap2, places white and
// black in turn and lets the first take one. Whoever has White moves next.
import { colorAfter } from './sentences.js';

/** @import { Color } from './strings.js' */

/** @typedef {'swap' | 'swap2'} Opening */
/** @typedef {Color | 'more'} Choice the colour that a player takes, or two more stones */
/** @typedef {'first' | 'second'} Player */

/** @param {number} at how many stones there are @returns {number} how many choices may have been made when the next is placed */
export const choicesBy = (at) => (at < 3 ? 0 : at < 5 ? 1 : 2);

/**
 * @param {Opening | null} opening
 * @param {number} at how many stones there are
 * @param {readonly Choice[]} choices that were made
 * @returns {Player | null} who has to choose, before the next stone
 */
export function chooserAt(opening, at, choices) {
  if (opening && at === 3 && choices.length === 0) return 'second';
  return opening === 'swap2' && at === 5 && choices.length === 1 && choices[0] === 'more' ? 'first' : null;
}

/** @param {Player} player */
const other = (player) => (player === 'first' ? 'second' : 'first');

/**
 * @param {Color} color
 * @param {readonly Choice[]} choices
 * @returns {Player} who has that colour, once the stones of the opening are there
 */
export function playerOf(color, choices) {
  const taken = choices.at(-1);
  if (taken === undefined || taken === 'more') return color === 'black' ? 'first' : 'second';
  const chooser = choices.length > 1 ? 'first' : 'second';
  return color === taken ? chooser : other(chooser);
}

/**
 * @param {Opening | null} opening
 * @param {number} at the number of a stone, from 0
 * @param {readonly Choice[]} choices
 * @returns {Player} who places it
 */
export function playerAt(opening, at, choices) {
  if (opening && at < 3) return 'first';
  if (opening && at < 5 && choices[0] === 'more') return 'second';
  return playerOf(colorAfter(at), choices);
}
