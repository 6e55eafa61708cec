// 连连看: deals and shuffles.
import {
  requireInteger,
  isArray,
  isLength,
  isList,
  requireObject,
  requireOneOf,
  show,
  tooMany,
  wrongType,
  outOfRange,
} from '../arguments.js';
import { copyCells, readRow, readSize, toRows } from '../board.js';
import { rangeError, typeError } from '../errors.js';
import { limitOptions, limitsOf, readOptions, seedOption } from '../options.js';
import { runSearch, withSearch } from '../searches.js';
import { readTiles } from './board-view.js';
import { checkSides, packRules, readPairs, ruleOptions } from './values.js';

/**
 * @import { Board, Deal, DealOptions, OnProgress, RatedDeal, Rules, ShuffleOptions } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { BoardView } from './board-view.js'
 */

/**
 * @param {string} name
 * @param {unknown} value
 * @param {number} max
 */
function evenNumber(name, value, max) {
  const number = requireInteger(name, value, 1, max);
  if (number % 2 !== 0) throw outOfRange(name, number, 'an even number');
  return number;
}

/** Validated later: its range depends on other options. @type {import('../options.js').Option<unknown>} */
const unvalidated = (name, key, value) => value;

/**
 * Reads the number of tiles of each kind: one number for all kinds, or a list. They are validated later.
 * @param {number} maxKinds
 * @returns {import('../options.js').Option<unknown>}
 */
const copiesOption = (maxKinds) => (name, key, value) => {
  if (!isList(value)) return value;
  const count = value.length;
  if (!isLength(count, maxKinds)) throw tooMany(`${name}: ${key}`, count, 'numbers', maxKinds);
  return Array.from({ length: count }, (_, kind) => value[kind]);
};

/** Reads a list of two numbers from 0 to 1. @type {import('../options.js').Option<{ low: number, high: number } | undefined>} */
const clearRateOption = (name, key, value) => {
  if (value === undefined) return undefined;
  const at = `${name}: ${key}`;
  const expected = '[low, high], 0 <= low <= high <= 1';
  if (!isArray(value)) throw wrongType(at, value, expected);
  const [low, high] = [value[0], value[1]];
  const words = `is [${show(low)}, ${show(high)}], want ${expected}`;
  if (typeof low !== 'number' || typeof high !== 'number' || value.length !== 2) {
    throw typeError('argument-type', at, words, { expected });
  }
  if (!(low >= 0 && low <= high && high <= 1)) throw rangeError('argument-range', at, words, { min: 0, max: 1 });
  return { low, high };
};

/**
 * Reads a shape: rows of 0 and −1.
 * @param {number} maxSide
 * @returns {import('../options.js').Option<number[][] | undefined>}
 */
const shapeOption = (maxSide) => (name, key, value) => {
  if (value === undefined) return undefined;
  const size = readSize(name, value, maxSide, key, '0 and -1');
  return Array.from({ length: size.rows }, (_, r) => {
    const row = readRow(name, /** @type {Board} */ (value), size, r);
    return Array.from({ length: size.cols }, (__, c) => requireInteger(`${name}: ${key}[${r}][${c}]`, row[c], -1, 0));
  });
};

/**
 * Returns the rows to fill: 0 for a tile, −1 for a wall.
 * @param {string} name
 * @param {number[][] | undefined} shape
 * @param {unknown} rows
 * @param {unknown} cols
 * @param {number} maxSide
 */
function cellsToFill(name, shape, rows, cols, maxSide) {
  if (shape === undefined) {
    const height = requireInteger(`${name}: rows`, rows, 1, maxSide);
    const width = requireInteger(`${name}: cols`, cols, 1, maxSide);
    return Array.from({ length: height }, () => Array(width).fill(0));
  }
  const height = shape.length;
  const width = shape[0].length;
  checkSides(`${name}: shape`, { rows: height, cols: width }, maxSide);
  if (rows !== undefined) requireInteger(`${name}: rows of the shape`, rows, height, height);
  if (cols !== undefined) requireInteger(`${name}: cols of the shape`, cols, width, width);
  return shape;
}

/**
 * The number of cells for tiles; messages call this number `count` and the board `place`.
 * @typedef {{ cells: number, count: string, place: string }} Room
 */

/**
 * Returns the number of tiles of each kind if at most one of `kinds` and `copies` is given.
 * @param {string} name
 * @param {unknown} kinds
 * @param {unknown} copies one number
 * @param {Room} room
 * @returns {number[]}
 */
