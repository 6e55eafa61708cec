// Sets the opponent, which is another person, here or by link, or the computer, and its level and colour.
import { oppositeOf } from '../../../elements/gomoku/color.js';
import { byId } from '../../kernel/dom.js';
import { restorePreference } from '../../kernel/preferences.js';
import { setItem } from '../../kernel/storage.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** A saved game has these. @typedef {Pick<GomokuBoard, 'opponent' | 'level' | 'remote'>} SavedOpponent */

/** The opponent of first-time visitors. */
const DEFAULT = 'beginner';

/** @param {GomokuBoard} board */
export function createOpponent(board) {
  const opponent = /** @type {HTMLSelectElement} */ (byId('opponent'));
  const color = /** @type {HTMLSelectElement} */ (byId('color'));
  const restoreOpponent = () => restorePreference(opponent, 'wuziqi.opponent', DEFAULT);
  restoreOpponent();
  restorePreference(color, 'wuziqi.color', 'black');

  /** The opponent's colour in a new game; null for two people here. @returns {GomokuBoard['opponent']} */
  function opponentColor() {
    if (opponent.value === 'none') return null;
    if (color.value === 'turns') return board.opponent === 'white' ? 'black' : 'white';
    return color.value === 'white' ? 'black' : 'white';
  }

  /** @param {GomokuBoard['opponent']} side of the opponent that is chosen */
  function playAgainst(side) {
    const isLink = opponent.value === 'link';
    if (side && !isLink) board.level = /** @type {GomokuBoard['level']} */ (opponent.value);
    board.remote = side !== null && isLink;
    board.opponent = side;
  }

  opponent.addEventListener('change', () => {
    setItem('wuziqi.opponent', opponent.value);
    playAgainst(opponent.value === 'none' ? null : (board.opponent ?? opponentColor()));
  });
  color.addEventListener('change', () => {
    setItem('wuziqi.color', color.value);
    if (color.value !== 'turns') playAgainst(opponentColor());
  });
  playAgainst(opponentColor());

  return {
    render() {
      opponent.value = board.remote ? 'link' : board.opponent ? board.level : 'none';
      byId('sides').hidden = board.opponent === null;
      byId('resigns')
        .closest('.field')
        ?.toggleAttribute('hidden', board.remote || board.opponent === null);
    },

    /** Applies the settings to a new game, or swaps the colours of a game by link. @param {boolean} isOver is the game before? */
    startGame(isOver) {
      const { opponent: side, remote } = board;
      if (!isOver || !remote || !side) restoreOpponent();
      else if (color.value !== 'turns') setItem('wuziqi.color', (color.value = side));
      playAgainst(opponentColor());
    },

    /** @param {Partial<SavedOpponent>} saved */
    restore({ opponent: side = board.opponent, level = board.level, remote = false }) {
      board.level = level;
      board.remote = remote;
      board.opponent = side;
    },

    /** The game of a link is played by the links that follow. @param {'black' | 'white'} side of this player */
    playByLink(side) {
      opponent.value = 'link';
      playAgainst(oppositeOf(side));
    },

    /** Nobody answers, as in a game opened from a link. */
    disable: () => playAgainst(null),

    /** The player takes the opponent's colour. */
    swapColors: () => playAgainst(board.opponent && oppositeOf(board.opponent)),
  };
}
