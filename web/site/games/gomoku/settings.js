// Applies the page's settings: the look of the board, how moves are made, and the opening rule.
import { byId } from '../../kernel/dom.js';
import { bindPreference } from '../../kernel/preferences.js';
import { getItem, setItem } from '../../kernel/storage.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/**
 * @param {GomokuBoard} board
 * @param {ReturnType<typeof import('./analysis.js').createAnalysis>} analysis
 * @param {import('./computer-words.js').ComputerWords} words
 * @param {(clock: string) => void} setClock
 */
export function connectSettings(board, analysis, words, setClock) {
  /** @param {string} id of the control @param {string | boolean} fallback @param {(value: any) => void} apply */
  const bind = (id, fallback, apply) => bindPreference(byId(id), `wuziqi.${id}`, fallback, apply);

  bind('confirm', 'auto', (confirm) => {
    board.confirm = confirm === 'auto' ? null : confirm;
    document.body.classList.toggle('confirms', confirm === 'on');
  });
  bind('foul', 'ask', (foul) => (board.foul = foul));
  bind('numbers', false, (numbers) => (board.numbers = numbers));
  bind('threats', false, (threats) => (board.threats = threats));
  bind('opening', 'none', (opening) => (board.opening = opening === 'none' ? null : opening));
  bind('resigns', false, (resigns) => (words.isWanted = resigns));
  bind('clock', 'none', setClock);
  bind('watch', false, (watch) => analysis.setEvaluation(watch));
  bind('surface', 'wood', (surface) => (board.surface = surface));
  bind('stones', 'shell', (stones) => (board.stones = stones));
  const { quarters = 0, mirrored = false } = getItem('wuziqi.look') ?? {};
  board.quarters = quarters;
  board.mirrored = mirrored;
}

/** @param {GomokuBoard} board @param {number} quarters clockwise quarter turns @param {boolean} mirrored */
export function setOrientation(board, quarters, mirrored) {
  board.quarters = quarters;
  board.mirrored = mirrored;
  setItem('wuziqi.look', { quarters, mirrored });
}
