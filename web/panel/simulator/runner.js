// Runs pasted code in the sandbox, on the side of the page.

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
    // Not its `load` event: the empty document before it may have caused that.
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
   * Runs pasted code; stops the code that is running.
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
