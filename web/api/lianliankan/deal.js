// 连连看: boards that can be cleared.
import { integer, isList, object, oneOf } from '../arguments.js';
import { copyBoard, readBoard } from '../board.js';
import { gravityOf, readPairs } from './values.js';
import { seedOrRandom } from '../options.js';
import { runSearch } from '../searches.js';

/**
 * @import { Board, Deal, DealOptions, OnProgress, RatedDeal, ShuffleOptions } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/**
 * @param {string} name
 * @param {unknown} value
 * @param {number} max
 */
function evenNumber(name, value, max) {
  const number = integer(name, value, 1, max);
  if (number % 2 !== 0) throw new RangeError(`${name} is ${number}, want an even number`);
  return number;
}

/**
 * @param {string} name
 * @param {DealOptions} options
 * @param {number} rows
 * @param {number} cols
 * @param {number} maxTiles
 * @returns {number[]} the tiles of each kind
 */
function readCopies(name, { kinds, copies }, rows, cols, maxTiles) {
  const cells = rows * cols;
  const wanted = `want the ${cells} cells of ${rows} rows and ${cols} cols`;
  if (!isList(copies)) {
    const count = integer(`${name}: kinds`, kinds, 1, maxTiles);
    const each = evenNumber(`${name}: copies`, copies, maxTiles);
    if (count * each !== cells) throw new RangeError(`${name}: kinds * copies is ${count * each}, ${wanted}`);
    return Array(count).fill(each);
  }
  if (kinds !== undefined && integer(`${name}: kinds`, kinds, 1, maxTiles) !== copies.length) {
    throw new RangeError(`${name}: kinds is ${kinds}, copies has ${copies.length} numbers`);
  }
  if (copies.length > cells) {
    throw new RangeError(`${name}: copies has ${copies.length} numbers, want at most ${cells}`);
  }
  const list = Array.from(copies, (count, kind) => evenNumber(`${name}: copies[${kind}]`, count, maxTiles));
  const sum = list.reduce((total, count) => total + count, 0);
  if (sum !== cells) throw new RangeError(`${name}: copies add up to ${sum}, ${wanted}`);
  return list;
}

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress]
 */
export function createDealing(open, onProgress) {
  /**
   * Reads the deal that the bindings left in the buffers.
   * @param {number} count of pairs
   * @param {number} rows
   * @param {number} cols
   * @param {number} seed
   * @returns {Deal}
   */
  function read(count, rows, cols, seed) {
    const { input, output } = open();
    return { board: readBoard(input(), rows, cols), solution: readPairs(output(), count, cols), seed };
  }

  return {
    /**
     * Deals a full board that can be cleared. With four tiles of each kind on up to 144 cells every difficulty is reached,
     * except for a third of the easy boards wider than ten columns under gravity to the left or right, which are a little
     * harder. `clearRate` is the measured rate in any case.
     * @param {DealOptions} options
     * @returns {RatedDeal}
     * @throws {TypeError | RangeError} if an option has the wrong type or is out of range, or the tiles do not fill the board
     */
    deal(options) {
      const name = 'lianliankan.deal';
      const { difficulty } = object(`${name}: options`, options);
      const wasm = open();
      const { call, input } = wasm;
      const constants = wasm.constants.lianliankan;
      const { maxSide, maxRatedSide } = constants;
      const max = difficulty === undefined ? maxSide : maxRatedSide;
      const rows = integer(`${name}: rows`, options.rows, 1, max);
      const cols = integer(`${name}: cols`, options.cols, 1, max);
      const copies = readCopies(name, options, rows, cols, maxSide * maxSide);
      const seed = seedOrRandom(name, options.seed);
      const gravity = gravityOf(name, options, constants);
      const level = difficulty === undefined ? -1 : oneOf(`${name}: difficulty`, difficulty, constants.difficulty);
      input().set(copies);
      if (level < 0) {
        const made = read(call.deal(rows, cols, copies.length, seed, gravity), rows, cols, seed);
        const rated = Math.max(rows, cols) <= maxRatedSide;
        return {
          ...made,
          clearRate: rated ? call.clearRate(rows, cols, gravity, constants.ratingPlayouts, seed) : null,
        };
      }
      const dealer = call.startDealer(rows, cols, copies.length, seed, gravity, level);
      try {
        runSearch(wasm, dealer, { slice: 1 }, onProgress);
        return { ...read(call.dealerBoard(dealer, cols), rows, cols, seed), clearRate: call.dealerRate(dealer) };
      } finally {
        call.endSearch(dealer);
      }
    },

    /**
     * Rearranges the remaining tiles on the cells that hold a tile, so that the board can be cleared.
     * @param {Board} board is not changed
     * @param {ShuffleOptions} [options]
     * @returns {Deal | null} null if no arrangement can be cleared, because a kind has an odd number of tiles
     */
    shuffle(board, options = {}) {
      const name = 'lianliankan.shuffle';
      const { call, constants, input } = open();
      const gravity = gravityOf(name, options, constants.lianliankan);
      const seed = seedOrRandom(name, options.seed);
      const cols = copyBoard(name, board, constants.lianliankan.maxSide, input());
      const count = call.shuffle(board.length, cols, seed, gravity);
      return count < 0 ? null : read(count, board.length, cols, seed);
    },
  };
}
