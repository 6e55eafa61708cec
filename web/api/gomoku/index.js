// 五子棋: the rules (result, forbidden points, threats), and the searches and notations in one namespace.
import { requireInteger } from '../arguments.js';
import { rangeError } from '../errors.js';
import { createAnalysisFunctions } from './analysis.js';
import { createNotationFunctions } from './notation.js';
import { createPuzzleFunctions } from './puzzle.js';
import { createSearchFunctions } from './search.js';
import { judgeLast } from './judge-last.js';
import { pointTaken, readPosition, ruleOptions, showMove, sizeOption } from './values.js';
import { copyInts } from '../board.js';
import { readOptions } from '../options.js';
import { Reader } from '../reader.js';

/**
 * @import { Forbidden, GomokuPosition, JudgeOptions, OnProgress, Pieces, SizeOption, Threats, Verdict } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { Moves } from './values.js'
 */

/**
 * An intersection, since a spread would lose the documentation of the functions.
 * @typedef {Readonly<ReturnType<typeof createBoardFunctions>['functions'] & ReturnType<typeof createSearchFunctions>
 *   & ReturnType<typeof createAnalysisFunctions> & ReturnType<typeof createPuzzleFunctions>
 *   & ReturnType<typeof createNotationFunctions>>} Gomoku
 */

