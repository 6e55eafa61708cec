// 五子棋: the best moves of a position, and the review of a game.
import { integerOption, limitOptions, limitsOf, readOptions } from '../options.js';
import { Reader } from '../reader.js';
import { runSearch, withSearch } from '../searches.js';
import { BEST_MOVE_SLICE, DEFAULT_TIME, noLegalMove, withBestMoveSearch } from './search.js';
import { readMoves, readPosition, ruleOptions } from './values.js';

/**
 * @import {
 *   AnalysedMove, GomokuAnalysis, GomokuAnalysisOptions, GomokuPosition, OnProgress, Pieces, Review, ReviewOptions
 * } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 * @import { Moves } from './values.js'
 */

const MAX_LINES = 10;

/** The default limit of a review. */
const NODES_PER_MOVE = 50_000;

/**
 * @param {() => Wasm} instance
 * @param {(name: string, moves: Moves, size: number, rule: number) => { wasm: Wasm }} enterGame copies a game into the
 *   input buffer
 * @param {(name: string, moves: Moves, rule: number, size: number) => Wasm} enterUnfinished the same for a game that must not be over
 * @param {OnProgress} [onProgress]
 */
export const createAnalysisFunctions = (instance, enterGame, enterUnfinished, onProgress) => ({
  /**
   * Finds the best moves of the side to move. In a worker `onProgress` receives the best moves found so far.
   * @param {GomokuPosition} pieces
   * @param {GomokuAnalysisOptions} [options] the default limit is one second
   * @returns {GomokuAnalysis}
   * @throws {TypeError | RangeError} if an argument is invalid, the game is over, or renju forbids Black every empty point
   * @example
   * gomoku.analyse([112, 113], { nodes: 2000, lines: 2 }).moves.length; // → 2
   */
  analyse(pieces, options) {
    const name = 'gomoku.analyse';
    const constants = instance().constants.gomoku;
    const { maxScore } = constants;
    const { rule, size, lines, ...given } = readOptions(name, options, {
      ...ruleOptions(constants),
      lines: integerOption(1, MAX_LINES, 3),
      ...limitOptions,
    });
    const moves = readPosition(name, pieces, size);
    const wasm = enterUnfinished(name, moves, rule, size);
    const { call, output } = wasm;
    const limits = limitsOf(given, DEFAULT_TIME);
    const search = { count: moves.count, rule, size, level: constants.unlimitedLevel, seed: 0, lines };
    return withBestMoveSearch(wasm, search, limits, (address) => {
      /** @returns {{ moves: AnalysedMove[] }} */
      const found = () => {
        call.bestMoveLines(address);
        return {
          moves: new Reader(output()).items((reader) => ({
            move: reader.number(),
            score: reader.number() / maxScore,
            depth: reader.number(),
            line: reader.list(),
          })),
        };
      };
      runSearch(wasm, address, limits, BEST_MOVE_SLICE, onProgress, found);
      const analysis = found();
      if (analysis.moves.length === 0) throw noLegalMove(name);
      return { ...analysis, nodes: call.searched(address) };
    });
  },

  /**
   * Reviews a game, finished or not: the value of each move, the best move instead, and the move that lost.
   * @param {Pieces} pieces
   * @param {ReviewOptions} [options]
   * @returns {Review}
   * @throws {TypeError | RangeError} if an argument is invalid
   * @example
   * gomoku.review([112, 113, 127], { nodes: 2000 }).moves.length; // → 3
   */
  review(pieces, options) {
    const name = 'gomoku.review';
    const constants = instance().constants.gomoku;
    const { maxScore, quality: qualities } = constants;
    const { rule, size, time, nodes } = readOptions(name, options, { ...ruleOptions(constants), ...limitOptions });
    const moves = readMoves(name, pieces, size);
    const played = Array.from(moves.points.subarray(0, moves.count));
    const { wasm } = enterGame(name, moves, size, rule);
    const { call, output } = wasm;
    const byDefault = time === undefined ? NODES_PER_MOVE : Infinity;
    const share = nodes === undefined ? byDefault : nodes / (played.length + 1);
    const search = call.startReview(played.length, rule, size, Math.min(share, Number.MAX_SAFE_INTEGER));
    const remaining = () => call.reviewRemaining(search);
    return withSearch(wasm, search, () => {
      const total = remaining();
      const done = () => ({ done: 1 - remaining() / total });
      const end = performance.now() + (time ?? Infinity);
      // Every remaining position gets an equal share of the remaining time.
      const limits = () => ({ time: (end - performance.now()) / Math.max(remaining(), 1), nodes: Infinity });
      while (!runSearch(wasm, search, limits(), BEST_MOVE_SLICE, onProgress, done)) call.skipReview(search);
      call.reviewResult(search);
      const reader = new Reader(output());
      const losing = reader.number();
      return {
        moves: played.slice(0, reader.number()).map((move) => {
          const before = reader.number() / maxScore;
          const after = reader.number() / maxScore;
          const quality = qualities[reader.number()];
          const line = reader.list();
          return { move, before, after, best: line[0], line, quality, forced: reader.list() };
        }),
        losing: losing < 0 ? null : losing,
      };
    });
  },
});
