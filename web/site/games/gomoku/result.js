// Describes a game that has been played to its end for the result card.
import { shareText } from '../../kernel/daily.js';
import { byId } from '../../kernel/dom.js';
import { neighbourChoice } from '../../kernel/difficulty.js';
import { t } from '../../kernel/i18n.js';
import { bestOf } from '../../kernel/results.js';
import { levelName } from './names.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/**
 * @param {GomokuBoard} board
 * @param {string} level its id
 * @param {{ helped: boolean, end: import('./status.js').End, link: URL, restart: () => void, review: () => unknown }} game
 * @returns {import('../../kernel/result-card.js').Result}
 */
export function describeResult(board, level, { helped, end, link, restart, review }) {
  const { opponent, moves: pieces, remote, size } = board;
  const isWon = end.outcome === 'won';
  const best = bestOf('wuziqi', level);
  const name = t('五子棋', 'Gomoku');
  const subtitle = t(`${levelName(level)}，共 ${pieces.length} 手`, `${levelName(level)}, ${pieces.length} moves`);
  const [title, ...how] = end.text.split(/：|: /); // the winner, and by which stones
  return {
    title,
    subtitle: [...how, levelName(level)].join(' · '),
    won: isWon,
    facts: [
      [t('手数', 'moves'), String(pieces.length)],
      best !== null && [t('最快取胜', 'fastest win'), t(`${best} 手`, `${best} moves`)],
      [t('提示', 'hints'), helped ? t('用过', 'used') : t('未用', 'no')],
    ],
    actions: [
      { id: 'again', label: t('再来一局', 'Play again'), act: restart },
      ...(opponent && !remote && end.outcome !== 'drawn'
        ? neighbourChoice(byId('opponent'), isWon ? 'harder' : 'easier', restart, 'beginner')
        : []),
      { id: 'review-game', label: t('复盘', 'Review'), act: review },
    ],
    text: shareText(name, end.text, subtitle, link.search + link.hash),
    drawing: { game: 'wuziqi', name, picture: { size, moves: pieces } },
  };
}
