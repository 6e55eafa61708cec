// The solution of one 华容道 position as text to paste into a game panel.

/** @typedef {{ id: number, direction: 'up' | 'down' | 'left' | 'right' }} Step */

/**
 * @param {readonly Step[]} steps as `solveHuarongRoad` returns them
 * @returns {string} one step per line, the body of `solveHuarongRoad`: `gameHandler.move(10, 'left')`
 */
export const moveLines = (steps) =>
  steps.map(({ id, direction }) => `gameHandler.move(${id}, '${direction}')\n`).join('');

/**
 * @param {readonly Step[]} steps as `solveHuarongRoad` returns them
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
