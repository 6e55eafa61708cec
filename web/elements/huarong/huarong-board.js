// <huarong-board>: its class. Its public members and its behaviour are in controller.js, and the rules of the game in C++.
import drawingCss from './drawing.css';
import boardCss from './huarong-board.css';
import { BoardElement, exposeMembers } from '../board/board-element.js';
import { attributeNames, reflectAttributes } from '../board/contract.js';
import { attributes, members } from './attributes.js';
import { HuarongController } from './controller.js';
import { loadEngine } from './engine.js';

/** @import { Step } from '../../api/types.js' */
/** @import { Engine } from './engine.js' */
/** @import { Snapshot } from './game.js' */

/**
 * 华容道 (Klotski): slide the pieces until the 2×2 piece, 曹操, reaches the exit. `open` also takes any other sliding-block
 * puzzle, with pieces of any shape, walls, gates and several goals.
 *
 * Keys:
 * - arrows move the focus from piece to piece; with Shift they move the piece
 * - Enter or Space selects a piece, which arrows then move; Escape deselects it
 * - H hint, R read out the state of the game, U or Ctrl+Z undo, with Shift redo
 *
 * @tagname huarong-board
 *
 * @csspart piece - A piece of a classic board; also `caocao`, `horizontal`, `vertical` or `soldier`.
 * @csspart exit - The text below the exit.
 * @csspart pad - The row with the four arrow buttons.
 * @csspart won - The notice of a game that the player has won, which is also a `notice`.
 *
 * @slot - Shown with the notice when the game is won.
 *
 * @extends {BoardElement<Engine, Step, Snapshot>}
 */
export class HuarongBoard extends BoardElement {
  static observedAttributes = attributeNames(attributes);

  constructor() {
    super({ attributes, css: boardCss + drawingCss, loadEngine, Controller: HuarongController });
  }
}

exposeMembers(HuarongBoard, HuarongController, members);
reflectAttributes(HuarongBoard, attributes);
