// The steps along a path through the map.

/** @typedef {import('../../../api/types.js').Step} Step */
/** @typedef {import('../../../elements/board/board-element.js').Qiju['huarong']} Rules */
/** @typedef {{ board: number[][], steps: Step[] }} Move to a board */

/**
 * Lists the moves of every piece: any number of steps.
 * @param {Rules} rules
 * @param {number[][]} board
 * @returns {Move[]}
 */
function legalMoves(rules, board) {
  /** @type {Move[]} */
  const moves = [];
  for (const { id } of rules.pieces(board)) {
    const seen = new Set([String(board)]);
    /** @type {Move[]} */
    const queue = [{ board, steps: [] }];
    for (const move of queue) {
      for (const step of rules.steps(move.board)) {
        if (step.id !== id) continue;
        const next = /** @type {number[][]} */ (rules.move(move.board, id, step.direction));
        if (seen.has(String(next))) continue;
        seen.add(String(next));
        queue.push({ board: next, steps: [...move.steps, step] });
      }
    }
    moves.push(...queue.slice(1));
  }
  return moves;
}

/**
 * @param {Rules} rules
 * @param {number[][]} board where the path starts
 * @param {readonly number[]} path numbers of positions, each one move after the one before
 * @param {(boards: number[][][]) => Promise<number[]>} numbersOf positions in the map
 * @returns {Promise<Step[]>}
 */
export async function stepsAlong(rules, board, path, numbersOf) {
  /** @type {Step[]} */
  const steps = [];
  let current = board;
  for (const wanted of path) {
    const moves = legalMoves(rules, current);
    const numbers = await numbersOf(moves.map((move) => move.board));
    const move = moves[numbers.indexOf(wanted)];
    steps.push(...move.steps);
    current = move.board;
  }
  return steps;
}
