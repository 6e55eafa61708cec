// A sliding-block puzzle under construction, which need not be legal: pieces are added, or strokes over its cells draw it.
import { cellsWhere, goalsOf, shapeOn } from '../../../elements/huarong/drawing.js';

/** @import { PuzzleOptions } from '../../../api/types.js' */
/** @typedef {{ row: number, col: number }} Place */
/** @typedef {'piece' | 'goal' | 'wall' | 'gate' | 'blank'} Tool */

const WALL = -1;
const GATE = -2;

/** These tools leave a number in a cell. */
const grounds = { blank: 0, wall: WALL, gate: GATE };

/** @template T @param {number} rows @param {number} cols @param {(row: number, col: number) => T} valueAt */
const grid = (rows, cols, valueAt) =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (__, col) => valueAt(row, col)));

export class PuzzleDraft {
  /** The piece in each cell by its id, 0 for none. */
  #ids = grid(5, 4, () => 0);
  /** The ground of each cell without a piece: 0, a wall or a gate. */
  #ground = grid(5, 4, () => 0);
  /** The goal of the top-left corner of a piece, by the piece's id. @type {Map<number, Place>} */
  #goals = new Map();
  /** Do pieces move along their longer side only? */
  lengthwise = false;
  /** The tool, the piece and the cell that the current stroke began with. @type {{ tool: Tool, id: number, from: Place } | null} */
  #stroke = null;

  get rows() {
    return this.#ids.length;
  }

  get cols() {
    return this.#ids[0].length;
  }

  /** The puzzle in the form that the API takes. */
  get board() {
    return grid(this.rows, this.cols, (row, col) => this.#ids[row][col] || this.#ground[row][col]);
  }

  get goals() {
    return [...this.#goals].map(([id, place]) => ({ id, ...place })).sort((a, b) => a.id - b.id);
  }

  /** The options as the API takes them. @returns {PuzzleOptions} */
  get options() {
    const { goals } = this;
    const gates = cellsWhere(this.#ground, (each) => each === GATE).map(([row, col]) => [row, col]);
    return {
      ...(goals.length > 0 && { goal: goals }),
      ...(gates.length > 0 && { gates }),
      ...(this.lengthwise && { lengthwise: true }),
    };
  }

  /** @param {{ board: readonly (readonly number[])[] } & PuzzleOptions} puzzle legal */
  load({ board, goal, gates = [], lengthwise = false }) {
    this.#ids = board.map((ids) => ids.map((id) => Math.max(id, 0)));
    this.#ground = board.map((ids) => ids.map((id) => Math.min(id, 0)));
    for (const [row, col] of gates) this.#ground[row][col] = GATE;
    this.#goals = new Map(goalsOf(goal).map(({ id, row, col }) => [id, { row, col }]));
    this.lengthwise = lengthwise;
    this.#stroke = null;
  }

  clear() {
    this.load({ board: grid(this.rows, this.cols, () => 0) });
  }

  /** Adds or removes rows at the bottom and columns on the right. @param {number} rows @param {number} cols */
  resize(rows, cols) {
    this.#ids = grid(rows, cols, (row, col) => this.#ids[row]?.[col] ?? 0);
    this.#ground = grid(rows, cols, (row, col) => this.#ground[row]?.[col] ?? 0);
    this.#dropGoals();
  }

  /** @param {number} row @param {number} col */
  #isFree(row, col) {
    return this.#ids[row]?.[col] === 0 && this.#ground[row][col] === 0;
  }

  get #newId() {
    return Math.max(...this.#ids.flat()) + 1;
  }

  /**
   * Adds a piece that covers a cell, with its top-left corner as near to it as there is room.
   * @param {{ height: number, width: number }} size
   * @param {Place} cell
   * @returns {boolean} is there room?
   */
  add({ height, width }, { row, col }) {
    const rectangle = grid(height, width, (down, right) => ({ down, right })).flat();
    const corner = rectangle.find((from) =>
      rectangle.every(({ down, right }) => this.#isFree(row - from.down + down, col - from.right + right)),
    );
    if (!corner) return false;
    const id = this.#newId;
    for (const { down, right } of rectangle) this.#ids[row - corner.down + down][col - corner.right + right] = id;
    return true;
  }

  /** Begins a stroke. @param {Tool} tool @param {Place} cell */
  begin(tool, cell) {
    const { row, col } = cell;
    const id = tool === 'piece' && this.#isFree(row, col) ? this.#newId : this.#ids[row][col];
    this.#stroke = { tool, id, from: cell };
    if (tool !== 'goal') return this.#draw(cell);
    if (id === 0) return;
    if (!this.#goals.delete(id)) this.#goals.set(id, this.#cornerOf(id));
  }

  /** Leads the stroke on, to a neighbouring cell or any other: a piece stays in one part. @param {Place} cell */
  drawTo(cell) {
    const { tool, id, from } = this.#stroke ?? { tool: 'piece', id: 0, from: cell };
    if (tool === 'goal') {
      if (id !== 0) this.#setGoal(id, cell.row - from.row, cell.col - from.col);
      return;
    }
    let { row, col } = from;
    while (row !== cell.row || col !== cell.col) {
      if (row !== cell.row) row += Math.sign(cell.row - row);
      else col += Math.sign(cell.col - col);
      this.#draw({ row, col });
    }
    if (this.#stroke) this.#stroke.from = cell;
  }

  /** @param {Place} cell @returns {boolean} was there a piece, a wall or a gate? It is removed */
  remove({ row, col }) {
    const removed = this.#ids[row][col];
    if (removed !== 0) this.#ids = this.#ids.map((ids) => ids.map((id) => (id === removed ? 0 : id)));
    else if (this.#ground[row][col] !== 0) this.#ground[row][col] = 0;
    else return false;
    this.#dropGoals();
    return true;
  }

  /** @param {Place} cell */
  #draw({ row, col }) {
    const { tool, id } = /** @type {{ tool: Exclude<Tool, 'goal'>, id: number }} */ (this.#stroke);
    if (tool === 'piece') {
      if (id > 0 && this.#isFree(row, col)) this.#ids[row][col] = id;
      return;
    }
    this.#ids[row][col] = 0;
    this.#ground[row][col] = grounds[tool];
    this.#dropGoals();
  }

  /** @param {number} id @param {number} down from the piece, in cells @param {number} right */
  #setGoal(id, down, right) {
    const cells = shapeOn(this.#ids, id);
    const { row, col } = this.#cornerOf(id);
    const [bottom, rightmost] = [Math.max(...cells.map(([r]) => r)), Math.max(...cells.map(([, c]) => c))];
    this.#goals.set(id, {
      row: Math.max(0, Math.min(row + down, this.rows - 1 - bottom)),
      col: Math.max(0, Math.min(col + right, this.cols - 1 - rightmost)),
    });
  }

  /** @param {number} id of a piece @returns {Place} */
  #cornerOf(id) {
    const cells = cellsWhere(this.#ids, (each) => each === id);
    return { row: Math.min(...cells.map(([row]) => row)), col: Math.min(...cells.map(([, col]) => col)) };
  }

  /** Drops the goals of pieces that are gone. */
  #dropGoals() {
    const ids = new Set(this.#ids.flat());
    for (const id of this.#goals.keys()) if (!ids.has(id)) this.#goals.delete(id);
  }
}