function fittingTiles(name, kinds, copies, { cells, count: counted }) {
  if (cells === 0 || cells % 2 !== 0) {
    throw outOfRange(`${name}: ${counted}`, cells, 'an even number');
  }
  if (kinds !== undefined) {
    const count = requireInteger(`${name}: kinds`, kinds, 1, cells / 2);
    const pairs = Math.floor(cells / 2 / count);
    const rest = (cells / 2) % count;
    return Array.from({ length: count }, (_, kind) => 2 * (kind < rest ? pairs + 1 : pairs));
  }
  const each = copies === undefined ? (cells % 4 === 0 ? 4 : 2) : evenNumber(`${name}: copies`, copies, cells);
  if (cells % each !== 0) {
    throw outOfRange(`${name}: copies`, each, `a divisor of the ${cells} cells`);
  }
  return Array(cells / each).fill(each);
}

/**
 * @param {string} name
 * @param {unknown} kinds
 * @param {unknown} copies
 * @param {Room} room
 * @param {number} maxTiles
 * @returns {number[]} the number of tiles of each kind
 */
function tilesOfEachKind(name, kinds, copies, room, maxTiles) {
  const { cells } = room;
  const wanted = `the ${cells} cells of ${room.place}`;
  if (!isArray(copies)) {
    if (kinds === undefined || copies === undefined) return fittingTiles(name, kinds, copies, room);
    const count = requireInteger(`${name}: kinds`, kinds, 1, maxTiles);
    const each = evenNumber(`${name}: copies`, copies, maxTiles);
    if (count * each !== cells) {
      throw outOfRange(`${name}: kinds * copies`, count * each, wanted, { expected: cells });
    }
    return Array(count).fill(each);
  }
  if (kinds !== undefined && requireInteger(`${name}: kinds`, kinds, 1, maxTiles) !== copies.length) {
    const words = `is ${kinds}, copies has ${copies.length} numbers`;
    throw rangeError('argument-range', `${name}: kinds`, words, { value: kinds, expected: copies.length });
  }
  if (copies.length > cells) throw tooMany(`${name}: copies`, copies.length, 'numbers', cells);
  const list = copies.map((count, kind) => evenNumber(`${name}: copies[${kind}]`, count, maxTiles));
  const sum = list.reduce((total, count) => total + count, 0);
  if (sum !== cells) {
    const words = `add up to ${sum}, want ${wanted}`;
    throw rangeError('argument-range', `${name}: copies`, words, { value: sum, expected: cells });
  }
  return list;
}

/**
 * @param {() => Wasm} instance
 * @param {Rules} defaults
 * @param {OnProgress} [onProgress]
 */
