// The state of <lianliankan-board>: a game, and the cells that are marked on it.

/** @import { Cell, Pair } from '../../api/types.js' */
/** @import { Place } from '../board/grid-focus.js' */
/** @import { LianliankanGame, Position } from './game.js' */

export class LianliankanState {
  /** Null until the engine has been loaded. @type {LianliankanGame | null} */
  game = null;
  /** The tile that was picked first. @type {Place | null} */
  selected = null;
  /** A pair that can be joined. @type {Cell[]} */
  hinted = [];
  /** All tiles of one kind. @type {Cell[]} */
  alike = [];
  /** The position for which no shuffle was found. @type {Position | null} */
  unarrangeable = null;

  clearMarks() {
    this.selected = null;
    this.hinted = this.alike = [];
  }

  /** @param {Pair[]} pairs that can be joined @returns {Cell[]} what the selected tile can be joined to */
  partners(pairs) {
    const { selected } = this;
    if (!selected) return [];
    const isSelected = (/** @type {Cell} */ [row, col]) => row === selected.row && col === selected.col;
    return pairs.flatMap(([a, b]) => (isSelected(a) ? [b] : isSelected(b) ? [a] : []));
  }

  /**
   * @param {number} cols
   * @param {Cell[]} partners to mark
   * @returns {Map<number, string>} the CSS classes of the marked cells, by `cols * row + col`
   */
  classes(cols, partners) {
    const { selected, hinted, alike } = this;
    /** @type {Map<number, string>} */
    const classes = new Map();
    /** @param {string} name @param {Cell[]} cells */
    const mark = (name, cells) => {
      for (const [row, col] of cells) classes.set(cols * row + col, `${classes.get(cols * row + col) ?? ''} ${name}`);
    };
    if (selected) mark('selected', [[selected.row, selected.col]]);
    mark('hinted', hinted);
    mark('alike', alike);
    mark('partner', partners);
    return classes;
  }
}

/** @param {number[][]} board @param {number} wanted @returns {Cell[]} the tiles of a kind */
export const cellsOf = (board, wanted) =>
  board.flatMap((kinds, row) =>
    kinds.flatMap((kind, col) => (kind === wanted ? [/** @type {Cell} */ ([row, col])] : [])),
  );
