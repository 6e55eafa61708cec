// The grid of buttons over the board of an editor: one tab stop, arrow keys inside it.
import { GridFocus } from '../../../elements/board/grid-focus.js';

/**
 * @param {HTMLElement} container
 * @param {(row: number, col: number, event: MouseEvent) => void} onClick
 */
export function createCellGrid(container, onClick) {
  const grid = document.createElement('div');
  grid.setAttribute('role', 'grid');
  grid.className = 'cells';
  container.append(grid);
  const focus = new GridFocus(grid);
  /** @type {HTMLButtonElement[][]} */
  let buttons = [];

  /** @param {number} row @param {number} col */
  function createCell(row, col) {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'gridcell');
    button.addEventListener('click', (event) => onClick(row, col, event));
    return button;
  }

  return {
    grid,
    focus,

    /** @param {number} rows @param {number} cols */
    resize(rows, cols) {
      if (rows === buttons.length && cols === buttons[0].length) return;
      buttons = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: cols }, (__, col) => createCell(row, col)),
      );
      grid.replaceChildren(
        ...buttons.map((line) => {
          const element = document.createElement('div');
          element.setAttribute('role', 'row');
          element.append(...line);
          return element;
        }),
      );
      container.style.setProperty('--rows', String(rows));
      container.style.setProperty('--cols', String(cols));
      focus.adopt(buttons);
    },

    /** @param {SVGElement} drawing that lies under the cells @param {string} name @param {(row: number, col: number) => string} nameOf a cell */
    show(drawing, name, nameOf) {
      container.querySelector('svg')?.remove();
      container.prepend(drawing);
      grid.setAttribute('aria-label', name);
      for (const [row, line] of buttons.entries()) {
        for (const [col, button] of line.entries()) button.setAttribute('aria-label', nameOf(row, col));
      }
    },
  };
}
