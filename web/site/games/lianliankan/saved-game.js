// Saves the unfinished game of 连连看, and resumes it.
import { clearSavedGame, getSavedGame, saveGame } from '../../kernel/saved-game.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { readAddress, writeAddress } from './address.js';
import { START } from './bonus-timer.js';
import { nameOfShape } from './shapes.js';

/** @typedef {import('../../../elements/lianliankan/lianliankan-board.js').LianliankanBoard} Board */
/** @typedef {import('./address.js').Game} Game */
/** @typedef {import('./address.js').Pickers} Pickers */

/**
 * What the board does not know about its game; elapsed, bonus: milliseconds.
 * @typedef {{ counted: import('../../kernel/results.js').Counted, elapsed: number, bonus: number, bestCombo: number, hints: number }} Progress
 */

/** @typedef {{ state: any, game: Game }} SavedGame state: as stored; its moves may be illegal */

/** @param {Board} board @returns {Game | null} the game on the board; null if it was not dealt */
export function gameOf({ start, dealt, gravity }) {
  const shape = nameOfShape(start);
  const { seed, difficulty = null } = dealt ?? {};
  return seed === undefined || difficulty === null || shape === null
    ? null
    : { seed, rows: start.length, cols: start[0].length, shape, difficulty, gravity };
}

/** Saves the game on the board, unless it is over or has not begun. @param {Board} board @param {Progress} progress */
export function save(board, progress) {
  const cells = board.board;
  const game = gameOf(board);
  if (!game || board.remaining === 0 || cells.flat().every(Boolean)) return clearSavedGame('lianliankan');
  const { board: from, moves: line, shuffles, dealt } = board.snapshot();
  const state = { board: from, line, ...progress, shuffles, address: writeAddress(game), clearRate: dealt?.clearRate };
  saveGame('lianliankan', state, cells);
}

/** Another game, or the same from its start, has taken the place of the saved one, which can be brought back. */
export function keepPrevious() {
  const saved = getSavedGame('lianliankan');
  if (saved) setItem('lianliankan.previous', saved);
}

/** @param {Pickers} pickers @returns {(SavedGame & { remaining: number }) | null} the game before this one, and how many pairs remain in it */
export function loadPrevious(pickers) {
  const state = getItem('lianliankan.previous')?.state;
  const game = state && readAddress(state.address, pickers);
  if (!game) return null;
  const tiles = state.board.flat().filter((/** @type {number} */ kind) => kind > 0).length;
  return { state, game, remaining: tiles / 2 - state.line.length };
}

export const forgetPrevious = () => setItem('lianliankan.previous', undefined);

/**
 * @param {Pickers} pickers
 * @param {Game | null | undefined} linked the game that the address names
 * @returns {SavedGame | null} the saved game, unless the address names another one
 */
export function load(pickers, linked) {
  const state = getSavedGame('lianliankan')?.state;
  const game = state && readAddress(state.address, pickers);
  return game && (!linked || writeAddress(linked) === state.address) ? { state, game } : null;
}

/** @param {Board} board @param {SavedGame} saved @returns {Progress | null} null if what was stored is not a valid game */
export function resume(board, { state, game }) {
  const { clearRate = null, counted, elapsed, bonus = START, bestCombo = 0, hints, shuffles } = state;
  const { seed, gravity, difficulty } = game;
  try {
    const dealt = { seed, difficulty, clearRate };
    board.restore(/** @type {any} */ ({ board: state.board, moves: state.line, gravity, shuffles, dealt }));
  } catch {
    return null;
  }
  return { counted, elapsed, bonus, bestCombo, hints };
}
