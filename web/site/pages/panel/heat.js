// Draws over a board of 连连看 how often each cell was read, the last read, and a path.
import { svg } from '../../../elements/board/dom.js';
import { pointsOf, viewBoxOf } from '../../../elements/lianliankan/path.js';
import { createElement } from '../../kernel/dom.js';

/** @param {import('../../../elements/lianliankan/index.js').LianliankanBoard} board whose slot the drawing is put into; for screen readers there are sentences and a table */
export function createHeat(board) {
  const layer = createElement('div', { class: 'heat', 'aria-hidden': 'true', hidden: '' });
  const line = svg('polyline');
  const drawing = svg('svg', { class: 'route', 'aria-hidden': 'true' }, line);
  board.append(layer, drawing);

  /**
   * @param {number[]} counts by cell, row by row; empty to show none
   * @param {number | null} last
   * @param {readonly (readonly number[])[]} [path]
   */
  return function draw(counts, last, path = []) {
    layer.hidden = counts.length === 0;
    const { board: cells } = board;
    const size = { rows: cells.length, cols: cells[0].length };
    drawing.setAttribute('viewBox', viewBoxOf(size));
    line.setAttribute('points', pointsOf(path, size));
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
