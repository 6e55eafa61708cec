// The texts of a review, in the page's language.
import { pointName } from '../../../elements/gomoku/geometry.js';
import { t } from '../../kernel/i18n.js';
import { describeScore } from './evaluation-bar.js';

/** @import { Review, ReviewedMove } from '../../../api/types.js' */

/** @param {number} index of a move */
const colorOf = (index) => (index % 2 ? t('白', 'White') : t('黑', 'Black'));

/** @param {number} index of a move @param {number} score for its player @returns {number} for Black */
const forBlack = (index, score) => (index % 2 ? -score : score);

/** Black's score at the start and after each move. @param {Review} review @returns {number[]} */
export const blackScores = ({ moves }) => [moves[0].before, ...moves.map(({ after }, index) => forBlack(index, after))];

/** Judges a move in the list of moves. @param {Review} review @param {number} index of a move */
export function qualityText({ moves, losing }, index) {
  const { quality } = moves[index];
  if (quality === 'losing') return index === losing ? t('败着', 'losing') : t('漏着', 'blunder');
  return { best: t('最佳', 'best'), good: t('好手', 'good'), mistake: t('疑问手', 'mistake') }[quality];
}

/** @param {number} index @param {number} point @param {number} size of the board */
const moveText = (index, point, size) =>
  t(
    `第 ${index + 1} 手 ${colorOf(index)} ${pointName(point, size)}`,
    `move ${index + 1}, ${colorOf(index)} ${pointName(point, size)}`,
  );

/** @param {string} text @returns {string} */
const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

/** Describes a move. @param {Review} review @param {number} index @param {number} size of the board @returns {string} */
export function remarkText(review, index, size) {
  const { move, best, after, quality } = review.moves[index];
  const isWorse = best !== move && (quality === 'mistake' || quality === 'losing');
  const name = pointName(best, size);
  const what = capitalized(moveText(index, move, size)) + t('：', ': ') + qualityText(review, index);
  const better = isWorse ? [t(`应下 ${name}`, `${name} was better`)] : [];
  return [what, ...better, describeScore(forBlack(index, after))].join(t('，', '; '));
}

/** Sums up the game. @param {Review} review @param {number} size of the board @returns {string} */
export function summaryText({ moves, losing }, size) {
  if (losing !== null) {
    const text = moveText(losing, moves[losing].move, size);
    return t(`败着：${text}`, `The losing move: ${text}`);
  }
  const count = moves.filter(({ quality }) => quality === 'mistake' || quality === 'losing').length;
  if (count === 0) return t('复盘完成：没有败着，也没有疑问手', 'Reviewed: no losing move and no mistakes');
  return t(
    `复盘完成：没有败着，漏着和疑问手共 ${count} 处`,
    `Reviewed: no losing move; mistakes and blunders: ${count}`,
  );
}

/**
 * Introduces the line that refutes a move.
 * @param {number} index of that move
 * @param {number} step of the line that is on the board
 * @param {number} total of the line
 */
export const refutationText = (index, step, total) =>
  step === 0
    ? t(
        `${colorOf(index + 1)}棋由此必胜，共 ${total} 手，请逐手前进`,
        `${colorOf(index + 1)} now wins by force in ${total} ${total === 1 ? 'move' : 'moves'}: step forward`,
      )
    : t(
        `${colorOf(index + 1)}棋的取胜着法：第 ${step} 手，共 ${total} 手`,
        `${colorOf(index + 1)}’s winning line: move ${step} of ${total}`,
      );

/** Describes the curve. @param {readonly number[]} scores for Black, at the start and after each move @returns {string} */
export function curveText(scores) {
  const last = /** @type {number} */ (scores.at(-1));
  const moves = scores.length - 1;
  const decided = scores.findLastIndex((score) => score !== last) + 1;
  const start = t(`形势曲线，共 ${moves} 手`, `Evaluation after each of ${moves} moves`);
  if (Math.abs(last) !== 1) return `${start}${t('，最后', ', at the end: ')}${describeScore(last)}`;
  return start + t(`，第 ${decided} 手起${describeScore(last)}`, `; from move ${decided} on: ${describeScore(last)}`);
}
