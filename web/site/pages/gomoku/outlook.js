// Who is ahead: a bar from White to Black, and words.
import { byId, onLanguage, say } from '../../shared/shell.js';

/** @param {number} score for Black */
function words(score) {
  const color = score > 0 ? say('黑棋', 'Black') : say('白棋', 'White');
  const lead = Math.abs(score);
  if (lead === 1) return say(`${color}必胜`, `${color} wins by force`);
  if (lead > 0.6) return say(`${color}大优`, `${color} is far ahead`);
  if (lead > 0.2) return say(`${color}占优`, `${color} is ahead`);
  return say('势均力敌', 'Even');
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
  onLanguage(show);
}
