// 连连看: boards that can be cleared.
import { integer, isLength, isList, object, oneOf, show } from '../arguments.js';
import { copyCells, readBoard, toRows } from '../board.js';
import { limitOptions, limitsOf, readOptions, seedOption } from '../options.js';
import { runSearch, withSearch } from '../searches.js';
import { gravityOption, readPairs } from './values.js';

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

/** Validated later: its range depends on other options. @type {import('../options.js').Option<unknown>} */
const given = (name, key, value) => value;

/**
 * Reads the numbers of tiles: one for all kinds, or a list. They are validated later.
 * @param {number} maxKinds
 * @returns {import('../options.js').Option<unknown>}
 */
const copiesOption = (maxKinds) => (name, key, value) => {
  if (!isList(value)) return value;
  const count = value.length;
  if (!isLength(count, maxKinds)) {
    throw new RangeError(`${name}: ${key} has ${show(count)} numbers, want at most ${maxKinds}`);
  }
  return Array.from({ length: count }, (_, kind) => value[kind]);
};

/**
 * The tiles of each kind if only one of `kinds` and `copies` is given, or none.
 * @param {string} name
 * @param {unknown} kinds
 * @param {unknown} copies one number
 * @param {number} cells
 * @returns {number[]}
 */
function fittingTiles(name, kinds, copies, cells) {
  if (cells % 2 !== 0) throw new RangeError(`${name}: rows * cols is ${cells}, want an even number`);
  if (kinds !== undefined) {
    const count = integer(`${name}: kinds`, kinds, 1, cells / 2);
    const pairs = Math.floor(cells / 2 / count);
    const rest = (cells / 2) % count;
    return Array.from({ length: count }, (_, kind) => 2 * (kind < rest ? pairs + 1 : pairs));
  }
  const each = copies === undefined ? (cells % 4 === 0 ? 4 : 2) : evenNumber(`${name}: copies`, copies, cells);
  if (cells % each !== 0) throw new RangeError(`${name}: copies is ${each}, want a divisor of the ${cells} cells`);
  return Array(cells / each).fill(each);
}

/**
 * @param {string} name
 * @param {unknown} kinds
 * @param {unknown} copies
 * @param {number} rows
 * @param {number} cols
 * @param {number} maxTiles
 * @returns {number[]} the tiles of each kind
 */
function tilesOfEachKind(name, kinds, copies, rows, cols, maxTiles) {
  const cells = rows * cols;
  const wanted = `want the ${cells} cells of ${rows} rows and ${cols} cols`;
  if (!Array.isArray(copies)) {
    if (kinds === undefined || copies === undefined) return fittingTiles(name, kinds, copies, cells);
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
  const list = copies.map((count, kind) => evenNumber(`${name}: copies[${kind}]`, count, maxTiles));
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
   * @param {Wasm} wasm
   * @param {number} count of pairs
   * @param {number} rows
   * @param {number} cols
   * @param {number} seed
   * @returns {Deal}
   */
  const read = ({ input, output }, count, rows, cols, seed) => ({
    board: toRows(input(), rows, cols),
    solution: readPairs(output(), count, cols),
    seed,
  });

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
      const { constants } = open();
      const { maxSide, maxRatedSide, ratingPlayouts, difficulty: difficulties } = constants.lianliankan;
      const { difficulty, rows, cols, kinds, copies, seed, gravity, ...limits } = readOptions(
        name,
        object(`${name}: options`, options),
        {
          difficulty: given,
          rows: given,
          cols: given,
          kinds: given,
          copies: copiesOption(maxSide * maxSide),
          seed: seedOption,
          gravity: gravityOption(constants.lianliankan),
          ...limitOptions,
        },
      );
      const max = difficulty === undefined ? maxSide : maxRatedSide;
      const height = integer(`${name}: rows`, rows, 1, max);
      const width = integer(`${name}: cols`, cols, 1, max);
      const tiles = tilesOfEachKind(name, kinds, copies, height, width, maxSide * maxSide);
      const level = difficulty === undefined ? -1 : oneOf(`${name}: difficulty`, difficulty, difficulties);
      const wasm = open();
      const { call, input } = wasm;
      input().set(tiles);
      if (level < 0) {
        const made = read(wasm, call.deal(height, width, tiles.length, seed, gravity), height, width, seed);
        const rated = Math.max(height, width) <= maxRatedSide;
        return {
          ...made,
          clearRate: rated ? call.clearRate(height, width, gravity, ratingPlayouts, seed) : null,
        };
      }
      const dealer = call.startDealer(height, width, tiles.length, seed, gravity, level);
      return withSearch(wasm, dealer, () => {
        runSearch(wasm, dealer, limitsOf(limits, Infinity), 1, onProgress);
        return {
          ...read(wasm, call.dealerBoard(dealer, width), height, width, seed),
          clearRate: call.dealerRate(dealer),
        };
      });
    },

    /**
     * Rearranges the remaining tiles on the cells that hold a tile, so that the board can be cleared.
     * @param {Board} board is not changed
     * @param {ShuffleOptions} [options]
     * @returns {Deal | null} null if no arrangement can be cleared, because a kind has an odd number of tiles
     */
    shuffle(board, options) {
      const name = 'lianliankan.shuffle';
      const { constants } = open();
      const { gravity, seed } = readOptions(name, options, {
        gravity: gravityOption(constants.lianliankan),
        seed: seedOption,
      });
      const cells = readBoard(name, board, constants.lianliankan.maxSide);
      const { rows, cols } = cells;
      const wasm = open();
      const { call, input } = wasm;
      copyCells(cells, input());
      const count = call.shuffle(rows, cols, seed, gravity);
      return count < 0 ? null : read(wasm, count, rows, cols, seed);
    },
  };
}
