// Who is ahead: a bar from White to Black, and words.
import { byId } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';

/** @param {number} score for Black */
function words(score) {
  const color = score > 0 ? t('黑棋', 'Black') : t('白棋', 'White');
  const lead = Math.abs(score);
  if (lead === 1) return t(`${color}必胜`, `${color} wins by force`);
  if (lead > 0.6) return t(`${color}大优`, `${color} is far ahead`);
  if (lead > 0.2) return t(`${color}占优`, `${color} is ahead`);
  return t('势均力敌', 'Even');
}

let wanted = false;

/** @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} board begins to show it, once */
export function createOutlook(board) {
  if (wanted) return;
  wanted = true;
  const bar = byId('outlook-bar');

  function show() {
    const { score } = board;
    byId('outlook').classList.toggle('unknown', score === null);
    if (score === null) return;
    bar.style.setProperty('--black', String((1 + score) / 2));
    bar.setAttribute('aria-valuenow', String(Math.round(score * 100)));
    bar.setAttribute('aria-valuetext', words(score));
    byId('outlook-text').textContent = words(score);
  }

  board.addEventListener('outlook', show);
  onLanguageChange(show);
}
