// The best moves in words: a button each, which makes the line of the move a variation.
import { createElement, setText } from '../../kernel/dom.js';
import { bestMoveText } from './analysis-texts.js';

/** @import { AnalysedMove } from '../../../api/types.js' */

/**
 * @param {HTMLElement} list
 * @param {(index: number) => void} choose one of the moves
 * @returns {(moves: readonly AnalysedMove[], size: number) => void} renders them; a button that has the focus stays
 */
export function createBestMovesList(list, choose) {
  list.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest('li') : null;
    if (item) choose([...list.children].indexOf(item));
  });

  return (moves, size) => {
    while (list.children.length < moves.length) {
      const button = createElement('button', createElement('b'), createElement('span'), createElement('small'));
      list.append(createElement('li', button));
    }
    for (const [index, item] of /** @type {HTMLElement[]} */ ([...list.children]).entries()) {
      item.hidden = index >= moves.length;
      if (item.hidden) continue;
      const { name, score, line } = bestMoveText(moves[index], size);
      [name, score, line].forEach((text, at) => {
        setText(/** @type {Element} */ (item.firstElementChild).children[at], text);
      });
    }
  };
}
