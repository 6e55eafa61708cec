// The attributes of <huarong-board>, which are also its properties.
import { flag, keyword, text } from '../board/contract.js';

export const attributes = {
  /** The name of a classic in any of its languages, such as 横刀立马. A change starts a game. */
  level: text,
  /** The share code of a position of any puzzle, instead of `level`. A change starts a game. */
  code: text,
  /** The metric of `hint`, `solve` and `distance`. */
  metric: keyword(['step', 'slide', 'move'], 'move'),
  /** Compute the distance to the exit after every change. */
  watchDistance: flag,
};

/** The element with the properties of its attributes. @typedef {import('./huarong-board.js').HuarongBoard & import('../board/contract.js').ValuesOf<typeof attributes>} Element */
