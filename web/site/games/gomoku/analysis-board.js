// The analysis board, loaded when it is first wanted.
import { onClick, setEnabled } from '../../kernel/dom.js';
import { lazy } from '../../kernel/lazy.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** @param {GomokuBoard} board whose game is analysed */
export function createAnalysisBoard(board) {
  /** The record that was opened last. @type {string | null} */
  let record = null;
  const load = lazy(async () => {
    const { connectAnalysisPanel } = await import('./analysis-panel.js');
    return connectAnalysisPanel(board);
  });

  onClick({ analyse: async () => (await load())?.(record) });

  return {
    /** @param {string} sgf the record of the game, whose variations are shown as long as the game is on the board */
    setRecord: (sgf) => void (record = sgf),

    render: () => setEnabled('analyse', board.total > 0),
  };
}
