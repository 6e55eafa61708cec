// The bonus of a game is time. It runs down from the first match on, and grows with every match, the more the quicker they follow each
// other. When none is left, only the bonus is gone.

/** A game begins with START, and there is never more than MOST, in milliseconds. */
export const START = 20_000;
export const MOST = 30_000;
/** A match adds GAIN, and COMBO_GAIN for each match before it in its combo, in milliseconds. */
const GAIN = 3000;
const COMBO_GAIN = 500;
/** The most milliseconds between two matches of one combo. */
const COMBO_TIME = 4000;

export class BonusTimer {
  /** The bonus that was left when it last stopped, in milliseconds. */
  #left = START;
  /** The time of its start; null while it stands still. @type {number | null} */
  #since = null;
  #lastMatch = -Infinity;
  /** The fewest tiles so far: a pair that was undone adds nothing when it is removed again. */
  #fewest = Infinity;
  /** Matches in a row without a long pause. */
  combo = 0;
  bestCombo = 0;

  /** The bonus that is left, in milliseconds. */
  get left() {
    const gone = this.#since === null ? 0 : performance.now() - this.#since;
    return Math.max(0, Math.round(this.#left - gone));
  }

  get running() {
    return this.#since !== null && this.left > 0;
  }

  reset() {
    this.resume(START, 0, Infinity);
  }

  /** Goes on with a saved game. @param {number} left milliseconds @param {number} bestCombo @param {number} tiles that remain */
  resume(left, bestCombo, tiles) {
    this.#left = Math.min(left, MOST);
    this.#since = null;
    this.#lastMatch = -Infinity;
    this.#fewest = tiles;
    this.combo = 0;
    this.bestCombo = bestCombo;
  }

  /** A pair was removed. @param {number} tiles that remain */
  match(tiles) {
    if (tiles >= this.#fewest) return;
    this.#fewest = tiles;
    const now = performance.now();
    this.combo = now - this.#lastMatch <= COMBO_TIME ? this.combo + 1 : 1;
    this.bestCombo = Math.max(this.bestCombo, this.combo);
    this.#lastMatch = now;
    const { left } = this;
    this.#left = left === 0 ? 0 : Math.min(MOST, left + GAIN + COMBO_GAIN * (this.combo - 1));
    this.#since = now;
  }

  stop() {
    this.#left = this.left;
    this.#since = null;
  }

  start() {
    this.#since ??= performance.now();
  }
}
