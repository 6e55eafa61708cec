// Who plays: two people, or one against the computer, and with which colour.
import { byId } from '../../shared/dom.js';
import { getItem, setItem } from '../../shared/storage.js';

/** @typedef {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} GomokuBoard */
/** What goes into a saved game. @typedef {{ opponent: GomokuBoard['opponent'], level: GomokuBoard['level'] }} Rival */

/** For a first visitor, who may be alone. */
const USUAL = 'easy';

/** @param {GomokuBoard} board */
export function createOpponent(board) {
  const opponent = /** @type {HTMLSelectElement} */ (byId('opponent'));
  const color = /** @type {HTMLSelectElement} */ (byId('color'));
  opponent.value = getItem('wuziqi.opponent') ?? USUAL;
  color.value = getItem('wuziqi.color') ?? 'black';
  for (const select of [opponent, color]) if (!select.value) select.selectedIndex = 0; // what was remembered is no option

  /** The computer's side in a game that begins now, or null. @returns {GomokuBoard['opponent']} */
  function side() {
    if (opponent.value === 'none') return null;
    if (color.value === 'turns') return board.opponent === 'white' ? 'black' : 'white';
    return color.value === 'white' ? 'black' : 'white';
  }

  function play(/** @type {GomokuBoard['opponent']} */ computer) {
    if (computer) board.level = /** @type {GomokuBoard['level']} */ (opponent.value);
    board.opponent = computer;
  }

  opponent.addEventListener('change', () => {
    setItem('wuziqi.opponent', opponent.value);
    play(opponent.value === 'none' ? null : (board.opponent ?? side()));
  });
  color.addEventListener('change', () => {
    setItem('wuziqi.color', color.value);
    if (color.value !== 'turns') play(side());
  });
  play(side());

  return {
    show() {
      opponent.value = board.opponent ? board.level : 'none';
      byId('sides').hidden = board.opponent === null;
    },

    /** A game begins: against whom, the settings say. */
    begin() {
      opponent.value = getItem('wuziqi.opponent') ?? USUAL;
      play(side());
    },

    /** Goes on as it was. @param {Partial<Rival>} left */
    resume({ opponent: computer = board.opponent, level = board.level }) {
      board.level = level;
      board.opponent = computer;
    },

    /** A game to look at: nobody answers. */
    rest: () => play(null),

    /** The player takes the computer's colour. */
    swap: () => play(board.opponent === 'black' ? 'white' : 'black'),
  };
}
