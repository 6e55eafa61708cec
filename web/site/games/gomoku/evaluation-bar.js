// The evaluation bar shows Black's share, and the evaluation in words.
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** @param {number} score for Black, -1 to 1 */
export function describeScore(score) {
  const color = score > 0 ? t('黑棋', 'Black') : t('白棋', 'White');
  const advantage = Math.abs(score);
  if (advantage === 1) return t(`${color}必胜`, `${color} wins by force`);
  if (advantage > 0.6) return t(`${color}大优`, `${color} is far ahead`);
  if (advantage > 0.2) return t(`${color}占优`, `${color} is ahead`);
  return t('势均力敌', 'Even');
}

/** @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} board */
export function createEvaluationBar(board) {
  const bar = byId('evaluation-bar');

  function render() {
    const { score } = board;
    byId('evaluation').classList.toggle('unknown', score === null);
    if (score === null) return;
    bar.style.setProperty('--black', String((1 + score) / 2));
    bar.setAttribute('aria-valuenow', String(Math.round(score * 100)));
    bar.setAttribute('aria-valuetext', describeScore(score));
    byId('evaluation-text').textContent = describeScore(score);
  }

  board.addEventListener('evaluation', render);
  render();
}
