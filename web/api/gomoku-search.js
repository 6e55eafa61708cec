// 五子棋: forced wins.
import { oneOf } from './arguments.js';
import { readRule } from './gomoku-values.js';
import { readLimits } from './options.js';
import { Reader } from './reader.js';
import { run } from './searches.js';

/**
 * @import { Force, ForceOptions, OnProgress, Pieces } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/** In the order of the C++ enums. */
const KINDS = /** @type {const} */ (['vcf', 'vct']);
const STATUSES = /** @type {const} */ (['undecided', 'win', 'none']);

/** Positions between two looks at the clock: a few milliseconds. */
const SLICE = 1 << 13;

/**
 * @param {() => Wasm} open
 * @param {(name: string, pieces: Pieces, rule: number, size: number) => number} enter puts a game that goes on into the
 *   input buffer, and gives how many moves it has
 * @param {OnProgress} [onProgress]
 */
export const createSolve = (open, enter, onProgress) => ({
  /**
   * Looks for a forced win of the side to move: by fours alone (VCF), or by fours and open threes (VCT).
   * @param {Pieces} pieces
   * @param {ForceOptions} [options] how long to search: a second, if nothing is said
   * @returns {Force}
   * @throws {TypeError | RangeError} if an argument is no such thing, or the game is over
   */
  solve(pieces, options = {}) {
    const name = 'gomoku.solve';
    const { rule, size } = readRule(name, options);
    const { kind: named = 'vct' } = options;
    const kind = oneOf(`${name}: kind`, named, KINDS);
    const limits = readLimits(name, options);
    const count = enter(name, pieces, rule, size);
    const wasm = open();
    const { call, output } = wasm;
    const search = call.startForce(count, rule, size, kind);
    try {
      run(wasm, search, { slice: SLICE, ...limits }, onProgress);
      call.forceResult(search);
      const reader = new Reader(output());
      const status = STATUSES[reader.number()];
      const found = KINDS[reader.number()];
      return status === 'win' ? { status, kind: found, line: reader.list() } : { status };
    } finally {
      call.endSearch(search);
    }
  },
});
