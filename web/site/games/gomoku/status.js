// Shows the status line, the opening, the result, and the notes beside the forms.
import { byId, setText } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createOpeningName } from './opening-name.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @typedef {ReturnType<typeof import('./session.js').createSession>} Session */

/**
 * Notices stay until the game changes.
 * @typedef {object} Notices
 * @property {string | null} message replaces the status of the game
 * @property {string} entry beside the coordinates to play
 * @property {string} record below the imported record
 * @property {string} error above the board
 */

/** @returns {Notices} */
const noNotices = () => ({ message: null, entry: '', record: '', error: '' });

/** The end of a game: two players on one screen win every decided game. @typedef {{ outcome: 'won' | 'lost' | 'drawn', text: string }} End */

/**
 * @param {GomokuBoard} board
 * @param {Session} session
 * @param {'black' | 'white' | null} flagged the side without time
 * @returns {End | null} null if the game goes on
 */
export function endOf({ opponent, remote, status, verdict, winner }, { conversation, isEnded }, flagged) {
  if (flagged) {
    const text =
      flagged === 'black'
        ? t('黑棋超时：白棋胜', 'Black is out of time: White wins')
        : t('白棋超时：黑棋胜', 'White is out of time: Black wins');
    return { outcome: flagged === (opponent ?? flagged) ? 'won' : 'lost', text };
  }
  if (isEnded) {
    if (conversation.heard === 'resign') {
      const text = remote
        ? t('你赢了：对方认输', 'You win: your opponent resigns')
        : t('你赢了：电脑认输', 'You win: the computer resigns');
      return { outcome: 'won', text };
    }
    if (conversation.said === 'resign') return { outcome: 'lost', text: t('你认输了', 'You resign') };
    return { outcome: 'drawn', text: t('双方同意和棋', 'A draw by agreement') };
  }
  if (!verdict?.winner) return null;
  const isLost = winner === 'computer' || winner === 'remote';
  return { outcome: verdict.winner === 'draw' ? 'drawn' : isLost ? 'lost' : 'won', text: status };
}

/** @param {GomokuBoard} board @param {Session} session */
export function createStatus(board, session) {
  let notices = noNotices();
  /** The explanation of the forbidden point under the pointer or the focus. @type {string | null} */
  let explanation = null;
  const renderOpening = createOpeningName(byId('opening-name'), () => renderOpening(board.moves, board.size));

  const offer = () =>
    !board.remote && session.request ? t('电脑提议和棋，轮到你', 'The computer offers a draw. Your move.') : null;

  return {
    /** @param {Partial<Notices>} more */
    notify: (more) => void (notices = { ...notices, ...more }),

    clear: () => void (notices = noNotices()),

    /** @param {string | null} text */
    explain: (text) => void (explanation = text),

    get message() {
      return notices.message;
    },

    /** @param {End | null} end */
    render(end) {
      const { busy, steps, turn } = board;
      byId('moves').textContent = String(steps);
      setText(byId('status'), notices.message ?? (turn ? explanation : null) ?? end?.text ?? offer() ?? board.status);
      renderOpening(board.moves, board.size);
      byId('disc').dataset.color = turn ?? '';
      byId('disc').classList.toggle('thinking', busy === 'think' || busy === 'hint');
      byId('disc').hidden = end !== null;
      byId('note').textContent = notices.entry;
      byId('record-note').textContent = notices.record;
      byId('banner').textContent = notices.error;
      byId('banner').hidden = !notices.error;
    },
  };
}
