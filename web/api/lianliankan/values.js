// 连连看: arguments and results of more than one function.
import { requireInteger, isArray, isIndex, requireObject, wrongType } from '../arguments.js';
import { rangeError } from '../errors.js';
import { booleanOption, enumOption, integerOption, readOptions } from '../options.js';

/**
 * @import { Cell, Difficulty, Gravity, Pair, PathOptions, Refusal, Rules, Solution } from '../types.js'
 * @import { Cells } from '../board.js'
 */

/**
 * The functions of cpp/bindings/lianliankan.cpp; that file describes them.
 * @typedef {object} Bindings
 * @property {() => number} lianliankanConstants
 * @property {(rows: number, cols: number, from: number, to: number, rules: number, order: number,
 *   cornersOnly: boolean) => number} connect
 * @property {(rows: number, cols: number, from: number, to: number, rules: number) => number} refusal
 * @property {(rows: number, cols: number, row1: number, col1: number, row2: number, col2: number, kind1: number,
 *   kind2: number, maxTurns: number, order: number, ring: boolean, cornersOnly: boolean) => number} connectWords
 * @property {(rows: number, cols: number) => void} prepare
 * @property {(row1: number, col1: number, row2: number, col2: number, maxTurns: number, order: number, ring: boolean,
 *   cornersOnly: boolean) => number} connectPrepared
 * @property {(rows: number, cols: number, rules: number, first: number, second: number) => number} pairs
 * @property {(rows: number, cols: number, from: number, to: number, ring: boolean, maxTurns: number) => number} segments
 * @property {(rows: number, cols: number, from: number, rules: number) => void} reach
 * @property {(rows: number, cols: number, first: number, second: number, rules: number) => void} removePair
 * @property {(rows: number, cols: number, kinds: number, seed: number, rules: number) => number} deal
 * @property {(rows: number, cols: number, seed: number, rules: number) => number} shuffle
 * @property {(rows: number, cols: number, rules: number, playouts: number, seed: number) => number} clearRate
 * @property {(rows: number, cols: number, kinds: number, seed: number, rules: number, low: number, high: number) => number}
 *   startDealer
 * @property {(difficulty: number) => number} bandLow
 * @property {(difficulty: number) => number} bandHigh
 * @property {(dealer: number) => number} dealerRate
 * @property {(dealer: number) => number} dealerInBand
 * @property {(dealer: number, cols: number) => number} dealerBoard
 * @property {(rows: number, cols: number, rules: number) => number} startSolver
 * @property {(search: number) => number} solverStatus
 * @property {(solver: number, cols: number) => number} solverMoves
 * @property {(rows: number, cols: number, rules: number) => number} startHint
 * @property {(search: number, cols: number) => number} hintResult
 */

/**
 * The limits and enums that the bindings export.
 * @typedef {object} Constants
 * @property {number} maxSide of a board
 * @property {number} maxWordCols columns of a board for connectWords
 * @property {number} maxWordTurns turns of a path of connectWords
 * @property {number} maxTurns of a path
 * @property {number} maxManyTurnCells cells of a board whose pairs may have more than two turns
 * @property {number} maxSolveSide side of a board that can be searched
 * @property {number} wall the value of a wall cell
 * @property {number} maxPlayouts of a clear rate
 * @property {number} maxPlayoutWork playouts times the square of the number of cells
 * @property {number} maxRatedSide side of a board that is dealt by difficulty
 * @property {number} ratingPlayouts playouts that measure a clear rate
 * @property {NonNullable<PathOptions['order']>[]} order
 * @property {(Refusal | null)[]} refusal
 * @property {Gravity[]} gravity
 * @property {Solution['status'][]} status
 * @property {Difficulty[]} difficulty
 * @property {('dealt' | 'odd' | 'unsolvable' | 'undecided')[]} dealStatus
 */

/**
 * The options for the rules of a game.
 * @param {Constants} constants
 * @param {Rules} defaults
 */
export const ruleOptions = ({ gravity, maxTurns }, defaults) => ({
  gravity: enumOption(gravity, defaults.gravity ?? 'none'),
  maxTurns: integerOption(0, maxTurns, defaults.maxTurns ?? 2),
  ring: booleanOption(defaults.ring ?? true),
});

