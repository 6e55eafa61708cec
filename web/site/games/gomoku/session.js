// The game that the page opens with: from the link, or saved at the last visit.
import { colorAfter, oppositeOf } from '../../../elements/gomoku/color.js';
import { clearSavedGame, getSavedGame, onSavedElsewhere, saveGame } from '../../kernel/saved-game.js';
import { lineOf } from '../../kernel/line.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { gameUrl, readGameUrl } from './address.js';

/**
 * @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js'
 * @import { ResultTracker } from '../../kernel/results.js'
 */

/** The state in the history of a URL that shows the saved game. */
const SAVED = 'saved';

/** The item of the tab's own storage that says the same. */
const SAVED_ITEM = 'qiju1.wuziqi.url';

/** @param {boolean} isSaved does the URL show the saved game? */
function markTab(isSaved) {
  try {
    sessionStorage.setItem(SAVED_ITEM, isSaved ? SAVED : '');
  } catch {
    // Blocked: the state in the history has to do.
  }
}

/**
 * Does the URL show the saved game? If the page changes the URL while it is being reloaded, Chromium drops the state in the
 * history.
 */
function isUrlOfSaved() {
  if (history.state === SAVED) return true;
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  try {
    return navigation?.type === 'reload' && sessionStorage.getItem(SAVED_ITEM) === SAVED;
  } catch {
    return false;
  }
}

/** The visitor's side of a game by link, otherwise null. @param {Pick<GomokuBoard, 'opponent' | 'remote'>} game */
const sideOf = ({ opponent, remote }) => (remote && opponent ? oppositeOf(opponent) : null);

/** @param {readonly number[]} line @param {readonly number[]} start */
const startsWith = (line, start) => start.every((point, index) => point === line[index]);

/**
 * @param {GomokuBoard} board that is ready
 * @param {ReturnType<typeof import('./opponent.js').createOpponent>} opponent
 * @param {ResultTracker} results
 */
export function createSavedGame(board, opponent, results) {
  const { gomoku } = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (board.qiju);
  /** @param {'black' | 'white' | null} play the side of who opens it, in a game by link */
  function urlFor(play) {
    const { moves: pieces, rule, size } = board;
    return gameUrl(gomoku, { pieces, rule, size, play }, location.href);
  }

  /** The position of a link, which is saved only when it is played on; '' if the game is saved. */
  let linked = '';
  /** What the board goes through is not saved: another tab that follows would go through it as well. */
  let isRestoring = false;

  /** @param {{ pieces: unknown, rule: unknown, size: unknown }} position */
  const keyOf = ({ pieces, rule, size }) => JSON.stringify([pieces, rule, size]);

  /**
   * How the game of a link is related to the saved one. A game by link is the saved one also at an earlier move of it, since the
   * links of a conversation stay where they are; `differs` means that it does not continue an unfinished one.
   * @param {import('./address.js').Game} game
   */
  function relationToSaved({ pieces, rule, size, play }) {
    const { state, picture } = getSavedGame('wuziqi') ?? {};
    if (!state || sideOf(state) !== play || state.rule !== rule || state.size !== size) return 'new';
    const { line, steps } = state;
    // The computer may have moved after a reload had begun: then the saved game is ahead of the URL that the page wrote.
    const isSaved = String(line.slice(0, steps)) === String(pieces) || (isUrlOfSaved() && startsWith(line, pieces));
    if (!play) return isSaved ? 'saved' : 'new';
    if (startsWith(line, pieces)) return 'saved';
    return startsWith(pieces, line) || !picture ? 'new' : 'differs';
  }

  function restore() {
    const state = getSavedGame('wuziqi')?.state ?? {
      line: [],
      rule: getItem('wuziqi.rule'),
      size: getItem('wuziqi.size'),
    };
    linked = '';
    isRestoring = true;
    try {
      opponent.restore(state);
      const { line, steps = line.length, rule, size, choices, helped } = state;
      const [moves, ahead] = [line.slice(0, steps), line.slice(steps)];
      board.restore({ moves, ahead, rule: rule ?? 'freestyle', size: size ?? 15, choices, setup: 0, helped });
      results.counted = board.total === 0 ? 'nothing' : board.turn ? 'played' : 'won';
    } catch {
      // The saved data is invalid: start a new game.
    } finally {
      isRestoring = false;
    }
  }

  /** Another tab has saved a game: follows it, if it is the same and no computer is to move in it. */
  function follow() {
    const state = getSavedGame('wuziqi')?.state;
    const { rule, size, playback } = board;
    const line = lineOf(board);
    if (!state || playback.playing || state.rule !== rule || state.size !== size) return;
    const shared = Math.min(state.line.length, line.length);
    const isSame = String(state.line.slice(0, shared)) === String(line.slice(0, shared));
    const isComputers = !state.remote && state.opponent === (state.line.length % 2 ? 'white' : 'black');
    if (isSame && !isComputers && (state.line.length !== line.length || state.steps !== board.steps)) restore();
  }
  onSavedElsewhere('wuziqi', follow);

  return {
    restore,

    /** For another person: in a game by link, to play on as the other side. */
    get link() {
      return urlFor(board.remote ? board.opponent : null);
    },

    /** Does the opponent of a game by link wait for the link? */
    get isToSend() {
      const { remote, steps, total, opponent: side } = board;
      return remote && steps === total && colorAfter(steps) === side;
    },

    /** @returns {'opened' | 'differs' | 'none' | { invalid: string }} what became of the game in the URL; `differs`: it is by link, and no
     *   continuation of the saved one; `invalid` cannot be read */
    openLink() {
      const game = readGameUrl(gomoku, location);
      if (!game) return 'none';
      if ('invalid' in game) return game;
      const relation = relationToSaved(game);
      if (relation === 'saved') {
        restore();
        return 'opened';
      }
      linked = keyOf(game);
      if (game.play) opponent.playByLink(game.play);
      else opponent.disable();
      board.open(game.pieces, game);
      return relation === 'differs' ? 'differs' : 'opened';
    },

    /** Saves the game and writes it to the URL. */
    save() {
      const { moves, steps, rule, size, choices, opponent: side, level, remote, helped } = board;
      const line = lineOf(board);
      const isLinked = keyOf({ pieces: moves, rule, size }) === linked;
      history.replaceState(isLinked ? null : SAVED, '', urlFor(sideOf(board)));
      markTab(!isLinked);
      if (board.playback.playing || isLinked || isRestoring) return;
      linked = '';
      setItem('wuziqi.rule', rule);
      setItem('wuziqi.size', size);
      const state = { line, steps, rule, size, choices, opponent: side, level, remote, helped };
      if (line.length) saveGame('wuziqi', state, board.turn && { size, moves });
      else clearSavedGame('wuziqi');
    },
  };
}
