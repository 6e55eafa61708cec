// Where the player points: the point that waits for its second tap, and the forbidden point to explain.
import { forbiddenToExplain } from './state.js';

/** @import { BoardInternals } from '../board/board-element.js' */
/** @import { Messages } from './messages.js' */
/** @import { State } from './state.js' */

export class Aim {
  #state;
  #messages;
  #emit;

  /** @param {State} state @param {() => Messages} messages @param {BoardInternals<object>['emit']} emit */
  constructor(state, messages, emit) {
    this.#state = state;
    this.#messages = messages;
    this.#emit = emit;
  }

  /** @param {number | null} point waits for its second tap */
  set(point) {
    if (point === this.#state.aim) return;
    this.#state.aim = point;
    this.#emit('aim', { point });
  }

  /** @param {'pointer' | 'focus'} source is on the point now @param {number | null} point @returns {boolean} as `explain` */
  hover(source, point) {
    this.#state.hover[source] = point;
    return this.explain();
  }

  /** @returns {boolean} is another forbidden point to be explained, or none any more? */
  explain() {
    const forbidden = forbiddenToExplain(this.#state);
    if (forbidden === this.#state.explained) return false;
    this.#state.explained = forbidden;
    const text = forbidden && this.#messages().explainForbidden(forbidden);
    this.#emit('explain', forbidden && { point: forbidden.point, text });
    return true;
  }
}
