// Plays the frames of a film, numbered from 0. It can be given to playback-controls.js.

/** Milliseconds between two frames at speed 1. */
const INTERVAL = 400;
/** The frames shown of a whole film: a longer one skips some, so that it does not take minutes. */
const MOST_FRAMES = 160;

export class FramePlayer {
  /** The number of the frame that is shown. */
  steps = 0;
  /** The number of the last frame. */
  total = 0;
  #draw;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(player: FramePlayer) => void} draw after each change */
  constructor(draw) {
    this.#draw = draw;
    const player = this;
    this.playback = {
      speed: 1,
      get playing() {
        return player.#timer !== undefined;
      },
      play() {
        if (player.steps === player.total) player.steps = 0;
        player.#schedule();
        player.#draw(player);
      },
      pause: () => this.#seek(this.steps),
      step: (/** @type {number} */ count = 1) => this.#seek(this.steps + count),
      seek: (/** @type {number} */ steps) => this.#seek(steps),
    };
  }

  /** Opens another film. @param {number} total @param {number} [steps] the frame to show, by default the last */
  open(total, steps = total) {
    this.total = total;
    this.#seek(steps);
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
      const steps = this.steps + Math.ceil(this.total / MOST_FRAMES);
      if (steps >= this.total) return this.#seek(steps);
      this.#schedule();
      this.#go(steps);
    }, INTERVAL / this.playback.speed);
  }
}
