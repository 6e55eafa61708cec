// A clock that can be stopped and goes on, and how its time is written.

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

/** @param {number} milliseconds @returns {string} such as 3:25 */
export function clockText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
