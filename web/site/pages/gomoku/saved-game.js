// The game that the page opens with: from the link, or saved at the last visit.
import { clearSavedGame, getSavedGame, onSavedElsewhere, saveGame } from '../../shared/saved-game.js';
import { getItem, setItem } from '../../shared/storage.js';
import { gameUrl, readGameUrl } from './game-url.js';

/**
 * @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js'
 * @import { ResultTracker } from '../../shared/results.js'
 */

/**
 * @param {GomokuBoard} board that is ready
 * @param {ReturnType<typeof import('./opponent.js').createOpponent>} opponent
 * @param {ResultTracker} results
 */
export function createSavedGame(board, opponent, results) {
  const { gomoku } = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (board.qiju);
  /** The position of the link. It is saved only when it is played on. */
  let linked = '';
  let helpedBefore = false;

  /** @param {{ pieces: unknown, rule: unknown, size: unknown }} position */
  const keyOf = ({ pieces, rule, size }) => JSON.stringify([pieces, rule, size]);

  function restore() {
    const state = getSavedGame('wuziqi')?.state ?? {
      line: [],
      rule: getItem('wuziqi.rule'),
      size: getItem('wuziqi.size'),
    };
    try {
      opponent.restore(state);
      board.open(state.line, { rule: state.rule ?? 'freestyle', size: state.size ?? 15, choices: state.choices });
      if ((state.steps ?? board.total) < board.total) board.seek(state.steps);
      helpedBefore = state.helped ?? false;
      results.counted = board.total === 0 ? 'nothing' : board.turn ? 'played' : 'won';
    } catch {
      // The saved data is invalid: start a new game.
    }
  }

  /** Another tab has saved a game: follows it, if it is the same and no computer is to move in it. */
  function follow() {
    const state = getSavedGame('wuziqi')?.state;
    const { line, rule, size, playing } = board;
    if (!state || playing || state.rule !== rule || state.size !== size) return;
    const shared = Math.min(state.line.length, line.length);
    const isSame = String(state.line.slice(0, shared)) === String(line.slice(0, shared));
    const isComputers = state.opponent === (state.line.length % 2 ? 'white' : 'black');
    if (isSame && !isComputers && (state.line.length !== line.length || state.steps !== board.steps)) restore();
  }
  onSavedElsewhere('wuziqi', follow);

  return {
    restore,

    /** Did the engine give advice, in this visit or before? */
    get helped() {
      return board.helped || helpedBefore;
    },

    /** @returns {'opened' | 'none' | { invalid: string }} what became of the game in the URL; `invalid` cannot be read */
    openLink() {
      const game = readGameUrl(gomoku, location);
      if (!game) return 'none';
      if ('invalid' in game) return game;
      const { line, steps, rule, size } = getSavedGame('wuziqi')?.state ?? {};
      linked = keyOf(game);
      if (keyOf({ pieces: line?.slice(0, steps), rule, size }) === linked) restore();
      else {
        opponent.disable();
        board.open(game.pieces, game);
      }
      return 'opened';
    },

    /** Saves the game and writes it to the URL. */
    save() {
      const { line, steps, pieces, rule, size, choices, level } = board;
      if (board.total === 0) helpedBefore = false;
      history.replaceState(null, '', gameUrl(gomoku, board, location.href));
      if (board.playing || keyOf(board) === linked) return;
      setItem('wuziqi.rule', rule);
      setItem('wuziqi.size', size);
      const state = { line, steps, rule, size, choices, opponent: board.opponent, level, helped: this.helped };
      if (line.length) saveGame('wuziqi', state, board.turn && { size, moves: pieces });
      else clearSavedGame('wuziqi');
    },
  };
}
