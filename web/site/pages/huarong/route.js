// The steps along a way through the map.

/** @typedef {import('../../../api/types.js').Step} Step */
/** @typedef {import('../../../elements/board/board-element.js').Qiju['huarong']} Rules */
/** @typedef {{ board: number[][], steps: Step[] }} Move */

/**
 * Every way that one piece can go, any number of steps.
 * @param {Rules} rules
 * @param {number[][]} board
 * @returns {Move[]}
 */
function movesFrom(rules, board) {
  /** @type {Move[]} */
  const found = [];
  for (const { id } of rules.pieces(board)) {
    const met = new Set([String(board)]);
    /** @type {Move[]} */
    const queue = [{ board, steps: [] }];
    for (const move of queue) {
      for (const step of rules.steps(move.board)) {
        if (step.id !== id) continue;
        const next = /** @type {number[][]} */ (rules.move(move.board, id, step.direction));
        if (met.has(String(next))) continue;
        met.add(String(next));
        queue.push({ board: next, steps: [...move.steps, step] });
      }
    }
    found.push(...queue.slice(1));
  }
  return found;
}

/**
 * @param {Rules} rules
 * @param {number[][]} board where the way begins
 * @param {readonly number[]} way numbers of positions, each one move from the one before
 * @param {(boards: number[][][]) => Promise<number[]>} numbersOf positions in the map
 * @returns {Promise<Step[]>}
 */
export async function stepsAlong(rules, board, way, numbersOf) {
  /** @type {Step[]} */
  const steps = [];
  for (const wanted of way) {
    const moves = movesFrom(rules, board);
    const numbers = await numbersOf(moves.map((move) => move.board));
    const move = moves[numbers.indexOf(wanted)];
    steps.push(...move.steps);
    ({ board } = move);
  }
  return steps;
}
