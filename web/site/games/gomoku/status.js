// Shows the status line, the opening, the result, and the notes beside the forms.
import { byId, setText } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createOpeningName } from './opening-name.js';

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

/**
 * @param {import('./conversation.js').Conversation} conversation
 * @param {'black' | 'white' | null} flagged the side without time
 * @returns {string | null} how a word or the clock ended the game; null if none has
 */
export function endTextOf({ said, heard }, flagged) {
  if (flagged === 'black') return t('黑棋超时：白棋胜', 'Black is out of time: White wins');
  if (flagged === 'white') return t('白棋超时：黑棋胜', 'White is out of time: Black wins');
  if (heard === 'resign') return t('对方认输，你赢了', 'Your opponent resigns: you win');
  if (said === 'resign') return t('你认输了', 'You resign');
  return said === 'drawn' || heard === 'drawn' ? t('双方同意和棋', 'A draw by agreement') : null;
}

/** @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} board */
export function createStatus(board) {
  let notices = noNotices();
  /** The explanation of the forbidden point under the pointer or the focus. @type {string | null} */
  let explanation = null;
  const renderOpening = createOpeningName(byId('opening-name'), () => renderOpening(board.moves, board.size));

  return {
    /** @param {Partial<Notices>} more */
    notify: (more) => void (notices = { ...notices, ...more }),

    clear: () => void (notices = noNotices()),

    /** @param {string | null} text */
    explain: (text) => void (explanation = text),

    get message() {
      return notices.message;
    },

    /** @param {string | null} end how the game ended, unless by its rules */
    render(end) {
      const { busy, steps, turn } = board;
      byId('moves').textContent = String(steps);
      setText(byId('status'), notices.message ?? (turn ? explanation : null) ?? end ?? board.status);
      renderOpening(board.moves, board.size);
      byId('disc').dataset.color = turn ?? '';
      byId('disc').classList.toggle('thinking', busy === 'think' || busy === 'hint');
      byId('disc').hidden = turn === null || end !== null;
      byId('note').textContent = notices.entry;
      byId('record-note').textContent = notices.record;
      byId('banner').textContent = notices.error;
      byId('banner').hidden = !notices.error;
    },
  };
}