/**
 * Reads the rules for `with`; missing ones come from `defaults`.
 * @param {Constants} constants
 * @param {Rules} defaults
 * @param {Rules} rules
 * @returns {Rules}
 */
export function readDefaults(constants, defaults, rules) {
  const { gravity, maxTurns, ring } = ruleOptions(constants, {});
  /** @template Value @param {import('../options.js').Option<Value>} option @returns {import('../options.js').Option<Value | undefined>} */
  const optional = (option) => (name, key, value) => (value === undefined ? undefined : option(name, key, value));
  const given = readOptions('lianliankan.with', requireObject('lianliankan.with: rules', rules), {
    gravity: optional(gravity),
    maxTurns: optional(maxTurns),
    ring: optional(ring),
  });
  return {
    gravity: given.gravity === undefined ? defaults.gravity : constants.gravity[given.gravity],
    maxTurns: given.maxTurns ?? defaults.maxTurns,
    ring: given.ring ?? defaults.ring,
  };
}

/**
 * Packs the rules into the number that the bindings expect.
 * @param {{ gravity: number, maxTurns: number, ring: boolean }} rules
 */
export const packRules = ({ gravity, maxTurns, ring }) => gravity + 8 * (maxTurns + 32 * Number(ring));

/**
 * @param {string} at the function and the argument
 * @param {{ rows: number, cols: number }} board
 * @param {number} max
 */
export function checkSides(at, { rows, cols }, max) {
  const value = Math.max(rows, cols);
  if (value <= max) return;
  throw rangeError('board-size', at, `has ${rows} rows of ${cols} cells, want at most ${max} of ${max}`, {
    value,
    max,
  });
}

/**
 * @param {string} name
 * @param {Cells} board
 * @param {number} maxTurns
 * @param {number} max cells of a board whose pairs may have more than two turns
 */
export function checkManyTurns(name, { rows, cols }, maxTurns, max) {
  const value = rows * cols;
  if (maxTurns <= 2 || value <= max) return;
  const words = `has ${value} cells, want at most ${max} where maxTurns is more than 2`;
  throw rangeError('board-size', `${name}: board`, words, { value, max });
}

/**
 * Rejects numbers in the place of cells before the options are read: one of them would stand in the place of the options.
 * @param {string} name
 * @param {unknown} a
 * @param {unknown} b
 */
export function requirePair(name, a, b) {
  if (!isArray(a)) throw wrongType(`${name}: a`, a, '[row, col]');
  if (!isArray(b)) throw wrongType(`${name}: b`, b, '[row, col]');
}

/**
 * @param {string} name
 * @param {string} what the name of the cell in messages
 * @param {Cells} board
 * @param {unknown} cell
 */
export function cellIndex(name, what, { rows, cols }, cell) {
  if (!isArray(cell) || cell.length !== 2) throw wrongType(`${name}: ${what}`, cell, '[row, col]');
  // Names are built only for an error: building them takes longer than the check.
  const row = cell[0];
  const start = cols * (isIndex(row, rows) ? row : requireInteger(`${name}: row of ${what}`, row, 0, rows - 1));
  const col = cell[1];
  return start + (isIndex(col, cols) ? col : requireInteger(`${name}: column of ${what}`, col, 0, cols - 1));
}

/**
 * @param {Int32Array} ints
 * @param {number} count
 * @returns {Cell[]}
 */
export function readPath(ints, count) {
  /** @type {Cell[]} */
  const path = [];
  for (let i = 0; i < count; i++) path.push([ints[2 * i], ints[2 * i + 1]]);
  return path;
}

/**
 * @param {Int32Array} ints
 * @param {number} count
 * @param {number} cols
 * @param {Pair[]} [pairs] receives the pairs
 * @returns {Pair[]}
 */
export function readPairs(ints, count, cols, pairs = []) {
  for (let i = 0; i < count; i++) {
    const first = ints[2 * i];
    const second = ints[2 * i + 1];
    pairs.push([
      [Math.floor(first / cols), first % cols],
      [Math.floor(second / cols), second % cols],
    ]);
  }
  return pairs;
}
