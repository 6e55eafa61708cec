// The state of <lianliankan-board>: a game, and the cells that are marked on it.

/** @import { Cell, Pair } from '../../api/types.js' */
/** @import { Place } from '../board/grid-focus.js' */

/**
 * @typedef {object} State
 * @property {import('./game.js').LianliankanGame | null} game null until the engine has been loaded
 * @property {Place | null} selected the tile that was picked first
 * @property {Cell[]} hinted a pair that can be joined
 * @property {Cell[]} alike all tiles of one kind
 * @property {import('./tile-faces.js').Skin} skin whose faces are loaded
 * @property {import('./game.js').Position | null} unarrangeable for which no shuffle was found
 */

/** @returns {State} */
export const createState = () => ({
  game: null,
  selected: null,
  hinted: [],
  alike: [],
  skin: 'serif',
  unarrangeable: null,
});

/** @param {State} state */
export function clearMarks(state) {
  state.selected = null;
  state.hinted = state.alike = [];
}

/** @param {State} state @param {Pair[]} pairs that can be joined @returns {Cell[]} what the selected tile can be joined to */
export function partnersOf({ selected }, pairs) {
  if (!selected) return [];
  const isSelected = (/** @type {Cell} */ [row, col]) => row === selected.row && col === selected.col;
  return pairs.flatMap(([a, b]) => (isSelected(a) ? [b] : isSelected(b) ? [a] : []));
}

/** @param {number[][]} board @param {number} wanted @returns {Cell[]} the tiles of a kind */
export const cellsOf = (board, wanted) =>
  board.flatMap((kinds, row) =>
    kinds.flatMap((kind, col) => (kind === wanted ? [/** @type {Cell} */ ([row, col])] : [])),
  );

/**
 * @param {State} state
 * @param {number} cols
 * @param {Cell[]} partners to mark
 * @returns {Map<number, string>} the CSS classes of the marked cells, by `cols * row + col`
 */
export function classesOf({ selected, hinted, alike }, cols, partners) {
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
