// The game of 连连看 that was left, and how it goes on.
import { clearSavedGame, getSavedGame, saveGame } from '../../shared/saved-game.js';
import { readAddress, writeAddress } from './address.js';

/** @typedef {import('../../../elements/lianliankan/lianliankan-board.js').LianliankanBoard} Board */
/** @typedef {import('./address.js').Game} Game */
/** @typedef {import('./address.js').Pickers} Pickers */

/**
 * What a board does not know of its game.
 * @typedef {{ counted: import('../../shared/results.js').Counted, elapsed: number, hints: number, shuffles: number }} Progress
 */

/** @param {Board} board @returns {Game | null} the game on show; null if it was not dealt */
export function gameOn({ start, seed, difficulty, gravity }) {
  return seed === null || difficulty === null
    ? null
    : { seed, rows: start.length, cols: start[0].length, difficulty, gravity };
}

/** Keeps the game on show, unless it is over or has not begun. @param {Board} board @param {Progress} progress */
export function keepGame(board, progress) {
  const cells = board.board;
  const game = gameOn(board);
  if (!game || board.left === 0 || cells.flat().every(Boolean)) return clearSavedGame('lianliankan');
  const { record, clearRate } = board;
  saveGame('lianliankan', { ...record, ...progress, address: writeAddress(game), clearRate }, cells);
}

/**
 * @param {Pickers} pickers
 * @param {Game | null | undefined} linked what the address names
 * @returns {{ state: any, game: Game } | null} the game that was left, unless the address names another
 */
export function gameLeft(pickers, linked) {
  const state = getSavedGame('lianliankan')?.state;
  const game = typeof state?.address === 'string' && readAddress(state.address, pickers);
  return game && (!linked || writeAddress(linked) === state.address) ? { state, game } : null;
}

/**
 * Goes on with it.
 * @param {Board} board
 * @param {{ state: any, game: Game }} left
 * @returns {Progress | null} null if what was kept is no game
 */
export function goOn(board, { state, game }) {
  try {
    board.open(state.board, { line: state.line, gravity: /** @type {Board['gravity']} */ (game.gravity) });
  } catch {
    return null;
  }
  board.seed = game.seed;
  board.difficulty = /** @type {Board['difficulty']} */ (game.difficulty);
  board.clearRate = typeof state.clearRate === 'number' ? state.clearRate : null;
  const number = (/** @type {unknown} */ value) => Number(value) || 0;
  return {
    counted: state.counted === 'won' ? 'won' : 'played',
    elapsed: number(state.elapsed),
    hints: number(state.hints),
    shuffles: number(state.shuffles),
  };
}
