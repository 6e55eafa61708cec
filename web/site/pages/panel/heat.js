// Draws over a board of 连连看 how often each cell was read, the last read, and a path.
import { createElement } from '../../kernel/dom.js';
import { elementOf, shape, svg } from '../../kernel/svg.js';

/** The width of the frame around the tiles, in tiles: `--lane` of the element. */
const LANE = 0.3;

/** @param {number} index of a row or column @param {number} count of them @returns {number} its middle; −1 and `count` lie in the frame */
const middle = (index, count) => Math.min(Math.max(index + 0.5, -LANE / 2), count + LANE / 2);

/** @param {import('../../../elements/lianliankan/index.js').LianliankanBoard} board whose slot the drawing is put into; for screen readers there are sentences and a table */
export function createHeat(board) {
  const layer = createElement('div', { class: 'heat', 'aria-hidden': 'true', hidden: '' });
  const route = createElement('div', { class: 'route', 'aria-hidden': 'true' });
  board.append(layer, route);

  /**
   * @param {number[]} counts by cell, row by row; empty to show none
   * @param {number | null} last
   * @param {readonly (readonly number[])[]} [path]
   */
  return function draw(counts, last, path = []) {
    layer.hidden = counts.length === 0;
    const [rows, cols] = [board.board.length, board.board[0].length];
    const points = path.map(([row, col]) => `${middle(col, cols)},${middle(row, rows)}`).join(' ');
    route.replaceChildren(...(points ? [elementOf(svg(cols, rows, [shape('polyline', { points })], LANE))] : []));
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
