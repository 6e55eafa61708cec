// A film of the reads of a board or a list: its position is the number of reads that are shown.

/** Milliseconds between two pictures at speed 1. */
const INTERVAL = 400;
/** The pictures of a whole film, so that a long one does not take minutes. */
const PICTURES = 160;

export class Film {
  steps = 0;
  total = 0;
  #draw;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(film: Film) => void} draw after each change */
  constructor(draw) {
    this.#draw = draw;
    const film = this;
    this.playback = {
      speed: 1,
      get playing() {
        return film.#timer !== undefined;
      },
      play() {
        if (film.steps === film.total) film.steps = 0;
        film.#schedule();
        film.#draw(film);
      },
      pause: () => this.#seek(this.steps),
      step: (/** @type {number} */ count = 1) => this.#seek(this.steps + count),
      seek: (/** @type {number} */ steps) => this.#seek(steps),
    };
  }

  /** Shows the end of a film. @param {number} total */
  open(total) {
    this.total = total;
    this.#seek(total);
  }

  /** @param {number} steps */
  #seek(steps) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#go(steps);
  }

  /** @param {number} steps */
  #go(steps) {
    this.steps = Math.min(Math.max(steps, 0), this.total);
    this.#draw(this);
  }

  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const steps = this.steps + Math.ceil(this.total / PICTURES);
      if (steps >= this.total) return this.#seek(steps);
      this.#schedule();
      this.#go(steps);
    }, INTERVAL / this.playback.speed);
  }
}
