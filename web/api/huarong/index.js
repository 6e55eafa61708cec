// 华容道: the rules, solutions, share codes and named levels.
import { isList, object, oneOf, show } from '../arguments.js';
import { Reader } from '../reader.js';
import { callHandler, checkHandler } from './game-handler.js';
import { levels } from './levels.js';
import { createSearches } from './search.js';
import { classicSize, readId, readMetric, readMove, readRows, readStep, writeBoard } from './values.js';

/**
 * @import { Board, Direction, GameHandler, GoalOption, HuarongOptions, HuarongSolution, Level, Metric, Move, OnProgress, Piece, Step } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** @typedef {ReturnType<typeof createHuarong>} Huarong */

/** @type {Record<string, (code: string, at: number, length: number) => string>} */
const CODE_ERRORS = {
  length: (code, at, length) => `has ${code.length} characters, want ${length}`,
  character: (code, at) => `has ${show(code[at])} at ${at}, want digits and letters except I, L, O and U`,
  check: () => 'does not match its check character: it contains a typing error',
  layout: () => 'is not the code of a position',
};

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress]
 */
export function createHuarong(open, onProgress) {
  const { solveInput, methods } = createSearches(open, onProgress);

  return Object.freeze({
    /**
     * Finds a shortest solution in steps: the 2×2 piece, Cao Cao, must bring its top-left cell to row 3, column 1.
     * @param {Board} board 5 rows of 4 cells, 0 = blank, the cells of each piece hold its id (1 to 2³¹ − 1); one piece
     *   is 2×2, the others, any number, are 1×2, 2×1 or 1×1
     * @param {GameHandler} [gameHandler] its `move` is called for each step
     * @returns {Step[] | null} the fewest steps of one piece by one cell; `[]` if the board is solved already; null if
     *   it is unsolvable, which is proved by searching every position that can be reached
     * @throws {TypeError | RangeError} if the board is invalid, or `gameHandler` has no `move`
     */
    solveHuarongRoad(board, gameHandler) {
      checkHandler(gameHandler);
      const wasm = open();
      writeBoard(wasm, 'solveHuarongRoad', board);
      const solution = solveInput(wasm.constants.huarong.metric.indexOf('step'));
      const steps = solution.status === 'solved' ? solution.steps : null;
      callHandler(gameHandler, steps);
      return steps;
    },

    /**
     * Finds a shortest solution in a metric, and proves that none is shorter.
     * @param {Board} board classic or, with a `goal`, any rectangle up to 8×8 with walls (−1) and rectangular pieces of
     *   any size
     * @param {HuarongOptions} [options]
     * @returns {HuarongSolution}
     * @throws {TypeError | RangeError} if an argument is invalid
     */
    solve(board, options = {}) {
      const name = 'huarong.solve';
      const wasm = open();
      writeBoard(wasm, name, board, options);
      return solveInput(readMetric(name, options, wasm.constants.huarong));
    },

    ...methods,

    /**
     * Returns the pieces of a board.
     * @param {Board} board
     * @param {GoalOption} [options]
     * @returns {Piece[]} in reading order
     * @throws {TypeError | RangeError} if an argument is invalid
     */
    pieces(board, options) {
      const wasm = open();
      const { pieces } = writeBoard(wasm, 'huarong.pieces', board, options);
      return new Reader(wasm.output()).items((reader) => {
        const [id, row, col, height, width] = reader.take(5);
        return { id, row, col, height, width };
      }, pieces);
    },

    /**
     * Returns all legal steps.
     * @param {Board} board
     * @param {GoalOption} [options]
     * @returns {Step[]} pieces in reading order, then up, down, left, right
     * @throws {TypeError | RangeError} if an argument is invalid
     */
    steps(board, options) {
      const wasm = open();
      const { call, constants, output } = wasm;
      writeBoard(wasm, 'huarong.steps', board, options);
      const count = call.legalSteps();
      return new Reader(output()).items((reader) => readStep(reader, constants.huarong), count);
    },

    /**
     * Returns all legal moves in a metric: one for each cell that a piece can reach, by a shortest path.
     * @param {Board} board
     * @param {HuarongOptions} [options]
     * @returns {Move[]} pieces in reading order, then by length of path
     * @throws {TypeError | RangeError} if an argument is invalid
     */
    moves(board, options = {}) {
      const name = 'huarong.moves';
      const wasm = open();
      const { call, constants, output } = wasm;
      writeBoard(wasm, name, board, options);
      const count = call.legalMoves(readMetric(name, options, constants.huarong));
      return new Reader(output()).items((reader) => readMove(reader, constants.huarong), count);
    },

    /**
     * Groups steps into moves of a metric: as many consecutive steps of one piece as a move may have. Their number is
     * the length of the steps in that metric.
     * @param {readonly Step[]} steps
     * @param {Metric} [metric] 'move' if not given
     * @returns {Move[]}
     * @throws {TypeError | RangeError} if an argument is invalid
     */
    group(steps, metric) {
      const name = 'huarong.group';
      const { call, constants, input, output } = open();
      const { direction, maxGroupedSteps } = constants.huarong;
      const enumerator = readMetric(name, { metric }, constants.huarong);
      if (!isList(steps)) throw new TypeError(`${name}: steps is ${show(steps)}, want an array`);
      const count = steps.length;
      if (count > maxGroupedSteps) {
        throw new RangeError(`${name}: steps has ${count} items, want at most ${maxGroupedSteps}`);
      }
      const ints = Array.from(steps, (step, i) => {
        const { id, direction: way } = object(`${name}: steps[${i}]`, step);
        return [readId(`${name}: id of steps[${i}]`, id), oneOf(`${name}: direction of steps[${i}]`, way, direction)];
      });
      input().set(ints.flat());
      const groups = call.groupSteps(count, enumerator);
      return new Reader(output()).items((reader) => readMove(reader, constants.huarong), groups);
    },

    /**
     * Makes one step.
     * @param {Board} board is not changed
     * @param {number} id
     * @param {Direction} direction
     * @param {GoalOption} [options]
     * @returns {number[][] | null} the board afterwards; null if the step is illegal
     * @throws {TypeError | RangeError} if an argument is invalid
     */
    move(board, id, direction, options) {
      const name = 'huarong.move';
      const wasm = open();
      const { call, constants, output } = wasm;
      readId(`${name}: id`, id);
      const enumerator = oneOf(`${name}: direction`, direction, constants.huarong.direction);
      const size = writeBoard(wasm, name, board, options);
      return call.makeStep(id, enumerator) ? readRows(new Reader(output()), size) : null;
    },

    /**
     * Whether the goal's piece, by default Cao Cao, is at the goal.
     * @param {Board} board
     * @param {GoalOption} [options]
     * @returns {boolean}
     * @throws {TypeError | RangeError} if an argument is invalid
     */
    isSolved(board, options) {
      const wasm = open();
      writeBoard(wasm, 'huarong.isSolved', board, options);
      return wasm.call.isSolved();
    },

    /**
     * Encodes a position of the classic board as a short code to share.
     * @param {Board} board with at least one blank cell; ids are not kept
     * @returns {string} 8 digits and letters, and a check character
     * @throws {TypeError | RangeError} if the board is invalid
     */
    encode(board) {
      const name = 'huarong.encode';
      const wasm = open();
      const { call, output } = wasm;
      writeBoard(wasm, name, board);
      const length = call.encodeBoard();
      if (length === 0) throw new RangeError(`${name}: board has no blank cell`);
      return String.fromCharCode(...output().subarray(0, length));
    },

    /**
     * Decodes what `encode` returns. Any one wrong character and any two exchanged ones are detected.
     * @param {string} code in either case
     * @returns {number[][]} Cao Cao is piece 1, the others are numbered in reading order
     * @throws {TypeError | RangeError} if `code` is not a string or not a valid code
     */
    decode(code) {
      const name = 'huarong.decode';
      if (typeof code !== 'string') throw new TypeError(`${name}: code is ${show(code)}, want a string`);
      const { call, constants, input, output } = open();
      const { codeError, codeLength } = constants.huarong;
      // One character too many is enough to be rejected.
      const length = Math.min(code.length, codeLength + 1);
      const ints = input();
      for (let i = 0; i < length; i++) ints[i] = code.charCodeAt(i);
      call.decodeBoard(length);
      const reader = new Reader(output());
      const [errorIndex, at] = reader.take(2);
      const error = codeError[errorIndex];
      if (error) throw new RangeError(`${name}: code ${CODE_ERRORS[error](code, at, codeLength)}`);
      return readRows(reader, classicSize(constants.huarong));
    },

    /**
     * The named classics. They are frozen.
     * @type {readonly Level[]}
     */
    get levels() {
      return levels();
    },
  });
}
