// How far a line gets from the selected tile of <lianliankan-board>: a number on each cell, and on the ring around them.

export class ReachLayer {
  element = document.createElement('div');
  /** @type {HTMLElement[][]} */
  #cells = [];

  constructor() {
    this.element.className = 'reach';
    this.element.hidden = true;
    this.element.setAttribute('aria-hidden', 'true'); // the tiles say it
  }

  /**
   * @param {number[][] | null} turns to each cell, the ring included; null hides the layer
   * @param {number[][]} board
   */
  draw(turns, board) {
    this.element.hidden = !turns;
    if (!turns) return;
    if (this.#cells.length !== turns.length || this.#cells[0].length !== turns[0].length) {
      this.#cells = turns.map((row) => row.map(() => document.createElement('span')));
      this.element.replaceChildren(...this.#cells.flat());
    }
    for (const [row, line] of turns.entries()) {
      for (const [col, count] of line.entries()) {
        const { dataset } = this.#cells[row][col];
        const place = board[row - 1]?.[col - 1];
        const on = place === undefined ? 'ring' : place === 0 ? 'empty' : 'tile';
        const text = count < 0 ? '' : String(count);
        if (dataset.turns !== text) dataset.turns = text;
        if (dataset.on !== on) dataset.on = on;
      }
    }
  }
}
