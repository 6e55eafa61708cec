// Draws over a board of 连连看 how often each cell was read, and the last read.
import { createElement } from '../../kernel/dom.js';

/** @param {HTMLElement} board whose slot the drawing is put into; for screen readers there are sentences and a table */
export function createHeat(board) {
  const layer = createElement('div', { class: 'heat', 'aria-hidden': 'true', hidden: '' });
  board.append(layer);

  /** @param {number[]} counts by cell, row by row; empty to show none @param {number | null} last */
  return function draw(counts, last) {
    layer.hidden = counts.length === 0;
    if (layer.children.length !== counts.length) {
      layer.replaceChildren(...counts.map(() => createElement('span')));
    }
    const most = Math.max(...counts, 1);
    for (const [cell, count] of counts.entries()) {
      const element = /** @type {HTMLElement} */ (layer.children[cell]);
      element.textContent = count ? String(count) : '';
      element.dataset.heat = String(count ? Math.ceil((4 * count) / most) : 0);
      element.classList.toggle('last', cell === last);
    }
  };
}
