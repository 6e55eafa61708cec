// The game on the page comes from the link, or was saved at the last visit.
import { colorAfter, oppositeOf } from '../../../elements/gomoku/color.js';
import { lineOf } from '../../kernel/line.js';
import { GameSession } from '../../kernel/session.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { gameUrl, readGameUrl } from './address.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { ResultTracker } from '../../kernel/results.js' */

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
export function createSession(board, opponent, results) {
  const { gomoku } = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (board.qiju);
  /** @param {'black' | 'white' | null} play the side of who opens it, in a game by link */
  function urlFor(play) {
    const { moves: pieces, rule, size } = board;
    return gameUrl(gomoku, { pieces, rule, size, play }, location.href);
  }

  /** The position of a link, which is saved only when it is played on; '' if the game is saved. */
  let linked = '';

  /** @param {{ pieces: unknown, rule: unknown, size: unknown }} position */
  const keyOf = ({ pieces, rule, size }) => JSON.stringify([pieces, rule, size]);

  const isLinked = () => keyOf({ pieces: board.moves, rule: board.rule, size: board.size }) === linked;

  /** @returns {{ state: any, picture: import('../../kernel/saved-game.js').Picture | null } | null} */
  function write() {
    const { moves, steps, rule, size, choices, opponent: side, level, remote, helped } = board;
    const line = lineOf(board);
    const state = { line, steps, rule, size, choices, opponent: side, level, remote, helped };
    return line.length ? { state, picture: board.turn && { size, moves } } : null;
  }

  /** @param {any} state */
  function read(state) {
    linked = '';
    opponent.restore(state);
    const { line, steps = line.length, rule, size, choices, helped } = state;
    const [moves, ahead] = [line.slice(0, steps), line.slice(steps)];
    board.restore({ moves, ahead, rule: rule ?? 'freestyle', size: size ?? 15, choices, setup: 0, helped });
    results.counted = board.total === 0 ? 'nothing' : board.turn ? 'played' : 'won';
  }

  /** Is it the game on the board, and no computer to move in it? @param {any} state */
  function isSame({ line, rule, size, remote, opponent: side }) {
    const own = lineOf(board);
    const shared = Math.min(line.length, own.length);
    const isComputers = !remote && side === colorAfter(line.length);
    return rule === board.rule && size === board.size && startsWith(line, own.slice(0, shared)) && !isComputers;
  }

  const kept = new GameSession('wuziqi', board, {
    write,
    read,
    isSame,
    placeOf: ({ line, steps }) => [line, steps],
    isLookedAt: isLinked,
  });

  /**
   * Compares the game of a link with the saved one. A game by link is the saved one also at an earlier move of it, since the
   * links of a conversation stay where they are; `differs` means that it does not continue an unfinished one.
   * @param {import('./address.js').Game} game
   */
  function relationToSaved({ pieces, rule, size, play }) {
    const { saved } = kept;
    if (!saved || sideOf(saved) !== play || saved.rule !== rule || saved.size !== size) return 'new';
    const { line, steps } = saved;
    // The computer may have moved after a reload had begun: then the saved game is ahead of the URL that the page wrote.
    const isSaved = String(line.slice(0, steps)) === String(pieces) || (isUrlOfSaved() && startsWith(line, pieces));
    if (!play) return isSaved ? 'saved' : 'new';
    if (startsWith(line, pieces)) return 'saved';
    return startsWith(pieces, line) || !kept.isUnfinished ? 'new' : 'differs';
  }

  /** Goes on with the saved game, or begins one by the rule and the size that were played last. */
  const restore = () =>
    void kept.read(kept.saved ?? { line: [], rule: getItem('wuziqi.rule'), size: getItem('wuziqi.size') });

  return {
    restore,
    follow: () => kept.follow(),

    /** The address for another person, who plays on as the other side in a game by link. */
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
    changed() {
      if (board.total === 0) results.counted = 'nothing';
      const isSaved = !isLinked();
      history.replaceState(isSaved ? SAVED : null, '', urlFor(sideOf(board)));
      markTab(isSaved);
      if (board.playback.playing || !isSaved || kept.isReading) return;
      linked = '';
      setItem('wuziqi.rule', board.rule);
      setItem('wuziqi.size', board.size);
      kept.save();
    },
  };
}
