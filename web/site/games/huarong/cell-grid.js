// The grid of buttons over the board of an editor: one tab stop, arrow keys inside it.
import { html, render } from 'lit-html';
import { GridFocus } from '../../../elements/board/grid-focus.js';

/** @param {HTMLElement} container @param {(row: number, col: number, event: MouseEvent) => void} onClick */
export function createCellGrid(container, onClick) {
  const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index);

  /** @param {{ rows: number, cols: number, drawing?: SVGElement, name?: string, nameOf: (row: number, col: number) => string }} view drawing: lies under the cells; nameOf: of one */
  function draw({ rows, cols, drawing, name, nameOf }) {
    const cell = (/** @type {number} */ row, /** @type {number} */ col) => html`
      <button type="button" role="gridcell" aria-label=${nameOf(row, col)}
        @click=${(/** @type {MouseEvent} */ event) => onClick(row, col, event)}></button>`;
    const lines = range(rows).map((row) => html`<div role="row">${range(cols).map((col) => cell(row, col))}</div>`);
    render(html`${drawing}<div class="cells" role="grid" aria-label=${name}>${lines}</div>`, container);
    container.style.setProperty('--rows', String(rows));
    container.style.setProperty('--cols', String(cols));
  }

  draw({ rows: 0, cols: 0, nameOf: String });
  const grid = /** @type {HTMLElement} */ (container.querySelector('.cells'));
  const focus = new GridFocus(grid);

  return {
    grid,
    focus,

    /** @param {Required<Parameters<typeof draw>[0]>} view */
    show(view) {
      draw(view);
      focus.adopt([...grid.children].map((line) => /** @type {HTMLElement[]} */ ([...line.children])));
    },
  };
}
