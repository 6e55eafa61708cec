// The best moves in words: a button each, which makes the line of the move a variation.
import { html, render } from 'lit-html';
import { bestMoveText } from './analysis-texts.js';

/** @import { AnalysedMove } from '../../../api/types.js' */

/**
 * @param {HTMLElement} list
 * @param {(index: number) => void} choose one of the moves
 * @returns {(moves: readonly AnalysedMove[], size: number) => void} renders them; a button that has the focus stays
 */
export function createBestMovesList(list, choose) {
  /** The most moves so far: an item is hidden, not removed. */
  let count = 0;

  return (moves, size) => {
    count = Math.max(count, moves.length);
    const items = Array.from({ length: count }, (_, index) => {
      const { name, score, line } = index < moves.length ? bestMoveText(moves[index], size) : {};
      return html`
        <li ?hidden=${!name}>
          <button @click=${() => choose(index)}><b>${name}</b><span>${score}</span><small>${line}</small></button>
        </li>`;
    });
    render(items, list);
  };
}
