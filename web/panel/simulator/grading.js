// Grades the exercises in one sentence each.
import { checkPath, hasGaps } from './connect-trial.js';
import { huarongVerdict } from './huarong-trial.js';
import { verdict } from './verdict.js';

/**
 * @import { Qiju } from '../../api/qiju.js'
 * @import { Outcome } from './calls.js'
 * @import { Exercise } from './exercises.js'
 * @import { Verdict } from './verdict.js'
 */

/** A verdict, and the number of the call that is wrong or else the first. @typedef {Verdict & { call: number }} Grade */

const right = verdict(true, '对', 'right');

/** @param {readonly (Verdict | null)[]} found what is wrong with each call @returns {Grade} */
function first(found) {
  const call = found.findIndex(Boolean);
  return { ...(found[call] ?? right), call: Math.max(call, 0) };
}

/** @param {Pick<Qiju, 'connect'>} qiju @param {readonly any[]} call @param {unknown} answer */
function gradePath(qiju, [board, ...cells], answer) {
  const { kind, path, ours } = checkPath(qiju, board, cells, answer);
  if (kind !== 'wrong') return null;
  const [row1, col1, row2, col2] = cells;
  const [zh, en] = [`(${row1}, ${col1}) 到 (${row2}, ${col2})：`, `(${row1}, ${col1}) to (${row2}, ${col2}): `];
  if (ours.length === 0) return verdict(false, `${zh}没有路，应该得到 []`, `${en}there is no path, [] is expected`);
  if (path.length === 0) {
    return verdict(false, `${zh}有一条 ${ours.length} 格的路`, `${en}there is a path of ${ours.length} cells`);
  }
  if (hasGaps(path)) {
    return verdict(
      false,
      `${zh}要写出经过的每一格，不能只写拐点`,
      `${en}list every cell of the path, not just the corners`,
    );
  }
  return verdict(
    false,
    `${zh}这条路不合规则；可以走 ${JSON.stringify(ours)}`,
    `${en}the rules do not allow the path; one is ${JSON.stringify(ours)}`,
  );
}

/** @param {Pick<Qiju, 'judgeWin'>} qiju @param {readonly any[]} call @param {unknown} answer */
function gradeJudgement(qiju, [pieces], answer) {
  const expected = qiju.judgeWin(pieces);
  if (answer === expected) return null;
  const game = JSON.stringify(pieces);
  return verdict(false, `${game} 应该得到 ${expected}`, `${game} should give ${expected}`);
}

/** @param {Pick<Qiju, 'solveHuarongRoad' | 'huarong'>} qiju @param {number[][]} board @param {Outcome} outcome */
function gradeSteps(qiju, board, { moves }) {
  const shortest = qiju.solveHuarongRoad(board);
  if (shortest?.length) {
    const told = huarongVerdict(qiju, board, moves);
    return told.right ? null : told;
  }
  if (moves.length === 0) return null;
  return shortest
    ? verdict(false, '开局曹操就在出口，一步也不用走', 'Cao Cao is at the exit already: no step is needed')
    : verdict(false, '这个局面走不出来，不该调用 move', 'There is no solution, so move should not be called');
}

/**
 * @param {Pick<Qiju, 'connect' | 'solveHuarongRoad' | 'judgeWin' | 'huarong'>} qiju only what the exercise needs
 * @param {Exercise} exercise
 * @param {Outcome} outcome of its calls
 * @returns {Grade}
 */
export function grade(qiju, { calls, board }, outcome) {
  if (board) return first([gradeSteps(qiju, board, outcome)]);
  const gradeCall = calls[0].length > 1 ? gradePath : gradeJudgement;
  return first(calls.map((call, i) => gradeCall(qiju, call, outcome.results[i])));
}
