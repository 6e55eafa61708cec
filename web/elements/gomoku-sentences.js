// What <gomoku-board> says of a game, in one language.
import { nameOf, rowsThrough } from './gomoku-points.js';
import { strings } from './gomoku-strings.js';

/**
 * @import { Force, Forbidden, Threat, Verdict } from '../api/types.js'
 * @import { Color } from './gomoku-strings.js'
 * @import { Language } from './language.js'
 */

/** @param {number} count of moves that have been made @returns {Color} of the next */
export const colorAfter = (count) => (count % 2 ? 'white' : 'black');

/** @param {Language} language @param {number} size */
export function sentences(language, size) {
  const words = strings[language];
  const name = (/** @type {number} */ point) => nameOf(point, size);
  const ends = (/** @type {readonly number[]} */ cells) =>
    /** @type {const} */ ([name(cells[0]), name(/** @type {number} */ (cells.at(-1)))]);

  return {
    words,
    name,

    /** @param {readonly number[]} pieces @param {number} index of the move that is told of */
    move: (pieces, index) => words.stone(name(pieces[index]), words[colorAfter(index)], index + 1),

    /** Whose turn it is, or who won and with what. @param {readonly number[]} pieces @param {Verdict} verdict */
    status(pieces, { winner, cells, move, forbidden }) {
      if (!winner) return words.turn(words[colorAfter(pieces.length)]);
      if (winner === 'draw' || move === null) return words.draw;
      if (forbidden) return words.lost(name(pieces[move]), words.fouls[forbidden]);
      const rows = rowsThrough(pieces[move], cells, size).map((row) => words.row(...ends(row), row.length));
      return words.win(words[winner], rows.join(words.and));
    },

    /** @param {Forbidden} forbidden */
    why: ({ point, kind, lines }) =>
      words.why(name(point), words.fouls[kind], lines.map((line) => words.line(words.foulLines[line.kind], ...ends(line.cells)))),

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
