// Who is ahead: looked up in a worker of its own after every change, the latest position only.
import { Background } from '../board/background.js';

/**
 * @import { Rule } from '../../api/types.js'
 * @import { Qiju } from '../board/board-element.js'
 */

/** @typedef {{ pieces: number[], rule: Rule, size: number }} Position that goes on */

/** Enough to see what threatens, and quick: positions a look. */
const NODES = 20_000;

export class Outlook {
  #background = new Background();
  #abort = new AbortController();
  #qiju;
  /** @type {Position | null} */
  #next = null;
  #busy = false;
  /** The position that was looked at, and its score for Black, from -1 to 1. @type {{ position: Position, score: number } | null} */
  latest = null;

  /** @param {Qiju} qiju */
  constructor(qiju) {
    this.#qiju = qiju;
  }

  /** @param {Position} position @param {() => void} seen is called once it has been looked at, unless there is a later one */
  async look(position, seen) {
    this.#next = position;
    if (this.#busy) return;
    this.#busy = true;
    const { signal } = this.#abort;
    try {
      while (this.#next) {
        const now = /** @type {Position} */ (this.#next);
        this.#next = null;
        const { pieces, rule, size } = now;
        const { score } = await this.#background.run(
          this.#qiju,
          ({ gomoku }) => gomoku.bestMove(pieces, { rule, size, nodes: NODES }),
          signal,
        );
        this.latest = { position: now, score: pieces.length % 2 ? -score : score };
      }
      seen();
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.#busy = false;
    }
  }

  end() {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#background.end();
  }
}
