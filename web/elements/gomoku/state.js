// The state of <gomoku-board>, and what follows from it: whose turn it is, who has to choose, the status line.
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

/** Who plays, against an opponent (`you`, and `computer` or `remote`) or under an opening rule. @typedef {'you' | 'computer' | 'remote' | Player} PlayerName */

/** @typedef {ReturnType<typeof readOptions>} Options */

/** One of the best moves, and its value for the side to move, from -1 (lost) to 1 (won). @typedef {{ point: number, score: number }} RankedMove */

/**
 * What a review, an analysis or a hint says of the position on the board.
 * @typedef {object} Marks
 * @property {number | null} [losing] the point of the losing move
 * @property {number | null} [better] the point that would have been better than the last move, or is good now
 * @property {readonly RankedMove[]} [best] the best moves now, the best one first
 * @property {readonly number[]} [row] points of a row to look at, from one end to the other
 * @property {readonly number[]} [area] points in opposite corners of a part of the board to look at
 */

/**
 * @typedef {object} State
 * @property {GomokuGame} game
 * @property {Options} options
 * @property {Annotations | null} annotations of the position on the board; null until the engine has been loaded
 * @property {number | null} aim the point that waits for its second tap
 * @property {Record<'pointer' | 'focus', number | null>} hover the points under the pointer and the focus
 * @property {Forbidden | null} explained the forbidden point that the latest `explain` event was about
 * @property {number | null} hint the recommended point
 * @property {Required<Marks>} marks
 * @property {{ line: readonly number[], color: Color, answer: Force } | null} solution the latest answer of `solve`
 * @property {{ key: string, score: number } | null} evaluation the latest, for Black, and the position's key
 */

/** @type {Required<Marks>} */
export const noMarks = { losing: null, better: null, best: [], row: [], area: [] };

/** @param {Element} element */
export function readOptions(element) {
  const options = readAttributes(element, attributes);
  return { ...options, opening: options.remote ? null : options.opening };
}

/** @param {Options} options @returns {State} */
export const createState = (options) => ({
  game: new GomokuGame(options.size),
  options,
  annotations: null,
  aim: null,
  hover: { pointer: null, focus: null },
  explained: null,
  hint: null,
  marks: noMarks,
  solution: null,
  evaluation: null,
});

/** @param {State} state @returns {Position} */
export const positionOf = ({ game, options }) => ({ pieces: game.moves, rule: options.rule, size: game.size });

/** @param {Position} position @returns {string} differs between any two positions */
export const keyOf = ({ pieces, rule, size }) => JSON.stringify([pieces, rule, size]);

/** @param {State} state @returns {Color | null} the side to move; null when the game is over */
export const turnOf = ({ game, annotations }) => (annotations?.verdict.winner ? null : colorAfter(game.steps));

/** @param {State} state @param {Player} player @returns {PlayerName | null} null where the colours are names enough */
function nameOfPlayer({ options: { opponent, remote, opening } }, player) {
  const isOpponent = player === (opponent === 'black' ? 'first' : 'second');
  if (opponent) return isOpponent ? (remote ? 'remote' : 'computer') : 'you';
  return opening && player;
}

/** @param {State} state @param {Color} color */
export const playerNameOf = (state, color) => nameOfPlayer(state, playerOf(color, state.game.choices));

/** Who places the next stone, if the game is not over. @param {State} state */
const nextPlayer = (state) => {
  const { game, options } = state;
  return nameOfPlayer(state, playerAt(options.opening, game.steps, game.choices));
};

/** Who places the next stone; null when the game is over. @param {State} state */
export const playerToMove = (state) => turnOf(state) && nextPlayer(state);

/** Who has to choose a colour before the next stone; null if nobody has. @param {State} state */
export function chooserOf(state) {
  const { game, options } = state;
  const chooser = game.steps === game.total ? chooserAt(options.opening, game.steps, game.choices) : null;
  return chooser && nameOfPlayer(state, chooser);
}

/** @param {State} state @returns {PlayerName | null} who won */
export function winnerOf(state) {
  const { winner } = state.annotations?.verdict ?? {};
  return winner && winner !== 'draw' ? playerNameOf(state, winner) : null;
}

/** Has the computer to move or to choose? The annotations may be out of date. @param {State} state @param {Gomoku} gomoku */
export function isComputersTurn(state, gomoku) {
  const { pieces, rule, size } = positionOf(state);
  return !gomoku.judge(pieces, { rule, size }).winner && (chooserOf(state) ?? nextPlayer(state)) === 'computer';
}

/** @param {State} state @param {number | null} point @returns {Forbidden | null} */
export const forbiddenAt = ({ annotations }, point) =>
  annotations?.forbidden.find((forbidden) => forbidden.point === point) ?? null;

/** The forbidden point to explain: aimed at, under the pointer or the focus, or the one that lost the game. @param {State} state */
export const forbiddenToExplain = (state) =>
  forbiddenAt(state, state.aim) ??
  forbiddenAt(state, state.hover.pointer) ??
  forbiddenAt(state, state.hover.focus) ??
  state.annotations?.losingMove ??
  null;

/** @param {State} state @returns {number | null} for Black, from -1 (lost) to 1 (won); null while it is not known */
export function scoreOf(state) {
  const { winner } = state.annotations?.verdict ?? {};
  if (winner) return winner === 'draw' ? 0 : winner === 'black' ? 1 : -1;
  const { evaluation, options } = state;
  return evaluation && options.watchScore && evaluation.key === keyOf(positionOf(state)) ? evaluation.score : null;
}

/** What to do next, or the result, in a sentence. @param {State} state @param {Messages} messages @param {boolean} thinking */
export function statusOf(state, { texts, status }, thinking) {
  const { game, options, annotations } = state;
  if (!annotations) return '';
  if (thinking) return texts.thinking;
  const chooser = chooserOf(state);
  if (chooser) return texts.choose(texts.players[chooser]);
  const [turn, player] = [turnOf(state), playerToMove(state)];
  const isOpening = options.opening && (game.steps < 3 || (game.steps < 5 && game.choices[0] === 'more'));
  if (isOpening && player && turn) return texts.placing(texts.players[player], texts[turn]);
  return status(game.moves, annotations.verdict);
}

/** A sentence for each threat. @param {State} state @param {Messages} messages */
export function threatTextsOf({ annotations }, { threat }) {
  const { black, white } = annotations?.threats ?? { black: [], white: [] };
  return [...black.map((found) => threat('black', found)), ...white.map((found) => threat('white', found))];
}
