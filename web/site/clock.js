// A clock that can be stopped and goes on.

export class Clock {
  #run = 0;
  /** @type {number | null} when it was started; null while it stands */
  #since = null;

  get running() {
    return this.#since !== null;
  }

  /** Milliseconds that it ran. */
  get elapsed() {
    return this.#run + (this.#since === null ? 0 : Date.now() - this.#since);
  }

  start() {
    this.#since ??= Date.now();
  }

  stop() {
    this.#run = this.elapsed;
    this.#since = null;
  }

  /** @param {number} [elapsed] milliseconds that it ran before */
  reset(elapsed = 0) {
    this.#run = elapsed;
    this.#since = null;
  }
}