/** @param {() => Wasm} instance */
function createBoardFunctions(instance) {
  /**
   * Judges the game in the input buffer.
   * @param {Wasm} wasm
   * @param {string} name
   * @param {Moves} moves
   * @param {number} rule
   * @param {number} size
   * @returns {Verdict}
   */
  function judgeInput({ call, constants, output }, name, moves, rule, size) {
    const { forbiddenKind, gameStatus, reason: reasons, winner: winners } = constants.gomoku;
    call.judge(moves.count, rule, size, moves.isSetup);
    const reader = new Reader(output());
    const [status, illegalMove, occupiedBy, winner, reason, forbidden, move] = reader.items(() => reader.number(), 7);
    if (gameStatus[status] === 'occupied') {
      throw pointTaken(name, moves, illegalMove, occupiedBy);
    }
    return {
      winner: winners[winner],
      reason: reasons[reason],
      forbidden: forbiddenKind[forbidden],
      cells: reader.list(),
      rows: reader.items(() => reader.list()),
      move: move < 0 ? null : move,
      after: move < 0 ? 0 : moves.count - 1 - move,
    };
  }

  /**
   * Copies a game into the input buffer, and checks that it is legal.
   * @param {string} name
   * @param {Moves} moves
   * @param {number} size
   * @param {number} [rule] freestyle if not given
   * @returns {{ wasm: Wasm, verdict: Verdict }}
   */
  function enterGame(name, moves, size, rule = 0) {
    const wasm = instance();
    copyInts(moves.points, moves.count, wasm.input());
    return { wasm, verdict: judgeInput(wasm, name, moves, rule, size) };
  }

  const functions = {
    /**
     * Returns true if the last move made five or more in a row on the 15×15 board.
     * @param {Pieces} pieces 0 to 224, black first: 15 * row + col from the top-left corner
     * @returns {boolean}
     * @throws {TypeError | RangeError} if `pieces` is not a list of points, or a point occurs twice
     * @example
     * judgeWin([0, 1, 15, 16, 30, 31, 45, 46, 60]); // → true
     */
    judgeWin: (pieces) => judgeLast(instance, pieces),

    /**
     * Judges a whole game: the winner, the winning stones and the last move. In a set-up position only rows win.
     * @param {GomokuPosition} pieces
     * @param {JudgeOptions} [options]
     * @returns {Verdict}
     * @throws {TypeError | RangeError} if `pieces` is not a list of points, or a point occurs twice, including after the end
     * @example
     * gomoku.judge([0, 1, 15, 16, 30, 31, 45, 46, 60]).winner; // → 'black'
     */
    judge(pieces, options) {
      const name = 'gomoku.judge';
      const { rule, size } = readOptions(name, options, ruleOptions(instance().constants.gomoku));
      return enterGame(name, readPosition(name, pieces, size), size, rule).verdict;
    },

    /**
     * Lists every empty point that renju forbids Black, with the reasons. By the full definition a three counts only if a
     * move that is itself allowed turns it into a straight four.
     * @param {GomokuPosition} pieces
     * @param {SizeOption} [options]
     * @returns {Forbidden[]} ascending
     * @throws {TypeError | RangeError} if `pieces` is not a list of points, or a point occurs twice
     * @example
     * gomoku.forbidden({ black: [110, 111, 82, 97], white: [] })[0].kind; // → 'double-three'
     */
    forbidden(pieces, options) {
      const name = 'gomoku.forbidden';
      const { constants } = instance();
      const { forbiddenKind, forbiddenLine } = constants.gomoku;
      const { size } = readOptions(name, options, { size: sizeOption(constants.gomoku) });
      const moves = readPosition(name, pieces, size);
      const { call, output } = enterGame(name, moves, size).wasm;
      const found = call.forbidden(moves.count, size);
      return new Reader(output()).items(
        (reader) => ({
          point: reader.number(),
          kind: /** @type {Forbidden['kind']} */ (forbiddenKind[reader.number()]),
          lines: reader.items(() => ({
            kind: forbiddenLine[reader.number()],
            cells: reader.list(),
            next: reader.list(),
          })),
        }),
        found,
      );
    },

    /**
     * Returns true if renju forbids Black to play at a point.
     * @param {GomokuPosition} pieces
     * @param {number} point
     * @param {SizeOption} [options]
     * @returns {boolean}
     * @throws {TypeError | RangeError} if `pieces` is not a legal list of points, or the point is off the board or occupied
     * @example
     * gomoku.isForbidden([112, 0], 113); // → false
     */
    isForbidden(pieces, point, options) {
      const name = 'gomoku.isForbidden';
      const { size } = readOptions(name, options, { size: sizeOption(instance().constants.gomoku) });
      requireInteger(`${name}: point`, point, 0, size * size - 1);
      const moves = readPosition(name, pieces, size);
      const occupiedBy = moves.points.subarray(0, moves.count).indexOf(point);
      if (occupiedBy >= 0) {
        const words = `is ${point}, which ${showMove(moves, occupiedBy)} has taken`;
        throw rangeError('point-taken', `${name}: point`, words, { value: point, earlier: occupiedBy });
      }
      return enterGame(name, moves, size).wasm.call.forbids(moves.count, size, point) !== 0;
    },

    /**
     * Lists the winning rows, and the rows that one or two more stones turn into a win.
     * @param {GomokuPosition} pieces
     * @param {JudgeOptions} [options]
     * @returns {Threats} by colour, strongest first
     * @throws {TypeError | RangeError} if `pieces` is not a list of points, or a point occurs twice
     * @example
     * gomoku.threats({ black: [110, 111, 112, 113], white: [114] }).black[0].kind; // → 'four'
     */
    threats(pieces, options) {
      const name = 'gomoku.threats';
      const { constants } = instance();
      const { rule, size } = readOptions(name, options, ruleOptions(constants.gomoku));
      const moves = readPosition(name, pieces, size);
      const { call, output } = enterGame(name, moves, size).wasm;
      const { color: colors, threat: kinds } = constants.gomoku;
      const found = call.threats(moves.count, rule, size);
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
  };

  return { enterGame, functions };
}

/**
 * Creates the functions of 五子棋 in the public object.
 * @param {() => Wasm} instance
 * @param {OnProgress} [onProgress]
 */
export function createGomokuApi(instance, onProgress) {
  const { enterGame, functions } = createBoardFunctions(instance);
  /** @param {string} name @param {Moves} moves @param {number} rule @param {number} size */
  const enterUnfinished = (name, moves, rule, size) => {
    const { wasm, verdict } = enterGame(name, moves, size, rule);
    if (verdict.winner) {
      const [argument, words] =
        verdict.move === null ? ['pieces', 'leave the game over'] : [`pieces[${verdict.move}]`, 'has ended the game'];
      throw rangeError('game-over', `${name}: ${argument}`, words);
    }
    return wasm;
  };
  /** @type {Gomoku} */
  const gomoku = Object.freeze({
    ...functions,
    ...createSearchFunctions(instance, enterUnfinished, onProgress),
    ...createAnalysisFunctions(instance, enterGame, enterUnfinished, onProgress),
    ...createPuzzleFunctions(instance, onProgress),
    ...createNotationFunctions(instance, enterGame),
  });
  return { judgeWin: gomoku.judgeWin, gomoku };
}

/** The module with this game alone. */
export const gomokuModule = { file: 'gomoku.wasm', games: ['gomoku'], createApi: createGomokuApi };
