// Sentences about a game in one language, composed from texts.js.
import { colorAfter } from './color.js';
import { pointName } from './geometry.js';
import { strings } from './texts.js';

/** @import { Forbidden, Force, Threat, Verdict } from '../../api/types.js' */
/** @import { Language } from '../text/language.js' */
/** @import { Color } from './color.js' */
/** @import { PlayerName, RankedMove } from './state.js' */

/** @typedef {ReturnType<typeof messagesIn>} Messages */

/** @param {number} score from -1 to 1 @returns {string} hundredths with a sign, such as +35 */
export const signed = (score) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${Math.abs(Math.round(score * 100))}`;

/**
 * @param {Language} language
 * @param {number} size
 * @param {(color: Color) => PlayerName | null} [playerName] of a colour; null where the colours are names enough
 */
export function messagesIn(language, size, playerName = () => null) {
  const texts = strings[language];
  const name = (/** @type {number} */ point) => pointName(point, size);
  const ends = (/** @type {readonly number[]} */ cells) =>
    /** @type {const} */ ([name(cells[0]), name(/** @type {number} */ (cells.at(-1)))]);

  return {
    texts,
    name,

    /** @param {number} point @param {number} index of the move that placed it @param {number} setup how many set up the position */
    stone(point, index, setup) {
      const color = texts[colorAfter(index)];
      return index < setup ? texts.setUp(name(point), color) : texts.stone(name(point), color, index + 1 - setup);
    },

    /** Whose turn it is, or the result. @param {readonly number[]} pieces @param {Verdict} verdict */
    status(pieces, { winner, rows, move, forbidden }) {
      const color = colorAfter(pieces.length);
      const player = playerName(color);
      if (!winner) return player ? texts.turnOf(texts[color], texts.players[player]) : texts.turn(texts[color]);
      if (winner === 'draw' || move === null) return texts.draw;
      const wins = texts.wins[playerName(winner) ?? winner];
      if (forbidden) return texts.lostByForbidden(wins, name(pieces[move]), texts.forbiddenKinds[forbidden]);
      return texts.win(wins, rows.map((row) => texts.row(...ends(row), row.length)).join(texts.rowSeparator));
    },

    /** @param {number} point @param {Color} color @param {number} score of the move, from -1 to 1 */
    hint: (point, color, score) =>
      texts.hint(texts[color], name(point), score === 1 ? texts.winsByForce : score === -1 ? texts.losesAnyway : ''),

    /** On a point, in as few characters as possible. @param {number} score of a move, from -1 to 1 */
    score: (score) => texts.scores[score] ?? signed(score),

    /** @param {number} index among the best moves; -1 if it is none of them @param {readonly RankedMove[]} best */
    ranked(index, best) {
      if (index < 0) return '';
      const { score } = best[index];
      return texts.ranked(index + 1, signed(score)) + (score === 1 ? texts.winsByForce : '');
    },

    /** @param {Forbidden} forbidden */
    explainForbidden: ({ point, kind, lines }) =>
      texts.explainForbidden(
        name(point),
        texts.forbiddenKinds[kind],
        lines.map((line) => texts.line(texts.forbiddenLines[line.kind], ...ends(line.cells))),
      ),

    /** @param {Color} color @param {Threat} threat */
    threat: (color, { kind, cells, next }) =>
      texts.threat(texts[color], texts.line(texts.threats[kind], ...ends(cells)), next.map(name)),

    /** @param {Color} color @param {Force} answer */
    forced(color, answer) {
      if (answer.status === 'win') return texts.forced(texts[color], answer.kind, answer.line.length);
      return answer.status === 'none' ? texts.noForcedWin(texts[color]) : texts.undecided;
    },
  };
}
