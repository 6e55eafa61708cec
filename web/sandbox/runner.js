// The page's side of the sandbox.

/** The time limit of a visitor's code, in milliseconds. */
const LIMIT = 10_000;

export class Runner {
  #frame;
  #ready;
  #number = 0;
  /** @type {Map<number, { resolve: (outcome: any) => void, onMessage: (message: any) => void }>} */
  #waiting = new Map();

  /** @param {HTMLIFrameElement} frame of the sandbox document */
  constructor(frame) {
    this.#frame = frame;
    // The `load` event may come from the empty document before it.
    this.#ready = new Promise((/** @type {(value: void) => void} */ resolve) => {
      addEventListener('message', ({ data, source }) => {
        if (source !== frame.contentWindow) return;
        if (data.ready) resolve();
        const waiting = this.#waiting.get(data.number);
        if (!data.outcome) return waiting?.onMessage(data.message);
        this.#waiting.delete(data.number);
        waiting?.resolve(data.outcome);
      });
    });
    frame.src = /** @type {string} */ (frame.dataset.src);
  }

  /**
   * Runs a script in a worker; one that is still running is stopped.
   * @param {string} script its source text
   * @param {unknown} input the message that it gets
   * @param {(message: any) => void} [onMessage] receives its messages before the last one
   * @returns {Promise<any>} its last message, an `Outcome` of document.js
   */
  async run(script, input, onMessage = () => {}) {
    await this.#ready;
    const number = ++this.#number;
    const outcome = new Promise((/** @type {(outcome: any) => void} */ resolve) =>
      this.#waiting.set(number, { resolve, onMessage }),
    );
    this.#frame.contentWindow?.postMessage({ number, script, input, limit: LIMIT }, '*');
    return outcome;
  }

  stop() {
    this.#frame.contentWindow?.postMessage({}, '*');
  }
}
