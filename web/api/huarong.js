// 华容道: positions, steps and the shortest way out.
import { integer, oneOf } from './arguments.js';
import { copyBoard, readBoard } from './board.js';
import { checkHandler, tell } from './game-handler.js';
import levels from './levels.json';

/**
 * @import { Board, Direction, GameHandler, Level, OnProgress, Piece, Step } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/** @typedef {ReturnType<typeof createHuarong>} Huarong */

const ROWS = 5;
const COLS = 4;

/** Positions that a search goes through between two reports. */
const SLICE = 1 << 14;

/** In the order of the C++ enum Direction. */
const DIRECTIONS = /** @type {const} */ (['up', 'down', 'left', 'right']);

/**
 * What is wrong with a board, by LayoutStatus in cpp/huarong/board.h, less one.
 * @type {((id: number) => string)[]}
 */
const FAULTS = [
  (id) => `has the negative id ${id}`,
  (id) => `shows piece ${id} in a shape that is no 1×1, 1×2, 2×1 or 2×2 rectangle`,
  () => 'has no 2×2 piece',
  (id) => `has a second 2×2 piece, ${id}`,
];

/**
 * @param {Int32Array} ints
 * @param {number} count
 * @returns {Step[]}
 */
const readSteps = (ints, count) =>
  Array.from({ length: count }, (_, i) => ({ id: ints[2 * i], direction: DIRECTIONS[ints[2 * i + 1]] }));

/**
 * @template T
 * @param {T} value
 * @returns {T}
 */
function freezeAll(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeAll);
  return value;
}

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress]
 */
export function createHuarong(open, onProgress) {
  /**
   * Puts a board into the input buffer and sees to it that it is legal.
   * @param {string} name
   * @param {Board} board
   * @returns {number} how many pieces there are; they are in the output buffer
   */
  function enter(name, board) {
    const { call, input, output } = open();
    const cols = copyBoard(name, board, input());
    if (board.length !== ROWS) throw new RangeError(`${name}: board has ${board.length} rows, want ${ROWS}`);
    if (cols !== COLS) throw new RangeError(`${name}: board has ${cols} columns, want ${COLS}`);
    const count = call.readLayout();
    if (count <= 0) throw new RangeError(`${name}: board ${FAULTS[-count - 1](output()[0])}`);
    return count;
  }

  /**
   * Searches from the board in the input buffer. What `onProgress` throws ends the search.
   * @returns {Step[] | null}
   */
  function search() {
    const { call, output } = open();
    const address = call.startSearch();
    try {
      while (!call.runSearch(address, SLICE)) onProgress?.({ searched: call.searched(address) });
      const count = call.searchSteps(address);
      return count < 0 ? null : readSteps(output(), count);
    } finally {
      call.endSearch(address);
    }
  }

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
      enter('solveHuarongRoad', board);
      const steps = search();
      tell(gameHandler, steps);
      return steps;
    },

    /**
     * Reads the pieces off a board.
     * @param {Board} board
     * @returns {Piece[]} in reading order
     */
    pieces(board) {
      const count = enter('huarong.pieces', board);
      const ints = open().output();
      return Array.from({ length: count }, (_, i) => {
        const [id, row, col, height, width] = ints.subarray(5 * i, 5 * i + 5);
        return { id, row, col, height, width };
      });
    },

    /**
     * Lists every step that the rules allow.
     * @param {Board} board
     * @returns {Step[]} pieces in reading order, up, down, left, right
     */
    steps(board) {
      enter('huarong.steps', board);
      const { call, output } = open();
      const count = call.legalSteps();
      return readSteps(output(), count);
    },

    /**
     * Makes one step.
     * @param {Board} board is left as it is
     * @param {number} id
     * @param {Direction} direction
     * @returns {number[][] | null} the board afterwards; null if the rules do not allow the step
     */
    move(board, id, direction) {
      const name = 'huarong.move';
      integer(`${name}: id`, id, 1, 2 ** 31 - 1);
      const way = oneOf(`${name}: direction`, direction, DIRECTIONS);
      enter(name, board);
      const { call, input } = open();
      return call.makeStep(id, way) ? readBoard(input(), ROWS, COLS) : null;
    },

    /**
     * Is Cao Cao at the exit?
     * @param {Board} board
     * @returns {boolean}
     */
    isSolved(board) {
      enter('huarong.isSolved', board);
      return open().call.isSolved();
    },

    /**
     * The named classics. They are frozen.
     * @type {readonly Level[]}
     */
    get levels() {
      return freezeAll(/** @type {Level[]} */ (levels));
    },
  });
}
