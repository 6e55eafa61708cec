// 五子棋: the searches. Forced wins, and the computer opponent.
import { oneOf } from '../arguments.js';
import { readRule } from './values.js';
import { readLimits, seedOrRandom } from '../options.js';
import { Reader } from '../reader.js';
import { runSearch } from '../searches.js';

/**
 * @import { BestMove, BestMoveOptions, Force, ForceOptions, OnProgress, Pieces } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { Constants } from './values.js'
 */

/** Positions between two checks of the time limit: a few milliseconds. */
const FORCE_SLICE = 1 << 13;
const BEST_MOVE_SLICE = 1 << 11;

/**
 * The strength of the computer: a level, or the unlimited level with a limit.
 * @param {string} name
 * @param {BestMoveOptions} options
 * @param {Constants} constants
 */
function readStrength(name, options, constants) {
  const { level = 'normal', time, nodes } = options;
  if (time === undefined && nodes === undefined) return { level: oneOf(`${name}: level`, level, constants.level) };
  if (options.level === undefined) return { level: constants.unlimitedLevel, ...readLimits(name, options) };
  const limit = time === undefined ? 'nodes' : 'time';
  throw new RangeError(`${name}: level and ${limit} are both given, want one: a level has a limit of its own`);
}

/**
 * @param {() => Wasm} open
 * @param {(name: string, pieces: Pieces, rule: number, size: number) => number} loadGame copies an unfinished game into
 *   the input buffer and returns the number of moves
 * @param {OnProgress} [onProgress]
 */
export const createSearches = (open, loadGame, onProgress) => ({
  /**
   * Looks for a forced win of the side to move: by fours alone (VCF), or by fours and open threes (VCT).
   * @param {Pieces} pieces
   * @param {ForceOptions} [options] the default limit is one second
   * @returns {Force}
   * @throws {TypeError | RangeError} if an argument is invalid, or the game is over
   */
  solve(pieces, options = {}) {
    const name = 'gomoku.solve';
    const wasm = open();
    const { call, output } = wasm;
    const { forceKind, forceStatus } = wasm.constants.gomoku;
    const { rule, size } = readRule(name, options, wasm.constants.gomoku);
    const { kind: named = 'vct' } = options;
    const kind = oneOf(`${name}: kind`, named, forceKind);
    const limits = readLimits(name, options);
    const count = loadGame(name, pieces, rule, size);
    const search = call.startForce(count, rule, size, kind);
    try {
      runSearch(wasm, search, { slice: FORCE_SLICE, ...limits }, onProgress);
      call.forceResult(search);
      const reader = new Reader(output());
      const status = forceStatus[reader.number()];
      const found = forceKind[reader.number()];
      return status === 'win' ? { status, kind: found, line: reader.list() } : { status };
    } finally {
      call.endSearch(search);
    }
  },

  /**
   * Chooses a move for the side to move.
   * @param {Pieces} pieces
   * @param {BestMoveOptions} [options]
   * @returns {BestMove}
   * @throws {TypeError | RangeError} if an argument is invalid, both a level and a limit are given, the game is over, or
   *   renju forbids Black every empty point
   */
  bestMove(pieces, options = {}) {
    const name = 'gomoku.bestMove';
    const wasm = open();
    const { call, output } = wasm;
    const { rule, size } = readRule(name, options, wasm.constants.gomoku);
    const { level, ...limits } = readStrength(name, options, wasm.constants.gomoku);
    const seed = seedOrRandom(name, options.seed);
    const count = loadGame(name, pieces, rule, size);
    const search = call.startBestMove(count, rule, size, level, seed);
    try {
      runSearch(wasm, search, { slice: BEST_MOVE_SLICE, ...limits }, onProgress);
      call.bestMoveResult(search);
      const reader = new Reader(output());
      const move = reader.number();
      if (move < 0) throw new RangeError(`${name}: pieces leave Black no point that renju allows`);
      return {
        move,
        score: reader.number() / wasm.constants.gomoku.maxScore,
        depth: reader.number(),
        nodes: call.searched(search),
        line: reader.list(),
      };
    } finally {
      call.endSearch(search);
    }
  },
});
