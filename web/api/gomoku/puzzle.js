// 五子棋: puzzles made from a seed.
import { requireObject } from '../arguments.js';
import { enumOption, limitOptions, limitsOf, readOptions, requiredInteger, seedOption } from '../options.js';
import { Reader } from '../reader.js';
import { limitExceeded, runSearch, withSearch } from '../searches.js';

/**
 * @import { GomokuPuzzle, GomokuPuzzleOptions, OnProgress } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** Milliseconds. */
const DEFAULT_TIME = 60_000;

/** Positions between two checks of the time limit: a few milliseconds. */
const SLICE = 1 << 13;

/**
 * @param {() => Wasm} instance
 * @param {OnProgress} [onProgress]
 */
export const createPuzzleFunctions = (instance, onProgress) => ({
  /**
   * Makes a puzzle: a set-up position on the 15×15 board that the side to move wins by force in exactly `moves` attacking
   * moves. Only one first move wins, and no stone is superfluous.
   * @param {GomokuPuzzleOptions} options the default limit is a minute; most puzzles take less than a second
   * @returns {GomokuPuzzle}
   * @throws {TypeError | RangeError} if an option is invalid, or the limit was reached
   * @example
   * gomoku.puzzle({ kind: 'vcf', moves: 3, seed: 1 }).line.length; // → 7
   */
  puzzle(options) {
    const name = 'gomoku.puzzle';
    const { winKind, rule: rules, minVcf, maxVcf, minVct, maxVct } = instance().constants.gomoku;
    const { kind, moves, rule, seed, ...given } = readOptions(name, requireObject(`${name}: options`, options), {
      kind: enumOption(winKind, 'vcf'),
      moves: requiredInteger(Math.min(minVcf, minVct), maxVcf),
      rule: enumOption(rules, 'freestyle'),
      seed: seedOption,
      ...limitOptions,
    });
    const isVct = winKind[kind] === 'vct';
    requiredInteger(isVct ? minVct : minVcf, isVct ? maxVct : maxVcf)(name, 'moves', moves);
    const wasm = instance();
    const { call, output } = wasm;
    const search = call.startPuzzle(kind, moves, rule, seed);
    return withSearch(wasm, search, () => {
      const limits = limitsOf(given, DEFAULT_TIME);
      if (!runSearch(wasm, search, limits, SLICE, onProgress)) {
        throw limitExceeded(name, wasm, search, limits, 'too little for this puzzle');
      }
      call.puzzleResult(search);
      const reader = new Reader(output());
      const turns = reader.list();
      return {
        pieces: {
          black: turns.filter((_, i) => i % 2 === 0),
          white: turns.filter((_, i) => i % 2 > 0),
          turn: turns.length % 2 ? 'white' : 'black',
        },
        line: reader.list(),
        kind: winKind[kind],
        moves,
        rule: rules[rule],
        seed,
      };
    });
  },
});
