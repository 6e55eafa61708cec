// One tab stop for a grid of buttons, and arrow keys inside it: the ARIA Authoring Practices' grid pattern.

/** @typedef {{ row: number, col: number }} Place */

export class GridFocus {
  #grid;
  #buttons = /** @type {HTMLElement[][]} */ ([]);
  /** @type {Place} */
  #place = { row: 0, col: 0 };

  /** @param {HTMLElement} grid the element that gets the key presses and the focus events */
  constructor(grid) {
    this.#grid = grid;
    grid.addEventListener('keydown', (event) => this.#onKey(event));
    grid.addEventListener('focusin', (event) => {
      const place = this.placeOf(event.target);
      if (place) this.settle(place);
    });
  }

  /**
   * @param {HTMLElement[][]} buttons the new grid, row after row
   * @param {Place} [place] gets the tab stop; if not given, it stays where it was, or as near as the new grid allows
   */
  adopt(buttons, place = this.#place) {
    this.#buttons = buttons;
    for (const row of buttons) for (const button of row) button.tabIndex = -1;
    this.settle({
      row: Math.min(place.row, buttons.length - 1),
      col: Math.min(place.col, buttons[0].length - 1),
    });
  }

  /** The cell that has the tab stop. */
  get place() {
    return this.#place;
  }

  /**
   * Moves the tab stop and the focus.
   * @param {Place} place
   * @param {FocusOptions} [options]
   */
  focus(place, options) {
    this.settle(place);
    this.#buttons[place.row][place.col].focus(options);
  }

  /**
   * @param {EventTarget | null} target
   * @returns {Place | null} of the button that `target` is or is in
   */
  placeOf(target) {
    const button = target instanceof Element ? target.closest('button') : null;
    for (let row = 0; button && row < this.#buttons.length; row++) {
      const col = this.#buttons[row].indexOf(/** @type {HTMLElement} */ (button));
      if (col >= 0) return { row, col };
    }
    return null;
  }

  /** Moves the tab stop, and leaves the focus. @param {Place} place */
  settle(place) {
    const old = this.#buttons[this.#place.row]?.[this.#place.col];
    if (old) old.tabIndex = -1;
    this.#place = place;
    this.#buttons[place.row][place.col].tabIndex = 0;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey || event.metaKey || event.shiftKey || !this.#grid.contains(/** @type {Node} */ (event.target))) {
      return;
    }
    const lastRow = this.#buttons.length - 1;
    const lastCol = this.#buttons[0].length - 1;
    const { row, col } = this.#place;
    /** @type {Record<string, Place>} */
    const targets = event.ctrlKey
      ? { Home: { row: 0, col: 0 }, End: { row: lastRow, col: lastCol } }
      : {
          ArrowUp: { row: Math.max(row - 1, 0), col },
          ArrowDown: { row: Math.min(row + 1, lastRow), col },
          ArrowLeft: { row, col: Math.max(col - 1, 0) },
          ArrowRight: { row, col: Math.min(col + 1, lastCol) },
          Home: { row, col: 0 },
          End: { row, col: lastCol },
        };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    this.focus(target);
  }
}
