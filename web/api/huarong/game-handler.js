// The handler that solveHuarongRoad takes: whoever wants to be told of each step.
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
export function tell(gameHandler, steps) {
  for (const { id, direction } of steps ?? []) gameHandler?.move(id, direction);
}
