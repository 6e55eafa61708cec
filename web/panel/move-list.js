// The way out of one 华容道 position as text for a game panel, where nothing needs to be solved any more.

/** @typedef {{ id: number, direction: 'up' | 'down' | 'left' | 'right' }} Step */

/**
 * @param {readonly Step[]} steps as `solveHuarongRoad` gives them
 * @returns {string} a line a step, to be the body of `solveHuarongRoad`: `gameHandler.move(10, 'left')`
 */
export const moveLines = (steps) =>
  steps.map(({ id, direction }) => `gameHandler.move(${id}, '${direction}')\n`).join('');

/**
 * @param {readonly Step[]} steps as `solveHuarongRoad` gives them
 * @returns {string} the function `solveHuarongRoad` for that one position, ASCII only
 */
export function moveListFunction(steps) {
  const letters = steps.map(({ id, direction }) => id + direction[0]).join('');
  const rows = letters.match(/.{1,80}/g) ?? [''];
  return `// The way out of one position of Huarong Road, ${steps.length} steps: 10l moves piece 10 left. Made by Qiju.
var solveHuarongRoad = function (...given) {
  const handler = given.find((it) => it && typeof it.move === 'function') || gameHandler;
  const directions = { u: 'up', d: 'down', l: 'left', r: 'right' };
  const steps =
    '${rows.join("' +\n    '")}';
  for (const step of steps.match(/\\d+[udlr]/g) || []) {
    handler.move(parseInt(step, 10), directions[step.slice(-1)]);
  }
};
`;
}
