// The steps along a path through the map.

/** @typedef {import('../../../api/types.js').Metric} Metric */
/** @typedef {import('../../../api/types.js').Step} Step */
/** @typedef {import('../../../elements/huarong/engine.js').Engine['huarong']} Rules */

/**
 * @param {Rules} rules
 * @param {number[][]} board where the path starts
 * @param {Metric} metric of the map
 * @param {readonly number[]} path numbers of positions, each one move after the one before
 * @param {(boards: number[][][]) => Promise<number[]>} numbersOf positions in the map
 * @returns {Promise<Step[]>}
 */
export async function stepsAlong(rules, board, metric, path, numbersOf) {
  const after = (/** @type {number[][]} */ from, /** @type {Step} */ { id, direction }) =>
    /** @type {number[][]} */ (rules.move(from, id, direction));
  /** @type {Step[]} */
  const steps = [];
  let current = board;
  for (const wanted of path) {
    const lines = rules
      .moves(current, { metric })
      .map(({ id, path: directions }) => directions.map((direction) => ({ id, direction })));
    const boards = lines.map((line) => line.reduce(after, current));
    const index = (await numbersOf(boards)).indexOf(wanted);
    steps.push(...lines[index]);
    current = boards[index];
  }
  return steps;
}
