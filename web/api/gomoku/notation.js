// 五子棋: games as text.
import { show, requireString, tooMany, outOfRange } from '../arguments.js';
import { copyInts } from '../board.js';
import { kebab, rangeError } from '../errors.js';
import { enumOption, integerOption, readOptions } from '../options.js';
import { Reader } from '../reader.js';
import { formatOption, readInput } from '../parse/input.js';
import { readGameTree } from './game-tree.js';
import { MESSAGES, readSgf, writeSgf } from './sgf.js';
import { COLORS, PASS, readMoves, readPosition, sizeOption } from './values.js';

/**
 * @import { GameNode, GameParseOptions, GameTree, GomokuPosition, Notation, NotationOptions, ParseInput, ParsedGames, Pieces, RecordFault, SizeOption } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { Constants, Moves } from './values.js'
 */

/** @type {Record<Notation, string>} */
const WANTED = {
  base15: 'pairs of digits 0-9 a-e',
  coordinates: 'a letter and a number a move, such as h8',
  sgf: 'an SGF game record',
};

/** No reasonable list of moves is longer. */
const MAX_LENGTH = 1 << 15;
/** No reasonable record with variations and comments is longer. */
const MAX_SGF_LENGTH = 1 << 24;

/**
 * @param {string} name
 * @param {NotationOptions | undefined} options
 * @param {Constants} constants
 */
function readNotation(name, options, constants) {
  /** @type {Notation[]} */
  const notations = [...constants.notation, 'sgf'];
  const { notation, size } = readOptions(name, options, {
    notation: enumOption(notations, 'base15'),
    size: sizeOption(constants),
  });
  const named = notations[notation];
  if (named === 'base15' && size !== constants.size) {
    const expected = constants.size;
    throw outOfRange(`${name}: size`, size, `${expected} in base 15`, { expected });
  }
  return { notation, size, named, isSgf: named === 'sgf' };
}

/**
 * Checks a text, and prepares the messages about it.
 * @param {string} name
 * @param {unknown} text
 * @param {Notation} notation
 * @returns {{ text: string, refuse: (reason: RecordFault, at: number, size: number) => never }}
 */
function readText(name, text, notation) {
  const read = requireString(`${name}: text`, text);
  const max = notation === 'sgf' ? MAX_SGF_LENGTH : MAX_LENGTH;
  if (read.length > max) throw tooMany(`${name}: text`, read.length, 'characters', max);
  return {
    text: read,
    refuse(reason, at, size) {
      const value = read[at];
      const words = MESSAGES[reason](value === undefined ? 'missing' : show(value), WANTED[notation], size);
      throw rangeError('text-invalid', `${name}: text[${at}]`, words, { reason, at, value, size });
    },
  };
}

/** Converts a game or a set-up position to nodes. @param {Moves} moves @returns {GameNode[]} */
function nodesOf({ points, count, isSetup }) {
  const turns = [...points.subarray(0, count)];
  if (!isSetup) return [{}, ...turns.map((move, i) => ({ parent: i, color: COLORS[i % 2], move }))];
  const [black, white] = COLORS.map((_, side) => turns.filter((point, i) => i % 2 === side && point !== PASS));
  return [{ black, white, turn: COLORS[count % 2] }];
}

/**
 * @param {() => Wasm} instance
 * @param {(name: string, moves: Moves, size: number) => void} checkGame
 */
