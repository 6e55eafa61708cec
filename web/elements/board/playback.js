// Plays a game on by itself, a step a beat.

/** Between two steps at speed 1, in milliseconds. */
const BEAT = 400;

export class Playback {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #step;
  #speed = 1;

  /** @param {() => void} step makes a step, and stops the playback after the last */
  constructor(step) {
    this.#step = step;
  }

  get playing() {
    return this.#timer !== undefined;
  }

  /** Steps in 0.4 seconds; may change while it plays. */
  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    if (!(speed > 0)) throw new RangeError(`speed is ${speed}, want a number above 0`);
    this.#speed = speed;
  }

  start() {
    this.stop();
    this.#timer = setTimeout(() => {
      this.start();
      this.#step();
    }, BEAT / this.#speed);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
