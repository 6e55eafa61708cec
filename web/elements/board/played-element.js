// A board element whose game can be wound back, on again, and played by itself.
import { BoardElement } from './board-element.js';
import { Playback } from './playback.js';

/**
 * What was played, and what is ahead.
 * @typedef {object} Timeline
 * @property {number} steps made
 * @property {number} total with those ahead
 * @property {boolean} helped were any of those made not the player's own?
 * @property {number} [undoTo] where `undo` leads, if not one step back
 * @property {number} [redoTo] where `redo` leads, if not one step on
 */

/**
 * What is said of it.
 * @typedef {object} Words
 * @property {string | ((steps: number) => string)} undone
 * @property {string | ((steps: number) => string)} redone
 * @property {string} [restarted]
 * @property {(steps: number, total: number) => string} playing
 * @property {(steps: number) => string} paused
 */

/** A kind of board gives `timeline`, `words` and `travel`, and may add to `ended`. */
export class PlayedElement extends BoardElement {
  #playback = new Playback(() => this.#beat());

  /** @protected @returns {Timeline} */
  get timeline() {
    throw new Error('timeline: not given');
  }

  /** @protected @returns {Words} */
  get words() {
    throw new Error('words: not given');
  }

  /**
   * Goes to where the game was, or will be, after so many steps, and shows it.
   * @protected
   * @param {number} steps
   * @param {string} [sentence] to be said
   */
  travel(steps, sentence) {
    throw new Error(`travel to ${steps}: not given; ${sentence}`);
  }

  /** A playback made its last step. @protected */
  ended() {}

  disconnectedCallback() {
    super.disconnectedCallback();
    this.pause();
  }

  /** Moves made, shuffles among them. */
  get steps() {
    return this.timeline.steps;
  }

  /** Moves, with those ahead. */
  get total() {
    return this.timeline.total;
  }

  /** Did `play` make any of the moves? */
  get helped() {
    return this.timeline.helped;
  }

  get canUndo() {
    return this.steps > 0;
  }

  get canRedo() {
    return this.steps < this.total;
  }

  get playing() {
    return this.#playback.playing;
  }

  /** Moves in 0.4 seconds; may change while it plays. */
  get speed() {
    return this.#playback.speed;
  }

  set speed(speed) {
    this.#playback.speed = speed;
  }

  /** Back to the beginning of this game. */
  restart() {
    this.#go(0, this.words.restarted);
  }

  undo() {
    const { steps, undoTo = steps - 1 } = this.timeline;
    if (this.canUndo) this.#go(undoTo, this.words.undone);
  }

  redo() {
    const { steps, redoTo = steps + 1 } = this.timeline;
    if (this.canRedo) this.#go(redoTo, this.words.redone);
  }

  /** @param {number} [count] moves on, or back if negative, without a word */
  step(count = 1) {
    this.seek(this.steps + count);
  }

  /** @param {number} steps shows the game as it was, or will be, after so many moves */
  seek(steps) {
    this.#go(steps);
  }

  pause() {
    if (!this.playing) return;
    this.#playback.stop();
    this.announce(this.words.paused(this.steps));
    this.emit('change');
  }

  /** Plays what is ahead. @protected */
  playOn() {
    this.halt();
    if (!this.canRedo) return;
    this.announce(this.words.playing(this.steps, this.total));
    this.#playback.start();
  }

  /** Ends a playback without a word. @protected */
  halt() {
    this.#playback.stop();
  }

  /** @param {number} steps @param {string | ((steps: number) => string)} [sentence] */
  #go(steps, sentence) {
    this.halt();
    this.travel(steps, typeof sentence === 'function' ? sentence(steps) : sentence);
  }

  /** One step of a playback. */
  #beat() {
    const last = this.steps + 1 === this.total;
    if (last) this.halt();
    this.travel(this.steps + 1);
    if (last) this.ended();
  }
}