export const createNotationFunctions = (instance, checkGame) => ({
  /**
   * Writes a game as text. SGF can also hold a set-up position.
   * @param {GomokuPosition} pieces
   * @param {NotationOptions} [options]
   * @returns {string} for example `77786867`
   * @throws {TypeError | RangeError} if an argument is invalid
   * @example
   * gomoku.encode([112, 113]); // → '7778'
   */
  encode(pieces, options) {
    const name = 'gomoku.encode';
    const { notation, size, isSgf } = readNotation(name, options, instance().constants.gomoku);
    const moves = isSgf ? readPosition(name, pieces, size) : readMoves(name, /** @type {Pieces} */ (pieces), size);
    if (moves.isSetup) checkGame(name, moves, size);
    if (isSgf) return writeSgf(nodesOf(moves), size);
    const { call, input, output } = instance();
    copyInts(moves.points, moves.count, input());
    const length = call.encode(moves.count, notation, size);
    return String.fromCharCode(...output().subarray(0, length));
  },

  /**
   * Reads a text that `encode` wrote, in upper or lower case; from SGF it reads the main line.
   * @param {string} text
   * @param {NotationOptions} [options]
   * @returns {number[]} the moves; they may be illegal, which `judge` checks
   * @throws {TypeError | RangeError} if an argument is invalid, the text is not in this notation, or the main line of SGF has
   *   set-up stones (`decodeGame` reads them)
   * @example
   * gomoku.decode('h8 i8', { notation: 'coordinates' }); // → [112, 113]
   */
  decode(text, options) {
    const name = 'gomoku.decode';
    requireString(`${name}: text`, text);
    const constants = instance().constants.gomoku;
    const { notation, size, named, isSgf } = readNotation(name, options, constants);
    const { refuse } = readText(name, text, named);
    if (isSgf) {
      const game = readSgf(text, size, constants, true, refuse);
      if (game.size !== size) {
        const words = `is a game on a board of ${game.size}, size is ${size}`;
        throw rangeError('board-size', `${name}: text`, words, { value: game.size, expected: size });
      }
      return game.nodes.flatMap(({ move }) => move ?? []);
    }
    const { call, input, output } = instance();
    const ints = input();
    for (let i = 0; i < text.length; i++) ints[i] = text.charCodeAt(i);
    call.decode(text.length, notation, size);
    const reader = new Reader(output());
    const error = constants.decodeError[reader.number()];
    const at = reader.number();
    if (error) refuse(/** @type {RecordFault} */ (kebab(error)), at, size);
    return reader.list();
  },

  /**
   * Writes a game with set-up stones, variations, names and comments as SGF.
   * @param {GameTree} game
   * @returns {string}
   * @throws {TypeError | RangeError} if `game` is not a game tree, or sets up a point twice in one node
   * @example
   * gomoku.encodeGame({ size: 15, nodes: [{ parent: null, black: [112] }] }); // → '(;GM[4]FF[4]SZ[15]AB[hh])'
   */
  encodeGame(game) {
    const { nodes, size } = readGameTree('gomoku.encodeGame', game, instance().constants.gomoku);
    return writeSgf(nodes, size);
  },

  /**
   * Reads the first game of an SGF record: set-up stones, moves, passes, variations, names and comments. Other properties are
   * skipped. The moves may be illegal.
   * @param {string} text
   * @param {SizeOption} [options] the size of the board if the text does not state it
   * @returns {GameTree}
   * @throws {TypeError | RangeError} if an argument is invalid, or the text is not SGF
   * @example
   * gomoku.decodeGame('(;GM[4]SZ[15];B[hh])').nodes.length; // → 2
   */
  decodeGame(text, options) {
    const name = 'gomoku.decodeGame';
    requireString(`${name}: text`, text);
    const constants = instance().constants.gomoku;
    const { size } = readOptions(name, options, { size: sizeOption(constants) });
    return readSgf(text, size, constants, false, readText(name, text, 'sgf').refuse);
  },

  /**
   * Reads games in any format that circulates: SGF, files of other programs, lists of moves, diagrams. What has two readings
   * is rejected, never guessed. The moves may be illegal.
   * @param {ParseInput} input
   * @param {GameParseOptions} [options]
   * @returns {Promise<ParsedGames>} rejects with a TypeError or RangeError if an argument is invalid, no format fits
   *   ('text-invalid') or several do ('text-ambiguous')
   * @example
   * (await gomoku.parse('1. h8 2. i9')).games[0].pieces; // → [112, 98]
   */
  async parse(input, options) {
    const name = 'gomoku.parse';
    const constants = instance().constants.gomoku;
    const { format, size } = readOptions(name, options, {
      format: formatOption,
      size: integerOption(constants.minSize, constants.maxSize, undefined),
    });
    const given = readInput(name, input);
    const { parseGames } = await import('./parse/index.js');
    return parseGames(name, given, format, size, constants);
  },
});
