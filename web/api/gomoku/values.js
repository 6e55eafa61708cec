// 五子棋: types of the bindings, and the arguments that more than one function takes.
import { integer, isList, object, oneOf, show } from '../arguments.js';

/**
 * @import {
 *   Difficulty, Force, ForceOptions, Foul, FoulLine, JudgeOptions, Notation, Pieces, Rule, Threat, Verdict
 * } from '../types.js'
 */

/**
 * The functions of cpp/bindings/gomoku.cpp, where each is described.
 * @typedef {object} Bindings
 * @property {() => number} gomokuConstants
 * @property {(count: number, rule: number, size: number) => void} judge
 * @property {(count: number, size: number) => number} forbidden
 * @property {(count: number, size: number, point: number) => boolean} forbids
 * @property {(count: number, rule: number, size: number) => number} threats
 * @property {(count: number, rule: number, size: number, kind: number) => number} startForce
 * @property {(search: number) => void} forceResult
 * @property {(count: number, rule: number, size: number, level: number, seed: number) => number} startBestMove
 * @property {(search: number) => void} bestMoveResult
 * @property {() => number} judgeLastEntry
 * @property {(count: number, notation: number, size: number) => number} encode
 * @property {(length: number, notation: number, size: number) => void} decode
 */

/**
 * The limits and enums that the bindings export.
 * @typedef {object} Constants
 * @property {number} size of the usual board
 * @property {number} minSize
 * @property {number} maxSize
 * @property {number} maxScore the score of a proved win
 * @property {Rule[]} rule
 * @property {string[]} gameStatus
 * @property {Verdict['winner'][]} winner
 * @property {Verdict['reason'][]} reason
 * @property {(Foul | null)[]} forbiddenKind
 * @property {FoulLine['kind'][]} forbiddenLine
 * @property {Threat['kind'][]} threat
 * @property {('black' | 'white' | null)[]} color
 * @property {string[]} lastMove
 * @property {NonNullable<ForceOptions['kind']>[]} forceKind
 * @property {Force['status'][]} forceStatus
 * @property {Difficulty[]} level
 * @property {number} unlimitedLevel the level for a search that is limited by time or nodes only
 * @property {Notation[]} notation
 * @property {(string | null)[]} decodeError
 */

/**
 * @param {string} name
 * @param {JudgeOptions} options
 * @param {Constants} constants
 */
export function readRule(name, options, constants) {
  const { rule = 'freestyle' } = object(`${name}: options`, options);
  return { rule: oneOf(`${name}: rule`, rule, constants.rule), size: readSize(name, options, constants) };
}

/**
 * @param {string} name
 * @param {{ size?: number }} options
 * @param {Constants} constants
 * @returns {number}
 */
export function readSize(name, options, constants) {
  const { size = constants.size } = object(`${name}: options`, options);
  return integer(`${name}: size`, size, constants.minSize, constants.maxSize);
}

/**
 * @param {string} name
 * @param {Pieces} pieces
 * @param {number} points the number of points of the board
 * @param {Int32Array} ints
 * @returns {number} the number of moves
 */
export function copyPieces(name, pieces, points, ints) {
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
