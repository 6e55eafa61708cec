// What <gomoku-board> says of a game, in one language.
import { nameOf, rowsThrough } from './points.js';
import { strings } from './strings.js';

/**
 * @import { Force, Forbidden, Threat, Verdict } from '../../api/types.js'
 * @import { Color } from './strings.js'
 * @import { Language } from '../text/language.js'
 */

/** @param {number} count of moves that have been made @returns {Color} of the next */
export const colorAfter = (count) => (count % 2 ? 'white' : 'black');

/** Who plays. @typedef {'you' | 'computer' | 'first' | 'second'} Name */

/**
 * @param {Language} language
 * @param {number} size
 * @param {(color: Color) => Name | null} [who] has a colour; null where the colours are name enough
 */
export function sentences(language, size, who = () => null) {
  const words = strings[language];
  const name = (/** @type {number} */ point) => nameOf(point, size);
  const ends = (/** @type {readonly number[]} */ cells) =>
    /** @type {const} */ ([name(cells[0]), name(/** @type {number} */ (cells.at(-1)))]);

  return {
    words,
    name,

    /** @param {number} point @param {number} index of the move that placed it */
    stone: (point, index) => words.stone(name(point), words[colorAfter(index)], index + 1),

    /** Whose turn it is, or who won and with what. @param {readonly number[]} pieces @param {Verdict} verdict */
    status(pieces, { winner, cells, move, forbidden }) {
      const color = colorAfter(pieces.length);
      const player = who(color);
      if (!winner) return player ? words.turnOf(words[color], words.players[player]) : words.turn(words[color]);
      if (winner === 'draw' || move === null) return words.draw;
      const wins = words.wins[who(winner) ?? winner];
      if (forbidden) return words.lost(wins, name(pieces[move]), words.fouls[forbidden]);
      const rows = rowsThrough(pieces[move], cells, size).map((row) => words.row(...ends(row), row.length));
      return words.win(wins, rows.join(words.and));
    },

    /** @param {number} point @param {Color} color @param {number} score of the move, from -1 to 1 */
    hint: (point, color, score) =>
      words.hint(words[color], name(point), score === 1 ? words.sure : score === -1 ? words.hopeless : ''),

    /** @param {Forbidden} forbidden */
    why: ({ point, kind, lines }) =>
      words.why(
        name(point),
        words.fouls[kind],
        lines.map((line) => words.line(words.foulLines[line.kind], ...ends(line.cells))),
      ),

    /** @param {Color} color @param {Threat} threat */
    threat: (color, { kind, cells, next }) =>
      words.threat(words[color], words.line(words.threats[kind], ...ends(cells)), next.map(name)),

    /** @param {Color} color @param {Force} force */
    forced(color, force) {
      if (force.status === 'win') return words.forced(words[color], force.kind, force.line.length);
      return force.status === 'none' ? words.noForce(words[color]) : words.undecided;
    },
  };
}
