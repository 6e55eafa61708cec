// Measures time, and writes it as text.

export class Stopwatch {
  #before = 0;
  /** @type {number | null} null while it is stopped */
  #startedAt = null;

  get running() {
    return this.#startedAt !== null;
  }

  /** Milliseconds for which it has run; the clock of the device may have been set back. */
  get elapsed() {
    return this.#before + (this.#startedAt === null ? 0 : Math.max(0, Date.now() - this.#startedAt));
  }

  start() {
    this.#startedAt ??= Date.now();
  }

  stop() {
    this.#before = this.elapsed;
    this.#startedAt = null;
  }

  /** Stops it. @param {number} [elapsed] milliseconds */
  reset(elapsed = 0) {
    this.#before = elapsed;
    this.#startedAt = null;
  }
}

/** @param {number} milliseconds @returns {string} such as 3:25 */
export function formatTime(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
