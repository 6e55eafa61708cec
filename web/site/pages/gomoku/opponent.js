// The opponent: another person or the computer, its level and its colour.
import { byId } from '../../shared/dom.js';
import { restorePreference } from '../../shared/preferences.js';
import { setItem } from '../../shared/storage.js';

/** @typedef {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} GomokuBoard */
/** In a saved game. @typedef {{ opponent: GomokuBoard['opponent'], level: GomokuBoard['level'] }} SavedOpponent */

/** For first-time visitors. */
const DEFAULT = 'easy';

/** @param {GomokuBoard} board */
export function createOpponent(board) {
  const opponent = /** @type {HTMLSelectElement} */ (byId('opponent'));
  const color = /** @type {HTMLSelectElement} */ (byId('color'));
  const restoreOpponent = () => restorePreference(opponent, 'wuziqi.opponent', DEFAULT);
  restoreOpponent();
  restorePreference(color, 'wuziqi.color', 'black');

  /** The computer's colour in a new game; null without a computer. @returns {GomokuBoard['opponent']} */
  function computerColor() {
    if (opponent.value === 'none') return null;
    if (color.value === 'turns') return board.opponent === 'white' ? 'black' : 'white';
    return color.value === 'white' ? 'black' : 'white';
  }

  /** @param {GomokuBoard['opponent']} computer */
  function playAgainst(computer) {
    if (computer) board.level = /** @type {GomokuBoard['level']} */ (opponent.value);
    board.opponent = computer;
  }

  opponent.addEventListener('change', () => {
    setItem('wuziqi.opponent', opponent.value);
    playAgainst(opponent.value === 'none' ? null : (board.opponent ?? computerColor()));
  });
  color.addEventListener('change', () => {
    setItem('wuziqi.color', color.value);
    if (color.value !== 'turns') playAgainst(computerColor());
  });
  playAgainst(computerColor());

  return {
    render() {
      opponent.value = board.opponent ? board.level : 'none';
      byId('sides').hidden = board.opponent === null;
    },

    /** Applies the settings to a new game. */
    startGame() {
      restoreOpponent();
      playAgainst(computerColor());
    },

    /** @param {Partial<SavedOpponent>} saved */
    restore({ opponent: computer = board.opponent, level = board.level }) {
      board.level = level;
      board.opponent = computer;
    },

    /** Nobody answers, as in a game opened from a link. */
    disable: () => playAgainst(null),

    /** The player takes the computer's colour. */
    swapColors: () => playAgainst(board.opponent === 'black' ? 'white' : 'black'),
  };
}
