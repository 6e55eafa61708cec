// The public members of <lianliankan-board>: attributes, which are also properties, and the names of the members of its controller.
import { flag, integer, keyword } from '../board/contract.js';
import { readShape } from './cells.js';

export const attributes = {
  /** Rows of the first game. Later changes of this and of the next four attributes have no effect. */
  rows: integer(1, 100, 8),
  /** Columns of the first game. */
  cols: integer(1, 100, 10),
  /**
   * Shape of the first game, instead of `rows` and `cols`: rows with spaces between them, in which `#` is a cell for a tile and `.` a
   * wall, such as `.##. #### .##.`.
   */
  shape: {
    parse: (/** @type {string} */ text) => (isShape(text) ? text : undefined),
    expected: 'rows of # and . that are equally long',
    byDefault: /** @type {string | null} */ (null),
  },
  /** Seed of the first game; random if missing. */
  seed: integer(0, 2 ** 32 - 1, null),
  /** Difficulty of the first game; not measured if missing. */
  difficulty: keyword(['easy', 'normal', 'hard', 'expert'], null),
  /** The direction in which tiles move when a pair has been removed. A change restarts the game. */
  gravity: keyword(['none', 'down', 'up', 'left', 'right', 'centre'], 'none'),
  /** After every move, find out if the board can still be cleared. */
  watchClearable: flag,
  /** Show on each cell how many turns a line from the selected tile needs, and which tiles it can be joined to. */
  reach: flag,
  /** The look of the tiles; `letters` needs neither Chinese nor colours. */
  skin: keyword(['serif', 'mahjong', 'letters', 'dark'], 'serif'),
  /** Hide the tiles. */
  covered: flag,
};

/** The public members of the controller. */
export const members = /** @type {const} */ ([
  'board',
  'start',
  'dealt',
  'remaining',
  'pairs',
  'shuffles',
  'clearable',
  'deal',
  'open',
  'shuffle',
  'hint',
  'solve',
  'pick',
  'unpick',
  'showAlike',
]);

/**
 * The element with all of its public members.
 * @typedef {import('./lianliankan-board.js').LianliankanBoard & import('../board/contract.js').ValuesOf<typeof attributes>
 *   & Pick<import('./controller.js').LianliankanController, (typeof members)[number]>} Element
 */

/** @param {string} text */
function isShape(text) {
  const rows = readShape(text);
  return /^[#.\s]+$/.test(text) && text.includes('#') && rows.every(({ length }) => length === rows[0].length);
}
