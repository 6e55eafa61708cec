// The panel of a game by link: invites a friend, sends the links, makes requests and answers them, the computer's too.
import { html, nothing, render } from 'lit-html';
import { oppositeOf } from '../../../elements/gomoku/color.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { shareOrCopy } from '../../kernel/share.js';
import { messageOf, newsOf } from './friend-texts.js';
import { drawQrCode } from './qr-code.js';
import { showTurn } from './turn-title.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { Word } from './address.js' */

/**
 * @param {GomokuBoard} board
 * @param {import('./friend-texts.js').Session} session
 * @param {(message: string | null) => void} notify shows a message, and brings the page up to date
 * @param {() => void} onEnd the player has agreed to a draw with the computer
 * @returns {() => void} updates the panel
 */
export function createFriendPanel(board, session, notify, onEnd) {
  const place = byId('friend');
  /** The code that was drawn last. */
  let code = { address: '', size: 0, path: '' };

  /** @param {Word | null} word */
  function say(word) {
    session.say(word);
    notify(null);
  }

  async function send() {
    const { href: url } = session.link;
    const text = messageOf(session.conversation);
    const outcome = await shareOrCopy({ text, url }, `${text}\n${url}`);
    if (outcome !== 'cancelled') session.markSent();
    const messages = {
      shared: t('链接已发出', 'Link sent'),
      copied: t('链接已复制，发给对方吧', 'Link copied: send it to your friend'),
      shown: null,
      cancelled: null,
    };
    notify(messages[outcome]);
  }

  /** @param {string} id of a select of the options @param {string} text @param {string} value */
  function setting(id, text, value) {
    const select = /** @type {HTMLSelectElement} */ (byId(id));
    const options = [...select.options].filter((option) => option.value !== 'turns');
    /** @param {Event} event */
    const choose = (event) => {
      select.value = /** @type {HTMLSelectElement} */ (event.target).value;
      select.dispatchEvent(new Event('change'));
    };
    return html`
      <label class="field"><span>${text}</span>
        <select id="friend-${id}" .value=${value} @change=${choose}>
          ${options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${option.text}</option>`)}
        </select>
      </label>`;
  }

  function accept() {
    say(session.request === 'undo' ? 'undone' : 'drawn');
    if (board.remote) byId('send').focus();
    else onEnd();
  }

  function decline() {
    say('no');
    board.focus({ preventScroll: true });
  }

  const answers = () => html`
    <div class="row">
      <button id="accept" class="button primary" @click=${accept}>${t('同意', 'Accept')}</button>
      <button id="decline" class="button" @click=${decline}>${t('不同意', 'Decline')}</button>
    </div>`;

  function sending() {
    const { conversation, isSent } = session;
    const isInvitation = board.total < 2 && conversation.said === null;
    const label = isSent
      ? t('再发一次', 'Send it again')
      : isInvitation
        ? t('邀请好友', 'Invite a friend')
        : t('发给对方', 'Send to your friend');
    return html`
      <div class="row">
        <button id="send" class=${isSent ? 'button' : 'button primary'} @click=${send}><!-- icon link --><span>${label}</span></button>
        <span id="sent" class="muted">
          ${isSent ? t('已发出，等对方的链接', 'Sent: waiting for the link') : t('还没发给对方', 'Not sent yet')}
        </span>
      </div>
      ${link()}`;
  }

  function link() {
    const { href } = session.link;
    if (code.address !== href) code = { address: href, ...drawQrCode(href) };
    const { size, path } = code;
    return html`
      <details id="friend-link">
        <summary>${t('链接和二维码', 'Link and QR code')}</summary>
        <input id="link" readonly aria-label=${t('这一局的链接', 'The link')} .value=${href} @copy=${copied}
          @focus=${(/** @type {any} */ { target }) => target.select()} />
        <svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('链接的二维码', 'The link as a QR code')}><path d=${path} /></svg>
      </details>`;
  }

  function copied() {
    session.markSent();
    notify(null);
  }

  /** @param {string} id @param {Word} word @param {string} text @param {boolean} isAllowed */
  function wish(id, word, text, isAllowed) {
    const { conversation, isSent } = session;
    const { said } = conversation;
    const isSaid = said === word;
    const isEnabled = isSaid ? !isSent : isAllowed && (said === null || said === 'no');
    return html`
      <button id=${id} class="button small" aria-pressed=${isSaid} aria-disabled=${!isEnabled}
        @click=${() => isEnabled && say(isSaid ? null : word)}>${text}</button>`;
  }

  function wishes() {
    const { isOwnTurn, isSent } = session;
    return html`
      <div class="row" role="group" aria-label=${t('请求', 'Requests')}>
        ${wish('ask-undo', 'undo', t('请求悔棋', 'Ask for undo'), !isOwnTurn && isSent)}
        ${wish('offer-draw', 'draw', t('提议和棋', 'Offer a draw'), !isOwnTurn)}
        ${wish('resign', 'resign', t('认输', 'Resign'), true)}
      </div>`;
  }

  return () => {
    const { opponent, remote, rule, steps, total, turn } = board;
    const isAsked = session.request !== null;
    place.hidden = !opponent || (!remote && !isAsked);
    if (!remote || !opponent) {
      render(isAsked ? answers() : nothing, place);
      return showTurn(null, 'black');
    }
    const { isInvited, isOwnTurn, isToSend, conversation } = session;
    const isOver = turn === null || (session.isEnded && (conversation.said !== 'resign' || session.isSent));
    const color = oppositeOf(opponent);
    const news = newsOf(board, session);
    const isLast = steps === total;
    const view = html`
      <p id="news" role="status" ?hidden=${!news}>${news}</p>
      ${isAsked ? answers() : nothing}
      ${total === 0 && !isInvited ? [setting('color', t('我执', 'I play'), color), setting('rule', t('规则', 'Rule'), rule)] : nothing}
      ${isToSend && !isInvited ? sending() : nothing}
      ${total > 0 && isLast && !isInvited && !isOver && !isAsked ? wishes() : nothing}`;
    render(view, place);
    showTurn(turn === null || session.isEnded ? null : isOwnTurn ? 'own' : 'other', color);
  };
}
