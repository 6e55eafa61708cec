// The public members of <gomoku-board>: attributes, which are also properties, and the names of the members of its controller.
import { flag, integer, keyword } from '../board/contract.js';

const anyInteger = integer(-Infinity, Infinity, 0);

// A call, since declarations lose the comments of an object literal.
export const attributes = Object.freeze({
  /**
   * `freestyle`: five or more in a row win; `standard`: exactly five; `renju`: Black has forbidden points, which are marked; `caro`:
   * exactly five, not blocked at both ends.
   * @example <gomoku-board rule="renju"></gomoku-board>
   */
  rule: keyword(['freestyle', 'standard', 'renju', 'caro'], 'freestyle'),
  /**
   * The number of rows and columns. Changing it starts a new game.
   * @example <gomoku-board size="19"></gomoku-board>
   */
  size: integer(5, 22, 15),
  /**
   * The colour of the computer or, with `remote`, of the person elsewhere; `black` moves first, also under an opening rule.
   * @example <gomoku-board opponent="white"></gomoku-board>
   */
  opponent: keyword(['black', 'white'], null),
  /**
   * The opponent is a person elsewhere, not the computer: `open` shows their moves. There is no opening rule then.
   * @example <gomoku-board opponent="white" remote></gomoku-board>
   */
  remote: flag,
  /**
   * The strength of the computer.
   * @example <gomoku-board opponent="white" level="hard"></gomoku-board>
   */
  level: keyword(['beginner', 'easy', 'normal', 'hard', 'expert', 'master'], 'normal'),
  /**
   * The opening rule: the first player places three stones of both colours, and the second then chooses a colour.
   * @example <gomoku-board opening="swap2"></gomoku-board>
   */
  opening: keyword(['swap', 'swap2'], null),
  /**
   * The answer to a forbidden point that Black chooses: `lose` places the stone, which loses the game; `refuse` does not place it;
   * `ask` places it when it is chosen a second time.
   * @example <gomoku-board rule="renju" foul="lose"></gomoku-board>
   */
  foul: keyword(['ask', 'refuse', 'lose'], 'ask'),
  /**
   * Does a point have to be tapped twice? If missing, only when a finger taps it.
   * @example <gomoku-board confirm="on"></gomoku-board>
   */
  confirm: keyword(['on', 'off'], null),
  /**
   * Show the number of each move.
   * @example <gomoku-board numbers></gomoku-board>
   */
  numbers: flag,
  /**
   * Show the fives, fours and open threes of both sides.
   * @example <gomoku-board threats></gomoku-board>
   */
  threats: flag,
  /**
   * Evaluate the position after every change.
   * @example <gomoku-board watch-score></gomoku-board>
   */
  watchScore: flag,
  /**
   * Clockwise quarter turns by which the board is shown rotated.
   * @example <gomoku-board quarters="1"></gomoku-board>
   */
  quarters: {
    ...anyInteger,
    parse(/** @type {string} */ text) {
      const quarters = anyInteger.parse(text);
      return quarters === undefined ? undefined : ((quarters % 4) + 4) % 4;
    },
  },
  /**
   * Show the board mirrored left to right, after rotating it.
   * @example <gomoku-board mirrored></gomoku-board>
   */
  mirrored: flag,
  /**
   * The material of the board.
   * @example <gomoku-board surface="paper"></gomoku-board>
   */
  surface: keyword(['wood', 'paper', 'dark'], 'wood'),
  /**
   * The look of the stones: slate and shell, plain, or with a pattern on Black's.
   * @example <gomoku-board stones="flat"></gomoku-board>
   */
  stones: keyword(['shell', 'flat', 'pattern'], 'shell'),
});

/** The public members of the controller. */
export const members = /** @type {const} */ ([
  'moves',
  'choices',
  'branch',
  'verdict',
  'status',
  'aim',
  'hintPoint',
  'marks',
  'threatTexts',
  'forced',
  'place',
  'placeAim',
  'open',
  'setContinuation',
  'choose',
  'solve',
  'hint',
  'go',
]);

/** The public members of the state. */
export const stateMembers = /** @type {const} */ (['turn', 'player', 'chooser', 'winner', 'score']);

/**
 * The element with all of its public members.
 * @typedef {import('./gomoku-board.js').GomokuBoard & import('../board/contract.js').ValuesOf<typeof attributes>
 *   & Pick<import('./controller.js').GomokuController, (typeof members)[number]>
 *   & Pick<import('./state.js').GomokuState, (typeof stateMembers)[number]>} Element
 */
