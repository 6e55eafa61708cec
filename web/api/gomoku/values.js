// 五子棋: arguments of more than one function.
import { requireInteger, isLength, isList, isObject, requireOneOf, show, wrongType } from '../arguments.js';
import { takeInts } from '../board.js';
import { rangeError } from '../errors.js';
import { enumOption, integerOption, unknownOption } from '../options.js';

/**
 * @import {
 *   Force, ForceOptions, Foul, FoulLine, GomokuLevel, GomokuPosition, Notation, Pieces, ReviewedMove, Rule, SetUpPosition,
 *   Threat, Verdict
 * } from '../types.js'
 */

/**
 * The functions of cpp/bindings/gomoku.cpp; that file describes them.
 * @typedef {object} Bindings
 * @property {() => number} gomokuConstants
 * @property {(count: number, rule: number, size: number, setup: boolean) => void} judge
 * @property {(count: number, size: number) => number} forbidden
 * @property {(count: number, size: number, point: number) => number} forbids
 * @property {(count: number, rule: number, size: number) => number} threats
 * @property {(count: number, rule: number, size: number, kind: number, quiet: boolean, tree: boolean) => number} startThreatSearch
 * @property {(search: number) => void} threatResult
 * @property {(search: number, first: number) => number} proofTree
 * @property {(count: number, rule: number, size: number, level: number, seed: number, lines: number,
 *   previous: number) => number} startBestMove
 * @property {(search: number) => void} bestMoveResult
 * @property {(count: number, rule: number, size: number) => boolean} bookMove
 * @property {(search: number) => void} bestMoveLines
 * @property {(count: number, rule: number, size: number, positions: number) => number} startReview
 * @property {(search: number) => number} reviewRemaining
 * @property {(search: number) => void} skipReview
 * @property {(search: number) => void} reviewResult
 * @property {(kind: number, moves: number, rule: number, seed: number) => number} startPuzzle
 * @property {(search: number) => void} puzzleResult
 * @property {(count: number) => number} judgeLast
 * @property {(count: number, notation: number, size: number) => number} encode
 * @property {(length: number, notation: number, size: number) => void} decode
 */

/**
 * The limits and enums that the bindings export.
 * @typedef {object} Constants
 * @property {number} size of the standard board
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
 * @property {NonNullable<ForceOptions['kind']>[]} winKind
 * @property {Force['status'][]} threatStatus
 * @property {number} minVcf the fewest moves of a VCF puzzle
 * @property {number} maxVcf
 * @property {number} minVct
 * @property {number} maxVct
 * @property {GomokuLevel[]} level
 * @property {ReviewedMove['quality'][]} quality
 * @property {number} bookLevel the first level that plays from the opening book
 * @property {number} unlimitedLevel the level master, which only time or nodes limit
 * @property {Exclude<Notation, 'sgf'>[]} notation
 * @property {(string | null)[]} decodeError
 */

/** @param {Constants} constants */
export const sizeOption = ({ minSize, maxSize, size }) => integerOption(minSize, maxSize, size);

/** @param {Constants} constants */
export const ruleOptions = (constants) => ({
  rule: enumOption(constants.rule, 'freestyle'),
  size: sizeOption(constants),
});

/**
 * Moves that have been read: the first `count` of `points`. A set-up position is written as turns, some of them PASS.
 * @typedef {{ points: Int32Array, count: number, isSetup: boolean }} Moves
 */

/** A turn without a stone, as in C++. */
export const PASS = -1;

export const COLORS = /** @type {const} */ (['black', 'white']);

/** @param {'black' | 'white'} color @returns {'black' | 'white'} */
export const oppositeOf = (color) => (color === 'black' ? 'white' : 'black');

const SETUP_KEYS = [...COLORS, 'turn'];

/**
 * Reads every move of a game once.
 * @param {string} name
 * @param {Pieces} pieces
 * @param {number} size of the board
 * @returns {Moves}
 */
export const readMoves = (name, pieces, size) => readPoints(`${name}: pieces`, pieces, size);

/**
 * Returns a test for points. In V8 a loop is faster with a test of its own, since the called function is then known.
 * @param {number} max the points of the board
 */
const pointTest = (max) => (/** @type {unknown} */ value) =>
  typeof value === 'number' && value >>> 0 === value && value < max;

/**
 * Throws the error for the first value that is not a point.
 * @param {string} name of the list
 * @param {number} first the index of the first value
 * @param {number} max the number of points of the board
 * @param {unknown[]} values consecutive values of the list
 */
function rejectPoints(name, first, max, ...values) {
  const at = values.map(pointTest(max)).indexOf(false);
  requireInteger(`${name}[${first + at}]`, values[at], 0, max - 1);
}

