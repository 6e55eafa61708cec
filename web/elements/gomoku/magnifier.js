// The aimed point: a cross-hair on the board and, on boards with small cells, a magnifier that shows its neighbours.
import { html, svg } from '../board/dom.js';
import { colorAfter } from './color.js';
import { drawGrid, range } from './drawing.js';
import { coordinatesOf } from './geometry.js';

/** Smaller boards have cells large enough for a finger. */
const MIN_SIZE = 12;

export class Magnifier {
  crosshair = svg('path', { class: 'crosshair' });
  element;

  #size;
  #neighbours = range(9).map(() => svg('circle', { r: 0.45 }));
  #lensCrosshair = svg('path', { class: 'crosshair' });
  #lens;
  #caption = html('b');

  /** @param {number} size of the board's sides */
  constructor(size) {
    this.#size = size;
    this.#lens = svg('svg', { class: 'lens' }, drawGrid(size), this.#lensCrosshair, ...this.#neighbours);
    this.element = html('div', { class: 'magnifier', 'aria-hidden': 'true' }, this.#lens, this.#caption);
  }

  /**
   * @param {number | null} aim on screen
   * @param {boolean} magnified show the magnifier too?
   * @param {readonly number[]} pieces on screen
   * @param {string} name of the point
   */
  draw(aim, magnified, pieces, name) {
    const size = this.#size;
    this.crosshair.toggleAttribute('hidden', aim === null);
    this.element.hidden = aim === null || !magnified || size < MIN_SIZE;
    if (aim === null) return;
    const { row, col } = coordinatesOf(aim, size);
    const path = `M.5 ${row + 0.5}H${size - 0.5}M${col + 0.5} .5V${size - 0.5}`;
    for (const crosshair of [this.crosshair, this.#lensCrosshair]) crosshair.setAttribute('d', path);
    this.#lens.setAttribute('viewBox', `${col - 1} ${row - 1} 3 3`);
    this.#neighbours.forEach((circle, i) => {
      const y = row - 1 + Math.floor(i / 3);
      const x = col - 1 + (i % 3);
      const index = x < 0 || x >= size ? -1 : pieces.indexOf(y * size + x);
      const stone = index < 0 ? 'none' : colorAfter(index);
      circle.setAttribute('cx', String(x + 0.5));
      circle.setAttribute('cy', String(y + 0.5));
      circle.setAttribute('class', i === 4 ? `${colorAfter(pieces.length)} ghost` : stone);
    });
    this.#caption.textContent = name;
    this.#moveOffFinger(row, col);
  }

  /** Places the magnifier, three enlarged rows and a caption, above or below the point. @param {number} row @param {number} col */
  #moveOffFinger(row, col) {
    const size = this.#size;
    const width = (5.4 * size) / 15;
    const height = (6.6 * size) / 15;
    const x = Math.min(Math.max(col + 0.5 - width / 2, 0), size - width);
    const y = row > size / 2 ? row - 0.6 - height : row + 1.6;
    for (const [key, value] of Object.entries({ x, y, width, height })) {
      this.element.style.setProperty(`--${key}`, String(value));
    }
  }
}
