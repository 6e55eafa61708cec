// The public members of <huarong-board>: attributes, which are also properties, and the names of the members of its controller.
import { flag, keyword, text } from '../board/contract.js';

// A call, since declarations lose the comments of an object literal.
export const attributes = Object.freeze({
  /**
   * The name of a classic in any of its languages, such as 横刀立马. A change starts a game.
   * @example <huarong-board level="横刀立马"></huarong-board>
   */
  level: text,
  /** The share code of a position of any puzzle, instead of `level`. A change starts a game. */
  code: text,
  /**
   * The metric of `hint`, `solve` and `distance`.
   * @example <huarong-board metric="step"></huarong-board>
   */
  metric: keyword(['step', 'slide', 'move'], 'move'),
  /**
   * Compute the distance to the exit after every change.
   * @example <huarong-board watch-distance></huarong-board>
   */
  watchDistance: flag,
});

/** The public members of the controller. */
export const members = /** @type {const} */ ([
  'board',
  'code',
  'start',
  'options',
  'lengths',
  'solved',
  'distance',
  'trend',
  'open',
  'move',
  'applySteps',
  'takeOver',
  'hint',
  'solve',
  'analyse',
  'nameOf',
]);

/**
 * The element with all of its public members.
 * @typedef {import('./huarong-board.js').HuarongBoard & Omit<import('../board/contract.js').ValuesOf<typeof attributes>, 'code'>
 *   & Pick<import('./controller.js').HuarongController, (typeof members)[number]>} Element
 */
