// A position that is being laid out: pieces are put down and taken away.

/** @typedef {import('../../../elements/huarong/piece-names.js').Shape} Shape */

const ROWS = 5;
const COLS = 4;

/** @type {Readonly<Record<Shape, readonly [height: number, width: number]>>} */
const sizes = { caocao: [2, 2], horizontal: [1, 2], vertical: [2, 1], soldier: [1, 1] };

export class Draft {
  /** Its cells; the engine says what they are worth. @type {number[][]} */
  cells = Array.from({ length: ROWS }, () => Array(COLS).fill(0));

  /** @param {readonly (readonly number[])[]} cells */
  set(cells) {
    this.cells = cells.map((row) => [...row]);
  }

  clear() {
    this.set(this.cells.map((row) => row.map(() => 0)));
  }

  /**
   * Puts a piece down so that it covers a cell, as near to its top-left corner as there is room.
   * @param {Shape} shape
   * @param {number} row
   * @param {number} col
   * @returns {boolean} is there room?
   */
  put(shape, row, col) {
    const [height, width] = sizes[shape];
    for (let up = 0; up < height; up++) {
      for (let left = 0; left < width; left++) {
        const covered = this.#cells(row - up, col - left, height, width);
        if (!covered) continue;
        const id = Math.max(...this.cells.flat()) + 1;
        for (const [r, c] of covered) this.cells[r][c] = id;
        return true;
      }
    }
    return false;
  }

  /** @param {number} row @param {number} col @returns {boolean} was there a piece? */
  take(row, col) {
    const id = this.cells[row][col];
    if (id === 0) return false;
    this.set(this.cells.map((line) => line.map((each) => (each === id ? 0 : each))));
    return true;
  }

  /**
   * @param {number} row @param {number} col @param {number} height @param {number} width
   * @returns {[number, number][] | null} the cells of this rectangle; null if one is taken or off the board
   */
  #cells(row, col, height, width) {
    const found = Array.from(
      { length: height * width },
      (_, i) => /** @type {[number, number]} */ ([row + Math.floor(i / width), col + (i % width)]),
    );
    return found.every(([r, c]) => this.cells[r]?.[c] === 0) ? found : null;
  }

  /** The pieces, whether they make a position or not. @returns {import('../../../api/types.js').Piece[]} */
  get pieces() {
    /** @type {Map<number, import('../../../api/types.js').Piece>} */
    const boxes = new Map();
    for (const [row, ids] of this.cells.entries()) {
      for (const [col, id] of ids.entries()) {
        if (id === 0) continue;
        const box = boxes.get(id) ?? { id, row, col, height: 1, width: 1 };
        box.height = row - box.row + 1;
        box.width = Math.max(box.width, col - box.col + 1);
        boxes.set(id, box);
      }
    }
    return [...boxes.values()];
  }
}
