// The work that an element has begun and not ended: requests, lazy parts, timers. `settled` waits for it.

export class Pending {
  #count = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * Counts work until it ends.
   * @template T
   * @param {Promise<T>} work
   * @returns {Promise<T>} the same result; it settles when the work no longer counts
   */
  track(work) {
    return work.finally(this.begin());
  }

  /** Counts something that is no promise, such as a timer. @returns {() => void} ends it; further calls have no effect */
  begin() {
    let hasEnded = false;
    this.#count++;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      if (--this.#count === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    };
  }

  /** Resolves when nothing counts. */
  async settled() {
    while (this.#count > 0) await new Promise((/** @type {(value: void) => void} */ done) => this.#waiting.push(done));
  }
}
