// The page's side of the sandbox for pasted code.

/**
 * @import { Outcome, Task } from './sandbox.js'
 */

/** The time limit of pasted code, in milliseconds. */
export const LIMIT = 10_000;

export class Runner {
  #frame;
  #ready;
  #number = 0;
  /** @type {Map<number, (outcome: Outcome) => void>} */
  #waiting = new Map();

  /** @param {HTMLIFrameElement} frame of the sandbox document */
  constructor(frame) {
    this.#frame = frame;
    // The `load` event may come from the empty document before it.
    this.#ready = new Promise((/** @type {(value: void) => void} */ resolve) => {
      addEventListener('message', ({ data, source }) => {
        if (source !== frame.contentWindow) return;
        if (data.ready) resolve();
        this.#waiting.get(data.number)?.(data);
        this.#waiting.delete(data.number);
      });
    });
    frame.src = /** @type {string} */ (frame.dataset.src);
  }

  /**
   * Runs pasted code; code that is still running is stopped.
   * @param {Pick<Task, 'code' | 'name'> & Partial<Pick<Task, 'calls' | 'board' | 'limit'>>} task
   * @returns {Promise<Outcome>}
   */
  async run({ code, name, calls = [], board = null, limit = LIMIT }) {
    await this.#ready;
    const number = ++this.#number;
    const outcome = new Promise((/** @type {(outcome: Outcome) => void} */ resolve) =>
      this.#waiting.set(number, resolve),
    );
    // Without code the message means "stop".
    this.#frame.contentWindow?.postMessage({ number, code: code || ' ', name, calls, board, limit }, '*');
    return outcome;
  }

  stop() {
    this.#frame.contentWindow?.postMessage({}, '*');
  }
}
