// The analysis section has the evaluation, the threats and the search for a forced win.
import { byId, createElement, onClick, setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';

/** @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} board */
export function createAnalysis(board) {
  /** Positions searched for a forced win so far. */
  let searched = 0;
  const loadEvaluationBar = lazy(async () => {
    const { createEvaluationBar } = await import('./evaluation-bar.js');
    createEvaluationBar(board);
  });

  board.addEventListener('progress', (event) => {
    searched = /** @type {CustomEvent} */ (event).detail.searched;
    render();
  });
  onClick({
    solve() {
      searched = 0;
      if (board.busy === 'solve') board.stop();
      else board.solve();
    },
  });

  function render() {
    const threats = board.threatTexts;
    byId('threat-list').hidden = !board.threats;
    byId('threat-list').replaceChildren(
      ...(threats.length ? threats : [t('双方都没有', 'Neither side has any')]).map((text) =>
        createElement('li', {}, text),
      ),
    );
    /** @type {HTMLInputElement} */ (byId('threats')).checked = board.threats;
    byId('solve').textContent =
      board.busy === 'solve'
        ? t('停止分析', 'Stop the search')
        : board.turn === 'white'
          ? t('白棋有必胜吗？', 'Can White force a win?')
          : t('黑棋有必胜吗？', 'Can Black force a win?');
    setEnabled('solve', board.turn !== null && board.busy !== 'think');
    byId('forced').textContent =
      board.busy === 'solve'
        ? t(`正在分析：${searched} 个局面`, `Searching: ${searched} positions`)
        : (board.forced?.text ?? '');
  }

  return {
    render,

    /** @param {boolean} watch evaluate every position? */
    setEvaluation(watch) {
      board.watchScore = watch;
      byId('evaluation').hidden = !watch;
      if (watch) loadEvaluationBar();
    },
  };
}
