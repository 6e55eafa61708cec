// A position under construction: pieces are added and removed; it need not be legal.

/** @import { Piece } from '../../../api/types.js' */
/** @import { Shape } from '../../../elements/huarong/piece-names.js' */

const ROWS = 5;
const COLS = 4;

/** @type {Readonly<Record<Shape, readonly [height: number, width: number]>>} */
const sizes = { caocao: [2, 2], horizontal: [1, 2], vertical: [2, 1], soldier: [1, 1] };

export class EditorPosition {
  /** 0 or a piece's id. @type {number[][]} */
  cells = Array.from({ length: ROWS }, () => Array(COLS).fill(0));

  /** @param {readonly (readonly number[])[]} cells */
  set(cells) {
    this.cells = cells.map((row) => [...row]);
  }

  clear() {
    this.set(this.cells.map((row) => row.map(() => 0)));
  }

  /**
   * Adds a piece that covers a cell, with its top-left corner as near to it as there is room.
   * @param {Shape} shape
   * @param {number} row
   * @param {number} col
   * @returns {boolean} whether there is room
   */
  add(shape, row, col) {
    const [height, width] = sizes[shape];
    for (let up = 0; up < height; up++) {
      for (let left = 0; left < width; left++) {
        const free = this.#freeRectangle(row - up, col - left, height, width);
        if (!free) continue;
        const id = Math.max(...this.cells.flat()) + 1;
        for (const [r, c] of free) this.cells[r][c] = id;
        return true;
      }
    }
    return false;
  }

  /** @param {number} row @param {number} col @returns {boolean} whether there was a piece */
  remove(row, col) {
    const removed = this.cells[row][col];
    if (removed === 0) return false;
    this.set(this.cells.map((ids) => ids.map((id) => (id === removed ? 0 : id))));
    return true;
  }

  /**
   * @param {number} row
   * @param {number} col
   * @param {number} height
   * @param {number} width
   * @returns {[number, number][] | null} its cells; null if one is taken or off the board
   */
  #freeRectangle(row, col, height, width) {
    const cells = Array.from(
      { length: height * width },
      (_, i) => /** @type {[number, number]} */ ([row + Math.floor(i / width), col + (i % width)]),
    );
    return cells.every(([r, c]) => this.cells[r]?.[c] === 0) ? cells : null;
  }

  /** The pieces in reading order. @returns {Piece[]} */
  get pieces() {
    /** @type {Map<number, Piece>} */
    const pieces = new Map();
    for (const [row, ids] of this.cells.entries()) {
      for (const [col, id] of ids.entries()) {
        if (id === 0) continue;
        const piece = pieces.get(id) ?? { id, row, col, height: 1, width: 1 };
        piece.height = row - piece.row + 1;
        piece.width = Math.max(piece.width, col - piece.col + 1);
        pieces.set(id, piece);
      }
    }
    return [...pieces.values()];
  }
}
