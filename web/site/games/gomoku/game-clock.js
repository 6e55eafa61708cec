// The clock of a game: each side has a time for all of its moves, and gains an increment with each of them (Fischer's clock).
import { oppositeOf } from '../../../elements/gomoku/color.js';

/** @typedef {'black' | 'white'} Color */
/** Milliseconds. @typedef {{ time: number, increment: number }} TimeControl */
/** The milliseconds that are left. @typedef {Record<Color, number>} Times */

/** @param {string} text minutes and seconds, such as '3+2' @returns {TimeControl | null} null for 'none' */
export function parseControl(text) {
  const [, minutes, seconds] = /^(\d+)\+(\d+)$/.exec(text) ?? [];
  return minutes ? { time: 60_000 * Number(minutes), increment: 1000 * Number(seconds) } : null;
}

export class GameClock {
  /** @type {TimeControl} */
  #control = { time: 0, increment: 0 };
  /** @type {Times} */
  #left = { black: 0, white: 0 };
  /** @type {Color | null} */
  #running = null;
  #since = 0;

  /** @returns {Times} of now */
  get left() {
    const left = { ...this.#left };
    if (this.#running) left[this.#running] -= performance.now() - this.#since;
    return { black: Math.max(0, left.black), white: Math.max(0, left.white) };
  }

  /** @returns {Color | null} the side whose time is over */
  get flagged() {
    const { black, white } = this.left;
    return black === 0 ? 'black' : white === 0 ? 'white' : null;
  }

  /** @returns {Color | null} the side whose time runs */
  get running() {
    return this.#running;
  }

  /** Stops it. @param {TimeControl} control @param {Times} [left] of a game that goes on */
  reset(control, left = { black: control.time, white: control.time }) {
    this.run(null);
    this.#control = control;
    this.#left = { black: left.black, white: left.white };
  }

  /** @param {Color} color has moved: the other side's time runs */
  moved(color) {
    const isFlagged = this.flagged !== null;
    this.run(isFlagged ? null : oppositeOf(color));
    if (!isFlagged) this.#left[color] += this.#control.increment;
  }

  /** Lets the time of a side run, or of none, as at the end of a game. @param {Color | null} color */
  run(color) {
    if (color === this.#running) return;
    this.#left = this.left;
    this.#running = color;
    this.#since = performance.now();
  }
}
