// Finds the steps along a path through the map.

/** @import { Metric, PuzzleOptions, Step } from '../../../api/types.js' */
/** @typedef {import('../../../elements/huarong/engine.js').Engine['huarong']} Rules */

/**
 * @param {Rules} rules
 * @param {number[][]} board where the path starts
 * @param {{ metric: Metric, options: PuzzleOptions }} subject of the map
 * @param {readonly number[]} path numbers of positions, each one move after the one before
 * @param {(boards: number[][][]) => Promise<number[]>} numbersOf positions in the map
 * @returns {Promise<Step[]>} as far as the first position that is solved
 */
export async function stepsAlong(rules, board, { metric, options }, path, numbersOf) {
  const after = (/** @type {number[][]} */ from, /** @type {Step} */ { id, direction }) =>
    /** @type {number[][]} */ (rules.move(from, id, direction, options));
  /** @type {Step[]} */
  const steps = [];
  let current = board;
  for (const wanted of path) {
    const lines = rules
      .moves(current, { ...options, metric })
      .map(({ id, path: directions }) => directions.map((direction) => ({ id, direction })));
    const boards = lines.map((line) => line.reduce(after, current));
    const index = (await numbersOf(boards)).indexOf(wanted);
    for (const step of lines[index]) {
      steps.push(step);
      current = after(current, step);
      if (rules.isSolved(current, options)) return steps; // the game ends there
    }
  }
  return steps;
}
