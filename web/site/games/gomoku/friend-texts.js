// The sentences of the panel of a game by link.
import { pointName } from '../../../elements/gomoku/geometry.js';
import { t } from '../../kernel/i18n.js';
import { requestIn } from './conversation.js';
import { ruleName } from './names.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @typedef {ReturnType<typeof import('./session.js').createSession>} Session */

/** @param {GomokuBoard} board @param {boolean} isOwnTurn */
function greeting({ opponent, rule, total }, isOwnTurn) {
  const name = rule === 'freestyle' ? '' : t(`（${ruleName(rule)}）`, ` (${ruleName(rule)})`);
  const color = opponent === 'black' ? t('白', 'White') : t('黑', 'Black');
  const turn = !isOwnTurn
    ? t('等好友下第一手', 'Your friend places the first stone.')
    : total === 0
      ? t('由你先下', 'You place the first stone.')
      : t('轮到你', 'It is your move.');
  return t(
    `好友邀请你下五子棋${name}，你执${color}，${turn}`,
    `A friend invites you to a game of Gomoku${name}. You have ${color}. ${turn}`,
  );
}

/** @param {Session} session @param {string} point of the opponent's last stone */
function newsOfOwnTurn({ conversation }, point) {
  const { said, heard } = conversation;
  const request = requestIn(conversation);
  if (request === 'undo') return t(`对方请求悔棋：收回 ${point}`, `Your friend asks to take back ${point}.`);
  if (request === 'draw') return t(`对方下了 ${point}，提议和棋`, `Your friend played ${point} and offers a draw.`);
  if (said === 'no') return t('你没有同意。接着下一手，再发给对方', 'You declined. Make your move, and send it.');
  if (heard === 'undone') return t('对方同意悔棋，你重下这一手', 'Your friend agreed. Make your move again.');
  if (heard === 'no') {
    return t(`对方没有同意，下了 ${point}，轮到你`, `Your friend declined and played ${point}. It is your move.`);
  }
  return t(`对方下了 ${point}，轮到你`, `Your friend played ${point}. It is your move.`);
}

/** @param {GomokuBoard} board @param {Session} session @returns {string} what has happened, '' if nothing has */
export function newsOf(board, session) {
  const { moves, size, steps, total, turn } = board;
  const { conversation, isEnded, isInvited, isOwnTurn } = session;
  if (steps !== total || turn === null || isEnded) return '';
  if (isInvited) return greeting(board, isOwnTurn);
  if (total === 0 && isOwnTurn) {
    return t('你执黑：先下一手，再邀请好友', 'You have Black. Place the first stone, then invite a friend.');
  }
  if (total === 0) return t('你执白：好友先下', 'You have White. Your friend places the first stone.');
  if (isOwnTurn) return newsOfOwnTurn(session, pointName(moves[steps - 1], size));
  const { said } = conversation;
  if (said === 'undo') return t('你请求悔棋', 'You ask to take back your move.');
  if (said === 'draw') return t('你提议和棋', 'You offer a draw.');
  return said === 'undone' ? t('你同意悔棋，对方重下', 'You agreed: your friend moves again.') : '';
}

/** @param {Session['conversation']} conversation @returns {string} goes with the link */
export function messageOf({ said }) {
  if (said === 'undo') return t('五子棋：我想悔一手', 'Gomoku: may I take back my move?');
  if (said === 'draw') return t('五子棋：和棋吧？', 'Gomoku: shall we call it a draw?');
  if (said === 'drawn') return t('五子棋：同意和棋', 'Gomoku: a draw it is');
  if (said === 'resign') return t('五子棋：我认输', 'Gomoku: I resign');
  return t('来下五子棋，轮到你', 'Let’s play Gomoku: your move');
}
