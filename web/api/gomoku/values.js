// 五子棋: types of the bindings, and the arguments that more than one function takes.
import { integer, isLength, isList, show } from '../arguments.js';
import { takeInts } from '../board.js';
import { enumOption, integerOption } from '../options.js';

/**
 * @import {
 *   Difficulty, Force, ForceOptions, Foul, FoulLine, Notation, Pieces, Rule, Threat, Verdict
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
 * @property {(count: number) => number} judgeLast
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

/** @param {Constants} constants */
export const sizeOption = ({ minSize, maxSize, size }) => integerOption(minSize, maxSize, size);

/** @param {Constants} constants */
export const ruleOptions = (constants) => ({
  rule: enumOption(constants.rule, 'freestyle'),
  size: sizeOption(constants),
});

/** Moves that have been read: the first `count` of `points`. @typedef {{ points: Int32Array, count: number }} Moves */

/**
 * Reads the moves of a game: each once.
 * @param {string} name
 * @param {Pieces} pieces
 * @param {number} size of the board
 * @returns {Moves}
 */
export function readMoves(name, pieces, size) {
  if (!isList(pieces)) throw new TypeError(`${name}: pieces is ${show(pieces)}, want an array of integers`);
  const max = size * size;
  const count = pieces.length;
  if (!isLength(count, max)) {
    throw new RangeError(`${name}: pieces has ${show(count)} moves, the board ${max} points`);
  }
  const points = takeInts(count);
  for (let i = 0; i < count; i++) {
    const point = pieces[i];
    if (typeof point !== 'number' || point >>> 0 !== point || point >= max) {
      integer(`${name}: pieces[${i}]`, point, 0, max - 1);
    }
    points[i] = point;
  }
  return { points, count };
}
