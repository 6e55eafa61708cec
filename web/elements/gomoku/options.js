// How <gomoku-board> is played: its attributes as properties.
import { PlayedElement } from '../board/played-element.js';

/**
 * @import { Rule } from '../../api/types.js'
 * @import { Color } from './strings.js'
 */

const rules = /** @type {const} */ (['freestyle', 'standard', 'renju', 'caro']);
const colors = /** @type {const} */ (['black', 'white']);
const levels = /** @type {const} */ (['normal', 'easy', 'hard', 'expert']);
const openings = /** @type {const} */ (['swap', 'swap2']);
const foulHandlings = /** @type {const} */ (['ask', 'refuse', 'lose']);
const usualSize = 15;

/**
 * @template {string} T
 * @param {readonly T[]} known the usual one first
 * @param {string | null} value
 */
const oneOf = (known, value) => known.find((item) => item === value) ?? known[0];

export class GomokuOptions extends PlayedElement {
  /** @returns {Rule} */
  get rule() {
    return oneOf(rules, this.getAttribute('rule'));
  }

  set rule(rule) {
    this.setAttribute('rule', rule);
  }

  /** What the attribute asks for. @protected */
  get sizeAttribute() {
    const size = Number(this.getAttribute('size') ?? usualSize);
    return Number.isInteger(size) && size >= 5 && size <= 22 ? size : usualSize;
  }

  /** Does every stone show the number of its move? */
  get numbers() {
    return this.hasAttribute('numbers');
  }

  set numbers(numbers) {
    this.toggleAttribute('numbers', numbers);
  }

  /** Are fives, fours and open threes marked? */
  get threats() {
    return this.hasAttribute('threats');
  }

  set threats(threats) {
    this.toggleAttribute('threats', threats);
  }

  /** Does a point want a second tap: 'on', 'off', or null, if a finger tapped it? */
  get confirm() {
    return this.getAttribute('confirm');
  }

  set confirm(confirm) {
    this.#reflect('confirm', confirm);
  }

  /** The side that the computer plays; null: two people play. Black is who moves first. @returns {Color | null} */
  get opponent() {
    const value = this.getAttribute('opponent');
    return colors.find((color) => color === value) ?? null;
  }

  set opponent(opponent) {
    this.#reflect('opponent', opponent);
  }

  /** How well the computer plays. */
  get level() {
    return oneOf(levels, this.getAttribute('level'));
  }

  set level(level) {
    this.setAttribute('level', level);
  }

  /** Is a colour taken after the first stones? @returns {'swap' | 'swap2' | null} */
  get opening() {
    const value = this.getAttribute('opening');
    return openings.find((opening) => opening === value) ?? null;
  }

  set opening(opening) {
    this.#reflect('opening', opening);
  }

  /** Look after every change who is ahead? */
  get watch() {
    return this.hasAttribute('watch');
  }

  set watch(watch) {
    this.toggleAttribute('watch', watch);
  }

  /** By how many quarters, clockwise, the board is turned: 0 to 3. It is the look that is turned, not the game. */
  get quarters() {
    const quarters = Number(this.getAttribute('quarters'));
    return Number.isInteger(quarters) ? ((quarters % 4) + 4) % 4 : 0;
  }

  set quarters(quarters) {
    this.setAttribute('quarters', String(quarters));
  }

  /** Is the board, once it is turned, mirrored left to right? */
  get mirrored() {
    return this.hasAttribute('mirrored');
  }

  set mirrored(mirrored) {
    this.toggleAttribute('mirrored', mirrored);
  }

  /** What becomes of a forbidden move. */
  get foul() {
    return oneOf(foulHandlings, this.getAttribute('foul'));
  }

  set foul(foul) {
    this.setAttribute('foul', foul);
  }

  /** @param {string} name of an attribute @param {string | null} value null takes it away */
  #reflect(name, value) {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }
}
