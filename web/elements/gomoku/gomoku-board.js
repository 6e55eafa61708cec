// <gomoku-board>: its class. Its public members and its behaviour are in controller.js and state.js, and the rules of the game in C++.
import { BoardElement, exposeMembers } from '../board/board-element.js';
import { attributeNames, reflectAttributes } from '../board/contract.js';
import { attributes, members, stateMembers } from './attributes.js';
import { GomokuController } from './controller.js';
import css from './gomoku-board.css';
import marksCss from './marks.css';
import materialsCss from './materials.css';
import { loadEngine } from './engine.js';
import { GomokuState } from './state.js';

/** @import { Snapshot } from './controller.js' */
/** @import { Engine } from './engine.js' */

/**
 * 五子棋, for two players or against the computer. A point is `size * row + column`, from the top-left corner: 0 to 224 on 15×15.
 *
 * - Arrows, Home and End move the focus; Enter or Space places a stone.
 * - U undoes, Shift+U redoes; so do Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y.
 * - Comma and full stop step back and forward; < and > go to the start and the end.
 * - H gives a hint, F looks for a forced win, T shows the threats, R reads the status, Escape cancels the aim.
 *
 * @tagname gomoku-board
 *
 * @csspart point - An empty point.
 * @csspart stone - A stone, with its colour as a second part, `black` or `white`.
 *
 * @extends {BoardElement<Engine, number, Snapshot>}
 */
export class GomokuBoard extends BoardElement {
  static observedAttributes = attributeNames(attributes);

  constructor() {
    super({ attributes, css: css + marksCss + materialsCss, loadEngine, Controller: GomokuController });
  }
}

exposeMembers(GomokuBoard, GomokuController, members);
exposeMembers(GomokuBoard, GomokuState, stateMembers, ({ state }) => state);
reflectAttributes(GomokuBoard, attributes);
