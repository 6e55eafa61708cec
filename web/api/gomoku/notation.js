// 五子棋: games as text.
import { show, string } from '../arguments.js';
import { copyInts } from '../board.js';
import { enumOption, readOptions } from '../options.js';
import { readMoves, sizeOption } from './values.js';
import { Reader } from '../reader.js';

/**
 * @import { Notation, NotationOptions, Pieces } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { Constants } from './values.js'
 */

/** @type {Record<Notation, string>} */
const WANTED = {
  base15: 'pairs of digits 0-9 a-e',
  coordinates: 'a letter and a number a move, such as h8',
  sgf: 'an SGF game record',
};

/** Longer than any reasonable game record. */
const MAX_LENGTH = 1 << 15;

/**
 * The message for each DecodeError of the engine.
 * @type {Record<string, (shown: string, wanted: string, size: number) => string>}
 */
const MESSAGES = {
  character: (shown, wanted) => `is ${shown}, want ${wanted}`,
  end: (shown, wanted) => `is ${shown}, where the text ends too early; want ${wanted}`,
  offBoard: (shown, _, size) => `is ${shown}, a point that is not on a board of ${size}`,
  boardSize: (shown) => `is ${shown}, a board size that is not played`,
  turn: (shown) => `is ${shown}, a move out of turn`,
  setup: (shown) => `is ${shown}, stones that were not played`,
};

/**
 * @param {string} name
 * @param {NotationOptions | undefined} options
 * @param {Constants} constants
 */
function readNotation(name, options, constants) {
  const { notation, size } = readOptions(name, options, {
    notation: enumOption(constants.notation, 'base15'),
    size: sizeOption(constants),
  });
  const named = constants.notation[notation];
  if (named === 'base15' && size !== constants.size) {
    throw new RangeError(`${name}: size is ${size}, want ${constants.size} in base 15`);
  }
  return { notation, size, wanted: WANTED[named] };
}

/** @param {() => Wasm} open */
export const createNotation = (open) => ({
  /**
   * Writes a game as text.
   * @param {Pieces} pieces
   * @param {NotationOptions} [options]
   * @returns {string} such as `77786867`
   * @throws {TypeError | RangeError} if an argument is invalid
   */
  encode(pieces, options) {
    const name = 'gomoku.encode';
    const { notation, size } = readNotation(name, options, open().constants.gomoku);
    const { points, count } = readMoves(name, pieces, size);
    const { call, input, output } = open();
    copyInts(points, count, input());
    const length = call.encode(count, notation, size);
    return String.fromCharCode(...output().subarray(0, length));
  },

  /**
   * Reads a game as text, in the form that `encode` writes, in upper or lower case.
   * @param {string} text
   * @param {NotationOptions} [options]
   * @returns {number[]} the moves; `judge` checks whether they make a legal game
   * @throws {TypeError | RangeError} if an argument is invalid, or the text is not in this notation
   */
  decode(text, options) {
    const name = 'gomoku.decode';
    string(`${name}: text`, text);
    const { notation, size, wanted } = readNotation(name, options, open().constants.gomoku);
    const { call, constants, input, output } = open();
    if (text.length > MAX_LENGTH) {
      throw new RangeError(`${name}: text has ${text.length} characters, want at most ${MAX_LENGTH}`);
    }
    const ints = input();
    for (let i = 0; i < text.length; i++) ints[i] = text.charCodeAt(i);
    call.decode(text.length, notation, size);
    const reader = new Reader(output());
    const [index, at, played] = reader.take(3);
    const error = constants.gomoku.decodeError[index];
    if (error) {
      const shown = at < text.length ? show(text[at]) : 'missing';
      throw new RangeError(`${name}: text[${at}] ${MESSAGES[error](shown, wanted, played)}`);
    }
    if (played !== size) throw new RangeError(`${name}: text is a game on a board of ${played}, size is ${size}`);
    return reader.list();
  },
});