/**
 * @param {string} name of the list
 * @param {Pieces} pieces
 * @param {number} max the points of the board
 */
function readCount(name, pieces, max) {
  if (!isList(pieces)) throw wrongType(name, pieces, 'an array of integers');
  const count = pieces.length;
  if (!isLength(count, max)) {
    const words = `has ${show(count)} moves, the board ${max} points`;
    throw rangeError('argument-size', name, words, { value: count, max });
  }
  return count;
}

/**
 * @param {string} name of the list
 * @param {Pieces} pieces
 * @param {number} size of the board
 * @returns {Moves}
 */
export function readPoints(name, pieces, size) {
  const max = size * size;
  const count = readCount(name, pieces, max);
  const isPoint = pointTest(max);
  const points = takeInts(count);
  for (let i = 0; i < count; i++) {
    const point = pieces[i];
    if (!isPoint(point)) rejectPoints(name, i, max, point);
    points[i] = point;
  }
  return { points, count, isSetup: false };
}

/**
 * Reads points of the standard board as bytes, four to an int, the lowest first: a quarter as many ints to copy.
 * @param {string} name of the list
 * @param {Pieces} pieces
 * @param {number} size of the board
 * @param {Int32Array} packed receives the points
 * @returns {number} the number of points
 */
export function readBytes(name, pieces, size, packed) {
  const max = size * size;
  const count = readCount(name, pieces, max);
  const isPoint = pointTest(max);
  let i = 0;
  for (; i + 3 < count; i += 4) {
    const p0 = pieces[i];
    const p1 = pieces[i + 1];
    const p2 = pieces[i + 2];
    const p3 = pieces[i + 3];
    if (!isPoint(p0) || !isPoint(p1) || !isPoint(p2) || !isPoint(p3)) {
      rejectPoints(name, i, max, p0, p1, p2, p3);
    }
    packed[i >> 2] = p0 | (p1 << 8) | (p2 << 16) | (p3 << 24);
  }
  let rest = 0;
  for (let shift = 0; i < count; i++, shift += 8) {
    const point = pieces[i];
    if (!isPoint(point)) rejectPoints(name, i, max, point);
    rest |= point << shift;
  }
  packed[count >> 2] = rest;
  return count;
}

/**
 * Unpacks the points that `readBytes` packed.
 * @param {Int32Array} packed
 * @param {number} count
 * @returns {Int32Array}
 */
export const unpackBytes = (packed, count) =>
  Int32Array.from({ length: count }, (_, i) => (packed[i >> 2] >>> (8 * (i % 4))) & 255);

/**
 * Reads the moves of a game, or a set-up position. Every property and every point is read once.
 * @param {string} name
 * @param {GomokuPosition} position
 * @param {number} size of the board
 * @returns {Moves}
 */
export function readPosition(name, position, size) {
  if (!isObject(position)) return readMoves(name, /** @type {Pieces} */ (position), size);
  const setup = /** @type {SetUpPosition} */ (position);
  const keys = Object.keys(setup);
  if (!COLORS.some((color) => keys.includes(color))) {
    throw wrongType(`${name}: pieces`, setup, 'an array of integers, or black and white');
  }
  for (const key of keys) {
    if (!SETUP_KEYS.includes(key)) throw unknownOption(`${name}: pieces`, key, SETUP_KEYS);
  }
  const { black, white, turn } = setup;
  const toMove = turn === undefined ? undefined : requireOneOf(`${name}: pieces.turn`, turn, COLORS);
  const blacks = readPoints(`${name}: pieces.black`, black, size);
  const whites = readPoints(`${name}: pieces.white`, white, size);
  const turns = Math.max(2 * blacks.count - 1, 2 * whites.count, 0);
  const side = toMove ?? Number(whites.count < blacks.count);
  const count = turns + Number(turns % 2 !== side);
  const points = new Int32Array(count).fill(PASS);
  for (let i = 0; i < blacks.count; i++) points[2 * i] = blacks.points[i];
  for (let i = 0; i < whites.count; i++) points[2 * i + 1] = whites.points[i];
  return { points, count, isSetup: true };
}

/** Formats the place of a move for a message. @param {Moves} moves @param {number} index */
export const showMove = ({ isSetup }, index) =>
  isSetup ? `pieces.${COLORS[index % 2]}[${index >> 1}]` : `pieces[${index}]`;

/**
 * Creates the error for a move on a point that an earlier one has taken.
 * @param {string} name
 * @param {Moves} moves
 * @param {number} at
 * @param {number} earlier
 */
export const pointTaken = (name, moves, at, earlier) =>
  rangeError(
    'point-taken',
    `${name}: ${showMove(moves, at)}`,
    `takes the point that ${showMove(moves, earlier)} has taken`,
    { value: moves.points[at], at, earlier },
  );
