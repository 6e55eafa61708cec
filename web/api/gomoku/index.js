// 五子棋: who has won, what is forbidden and what threatens; games as text.
import { integer } from '../arguments.js';
import { createNotation } from './notation.js';
import { createSolve } from './search.js';
import { copyPieces, readRule, readSize } from './values.js';
import { Reader } from '../reader.js';

/**
 * @import { Forbidden, JudgeOptions, OnProgress, Pieces, Threats, Verdict } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** @typedef {ReturnType<typeof createGomoku>} Gomoku */

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress]
 */
export function createGomoku(open, onProgress) {
  /**
   * Judges the game in the input buffer.
   * @param {string} name
   * @param {number} count
   * @param {number} rule
   * @param {number} size
   * @returns {Verdict}
   */
  function judgeInput(name, count, rule, size) {
    const { call, constants, output } = open();
    const { foul: fouls, gameStatus, reason: reasons, winner: winners } = constants.gomoku;
    call.judge(count, rule, size);
    const reader = new Reader(output());
    const [status, culprit, earlier, winner, reason, foul, move] = reader.items(() => reader.number(), 7);
    if (gameStatus[status] === 'taken') {
      throw new RangeError(`${name}: pieces[${culprit}] takes the point that pieces[${earlier}] has taken`);
    }
    return {
      winner: winners[winner],
      reason: reasons[reason],
      forbidden: fouls[foul],
      cells: reader.list(),
      move: move < 0 ? null : move,
      after: move < 0 ? 0 : count - 1 - move,
    };
  }

  /**
   * Puts a legal game into the input buffer.
   * @param {string} name
   * @param {Pieces} pieces
   * @param {number} size
   * @param {number} [rule] freestyle if not given
   * @returns {{ count: number, verdict: Verdict }}
   */
  function enter(name, pieces, size, rule = 0) {
    const count = copyPieces(name, pieces, size * size, open().input());
    return { count, verdict: judgeInput(name, count, rule, size) };
  }

  return Object.freeze({
    /**
     * Did the last move make five or more in a row, on the 15×15 board?
     * @param {Pieces} pieces 0 to 224, black first: 15 * row + col from the top-left corner
     * @returns {boolean}
     * @throws {TypeError | RangeError} if `pieces` is no such list, or takes a point twice
     */
    judgeWin(pieces) {
      const { constants, judgeLast, input } = open();
      const { lastMove, size } = constants.gomoku;
      const count = copyPieces('judgeWin', pieces, size * size, input());
      const last = lastMove[judgeLast(count)];
      if (last === 'illegal') judgeInput('judgeWin', count, 0, size);
      return last === 'win';
    },

    /**
     * Judges a whole game: who won, with which stones and by which move.
     * @param {Pieces} pieces
     * @param {JudgeOptions} [options]
     * @returns {Verdict}
     * @throws {TypeError | RangeError} if `pieces` is no such list, or takes a point twice, also after the end
     */
    judge(pieces, options = {}) {
      const name = 'gomoku.judge';
      const { rule, size } = readRule(name, options, open().constants.gomoku);
      return enter(name, pieces, size, rule).verdict;
    },

    /**
     * Lists every empty point that renju forbids Black, and why: by the full definition, in which a three counts only
     * if it can be made a straight four by a move that is itself allowed.
     * @param {Pieces} pieces
     * @param {{ size?: number }} [options]
     * @returns {Forbidden[]} ascending
     * @throws {TypeError | RangeError} if `pieces` is no such list, or takes a point twice
     */
    forbidden(pieces, options = {}) {
      const name = 'gomoku.forbidden';
      const size = readSize(name, options, open().constants.gomoku);
      const { count } = enter(name, pieces, size);
      const { call, constants, output } = open();
      const { foul, foulLine } = constants.gomoku;
      const found = call.forbidden(count, size);
      return new Reader(output()).items(
        (reader) => ({
          point: reader.number(),
          kind: /** @type {Forbidden['kind']} */ (foul[reader.number()]),
          lines: reader.items(() => ({ kind: foulLine[reader.number()], cells: reader.list(), next: reader.list() })),
        }),
        found,
      );
    },

    /**
     * Does renju forbid Black this point?
     * @param {Pieces} pieces
     * @param {number} point
     * @param {{ size?: number }} [options]
     * @returns {boolean}
     * @throws {TypeError | RangeError} if `pieces` is no such list, or the point is off the board or taken
     */
    isForbidden(pieces, point, options = {}) {
      const name = 'gomoku.isForbidden';
      const size = readSize(name, options, open().constants.gomoku);
      const { count } = enter(name, pieces, size);
      integer(`${name}: point`, point, 0, size * size - 1);
      const taken = Array.prototype.indexOf.call(pieces, point);
      if (taken >= 0) throw new RangeError(`${name}: point is ${point}, which pieces[${taken}] has taken`);
      return open().call.forbids(count, size, point);
    },

    /**
     * Lists the rows that win, or that one or two moves turn into a win.
     * @param {Pieces} pieces
     * @param {JudgeOptions} [options]
     * @returns {Threats} of each colour, strongest first
     * @throws {TypeError | RangeError} if `pieces` is no such list, or takes a point twice
     */
    threats(pieces, options = {}) {
      const name = 'gomoku.threats';
      const { rule, size } = readRule(name, options, open().constants.gomoku);
      const { count } = enter(name, pieces, size);
      const { call, constants, output } = open();
      const { color: colors, threat: kinds } = constants.gomoku;
      const found = call.threats(count, rule, size);
      const all = new Reader(output()).items(
        (reader) => ({
          kind: kinds[reader.number()],
          color: colors[reader.number()],
          cells: reader.list(),
          next: reader.list(),
        }),
        found,
      );
      /** @param {string} side */
      const of = (side) => all.flatMap(({ color, ...threat }) => (color === side ? [threat] : []));
      return { black: of('black'), white: of('white') };
    },

    ...createSolve(
      open,
      (name, pieces, rule, size) => {
        const { count, verdict } = enter(name, pieces, size, rule);
        if (verdict.winner) throw new RangeError(`${name}: pieces[${verdict.move}] has ended the game`);
        return count;
      },
      onProgress,
    ),

    ...createNotation(open),
  });
}
