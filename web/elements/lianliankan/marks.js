// Which cells of a board of 连连看 are marked, and as what: by the name of the class that the style sheet knows.

/** @typedef {import('../board/grid-focus.js').Place} Place */
/** @typedef {import('../../api/types.js').Cell} Cell */
/** @typedef {import('../../api/types.js').Pair} Pair */

export class Marks {
  /** What was picked first. @type {Place | null} */
  selected = null;
  /** A pair that can be joined. @type {Cell[]} */
  hinted = [];
  /** All tiles of one kind. @type {Cell[]} */
  alike = [];

  clear() {
    this.selected = null;
    this.hinted = this.alike = [];
  }

  /** @param {Pair[]} pairs that can be joined @returns {Cell[]} what the selected tile can be joined to */
  partners(pairs) {
    const { selected } = this;
    const isSelected = (/** @type {Cell} */ [row, col]) => row === selected?.row && col === selected.col;
    return selected ? pairs.flatMap(([a, b]) => (isSelected(a) ? [b] : isSelected(b) ? [a] : [])) : [];
  }

  /**
   * @param {number} cols
   * @param {Cell[]} partners shown as what the selected tile can be joined to
   * @returns {Map<number, string>} the classes, by `cols * row + col`
   */
  classes(cols, partners) {
    /** @type {Map<number, string>} */
    const classes = new Map();
    /** @param {string} name @param {Cell[]} cells */
    const mark = (name, cells) => {
      for (const [row, col] of cells) classes.set(cols * row + col, `${classes.get(cols * row + col) ?? ''} ${name}`);
    };
    if (this.selected) mark('selected', [[this.selected.row, this.selected.col]]);
    mark('hinted', this.hinted);
    mark('alike', this.alike);
    mark('partner', partners);
    return classes;
  }
}
