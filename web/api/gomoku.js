// 五子棋: who has won, and games as text.
import { integer, isList, object, oneOf, show } from './arguments.js';

/**
 * @import { JudgeOptions, Pieces, Verdict } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/** @typedef {ReturnType<typeof createGomoku>} Gomoku */

const SIZE = 15;
const POINTS = SIZE * SIZE;
const RULES = ['freestyle', 'standard'];

/** In the order of the C++ enums. */
const STATUSES = ['legal', 'offBoard', 'taken'];
const WINNERS = /** @type {const} */ ([null, 'black', 'white', 'draw']);
const REASONS = /** @type {const} */ ([null, 'five', 'full']);
const LAST_MOVES = ['noWin', 'win', 'illegal'];

/**
 * @param {string} name
 * @param {Pieces} pieces
 * @param {number} points how many the board has
 * @param {Int32Array} ints
 * @returns {number} how many moves there are
 */
function copyPieces(name, pieces, points, ints) {
  if (!isList(pieces)) throw new TypeError(`${name}: pieces is ${show(pieces)}, want an array of integers`);
  const count = pieces.length;
  if (count > points) throw new RangeError(`${name}: pieces has ${count} moves, the board ${points} points`);
  for (let i = 0; i < count; i++) {
    const point = pieces[i];
    if (typeof point !== 'number' || point >>> 0 !== point || point >= points) {
      integer(`${name}: pieces[${i}]`, point, 0, points - 1);
    }
    ints[i] = point;
  }
  return count;
}

/** @param {() => Wasm} open */
export function createGomoku(open) {
  /**
   * Judges the game in the input buffer.
   * @param {string} name
   * @param {number} count
   * @param {boolean} standard
   * @param {number} size
   * @returns {Verdict}
   */
  function judgeInput(name, count, standard, size) {
    const { call, output } = open();
    call.judge(count, standard, size);
    const ints = output();
    const [status, culprit, earlier, winner, reason, move, cells] = ints;
    if (STATUSES[status] === 'taken') {
      throw new RangeError(`${name}: pieces[${culprit}] takes the point that pieces[${earlier}] has taken`);
    }
    return {
      winner: WINNERS[winner],
      reason: REASONS[reason],
      cells: Array.from(ints.subarray(7, 7 + cells)),
      move: move < 0 ? null : move,
    };
  }

  return Object.freeze({
    /**
     * Did the last move make five or more in a row, on the 15×15 board?
     * @param {Pieces} pieces 0 to 224, black first: 15 * row + col from the top-left corner
     * @returns {boolean}
     * @throws {TypeError | RangeError} if `pieces` is no such list, or takes a point twice
     */
    judgeWin(pieces) {
      const { judgeLast, input } = open();
      const count = copyPieces('judgeWin', pieces, POINTS, input());
      const last = LAST_MOVES[judgeLast(count)];
      if (last === 'illegal') judgeInput('judgeWin', count, false, SIZE);
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
      const { rule = 'freestyle', size: side = SIZE } = object(`${name}: options`, options);
      const standard = oneOf(`${name}: rule`, rule, RULES) === 1;
      const size = integer(`${name}: size`, side, 5, 22);
      const count = copyPieces(name, pieces, size * size, open().input());
      return judgeInput(name, count, standard, size);
    },

    /**
     * Writes a game on the 15×15 board as text: two base-15 digits a move, row then column.
     * @param {Pieces} pieces
     * @returns {string} such as `77786867`
     */
    encode(pieces) {
      const { call, input, output } = open();
      const count = copyPieces('gomoku.encode', pieces, POINTS, input());
      return String.fromCharCode(...output().subarray(0, call.encode(count)));
    },

    /**
     * Reads what `encode` writes.
     * @param {string} text digits 0-9 and a-e, upper case as well
     * @returns {number[]} the moves; whether they make a legal game is for `judge` to say
     * @throws {TypeError | RangeError} if `text` is no string, or no such text
     */
    decode(text) {
      const name = 'gomoku.decode';
      if (typeof text !== 'string') throw new TypeError(`${name}: text is ${show(text)}, want a string`);
      if (text.length > 2 * POINTS) {
        throw new RangeError(`${name}: text has ${text.length} characters, want at most ${2 * POINTS}`);
      }
      const { call, input, output } = open();
      const ints = input();
      for (let i = 0; i < text.length; i++) ints[i] = text.charCodeAt(i);
      const count = call.decode(text.length);
      if (count >= 0) return Array.from(output().subarray(0, count));
      const at = -1 - count;
      throw new RangeError(`${name}: text[${at}] is ${show(text[at])}, want pairs of digits 0-9 a-e`);
    },
  });
}
