// The device keeps the game on a page: it is saved after every change, goes on at the next visit, and follows another tab that has it
// as well.
import { clearSavedGame, getSavedGame, saveGame } from './saved-game.js';

/** @import { Game, Picture } from './saved-game.js' */

/**
 * Writes and reads the game on a board.
 * @template State
 * @typedef {object} SavedForm
 * @property {() => { state: State, picture: Picture | null } | null} write the game on the board; null if there is nothing to save
 * @property {(state: State) => void} read puts it on the board; throws if it is invalid
 * @property {(state: State) => boolean} isSame is this the game on the board, at whatever move?
 * @property {(state: State) => unknown} placeOf at which move it is: equal as JSON for equal places
 * @property {() => boolean} [isLookedAt] does the board show a game that leaves the saved one as it is?
 */

/** @template State */
export class GameSession {
  #game;
  #board;
  #form;
  #isReading = false;
  /** The place of the game that was saved or read last. */
  #place = '';

  /** @param {Game} game @param {{ playback: { playing: boolean } }} board @param {SavedForm<State>} form */
  constructor(game, board, form) {
    this.#game = game;
    this.#board = board;
    this.#form = form;
  }

  /** Is a saved game being put on the board? */
  get isReading() {
    return this.#isReading;
  }

  /** Can the saved game be played on? */
  get isUnfinished() {
    return Boolean(getSavedGame(this.#game)?.picture);
  }

  /** @returns {State | null} */
  get saved() {
    return getSavedGame(this.#game)?.state ?? null;
  }

  /** @param {State | null | undefined} state */
  #placeOf(state) {
    return state ? JSON.stringify(this.#form.placeOf(state)) : '';
  }

  /** The place of the game on the board. */
  get #now() {
    return this.#placeOf(this.#form.write()?.state);
  }

  /** Must the saved game stay as it is? */
  get #isLeft() {
    return this.#board.playback.playing || this.#isReading || this.#form.isLookedAt?.();
  }

  /** @param {ReturnType<SavedForm<State>['write']>} written */
  #store(written) {
    this.#place = this.#placeOf(written?.state);
    if (written) saveGame(this.#game, written.state, written.picture);
    else clearSavedGame(this.#game);
    return written?.state ?? null;
  }

  /** The board has changed. Its game is saved only if that has moved: another tab that it follows may be ahead by now. */
  changed() {
    if (this.#isLeft) return;
    const written = this.#form.write();
    if (this.#placeOf(written?.state) !== this.#place) this.#store(written);
  }

  /** @returns {State | null | undefined} what is saved now, null if nothing is; undefined if nothing was written */
  save() {
    return this.#isLeft ? undefined : this.#store(this.#form.write());
  }

  /** Puts a saved game on the board, which does not save it again. @param {State} state @returns {boolean} false if it is invalid */
  read(state) {
    this.#isReading = true;
    try {
      this.#form.read(state);
      return true;
    } catch {
      return false;
    } finally {
      this.#isReading = false;
      this.#place = this.#now;
    }
  }

  /** Another tab has saved a game. @returns {boolean} was it this one, at another move? It is on the board now */
  follow() {
    const { saved } = this;
    if (!saved || this.#board.playback.playing || !this.#form.isSame(saved)) return false;
    return this.#placeOf(saved) !== this.#now && this.read(saved);
  }
}
