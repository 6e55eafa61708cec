// The game on the page comes from the link, or was saved at the last visit.
import { colorAfter, oppositeOf } from '../../../elements/gomoku/color.js';
import { lineOf } from '../../kernel/line.js';
import { GameSession } from '../../kernel/session.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { gameUrl, readGameUrl } from './address.js';
import { isEnd, isEnded, relationOf, requestIn, silence, startsWith, wordToSay } from './conversation.js';

/** @import { Color } from '../../../elements/gomoku/color.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { ResultTracker } from '../../kernel/results.js' */
/** @import { Word } from './address.js' */
/** @import { Conversation } from './conversation.js' */

/** The state in the history of a URL that shows the saved game. */
const SAVED = 'saved';

/** What the words of games by link belong to. */
const LINK = 'link';

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

/**
 * @param {GomokuBoard} board that is ready
 * @param {ReturnType<typeof import('./opponent.js').createOpponent>} opponent
 * @param {ResultTracker} results
 */
export function createSession(board, opponent, results) {
  const { gomoku } = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (board.qiju);
  /** @type {Readonly<Conversation>} */
  let latest = silence;
  /** What it belongs to: the games by link, or the line of a game against the computer. */
  let subject = '';

  /** @param {readonly number[]} [line] */
  const subjectOf = (line = lineOf(board)) => (board.remote ? LINK : board.opponent ? String(line) : '');

  /** @returns {Readonly<Conversation>} about the game on the board */
  const conversation = () => (subject === subjectOf() ? latest : silence);

  /** @param {Partial<Conversation>} news */
  function note(news) {
    latest = { ...conversation(), ...news };
    subject = subjectOf();
  }

  /** @param {Color | null} play the side of who opens it, in a game by link @param {Word | null} say with it */
  function urlFor(play, say) {
    const { moves: pieces, rule, size } = board;
    return gameUrl(gomoku, { pieces, rule, size, play, say }, location.href);
  }

  const isOwnTurn = () => colorAfter(board.steps) === sideOf(board);

  const linkUrl = () => urlFor(board.remote ? board.opponent : null, wordToSay(conversation(), isOwnTurn()));

  /** The part of it that is compared with links that were sent. */
  function linkKey() {
    const { search, hash } = linkUrl();
    return search + hash;
  }

  /** Is the last stone this player's, and in no link yet? */
  function isUnsent() {
    const { said, sent } = conversation();
    return board.steps > 0 && !isOwnTurn() && !hasEnded() && said !== 'undone' && !sent.endsWith(linkUrl().hash);
  }

  /** Has a word ended the game? One against the computer can be played on from an earlier move. */
  const hasEnded = () => isEnded(conversation()) && (board.remote || board.steps === board.total);

  const isOver = () => board.turn === null || hasEnded();

  /** The position of a link, which is saved only when it is played on; '' if the game is saved. */
  let linked = '';

  /** Has the link brought a game in which this player has no stone yet? */
  let isInvitation = false;

  /** @param {{ pieces: unknown, rule: unknown, size: unknown }} position */
  const keyOf = ({ pieces, rule, size }) => JSON.stringify([pieces, rule, size]);

  const isLinked = () => keyOf({ pieces: board.moves, rule: board.rule, size: board.size }) === linked;

  /** @returns {{ state: any, picture: import('../../kernel/saved-game.js').Picture | null } | null} */
  function write() {
    const { moves, steps, rule, size, choices, opponent: side, level, remote, helped } = board;
    const line = lineOf(board);
    const game = { line, steps, rule, size, choices, helped, counted: results.counted };
    const state = { ...game, opponent: side, level, remote, ...conversation() };
    return line.length ? { state, picture: isOver() ? null : { size, moves } } : null;
  }

  /** @param {any} state */
  function read(state) {
    linked = '';
    opponent.restore(state);
    const { line, steps = line.length, rule, size, choices, helped, counted } = state;
    const { said = null, heard = null, sent = '' } = state;
    latest = { said, heard, sent };
    subject = subjectOf(line);
    const [moves, ahead] = [line.slice(0, steps), line.slice(steps)];
    board.restore({ moves, ahead, rule: rule ?? 'freestyle', size: size ?? 15, choices, setup: 0, helped });
    results.counted = counted ?? (board.total === 0 ? 'nothing' : board.turn && !isEnded(latest) ? 'played' : 'won');
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
    placeOf: ({ line, steps, said, heard, sent }) => [line, steps, said, heard, sent],
    isLookedAt: isLinked,
  });

  /** @param {import('./address.js').Game} game of a link @returns {ReturnType<typeof relationOf>} to the saved one */
  function relationToSaved(game) {
    const { saved, isUnfinished } = kept;
    const { pieces, rule, size, play } = game;
    if (!saved || sideOf(saved) !== play || saved.rule !== rule || saved.size !== size) return 'new';
    const { line, steps, said = null, heard = null } = saved;
    // The computer may have moved after a reload had begun: then the saved game is ahead of the URL that the page wrote.
    const isSaved = String(line.slice(0, steps)) === String(pieces) || (isUrlOfSaved() && startsWith(line, pieces));
    if (!play) return isSaved ? 'saved' : 'new';
    return relationOf({ line, isUnfinished, said, heard }, game);
  }

  /** Goes on with the saved game, or begins one by the rule and the size that were played last. */
  const restore = () =>
    void kept.read(kept.saved ?? { line: [], rule: getItem('wuziqi.rule'), size: getItem('wuziqi.size') });

  /** Saves the game and writes it to the URL. */
  function changed() {
    if (board.total === 0) results.counted = 'nothing';
    if (!board.remote && subject === LINK) subject = '';
    if (board.remote && board.total === 0) note({ said: null, heard: null });
    const isSaved = !isLinked();
    const { heard } = conversation();
    const isHeard = hasEnded() || isOwnTurn();
    history.replaceState(isSaved ? SAVED : null, '', urlFor(sideOf(board), isHeard ? heard : null));
    markTab(isSaved);
    if (board.playback.playing || !isSaved || kept.isReading) return;
    linked = '';
    setItem('wuziqi.rule', board.rule);
    setItem('wuziqi.size', board.size);
    kept.save();
  }

  /** The link has brought the end of the saved game, which is counted once. */
  function keepEnd() {
    linked = '';
    kept.save();
    if (latest.heard === 'resign') results.won(null);
  }

  return {
    restore,
    follow: () => kept.follow(),

    /** The address for another person, who plays on as the other side in a game by link. */
    get link() {
      return linkUrl();
    },

    get conversation() {
      return conversation();
    },

    get isEnded() {
      return hasEnded();
    },

    /** The request of the opponent that waits for this player's answer, at the end of the line. */
    get request() {
      const isHere = board.steps === board.total && (!board.remote || isOwnTurn());
      return isHere ? requestIn(conversation()) : null;
    },

    /** Is the next stone, in a game by link, this player's? */
    get isOwnTurn() {
      return isOwnTurn();
    },

    /** Is there something for the opponent of a game by link, at the end of the line? */
    get isToSend() {
      const { remote, steps, total } = board;
      return remote && steps === total && (!isOwnTurn() || hasEnded()) && !isEnd(conversation().heard);
    },

    /** Has the link as it is now been given to the opponent? */
    get isSent() {
      return conversation().sent === linkKey();
    },

    /** May the player take back the last move without asking? */
    get canUndo() {
      return board.canUndo && (!board.remote || isUnsent());
    },

    /** Has the visitor come by the invitation of a game? */
    get isInvited() {
      return isInvitation && isLinked();
    },

    /** Says a word, in a game by link with the next link, or, with null, takes it back. @param {Word | null} word */
    say(word) {
      note({ said: word });
      linked = '';
      if (word === 'undone') board.open(board.moves.slice(0, -1));
      else changed();
    },

    /** The player has placed a stone: what was said about the one before is out of date. */
    moved() {
      const { said } = conversation();
      if (said === 'undo' || said === 'undone' || said === 'draw') note({ said: null });
    },

    /** The computer says a word with the move that it has placed. @param {'resign' | 'draw'} word */
    hear(word) {
      note({ ...silence, heard: word });
      if (word === 'resign') results.won(null);
    },

    /** The link has been given to the opponent. */
    markSent() {
      note({ sent: linkKey() });
      changed();
    },

    /** @returns {'opened' | 'over' | 'differs' | 'none' | { invalid: string }} what became of the game in the URL; `over`: the link of a
     *   game by link has brought its end; `differs`: it is by link, and no continuation of the saved one; `invalid` cannot be read */
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
      isInvitation = game.pieces.length < (game.play === 'white' ? 2 : 1) && !isUrlOfSaved();
      if (game.play) opponent.playByLink(game.play);
      else opponent.disable();
      latest = { ...silence, heard: game.say };
      subject = subjectOf(game.pieces);
      board.open(game.pieces, game);
      results.counted = relation === 'next' ? 'played' : 'nothing';
      if (isOver() && relation === 'next') keepEnd();
      if (relation === 'differs') return 'differs';
      return game.play && isOver() ? 'over' : 'opened';
    },

    changed,
  };
}
