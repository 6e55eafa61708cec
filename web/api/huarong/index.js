// 华容道: positions, steps, the shortest way out and all that lies around it.
import { integer, oneOf, show } from '../arguments.js';
import { checkHandler, tell } from './game-handler.js';
import { createSearch } from './search.js';
import { CLASSIC, enter, readCells, readMetric, readStep } from './values.js';
import { levels } from './levels.js';
import { Reader } from '../reader.js';

/**
 * @import { Board, Direction, GameHandler, GoalOption, HuarongOptions, HuarongSolution, Level, OnProgress, Piece, Step } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** @typedef {ReturnType<typeof createHuarong>} Huarong */

/** Characters of a code. */
const CODE = 9;

/**
 * What is wrong with a code, by CodeFault in cpp/huarong/code.h.
 * @type {Record<string, (code: string, at: number) => string>}
 */
const CODE_ERRORS = {
  length: (code) => `has ${code.length} characters, want ${CODE}`,
  character: (code, at) => `has ${show(code[at])} at ${at}, want digits and letters but I, L, O and U`,
  check: () => 'does not fit its check character: there is a typing error in it',
  layout: () => 'is that of no position',
};

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress]
 */
export function createHuarong(open, onProgress) {
  const { search, methods } = createSearch(open, onProgress);

  return Object.freeze({
    /**
     * Finds the shortest way out for the 2×2 piece, Cao Cao: his top-left cell must come to row 3, column 1.
     * @param {Board} board 5 rows of 4 cells, 0 = blank, the cells of each piece bear its id (1 to 2³¹ − 1); one piece
     *   is 2×2, the others 1×2, 2×1 or 1×1, as many as there are
     * @param {GameHandler} [gameHandler] its `move` is called for each step
     * @returns {Step[] | null} the fewest steps of one piece by one cell; `[]` if it is solved already; null if there is
     *   no way out, which is said only after every position within reach was searched
     * @throws {TypeError | RangeError} if the board is no such thing, or `gameHandler` has no `move`
     */
    solveHuarongRoad(board, gameHandler) {
      checkHandler(gameHandler);
      const wasm = open();
      enter(wasm, 'solveHuarongRoad', board);
      const solution = search(wasm.constants.huarong.metric.indexOf('step'));
      const steps = solution.status === 'solved' ? solution.steps : null;
      tell(gameHandler, steps);
      return steps;
    },

    /**
     * Finds the shortest way out in the metric asked for, and proves it.
     * @param {Board} board a classic one, or, with a `goal`, any rectangle up to 8×8 with walls (−1) and any rectangular
     *   pieces
     * @param {HuarongOptions} [options]
     * @returns {HuarongSolution}
     * @throws {TypeError | RangeError} if an argument is no such thing
     */
    solve(board, options = {}) {
      const name = 'huarong.solve';
      const wasm = open();
      enter(wasm, name, board, options);
      return search(readMetric(name, options, wasm.constants.huarong));
    },

    ...methods,

    /**
     * Reads the pieces off a board.
     * @param {Board} board
     * @param {GoalOption} [options]
     * @returns {Piece[]} in reading order
     */
    pieces(board, options) {
      const { pieces } = enter(open(), 'huarong.pieces', board, options);
      return new Reader(open().output()).items((reader) => {
        const [id, row, col, height, width] = reader.take(5);
        return { id, row, col, height, width };
      }, pieces);
    },

    /**
     * Lists every step that the rules allow.
     * @param {Board} board
     * @param {GoalOption} [options]
     * @returns {Step[]} pieces in reading order, up, down, left, right
     */
    steps(board, options) {
      enter(open(), 'huarong.steps', board, options);
      const { call, constants, output } = open();
      const count = call.legalSteps();
      return new Reader(output()).items((reader) => readStep(reader, constants.huarong), count);
    },

    /**
     * Makes one step.
     * @param {Board} board is left as it is
     * @param {number} id
     * @param {Direction} direction
     * @param {GoalOption} [options]
     * @returns {number[][] | null} the board afterwards; null if the rules do not allow the step
     */
    move(board, id, direction, options) {
      const name = 'huarong.move';
      integer(`${name}: id`, id, 1, 2 ** 31 - 1);
      const wasm = open();
      const way = oneOf(`${name}: direction`, direction, wasm.constants.huarong.direction);
      const shape = enter(wasm, name, board, options);
      const { call, output } = wasm;
      return call.makeStep(id, way) ? readCells(new Reader(output()), shape) : null;
    },

    /**
     * Has the piece of the goal, which is Cao Cao if nothing is said, reached it?
     * @param {Board} board
     * @param {GoalOption} [options]
     * @returns {boolean}
     */
    isSolved(board, options) {
      enter(open(), 'huarong.isSolved', board, options);
      return open().call.isSolved();
    },

    /**
     * Writes a position of the classic board as a short code, to share it.
     * @param {Board} board with at least one blank cell; which piece has which id is not kept
     * @returns {string} 8 digits and letters, and a check character
     */
    encode(board) {
      const name = 'huarong.encode';
      enter(open(), name, board);
      if (board.every((row) => Array.from(row).every(Boolean))) {
        throw new RangeError(`${name}: board has no blank cell`);
      }
      const { call, output } = open();
      const length = call.encodeBoard();
      return String.fromCharCode(...output().subarray(0, length));
    },

    /**
     * Reads what `encode` writes. Any one wrong character and any two neighbours exchanged are noticed.
     * @param {string} code in either case
     * @returns {number[][]} Cao Cao is piece 1, the others are numbered in reading order
     * @throws {TypeError | RangeError} if `code` is no string, or no such code
     */
    decode(code) {
      const name = 'huarong.decode';
      if (typeof code !== 'string') throw new TypeError(`${name}: code is ${show(code)}, want a string`);
      const { call, constants, input, output } = open();
      const ints = input();
      for (let i = 0; i < code.length && i <= CODE; i++) ints[i] = code.charCodeAt(i);
      call.decodeBoard(Math.min(code.length, CODE + 1));
      const reader = new Reader(output());
      const [index, at] = reader.take(2);
      const fault = constants.huarong.codeFault[index];
      if (fault) throw new RangeError(`${name}: code ${CODE_ERRORS[fault](code, at)}`);
      return readCells(reader, CLASSIC);
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
