// The handler of solveHuarongRoad, which is called for each step of the solution.
import { show } from '../arguments.js';

/** @import { GameHandler, Step } from '../types.js' */

/** @param {GameHandler | undefined} gameHandler */
export function checkHandler(gameHandler) {
  if (gameHandler !== undefined && typeof gameHandler?.move !== 'function') {
    throw new TypeError(`solveHuarongRoad: gameHandler is ${show(gameHandler)}, want an object with a function move`);
  }
}

/**
 * @param {GameHandler | undefined} gameHandler
 * @param {Step[] | null} steps
 */
export function callHandler(gameHandler, steps) {
  for (const { id, direction } of steps ?? []) gameHandler?.move(id, direction);
}
