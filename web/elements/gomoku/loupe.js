// The point in aim: a cross-hair on the board, and, where the points are small, its neighbours under a loupe.
import { drawLines, range, svg } from './drawing.js';
import { placeOf } from './points.js';
import { colorAfter } from './sentences.js';

export class Loupe {
  cross = svg('path', { class: 'cross' });
  element = document.createElement('div');

  #size;
  #near = range(9).map(() => svg('circle', { r: 0.45 }));
  #lensCross = svg('path', { class: 'cross' });
  #lens;
  #caption = document.createElement('b');

  /** @param {number} size of the board's sides */
  constructor(size) {
    this.#size = size;
    this.#lens = svg('svg', { class: 'lens' }, drawLines(size), this.#lensCross, ...this.#near);
    this.element.className = 'loupe';
    this.element.setAttribute('aria-hidden', 'true');
    this.element.append(this.#lens, this.#caption);
  }

  /**
   * @param {number | null} aim
   * @param {boolean} wanted is there a loupe, too?
   * @param {readonly number[]} pieces
   * @param {string} name of the point
   */
  draw(aim, wanted, pieces, name) {
    const size = this.#size;
    this.cross.toggleAttribute('hidden', aim === null);
    this.element.hidden = aim === null || !wanted || size < 12; // a board of few cells has large ones
    if (aim === null) return;
    const { row, col } = placeOf(aim, size);
    const cross = `M.5 ${row + 0.5}H${size - 0.5}M${col + 0.5} .5V${size - 0.5}`;
    for (const path of [this.cross, this.#lensCross]) path.setAttribute('d', cross);
    this.#lens.setAttribute('viewBox', `${col - 1} ${row - 1} 3 3`);
    this.#near.forEach((circle, i) => {
      const y = row - 1 + Math.floor(i / 3);
      const x = col - 1 + (i % 3);
      const index = x < 0 || x >= size ? -1 : pieces.indexOf(y * size + x);
      const stone = index < 0 ? 'none' : colorAfter(index);
      circle.setAttribute('cx', String(x + 0.5));
      circle.setAttribute('cy', String(y + 0.5));
      circle.setAttribute('class', i === 4 ? `${colorAfter(pieces.length)} ghost` : stone);
    });
    this.#caption.textContent = name;
    this.#keepClear(row, col);
  }

  /** Puts the loupe, three magnified rows and a caption, where the finger is not. @param {number} row @param {number} col */
  #keepClear(row, col) {
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
