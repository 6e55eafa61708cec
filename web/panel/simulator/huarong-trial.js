// Tests a pasted `solveHuarongRoad`.
import { verdict } from './verdict.js';

/**
 * @import { Direction } from '../../api/types.js'
 * @import { Qiju } from '../../api/qiju.js'
 * @import { Outcome } from './calls.js'
 * @import { Verdict } from './verdict.js'
 */

/**
 * @param {Pick<Qiju, 'solveHuarongRoad' | 'huarong'>} qiju
 * @param {number[][]} board
 * @param {Outcome['moves']} moves
 * @returns {Verdict & { steps: { id: number, direction: Direction }[] }} steps: the legal steps before the first illegal one
 */
export function huarongVerdict(qiju, board, moves) {
  let now = board;
  const made = moves.findIndex(({ id, direction }) => {
    try {
      const next = qiju.huarong.move(now, id, direction);
      now = next ?? now;
      return !next;
    } catch {
      return true;
    }
  });
  const steps = made < 0 ? moves : moves.slice(0, made);
  if (made >= 0) {
    const { id, direction } = moves[made];
    const text = `move(${id}, ${JSON.stringify(direction)})`;
    return {
      ...verdict(false, `第 ${made + 1} 步不合规则：${text}`, `Step ${made + 1} is not allowed: ${text}`),
      steps,
    };
  }
  const count = steps.length;
  if (!qiju.huarong.isSolved(now)) {
    const zh = count ? `走了 ${count} 步，曹操还没有走出来` : '没有调用 gameHandler.move';
    const en = count ? `${count} steps, but not solved` : 'gameHandler.move was not called';
    return { ...verdict(false, zh, en), steps };
  }
  const fewest = qiju.solveHuarongRoad(board)?.length ?? 0;
  const best = count === fewest;
  return {
    ...verdict(
      true,
      `曹操走出来了：${count} 步${best ? '，不能更少' : `，最少要 ${fewest} 步`}`,
      `Solved in ${count} steps${best ? ', the fewest possible' : `; the fewest are ${fewest}`}`,
    ),
    steps,
  };
}
