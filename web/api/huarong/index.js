// 华容道: the rules, share codes and levels, and the searches in one namespace.
import {
  isLength,
  isList,
  requireObject,
  requireOneOf,
  show,
  requireString,
  tooMany,
  wrongType,
} from '../arguments.js';
import { rangeError } from '../errors.js';
import { readOptions } from '../options.js';
import { formatOption, readInput } from '../parse/input.js';
import { Reader } from '../reader.js';
import { UNLIMITED } from '../searches.js';
import { readHandler } from '../game-handler.js';
import { levels } from './levels.js';
import { createSearchFunctions } from './search.js';
import {
  enterLayout,
  metricOption,
  puzzleOptions,
  readId,
  readLayout,
  readMove,
  readRows,
  readStep,
} from './values.js';

/**
 * @import { Board, CodeFault, Direction, ErrorDetails, GameHandler, HuarongOptions, HuarongSolution, HuarongSearchOptions, Level, Metric, Move, OnProgress, ParseInput, ParsedPuzzles, Piece, Puzzle, PuzzleOptions, PuzzleParseOptions, Step } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/**
 * An intersection, since a spread would lose the documentation of the functions.
 * @typedef {Readonly<ReturnType<typeof createBoardFunctions> & ReturnType<typeof createSearchFunctions>['methods']>} Huarong
 */

/** The end of the message and the details of each error. @type {Record<CodeFault, (code: string, at: number, expected: number) => [string, Partial<ErrorDetails>?]>} */
const CODE_ERRORS = {
  length: ({ length: value }, at, expected) => [
    `has ${value} characters, want ${expected}, or more for a board that is not classic`,
    { value, expected },
  ],
  character: (code, at) => [
    `has ${show(code[at])} at ${at}, want digits and letters except I, L, O and U`,
    { at, value: code[at] },
  ],
  check: () => ['does not match its check character: it contains a typing error'],
  layout: () => ['is not the code of a position'],
};

/**
 * @param {() => Wasm} instance
 * @param {ReturnType<typeof createSearchFunctions>} searches
 */
