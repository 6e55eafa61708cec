// The texts of the analysis board, in the page's language.
import { pointName } from '../../../elements/gomoku/geometry.js';
import { signed } from '../../../elements/gomoku/messages.js';
import { joined, language, t } from '../../kernel/i18n.js';
import { describeScore } from './evaluation-bar.js';

/** @import { AnalysedMove } from '../../../api/types.js' */
/** @import { TreeNode } from './variation-tree.js' */

/** Moves of a line that are listed. */
const LISTED = 8;

/** The accessible name begins with what is seen. @param {number} number of the move @param {TreeNode} node @param {number} size of the board */
export function nodeText(number, { move, name, comment }, size) {
  const seen = move === undefined ? t('开局', 'Start') : `${number} ${pointName(move, size)}`;
  const color = move === undefined ? '' : number % 2 ? t('黑', 'Black') : t('白', 'White');
  return joined(name ? `${seen} ${name}` : seen, color, comment);
}

/** @param {number} number of the move to which these are alternatives */
export const alternativesText = (number) => t(`第 ${number} 手的其他着法`, `Alternatives to move ${number}`);

/** @param {AnalysedMove} best @param {number} size of the board @returns {{ name: string, score: string, line: string }} */
export const bestMoveText = ({ move, score, line }, size) => ({
  name: pointName(move, size),
  score: score === 1 ? t('必胜', 'wins') : score === -1 ? t('必败', 'loses') : signed(score),
  line: line
    .slice(0, LISTED)
    .map((point) => pointName(point, size))
    .join(' '),
});

/** @param {number} count such as 230K */
const compact = (count) => count.toLocaleString(language(), { notation: 'compact' });

/** @param {AnalysedMove} best @param {{ searched: number, speed: number }} effort in positions, and positions per second */
export const effortText = ({ depth }, { searched, speed }) =>
  t(
    `深 ${depth} 层，${compact(searched)} 个局面，每秒 ${compact(speed)}`,
    `depth ${depth}, ${compact(searched)} positions, ${compact(speed)}/s`,
  );

/** Puts the best moves into a sentence to be read out. @param {readonly AnalysedMove[]} moves the best one first @param {number} size @param {boolean} isBlack to move */
export function bestMovesText(moves, size, isBlack) {
  if (moves.length === 0) return t('还没有结果', 'No moves found yet');
  const names = moves.map((move) => {
    const { name, score } = bestMoveText(move, size);
    return `${name} ${score}`;
  });
  const verdict = describeScore(isBlack ? moves[0].score : -moves[0].score);
  return t(`推荐：${names.join('，')}。${verdict}`, `Best moves: ${names.join(', ')}. ${verdict}`);
}
