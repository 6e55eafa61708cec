// The game on a page as the device keeps it: saved after every change, gone on with at the next visit, and followed when another
// tab has it as well.
import { clearSavedGame, getSavedGame, saveGame } from './saved-game.js';
import { Stopwatch } from './stopwatch.js';

/** @typedef {import('./saved-game.js').Game} Game */
/** @typedef {import('./saved-game.js').Picture} Picture */

/**
 * How a game is saved.
 * @template State
 * @typedef {object} SavedForm
 * @property {() => { state: State, picture: Picture | null } | null} write the game on the board; null if there is nothing to save
 * @property {(state: State) => void} read puts it on the board; throws if it is invalid
 * @property {(state: State) => boolean} isSame is this the game on the board, at whatever move?
 * @property {(state: State) => unknown} place at which move it is: equal texts for equal places
 */

/** @template State */
export class GameSession {
  clock = new Stopwatch();
  #game;
  #board;
  #form;
  #isReading = false;

  /**
   * @param {Game} game
   * @param {{ playback: { playing: boolean } }} board
   * @param {SavedForm<State>} form
   */
  constructor(game, board, form) {
    this.#game = game;
    this.#board = board;
    this.#form = form;
  }

  /** Is a saved game being put on the board? What the board goes through then is not saved. */
  get isReading() {
    return this.#isReading;
  }

  /** @returns {State | null} */
  get saved() {
    return getSavedGame(this.#game)?.state ?? null;
  }

  save() {
    if (this.#board.playback.playing || this.#isReading) return;
    const written = this.#form.write();
    if (written) saveGame(this.#game, written.state, written.picture);
    else clearSavedGame(this.#game);
  }

  /** Puts a saved game on the board. @param {State} state @returns {boolean} false if it is invalid */
  read(state) {
    this.#isReading = true;
    try {
      this.#form.read(state);
      return true;
    } catch {
      return false;
    } finally {
      this.#isReading = false;
    }
  }

  /** Another tab has saved a game. @returns {boolean} was it this one, at another move? It is on the board now */
  follow() {
    const { saved } = this;
    const { isSame, place } = this.#form;
    if (!saved || this.#board.playback.playing || !isSame(saved)) return false;
    const written = this.#form.write()?.state;
    return (!written || String(place(saved)) !== String(place(written))) && this.read(saved);
  }
}