function createBoardFunctions(instance, { readSearchOptions, solveLayout }) {
  /**
   * Reads a board and its options, and writes them into the input buffer.
   * @param {string} name of the function, for messages
   * @param {Board} board
   * @param {PuzzleOptions} [options]
   */
  function enterBoard(name, board, options) {
    const rules = readOptions(name, options, puzzleOptions);
    const layout = readLayout(name, board, instance().constants.huarong, rules);
    return { layout, ...enterLayout(instance, name, layout) };
  }

  /**
   * @param {string} name of the function, for messages
   * @param {string} code
   * @returns {Puzzle}
   */
  function readCode(name, code) {
    requireString(`${name}: code`, code);
    const { call, constants, input, output } = instance();
    const { codeError, codeLength, maxCodeLength } = constants.huarong;
    // One excess character is enough: the code is rejected.
    const length = Math.min(code.length, maxCodeLength + 1);
    const ints = input();
    for (let i = 0; i < length; i++) ints[i] = code.charCodeAt(i);
    call.decodeBoard(length);
    const reader = new Reader(output());
    const [errorIndex, at, rows, cols] = reader.take(4);
    const reason = codeError[errorIndex];
    if (reason) {
      const [words, details] = CODE_ERRORS[reason](code, at, codeLength);
      throw rangeError('text-invalid', `${name}: code`, words, { reason, ...details });
    }
    /** @type {Puzzle} */
    const puzzle = { board: readRows(reader, { rows, cols }) };
    if (reader.number()) puzzle.lengthwise = true;
    const next = () => reader.number();
    const goals = reader.items(() => ({ id: next(), row: next(), col: next() }), next() / 3);
    if (goals.length > 0) puzzle.goal = goals;
    /** @type {[number, number][]} */
    const gates = reader.items(() => [next(), next()], next() / 2);
    if (gates.length > 0) puzzle.gates = gates;
    return puzzle;
  }

  return {
    /**
     * Finds a shortest solution in steps: the top-left cell of Cao Cao, the 2×2 piece, must reach row 3, column 1.
     * @param {Board} board 5 rows of 4 cells, 0 = blank, the cells of each piece hold its id (1 to 2³¹ − 1); one piece
     *   is 2×2, the others, any number, are 1×2, 2×1 or 1×1
     * @param {GameHandler} [gameHandler] its `move` is called for each step
     * @returns {Step[] | null} the steps, each moving one piece by one cell; `[]` if the board is already solved; null if it is
     *   unsolvable, which is proved by searching every reachable position
     * @throws {TypeError | RangeError} if the board is invalid, or `gameHandler` has no `move`
     * @example
     * solveHuarongRoad(huarong.levels[0].board).length; // → 116
     */
    solveHuarongRoad(board, gameHandler) {
      const name = 'solveHuarongRoad';
      const handler = readHandler(gameHandler);
      const { constants } = instance();
      const layout = readLayout(name, board, constants.huarong);
      const solution = solveLayout(name, layout, constants.huarong.metric.indexOf('step'), UNLIMITED);
      const steps = solution.status === 'solved' ? solution.steps : null;
      handler(steps);
      return steps;
    },

    /**
     * Finds a shortest solution in a metric, and proves that none is shorter.
     * @param {Board} board classic or, with a `goal`, of any size up to 16×16 with at most 64 cells that are not walls
     *   (−1); −2 = a gate, which only pieces with a goal may enter; pieces of any shape
     * @param {HuarongSearchOptions} [options] the default limit is ten seconds, enough for every classic board
     * @returns {HuarongSolution}
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.solve(huarong.levels[0].board, { metric: 'step' }).status; // → 'solved'
     */
    solve(board, options) {
      const name = 'huarong.solve';
      const { rules, metric, limits } = readSearchOptions(name, options);
      return solveLayout(name, readLayout(name, board, instance().constants.huarong, rules), metric, limits);
    },

    /**
     * Returns the pieces of a board.
     * @param {Board} board
     * @param {PuzzleOptions} [options]
     * @returns {Piece[]} in reading order
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.pieces(huarong.levels[0].board)[1]; // → { id: 1, row: 0, col: 1, height: 2, width: 2 }
     */
    pieces(board, options) {
      const { wasm, pieces } = enterBoard('huarong.pieces', board, options);
      return new Reader(wasm.output()).items((reader) => {
        const [id, row, col, height, width] = reader.take(5);
        return { id, row, col, height, width };
      }, pieces);
    },

    /**
     * Returns all legal steps.
     * @param {Board} board
     * @param {PuzzleOptions} [options]
     * @returns {Step[]} pieces in reading order, then up, down, left, right
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.steps(huarong.levels[0].board)[0]; // → { id: 7, direction: 'down' }
     */
    steps(board, options) {
      const { call, constants, output } = enterBoard('huarong.steps', board, options).wasm;
      const count = call.legalSteps();
      return new Reader(output()).items((reader) => readStep(reader, constants.huarong), count);
    },

    /**
     * Returns all legal moves in a metric: one for each cell that a piece can reach, by a shortest path.
     * @param {Board} board
     * @param {HuarongOptions} [options]
     * @returns {Move[]} pieces in reading order, then by length of path
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.moves(huarong.levels[0].board).length; // → 8
     */
    moves(board, options) {
      const name = 'huarong.moves';
      const { constants } = instance();
      const { metric, ...rules } = readOptions(name, options, {
        ...puzzleOptions,
        metric: metricOption(constants.huarong),
      });
      const { call, output } = enterLayout(instance, name, readLayout(name, board, constants.huarong, rules)).wasm;
      const count = call.legalMoves(metric);
      return new Reader(output()).items((reader) => readMove(reader, constants.huarong), count);
    },

    /**
     * Groups steps into moves of a metric: a move takes as many consecutive steps of one piece as the metric allows. The number
     * of moves is the length of the steps in that metric.
     * @param {readonly Step[]} steps
     * @param {Metric} [metric] 'move' if not given
     * @returns {Move[]}
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.group([{ id: 9, direction: 'right' }]); // → [{ id: 9, path: ['right'] }]
     */
    group(steps, metric) {
      const name = 'huarong.group';
      const { constants } = instance();
      const { direction, maxGroupedSteps } = constants.huarong;
      const enumerator = metricOption(constants.huarong)(name, 'metric', metric);
      if (!isList(steps)) throw wrongType(`${name}: steps`, steps, 'an array');
      const count = steps.length;
      if (!isLength(count, maxGroupedSteps)) throw tooMany(`${name}: steps`, count, 'items', maxGroupedSteps);
      const ints = Array.from({ length: count }, (_, i) => {
        const { id, direction: way } = requireObject(`${name}: steps[${i}]`, steps[i]);
        return [
          readId(`${name}: id of steps[${i}]`, id),
          requireOneOf(`${name}: direction of steps[${i}]`, way, direction),
        ];
      });
      const { call, input, output } = instance();
      input().set(ints.flat());
      const groups = call.groupSteps(count, enumerator);
      return new Reader(output()).items((reader) => readMove(reader, constants.huarong), groups);
    },

    /**
     * Makes one step.
     * @param {Board} board is not changed
     * @param {number} id
     * @param {Direction} direction
     * @param {PuzzleOptions} [options]
     * @returns {number[][] | null} the board afterwards; null if the step is illegal
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.move([[1, 0]], 1, 'right', { goal: { id: 1, row: 0, col: 1 } }); // → [[0, 1]]
     */
    move(board, id, direction, options) {
      const name = 'huarong.move';
      readId(`${name}: id`, id);
      const enumerator = requireOneOf(`${name}: direction`, direction, instance().constants.huarong.direction);
      const { wasm, layout } = enterBoard(name, board, options);
      return wasm.call.makeStep(id, enumerator) ? readRows(new Reader(wasm.output()), layout) : null;
    },

    /**
     * Returns true if every goal is reached; by default, if Cao Cao is at the exit.
     * @param {Board} board
     * @param {PuzzleOptions} [options]
     * @returns {boolean}
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.isSolved(huarong.levels[0].board); // → false
     */
    isSolved(board, options) {
      return enterBoard('huarong.isSolved', board, options).wasm.call.isSolved() !== 0;
    },

    /**
     * Encodes a position as a short code to share.
     * @param {Board} board a classic one needs at least one blank cell; ids are not kept
     * @param {PuzzleOptions} [options] are part of the code
     * @returns {string} 8 digits and letters and a check character for a classic board without options; more for any other
     * @throws {TypeError | RangeError} if an argument is invalid
     * @example
     * huarong.encode(huarong.levels[0].board); // → '000GAYZHM'
     */
    encode(board, options) {
      const name = 'huarong.encode';
      const { call, output } = enterBoard(name, board, options).wasm;
      const length = call.encodeBoard();
      if (length === 0) {
        throw rangeError('board-illegal', `${name}: board`, 'has no blank cell', { reason: 'no-blank' });
      }
      return String.fromCharCode(...output().subarray(0, length));
    },

    /**
     * Decodes the board of a code from `encode`. One wrong character or two exchanged neighbours are always detected.
     * @param {string} code in either case
     * @returns {number[][]} Cao Cao is piece 1 of a classic board, all other pieces are numbered in reading order
     * @throws {TypeError | RangeError} if `code` is not a string or not a valid code
     * @example
     * huarong.decode('000GAYZHM')[0]; // → [2, 1, 1, 3]
     */
    decode(code) {
      return readCode('huarong.decode', code).board;
    },

    /**
     * Decodes the board and the options of a code from `encode`.
     * @param {string} code in either case
     * @returns {Puzzle} the board as `decode` returns it, and the options that differ from the defaults
     * @throws {TypeError | RangeError} if `code` is not a string or not a valid code
     * @example
     * huarong.decodePuzzle('000GAYZHM').board[0]; // → [2, 1, 1, 3]
     */
    decodePuzzle(code) {
      return readCode('huarong.decodePuzzle', code);
    },

    /**
     * Reads puzzles in any format that circulates: pictures, JSON, share codes, Rush Hour strings, levels of other programs.
     * What has two readings is rejected, never guessed. The boards may be illegal.
     * @param {ParseInput} input
     * @param {PuzzleParseOptions} [options]
     * @returns {Promise<ParsedPuzzles>} rejects with a TypeError or RangeError if an argument is invalid, no format fits
     *   ('text-invalid') or several do ('text-ambiguous')
     * @example
     * (await huarong.parse('#A**#\n#A  #\n##..#')).format; // → 'klotski'
     */
    async parse(input, options) {
      const name = 'huarong.parse';
      const { format } = readOptions(name, options, { format: formatOption });
      const given = readInput(name, input);
      const { parsePuzzles } = await import('./parse/index.js');
      return parsePuzzles(name, given, format, (code) => readCode(name, code), instance().constants.huarong);
    },

    /**
     * The named classics. They are frozen.
     * @type {readonly Level[]}
     */
    get levels() {
      return levels();
    },
  };
}

/**
 * Creates the functions of 华容道 in the public object.
 * @param {() => Wasm} instance
 * @param {OnProgress} [onProgress]
 */
export function createHuarongApi(instance, onProgress) {
  const searches = createSearchFunctions(instance, onProgress);
  // A spread would read the levels.
  /** @type {Huarong} */
  const huarong = Object.freeze(Object.assign(createBoardFunctions(instance, searches), searches.methods));
  return { solveHuarongRoad: huarong.solveHuarongRoad, huarong };
}

/** The module with this game alone. */
export const huarongModule = { file: 'huarong.wasm', games: ['huarong'], createApi: createHuarongApi };
