// `board.playback`: the playback as a page uses it, in the words of HTMLMediaElement.

/** @template Move */
export class Playback {
  #timeline;

  /** @param {import('./timeline.js').Timeline} timeline */
  constructor(timeline) {
    this.#timeline = timeline;
  }

  /** Are moves being played back? @type {boolean} */
  get playing() {
    return this.#timeline.playing;
  }

  /**
   * 1 is a move every 0.4 seconds, 2 is twice as fast. May change during playback.
   * @type {number}
   * @example board.playback.speed = 2;
   */
  get speed() {
    return this.#timeline.speed;
  }

  set speed(speed) {
    this.#timeline.speed = speed;
  }

  /**
   * Plays moves from the position on the board or, if none are given, those ahead; at the end of the game, all of it again. A move
   * of the player ends the playback.
   * @param {readonly Move[]} [moves]
   * @param {{ speed?: number }} [options] sets `speed`
   * @throws {TypeError | RangeError} if a move is not legal
   * @example board.playback.play(undefined, { speed: 2 });
   */
  play(moves, { speed = this.speed } = {}) {
    this.speed = speed;
    this.#timeline.play(moves);
  }

  /**
   * Pauses, and announces it.
   * @example board.playback.pause();
   */
  pause() {
    this.#timeline.pause();
  }

  /**
   * Shows the position after a number of moves.
   * @param {number} steps
   * @example board.playback.seek(0);
   */
  seek(steps) {
    this.#timeline.seek(steps);
  }

  /**
   * Steps forward without announcing it to screen readers.
   * @param {number} [count] moves; backward if negative
   * @example board.playback.step(-1);
   */
  step(count = 1) {
    this.#timeline.seek(this.#timeline.steps + count);
  }
}
