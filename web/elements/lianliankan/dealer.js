// Deals for <lianliankan-board>: what was asked for, filled in, and no deal but the latest.
import { faces } from './tile-faces.js';

/** @typedef {import('../board/board-element.js').Qiju} Qiju */
/** @typedef {import('./foresight.js').Foresight} Foresight */
/** @typedef {import('../../api/types.js').Difficulty} Difficulty */
/** @typedef {import('../../api/types.js').Gravity} Gravity */
/** @typedef {import('../../api/types.js').RatedDeal} RatedDeal */

/**
 * @typedef {object} DealOptions
 * @property {number} [rows] those of the board on show, if not given
 * @property {number} [cols] likewise
 * @property {number} [kinds] as many as give four tiles each, or two where four do not fit; no more than there are faces
 * @property {number | number[]} [copies]
 * @property {number} [seed]
 * @property {Difficulty | null} [difficulty] that of the game before, if not given; null: the first board by construction
 * @property {Gravity} [gravity] likewise
 */

/** As many of each kind as fill the board, where it takes more kinds than there are faces. @param {number} cells */
const manyOfEach = (cells) =>
  faces.map((_, index) => 2 * (Math.floor(cells / 2 / faces.length) + Number(index < (cells / 2) % faces.length)));

/**
 * @param {DealOptions & { rows: number, cols: number }} options
 * @returns {import('../../api/types.js').DealOptions}
 */
export function request({ rows, cols, seed, gravity, ...tiles }) {
  const cells = rows * cols;
  const few = cells % 4 === 0 ? 4 : 2;
  const { copies = cells > few * faces.length && cells % 2 === 0 && !tiles.kinds ? manyOfEach(cells) : few } = tiles;
  const { kinds = Array.isArray(copies) ? copies.length : cells / copies } = tiles;
  return { rows, cols, kinds, copies, seed, gravity };
}

export class Dealer {
  /** A deal that is under way. @type {AbortController | null} */
  #dealing = null;
  #foresight;

  /** @param {Foresight} foresight */
  constructor(foresight) {
    this.#foresight = foresight;
  }

  get busy() {
    return this.#dealing !== null;
  }

  /** Drops the deal that is under way. */
  drop() {
    this.#dealing?.abort();
    this.#dealing = null;
  }

  /**
   * @param {Qiju} qiju
   * @param {import('../../api/types.js').DealOptions} asked
   * @returns {Promise<RatedDeal | null>} null if it was dropped
   */
  async deal(qiju, asked) {
    this.drop();
    const dealing = (this.#dealing = new AbortController());
    try {
      const dealt = await this.#foresight.deal(qiju, asked, dealing.signal);
      return dealing === this.#dealing ? dealt : null;
    } catch (error) {
      if (dealing.signal.aborted) return null;
      throw error;
    }
  }
}
