// The page's side of the sandbox.

/** The time limit of a visitor's code, in milliseconds. */
const LIMIT = 10_000;
/** How much longer to wait for a document that may have run out of memory. */
const PATIENCE = 3000;

export class Runner {
  #frame;
  /** @type {Promise<void>} */
  #ready = Promise.resolve();
  #number = 0;
  /** @type {Map<number, { resolve: (outcome: any) => void, onMessage: (message: any) => void }>} */
  #waiting = new Map();

  /** @param {HTMLIFrameElement} frame of the sandbox document */
  constructor(frame) {
    this.#frame = frame;
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      if (data.ready) this.#onReady();
      const waiting = this.#waiting.get(data.number);
      if (!data.outcome) return waiting?.onMessage(data.message);
      this.#waiting.delete(data.number);
      waiting?.resolve(data.outcome);
    });
    this.#load();
  }

  #onReady = () => {};

  #load() {
    // The `load` event may come from the empty document before it.
    this.#ready = new Promise((resolve) => (this.#onReady = resolve));
    this.#frame.src = /** @type {string} */ (this.#frame.dataset.src);
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
    const timer = setTimeout(() => {
      this.#waiting.get(number)?.resolve({ status: 'too-long', error: '', time: LIMIT });
      this.#waiting.delete(number);
      this.#load();
    }, LIMIT + PATIENCE);
    return outcome.finally(() => clearTimeout(timer));
  }

  stop() {
    this.#frame.contentWindow?.postMessage({}, '*');
  }
}
