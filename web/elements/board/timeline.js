// Where a game stands in its own history, and the playback of the moves ahead. In the words of `HTMLMediaElement`: seek,
// play, pause, ended.
//
// Intended use: BoardElement makes one from the `timeline` option, and its public members call it. An element stops the
// playback with `#internals.timeline.stop()` before a move of the player, and starts it with `.play()`.
//
//   timeline: {
//     game: () => this.#game,                        // a History, or an object with the same members
//     sentences: () => strings[this.#internals.language],
//     onSeek: (from, sentence) => { … },             // the position has changed: draw, announce the sentence, emit `change`
//     onEnd: () => { … },                            // playback has made the last move
//   }

import './history.js'; // the History of two boards: in one chunk with this module

/**
 * The game to move through: History, for example.
 * @typedef {object} Game
 * @property {number} steps moves on the board
 * @property {number} total with those that can be redone
 * @property {boolean} helped did the engine suggest any of those on the board?
 * @property {(steps: number) => void} seek goes to the position after so many moves; limits them to 0…total
 * @property {number} [undoTo] the position that `undo` leads to, if it is not one move back
 * @property {number} [redoTo] the position that `redo` leads to, if it is not one move forward
 */

/**
 * What is announced. A function gets the number of moves on the board.
 * @typedef {object} Sentences
 * @property {string | ((steps: number) => string)} undone
 * @property {string | ((steps: number) => string)} redone
 * @property {string} [restarted]
 * @property {(steps: number, total: number) => string} playing
 * @property {(steps: number) => string} paused
 */

/**
 * @typedef {object} TimelineOptions
 * @property {() => Game} game that is shown at the moment
 * @property {() => Sentences} sentences in the language of the moment
 * @property {(text: string) => void} announce
 * @property {(from: number, sentence?: string) => void} onSeek the position has changed
 * @property {() => void} onPause
 * @property {() => void} [onEnd] playback has made the last move
 * @property {import('./pending.js').Pending} pending counts the playback
 */

/** Between two moves at speed 1, in milliseconds. */
const INTERVAL = 400;

export class Timeline {
  #options;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #endPlayback = () => {};
  #speed = 1;

  /** @param {TimelineOptions} options */
  constructor(options) {
    this.#options = options;
  }

  get steps() {
    return this.#game.steps;
  }

  get total() {
    return this.#game.total;
  }

  get helped() {
    return this.#game.helped;
  }

  get canUndo() {
    return this.steps > 0;
  }

  get canRedo() {
    return this.steps < this.total;
  }

  get playing() {
    return this.#timer !== undefined;
  }

  /** Moves per 0.4 seconds. */
  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    if (!(speed > 0)) throw new RangeError(`speed is ${speed}, want a number above 0`);
    this.#speed = speed;
  }

  restart() {
    this.#go(0, this.#options.sentences().restarted);
  }

  undo() {
    const { steps, undoTo = steps - 1 } = this.#game;
    if (this.canUndo) this.#go(undoTo, this.#options.sentences().undone);
  }

  redo() {
    const { steps, redoTo = steps + 1 } = this.#game;
    if (this.canRedo) this.#go(redoTo, this.#options.sentences().redone);
  }

  /** @param {number} count moves forward, backward if negative */
  step(count) {
    this.seek(this.steps + count);
  }

  /** @param {number} steps */
  seek(steps) {
    this.#go(steps);
  }

  /** Plays the moves ahead, if there are any. */
  play() {
    this.stop();
    if (!this.canRedo) return;
    this.#options.announce(this.#options.sentences().playing(this.steps, this.total));
    this.#endPlayback = this.#options.pending.begin();
    this.#schedule();
  }

  /** Stops the playback and announces it. */
  pause() {
    if (!this.playing) return;
    this.stop();
    this.#options.announce(this.#options.sentences().paused(this.steps));
    this.#options.onPause();
  }

  /** Stops the playback without announcing it. */
  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#endPlayback();
  }

  get #game() {
    return this.#options.game();
  }

  /** @param {number} steps @param {string | ((steps: number) => string)} [sentence] */
  #go(steps, sentence) {
    this.stop();
    this.#move(steps, typeof sentence === 'function' ? sentence(steps) : sentence);
  }

  /** @param {number} steps @param {string} [sentence] */
  #move(steps, sentence) {
    const from = this.steps;
    this.#game.seek(steps);
    this.#options.onSeek(from, sentence);
  }

  #schedule() {
    this.#timer = setTimeout(() => {
      const isLast = this.steps + 1 === this.total;
      if (isLast) this.stop();
      else this.#schedule();
      this.#move(this.steps + 1);
      if (isLast) this.#options.onEnd?.();
    }, INTERVAL / this.#speed);
  }
}