export function createDealFunctions(instance, defaults, onProgress) {
  /**
   * Reads a deal from the buffers.
   * @param {Wasm} wasm
   * @param {number} count the number of pairs
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

  /**
   * Reads a deal from the buffers, or throws if there is none.
   * @param {Wasm} wasm
   * @param {number} count the number of pairs, or −1 − status
   * @param {number} rows
   * @param {number} cols
   * @param {number} seed
   * @returns {Deal}
   */
  function readDeal(wasm, count, rows, cols, seed) {
    if (count >= 0) return read(wasm, count, rows, cols, seed);
    const status = wasm.constants.lianliankan.dealStatus[-1 - count];
    const proved = status === 'unsolvable';
    const at = `lianliankan.deal: ${proved ? 'no' : 'found no'} board of this shape`;
    const words = `${proved ? '' : 'that '}can be cleared under these rules`;
    throw rangeError('unsolvable', at, words, { argument: 'options', proved });
  }

  /**
   * Returns the wanted clear rates in percent: low <= rate < high.
   * @param {Wasm} wasm
   * @param {{ low: number, high: number } | undefined} clearRate
   * @param {unknown} difficulty
   */
  function readBand({ call, constants }, clearRate, difficulty) {
    // Rounded, since 0.57 * 100 is a little less than 57.
    const percent = (/** @type {number} */ rate) => Math.round(rate * 1e8) / 1e6;
    if (clearRate) return { low: Math.ceil(percent(clearRate.low)), high: Math.floor(percent(clearRate.high)) + 1 };
    if (difficulty === undefined) return undefined;
    const level = requireOneOf('lianliankan.deal: difficulty', difficulty, constants.lianliankan.difficulty);
    return { low: call.bandLow(level), high: call.bandHigh(level) };
  }

  return {
    /**
     * Deals a board that can be cleared under the rules. With four tiles of each kind on up to 144 cells every difficulty is
     * reached, with one exception: under gravity to the left or right, a third of the easy boards wider than ten columns are
     * a little harder. The result's `clearRate` is the measured rate.
     * @param {DealOptions} options
     * @returns {RatedDeal}
     * @throws {TypeError | RangeError} if an option has the wrong type or is out of range, the tiles do not fill the board,
     *   or no board of this shape can be cleared under the rules, or none was found
     * @example
     * lianliankan.deal({ rows: 8, cols: 10, seed: 1 }).solution.length; // → 40
     */
    deal(options) {
      const name = 'lianliankan.deal';
      const { constants } = instance();
      const { maxSide, maxSolveSide, maxRatedSide, ratingPlayouts } = constants.lianliankan;
      const { difficulty, clearRate, rows, cols, shape, kinds, copies, seed, gravity, maxTurns, ring, ...limits } =
        readOptions(name, requireObject(`${name}: options`, options), {
          rows: unvalidated,
          cols: unvalidated,
          shape: shapeOption(maxSolveSide),
          kinds: unvalidated,
          copies: copiesOption(maxSide * maxSide),
          seed: seedOption,
          difficulty: unvalidated,
          clearRate: clearRateOption,
          ...ruleOptions(constants.lianliankan, defaults),
          ...limitOptions,
        });
      if (clearRate && difficulty !== undefined) {
        const argument = 'difficulty and clearRate';
        throw typeError('arguments-conflict', `${name}: want difficulty or clearRate,`, 'not both', { argument });
      }
      const rules = packRules({ gravity, maxTurns, ring });
      const band = readBand(instance(), clearRate, difficulty);
      const canFail = shape !== undefined || !ring || maxTurns < 2;
      const filled = cellsToFill(name, shape, rows, cols, band ? maxRatedSide : canFail ? maxSolveSide : maxSide);
      const height = filled.length;
      const width = filled[0].length;
      const cells = filled.flat();
      const room = {
        cells: cells.filter((cell) => cell === 0).length,
        count: shape ? 'the number of cells of the shape' : 'rows * cols',
        place: shape ? 'the shape' : `${height} rows and ${width} cols`,
      };
      const tiles = tilesOfEachKind(name, kinds, copies, room, maxSide * maxSide);
      const wasm = instance();
      const { call, input, output } = wasm;
      input().set(cells);
      output().set(tiles);
      if (!band) {
        const made = readDeal(wasm, call.deal(height, width, tiles.length, seed, rules), height, width, seed);
        const rated = Math.max(height, width) <= maxRatedSide;
        const rate = rated ? call.clearRate(height, width, rules, ratingPlayouts, seed) : null;
        return { ...made, clearRate: rate, inBand: true };
      }
      const dealer = call.startDealer(height, width, tiles.length, seed, rules, band.low, band.high);
      return withSearch(wasm, dealer, () => {
        runSearch(wasm, dealer, limitsOf(limits, Infinity), 1, onProgress);
        return {
          ...readDeal(wasm, call.dealerBoard(dealer, width), height, width, seed),
          clearRate: call.dealerRate(dealer),
          inBand: call.dealerInBand(dealer) !== 0,
        };
      });
    },

    /**
     * Rearranges the remaining tiles on their cells so that the board can be cleared under the rules.
     * @param {Board | BoardView} board is not changed; sides up to 255, or 61 with walls, without a ring or with less than two turns
     * @param {ShuffleOptions} [options]
     * @returns {Deal | null} null if no arrangement can be cleared, for example because a kind has an odd number of tiles.
     *   With walls, without a ring or with less than two turns, null may rarely mean that none was found
     * @example
     * lianliankan.shuffle([[1, 0, 2, 1, 0, 2]], { seed: 1 }).solution.length; // → 2
     */
    shuffle(board, options) {
      const name = 'lianliankan.shuffle';
      const { constants } = instance();
      const { seed, ...rules } = readOptions(name, options, {
        ...ruleOptions(constants.lianliankan, defaults),
        seed: seedOption,
      });
      const { maxSide, maxSolveSide, wall } = constants.lianliankan;
      const cells = readTiles(name, board, maxSide);
      const { rows, cols } = cells;
      const canFail = !rules.ring || rules.maxTurns < 2 || cells.cells.subarray(0, rows * cols).includes(wall);
      if (canFail) checkSides(`${name}: board`, cells, maxSolveSide);
      const wasm = instance();
      const { call, input } = wasm;
      copyCells(cells, input());
      const count = call.shuffle(rows, cols, seed, packRules(rules));
      return count < 0 ? null : read(wasm, count, rows, cols, seed);
    },
  };
}
