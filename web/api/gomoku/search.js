// 五子棋: forced wins, and the computer opponent.
import { requireOneOf } from '../arguments.js';
import { rangeError, typeError } from '../errors.js';
import { booleanOption, enumOption, integerOption, limitOptions, limitsOf, readOptions } from '../options.js';
import { Reader } from '../reader.js';
import { runSearch, UNLIMITED, withSearch } from '../searches.js';
import { readPosition, ruleOptions } from './values.js';

/**
 * @import { BestMove, BestMoveOptions, Force, ForceOptions, GomokuPosition, OnProgress, ProofTree } from '../types.js'
 * @import { Limits } from '../options.js'
 * @import { Wasm } from '../wasm.js'
 * @import { Moves } from './values.js'
 */

/** Milliseconds. */
export const DEFAULT_TIME = 1000;
const MASTER_TIME = 3000;

/** Positions between two checks of the time limit: a few milliseconds. */
const THREAT_SLICE = 1 << 13;
export const BEST_MOVE_SLICE = 1 << 11;

/**
 * @param {Wasm} wasm
 * @param {number} search
 * @returns {ProofTree | null} null if the tree is unknown
 */
function readTree({ call, output }, search) {
  /** Every node comes after its successors. @type {ProofTree[]} */
  const nodes = [];
  /** @param {Reader} reader */
  const readNode = (reader) => {
    const [move, otherwise] = reader.take(2);
    const replies = reader.items(() => ({ move: reader.number(), next: nodes[reader.number()] }));
    nodes.push({ move, replies, otherwise: nodes[otherwise] ?? null });
  };
  for (let count; (count = call.proofTree(search, nodes.length)) > 0;) new Reader(output()).items(readNode, count);
  return nodes.at(-1) ?? null;
}

/**
 * Lets `use` run a search for the best moves of the game in the input buffer. With a time limit the search reuses the results
 * of the previous one and is kept for the next. Without one it starts afresh, so that earlier calls do not change its result.
 * @template Result
 * @param {Wasm} wasm
 * @param {{ count: number, rule: number, size: number, level: number, seed: number, lines: number }} options
 * @param {Limits} limits
 * @param {(address: number) => Result} use
 * @returns {Result}
 */
export function withBestMoveSearch(wasm, { count, rule, size, level, seed, lines }, { time }, use) {
  const { call, searches } = wasm;
  const previous = time < Infinity ? (searches.get('bestMove')?.address ?? 0) : 0;
  const address = call.startBestMove(count, rule, size, level, seed, lines, previous);
  if (time === Infinity) return withSearch(wasm, address, () => use(address));
  if (previous !== 0) call.endSearch(previous);
  searches.set('bestMove', { key: '', address });
  try {
    return use(address);
  } finally {
    wasm.releaseMemory();
  }
}

/** @param {string} name of the function */
export const noLegalMove = (name) =>
  rangeError('no-legal-move', `${name}: pieces`, 'leave Black no point that renju allows');

/**
 * @param {() => Wasm} instance
 * @param {(name: string, moves: Moves, rule: number, size: number) => Wasm} enterGame copies an unfinished game into the
 *   input buffer
 * @param {OnProgress} [onProgress]
 */
export const createSearchFunctions = (instance, enterGame, onProgress) => ({
  /**
   * Looks for a forced win of the side to move: by fours alone (VCF), or by any threats (VCT).
   * @param {GomokuPosition} pieces
   * @param {ForceOptions} [options] the default limit is one second
   * @returns {Force}
   * @throws {TypeError | RangeError} if an argument is invalid, or the game is over
   * @example
   * gomoku.solve({ black: [110, 111, 112], white: [0, 1], turn: 'black' }).status; // → 'win'
   */
  solve(pieces, options) {
    const name = 'gomoku.solve';
    const constants = instance().constants.gomoku;
    const { winKind, threatStatus } = constants;
    const { rule, size, kind, quiet, tree, ...limits } = readOptions(name, options, {
      ...ruleOptions(constants),
      kind: enumOption(winKind, 'vct'),
      quiet: booleanOption(true),
      tree: booleanOption(false),
      ...limitOptions,
    });
    const moves = readPosition(name, pieces, size);
    const wasm = enterGame(name, moves, rule, size);
    const { call, output } = wasm;
    const search = call.startThreatSearch(moves.count, rule, size, kind, quiet, tree);
    return withSearch(wasm, search, () => {
      runSearch(wasm, search, limitsOf(limits, DEFAULT_TIME), THREAT_SLICE, onProgress);
      call.threatResult(search);
      const reader = new Reader(output());
      const status = threatStatus[reader.number()];
      const found = winKind[reader.number()];
      if (status !== 'win') return { status };
      const line = reader.list();
      return { status, kind: found, line, ...(tree && { tree: readTree(wasm, search) }) };
    });
  },

  /**
   * Chooses a move for the side to move.
   * @param {GomokuPosition} pieces
   * @param {BestMoveOptions} [options]
   * @returns {BestMove}
   * @throws {TypeError | RangeError} if an argument is invalid, both a level and a limit are given, the game is over, or
   *   renju forbids Black every empty point
   * @example
   * gomoku.bestMove([112, 0, 113, 1, 114, 2, 115, 3], { level: 'easy', seed: 1 }).move; // → 111
   */
  bestMove(pieces, options) {
    const name = 'gomoku.bestMove';
    const constants = instance().constants.gomoku;
    const { level: levels, bookLevel, unlimitedLevel, maxScore } = constants;
    const { rule, size, level, seed, book, time, nodes } = readOptions(name, options, {
      ...ruleOptions(constants),
      level: (fn, key, value) => (value === undefined ? undefined : requireOneOf(`${fn}: ${key}`, value, levels)),
      seed: integerOption(0, 2 ** 32 - 1, 0),
      book: booleanOption(undefined),
      ...limitOptions,
    });
    const limit = time !== undefined ? 'time' : nodes !== undefined ? 'nodes' : undefined;
    if (limit && level !== undefined) {
      const words = 'are both given, want one: a level has a limit of its own';
      throw typeError('arguments-conflict', `${name}: level and ${limit}`, words);
    }
    const moves = readPosition(name, pieces, size);
    const wasm = enterGame(name, moves, rule, size);
    const { call, output } = wasm;
    const strength = limit ? unlimitedLevel : (level ?? levels.indexOf('normal'));
    const limits = strength === unlimitedLevel ? limitsOf({ time, nodes }, MASTER_TIME) : UNLIMITED;
    if ((book ?? (!limit && strength >= bookLevel)) && call.bookMove(moves.count, rule, size)) {
      const [move, score] = new Reader(output()).take(2);
      return { move, score: score / maxScore, depth: 0, nodes: 0, line: [move] };
    }
    const search = { count: moves.count, rule, size, level: strength, seed, lines: 1 };
    return withBestMoveSearch(wasm, search, limits, (address) => {
      runSearch(wasm, address, limits, BEST_MOVE_SLICE, onProgress);
      call.bestMoveResult(address);
      const reader = new Reader(output());
      const move = reader.number();
      if (move < 0) throw noLegalMove(name);
      return {
        move,
        score: reader.number() / maxScore,
        depth: reader.number(),
        nodes: call.searched(address),
        line: reader.list(),
      };
    });
  },
});
