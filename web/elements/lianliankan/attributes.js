// The public members of <lianliankan-board>: attributes, which are also properties, and the names of the members of its controller.
import { flag, integer, keyword } from '../board/contract.js';
import { readShape } from './cells.js';

// A call, since declarations lose the comments of an object literal.
export const attributes = Object.freeze({
  /**
   * Rows of the first game. Later changes of this and of the next four attributes have no effect.
   * @example <lianliankan-board rows="6" cols="8"></lianliankan-board>
   */
  rows: integer(1, 100, 8),
  /**
   * Columns of the first game.
   * @example <lianliankan-board rows="6" cols="8"></lianliankan-board>
   */
  cols: integer(1, 100, 10),
  /**
   * Shape of the first game, instead of `rows` and `cols`: rows with spaces between them, in which `#` is a cell for a tile and `.` a
   * wall, such as `.##. #### .##.`.
   * @example <lianliankan-board shape=".##. #### .##."></lianliankan-board>
   */
  shape: {
    parse: (/** @type {string} */ text) => (isShape(text) ? text : undefined),
    expected: 'rows of # and . that are equally long',
    byDefault: /** @type {string | null} */ (null),
  },
  /**
   * Seed of the first game; random if missing.
   * @example <lianliankan-board seed="7"></lianliankan-board>
   */
  seed: integer(0, 2 ** 32 - 1, null),
  /**
   * Difficulty of the first game; not measured if missing.
   * @example <lianliankan-board difficulty="hard"></lianliankan-board>
   */
  difficulty: keyword(['easy', 'normal', 'hard', 'expert'], null),
  /**
   * The direction in which tiles move when a pair has been removed. A change restarts the game.
   * @example <lianliankan-board gravity="down"></lianliankan-board>
   */
  gravity: keyword(['none', 'down', 'up', 'left', 'right', 'centre'], 'none'),
  /**
   * After every move, find out if the board can still be cleared.
   * @example <lianliankan-board watch-clearable></lianliankan-board>
   */
  watchClearable: flag,
  /**
   * Show on each cell how many turns a line from the selected tile needs, and which tiles it can be joined to.
   * @example <lianliankan-board reach></lianliankan-board>
   */
  reach: flag,
  /**
   * The look of the tiles; `letters` needs neither Chinese nor colours.
   * @example <lianliankan-board skin="mahjong"></lianliankan-board>
   */
  skin: keyword(['serif', 'mahjong', 'letters', 'dark'], 'serif'),
  /**
   * Hide the tiles.
   * @example <lianliankan-board covered></lianliankan-board>
   */
  covered: flag,
});

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
