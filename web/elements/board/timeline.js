// Moves through the history of a game, and plays the moves ahead. BoardElement makes one from the `timeline` of the controller.
import { rangeError } from '../../api/errors.js';
import './history.js'; // the History of two boards: in one chunk with this module

/**
 * The game to move through: History, for example.
 * @typedef {object} Game
 * @property {number} steps moves on the board
 * @property {number} total with those that can be redone
 * @property {boolean} helped did the engine suggest any of those on the board?
 * @property {boolean} [demonstrated] did the engine make the last move?
 * @property {(steps: number) => void} seek goes to the position after this number of moves, from 0 to total
 * @property {boolean} [canUndo] can more be undone than the moves on the board?
 * @property {boolean} [canRedo] can more be redone than the moves ahead?
 * @property {number} [undoTo] the position that `undo` leads to; one move back if there is none
 * @property {number} [redoTo] the position that `redo` leads to; one move forward if there is none
 */

/**
 * The announcements. A function gets the number of moves on the board.
 * @typedef {object} Sentences
 * @property {string | ((steps: number) => string)} undone
 * @property {string | ((steps: number) => string)} redone
 * @property {string} [restarted]
 * @property {(steps: number, total: number) => string} playing
 * @property {(steps: number) => string} paused
 */

/**
 * The part of a controller that the timeline uses.
 * @typedef {object} TimelineOptions
 * @property {() => Game} game that is shown at the moment
 * @property {() => Sentences} sentences in the language of the moment
 * @property {(moves: readonly any[]) => void} suggest makes these the moves ahead; throws an error if one is not legal
 * @property {(from: number, sentence?: string) => void} onSeek the position has changed: draw it, announce the sentence, emit `change`
 * @property {() => void} onPlay playback begins
 * @property {() => void} [onEnd] playback has made the last move
 */

/** Milliseconds between two moves at speed 1. */
const INTERVAL = 400;

export class Timeline {
  #options;
  #internals;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #endPlayback = () => {};
  #speed = 1;

  /** @param {TimelineOptions} options @param {Pick<import('./board-element.js').BoardInternals<any>, 'announce' | 'emit' | 'pending' | 'stage'>} internals */
  constructor(options, internals) {
    this.#options = options;
    this.#internals = internals;
  }

  get steps() {
    return this.#game.steps;
  }

  get total() {
    return this.#game.total;
  }

  get playing() {
    return this.#timer !== undefined;
  }

  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    if (!(speed > 0)) {
      throw rangeError('argument-range', 'playback: speed', `is ${speed}, want a number above 0`, { value: speed });
    }
    this.#speed = speed;
    this.#internals.stage.style.setProperty('--speed', String(speed)); // of animations
  }

  restart() {
    this.#go(0, this.#options.sentences().restarted);
  }

  undo() {
    const { steps, undoTo = steps - 1 } = this.#game;
    if (steps > 0) this.#go(undoTo, this.#options.sentences().undone);
  }

  redo() {
    const { steps, total, redoTo = steps + 1 } = this.#game;
    if (steps < total) this.#go(redoTo, this.#options.sentences().redone);
  }

  /** @param {number} steps */
  seek(steps) {
    this.#go(steps);
  }

  /** @param {readonly any[]} [moves] if none are given, those ahead or, at the end, all */
  play(moves) {
    this.stop();
    if (moves) this.#options.suggest(moves);
    else if (this.steps === this.total && this.total > 0) this.#move(0);
    if (this.steps < this.total) {
      this.#internals.announce(this.#options.sentences().playing(this.steps, this.total));
      this.#endPlayback = this.#internals.pending.begin();
      this.#schedule();
    }
    this.#options.onPlay();
  }

  /** Stops the playback and announces it. */
  pause() {
    if (!this.playing) return;
    this.stop();
    this.#internals.announce(this.#options.sentences().paused(this.steps));
    this.#internals.emit('change');
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
