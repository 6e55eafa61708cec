// Reads the handler of solveHuarongRoad: an object whose `move` receives each step of the solution.
import { isRevoked, wrongType } from './arguments.js';

/** @import { GameHandler, Step } from './types.js' */

/**
 * @param {GameHandler | undefined} gameHandler
 * @returns {(steps: Step[] | null) => void} calls the handler for each step
 */
export function readHandler(gameHandler) {
  if (gameHandler === undefined) return () => {};
  const move = isRevoked(gameHandler) ? undefined : gameHandler?.move;
  if (typeof move !== 'function' || isRevoked(move)) {
    throw wrongType('solveHuarongRoad: gameHandler', gameHandler, 'an object with a function move');
  }
  return (steps) => {
    for (const { id, direction } of steps ?? []) move.call(gameHandler, id, direction);
  };
}
