// The state of <gomoku-board>: the game, the marks on it, and whose turn it is.
import { readAttributes } from '../board/contract.js';
import { attributes } from './attributes.js';
import { colorAfter } from './color.js';
import { GomokuGame } from './game.js';
import { chooserAt, playerAt, playerOf } from './opening.js';

/** @import { Forbidden, Force } from '../../api/types.js' */
/** @import { Annotations, Gomoku, Position } from './advisor.js' */
/** @import { Color } from './color.js' */
/** @import { Messages } from './messages.js' */
/** @import { Player } from './opening.js' */

/** A player, against an opponent (`you`, and `computer` or `remote`) or under an opening rule. @typedef {'you' | 'computer' | 'remote' | Player} PlayerName */

/** @typedef {ReturnType<typeof readOptions>} Options */

/** One of the best moves, and its value for the side to move, from -1 (lost) to 1 (won). @typedef {{ point: number, score: number }} RankedMove */

/**
 * Remarks of a review, an analysis or a hint on the position on the board.
 * @typedef {object} Marks
 * @property {number | null} [losing] the point of the losing move
 * @property {number | null} [better] the point that would have been better than the last move, or is good now
 * @property {readonly RankedMove[]} [best] the best moves now, the best one first
 * @property {readonly number[]} [row] points of a row to look at, from one end to the other
 * @property {readonly number[]} [area] points in opposite corners of a part of the board to look at
 */

/** @type {Required<Marks>} */
export const noMarks = { losing: null, better: null, best: [], row: [], area: [] };

/** @param {Element} element */
export function readOptions(element) {
  const options = readAttributes(element, attributes);
  return { ...options, opening: options.remote ? null : options.opening };
}

/** @param {Position} position @returns {string} differs between any two positions */
export const keyOf = ({ pieces, rule, size }) => JSON.stringify([pieces, rule, size]);

export class GomokuState {
  game;
  options;
  /** Annotations of the position on the board; null until the engine has been loaded. @type {Annotations | null} */
  annotations = null;
  /** The point that waits for its second tap. @type {number | null} */
  aim = null;
  /** The points under the pointer and the focus. @type {Record<'pointer' | 'focus', number | null>} */
  hover = { pointer: null, focus: null };
  /** The forbidden point that the latest `explain` event was about. @type {Forbidden | null} */
  explained = null;
  /** The recommended point. @type {number | null} */
  hint = null;
  marks = noMarks;
  /** The latest answer of `solve`. @type {{ line: readonly number[], color: Color, answer: Force } | null} */
  solution = null;
  /** The latest evaluation, for Black, and the key of its position. @type {{ key: string, score: number } | null} */
  evaluation = null;

  /** @param {Options} options */
  constructor(options) {
    this.options = options;
    this.game = new GomokuGame(options.size);
  }

  get position() {
    const { moves, size } = this.game;
    return { pieces: moves, rule: this.options.rule, size };
  }

  /** The side to move; null when the game is over. @type {Color | null} */
  get turn() {
    return this.annotations?.verdict.winner ? null : colorAfter(this.game.steps);
  }

  /** The player who places the next stone; null when the game is over, or where the colours are names enough. @type {PlayerName | null} */
  get player() {
    return this.turn && this.#nextPlayer;
  }

  /** The player who has to choose a colour before the next stone; null if nobody has. @type {PlayerName | null} */
  get chooser() {
    const { steps, total, choices } = this.game;
    const chooser = steps === total ? chooserAt(this.options.opening, steps, choices) : null;
    return chooser && this.#nameOf(chooser);
  }

  /** The winner; null if nobody has won, or where the colours are names enough. @type {PlayerName | null} */
  get winner() {
    const { winner } = this.annotations?.verdict ?? {};
    return winner && winner !== 'draw' ? this.playerNameOf(winner) : null;
  }

  /** The evaluation for Black, from -1 (lost) to 1 (won); null while it is not known. @type {number | null} */
  get score() {
    const { winner } = this.annotations?.verdict ?? {};
    if (winner) return winner === 'draw' ? 0 : winner === 'black' ? 1 : -1;
    const { evaluation, options } = this;
    return evaluation && options.watchScore && evaluation.key === keyOf(this.position) ? evaluation.score : null;
  }

  /** The forbidden point to explain: aimed at, under the pointer or the focus, or the one that lost the game. */
  get forbiddenToExplain() {
    const { pointer, focus } = this.hover;
    const found = this.forbiddenAt(this.aim) ?? this.forbiddenAt(pointer) ?? this.forbiddenAt(focus);
    return found ?? this.annotations?.losingMove ?? null;
  }

  /** @param {number | null} point */
  forbiddenAt(point) {
    return this.annotations?.forbidden.find((forbidden) => forbidden.point === point) ?? null;
  }

  /** Has the computer to move or to choose? The annotations may be out of date. @param {Gomoku} gomoku */
  isComputersTurn(gomoku) {
    const { pieces, rule, size } = this.position;
    return !gomoku.judge(pieces, { rule, size }).winner && (this.chooser ?? this.#nextPlayer) === 'computer';
  }

  /** @param {Color} color */
  playerNameOf(color) {
    return this.#nameOf(playerOf(color, this.game.choices));
  }

  /** A sentence about the next move, or the result. @param {Messages} messages @param {boolean} thinking */
  statusIn({ texts, status }, thinking) {
    const { game, options, annotations, chooser, turn, player } = this;
    if (!annotations) return '';
    if (thinking) return texts.thinking;
    if (chooser) return texts.choose(texts.players[chooser]);
    const isOpening = options.opening && (game.steps < 3 || (game.steps < 5 && game.choices[0] === 'more'));
    if (isOpening && player && turn) return texts.placing(texts.players[player], texts[turn]);
    return status(game.moves, annotations.verdict);
  }

  /** The player who places the next stone if the game is not over. */
  get #nextPlayer() {
    const { steps, choices } = this.game;
    return this.#nameOf(playerAt(this.options.opening, steps, choices));
  }

  /** @param {Player} player @returns {PlayerName | null} null where the colours are names enough */
  #nameOf(player) {
    const { opponent, remote, opening } = this.options;
    const isOpponent = player === (opponent === 'black' ? 'first' : 'second');
    if (opponent) return isOpponent ? (remote ? 'remote' : 'computer') : 'you';
    return opening && player;
  }
}
