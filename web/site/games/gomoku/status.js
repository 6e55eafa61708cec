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

/** @param {import('./conversation.js').Conversation} conversation @returns {string | null} how a word ended the game; null if none has */
function endTextOf({ said, heard }) {
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

    /** @param {import('./conversation.js').Conversation} conversation */
    render(conversation) {
      const { busy, steps, turn } = board;
      const end = endTextOf(conversation);
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
