// How <gomoku-board> is played: its attributes as properties.
import { PlayedElement } from './played-element.js';

/**
 * @import { Rule } from '../api/types.js'
 */

const rules = /** @type {const} */ (['freestyle', 'standard', 'renju', 'caro']);
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

  /** What the attribute asks for. */
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
    if (confirm === null) this.removeAttribute('confirm');
    else this.setAttribute('confirm', confirm);
  }

  /** What becomes of a forbidden move. */
  get foul() {
    return oneOf(foulHandlings, this.getAttribute('foul'));
  }

  set foul(foul) {
    this.setAttribute('foul', foul);
  }
}
