// <lianliankan-board>: its class. Its public members and its behaviour are in controller.js, and the rules of the game in C++.
import css from './lianliankan-board.css';
import reachCss from './reach.css';
import skinsCss from './skins.css';
import { BoardElement, exposeMembers } from '../board/board-element.js';
import { attributeNames, reflectAttributes } from '../board/contract.js';
import { attributes, members } from './attributes.js';
import { LianliankanController } from './controller.js';
import { loadEngine } from './engine.js';

/** @import { Pair } from '../../api/types.js' */
/** @import { Engine } from './engine.js' */
/** @import { Snapshot } from './game.js' */

/**
 * 连连看: pick two matching tiles; if they can be joined, both are removed.
 *
 * Keys:
 *
 * - Arrows, Home, End, Ctrl+Home and Ctrl+End move the focus; Enter and Space pick a tile; Escape cancels the selection.
 * - N and Shift+N go to the next or previous equal tile and mark all of them; so does a right click or a long press.
 * - H gives a hint, L toggles `reach`, R announces how the game stands.
 * - U or Ctrl+Z undoes, Shift+U or Ctrl+Shift+Z redoes.
 *
 * With `--qiju-transpose` rows are shown as columns where that makes tiles larger, such as on a phone that was turned. Arrow keys,
 * labels and announcements then follow what is seen; properties, methods and events do not change.
 *
 * @tagname lianliankan-board
 *
 * @csspart tile - A tile, or an empty cell.
 * @csspart wall - A cell with a wall: it only takes the focus.
 * @csspart walls - The walls as they are drawn, an SVG path.
 * @csspart path - The line between two tiles.
 * @csspart won - The notice of a game that the player has won, which is also a `notice`.
 *
 * @slot - Content shown over the board.
 *
 * @cssprop --qiju-low-tile - The minimum width of a tile in a low window (40px, on a touch screen 32px). The page scrolls then.
 * @cssprop --qiju-tile - The minimum width of a tile (24px). A board that does not fit scrolls.
 * @cssprop --qiju-transpose - How many times as large tiles must become for rows to be shown as columns, such as 1.2 (never, unless set).
 *
 * @extends {BoardElement<Engine, Pair, Snapshot>}
 */
export class LianliankanBoard extends BoardElement {
  static observedAttributes = attributeNames(attributes);

  constructor() {
    super({ attributes, css: css + reachCss + skinsCss, loadEngine, Controller: LianliankanController });
  }
}

exposeMembers(LianliankanBoard, LianliankanController, members);
reflectAttributes(LianliankanBoard, attributes);
