// 华容道: the shortest way out, and how far from the exit every position is.
import { integer, object } from '../arguments.js';
import { CLASSIC, enter, readCells, readMetric, readMove, toSteps } from './values.js';
import { seedOrRandom } from '../options.js';
import { Reader } from '../reader.js';
import { createSearchCache, runSearch } from '../searches.js';

/**
 * @import { Analysis, Board, Generated, GenerateOptions, HuarongHint, HuarongOptions, HuarongSolution, OnProgress, PositionMap } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** Positions that a search goes through between two reports. */
const SLICE = 1 << 14;

/** Cells beside Cao Cao's four. */
const OTHER_CELLS = 16;

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress] what it throws ends the search
 */
export function createSearch(open, onProgress) {
  const keepAtlas = createSearchCache(open);
  const keepMix = createSearchCache(open);
  let atlasMetric = -1;
  let mixKey = '';

  /** @param {number} address */
  const finish = (address) => runSearch(open(), address, { slice: SLICE }, onProgress);

  /**
   * The atlas of the board in the input buffer.
   * @param {string} name
   * @param {number} metric
   * @returns {number} its address
   */
  function atlasOf(name, metric) {
    const { call } = open();
    const atlas = keepAtlas(
      (kept) => metric === atlasMetric && call.atlasHas(kept),
      () => call.startAtlas(metric),
      (address) => {
        finish(address);
        if (call.atlasFull(address)) throw new RangeError(`${name}: board has more positions than can be kept`);
      },
    );
    atlasMetric = metric;
    return atlas;
  }

  return {
    /**
     * Searches from the board in the input buffer.
     * @param {number} metric
     * @returns {HuarongSolution}
     */
    search(metric) {
      const { call, constants, output } = open();
      const address = call.startSearch(metric);
      try {
        finish(address);
        const searched = call.searched(address);
        call.searchSolution(address);
        const reader = new Reader(output());
        const status = constants.huarong.solveStatus[reader.number()];
        if (status !== 'solved') return { status, searched };
        const [step, slide, move] = reader.take(3);
        const lengths = { step, slide, move };
        const moves = reader.items(() => readMove(reader, constants.huarong));
        const name = constants.huarong.metric[metric];
        return { status, metric: name, length: lengths[name], lengths, moves, steps: toSteps(moves), searched };
      } finally {
        call.endSearch(address);
      }
    },

    methods: {
      /**
       * Finds all there is to know of the positions that can be reached from one. What it found is kept for as long as
       * the game stays among them.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {Analysis}
       * @throws {TypeError | RangeError} if the board is no such thing
       */
      analyse(board, options = {}) {
        const name = 'huarong.analyse';
        const shape = enter(open(), name, board, options);
        const { call, output } = open();
        const atlas = atlasOf(name, readMetric(name, options, open().constants.huarong));
        const distance = call.atlasDistance(atlas);
        call.atlasSurvey(atlas);
        const reader = new Reader(output());
        const [positions, mirrorClasses, exits, eccentricity, farthest] = reader.take(5);
        return {
          positions,
          mirrorClasses,
          exits,
          distance: distance < 0 ? null : distance,
          eccentricity,
          hardest: exits > 0 ? { board: readCells(reader, shape), distance: farthest } : null,
        };
      },

      /**
       * Tells how far the exit is, and every move that brings it nearer.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {HuarongHint}
       * @throws {TypeError | RangeError} if the board is no such thing
       */
      hint(board, options = {}) {
        const name = 'huarong.hint';
        enter(open(), name, board, options);
        const { call, constants, output } = open();
        const atlas = atlasOf(name, readMetric(name, options, constants.huarong));
        const distance = call.atlasDistance(atlas);
        const count = call.atlasMoves(atlas);
        const moves = new Reader(output()).items((reader) => readMove(reader, constants.huarong), count);
        return { distance: distance < 0 ? null : distance, moves };
      },

      /**
       * Maps the positions that can be reached.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {PositionMap}
       * @throws {TypeError | RangeError} if the board is no such thing
       */
      map(board, options = {}) {
        const name = 'huarong.map';
        enter(open(), name, board, options);
        const { call, output } = open();
        const atlas = atlasOf(name, readMetric(name, options, open().constants.huarong));
        const here = call.atlasNumber(atlas);
        call.atlasSurvey(atlas);
        const [positions] = output();
        const distances = new Uint16Array(positions);
        for (let from = 0; from < positions;) {
          call.atlasDistances(atlas, from);
          const part = new Reader(output()).list();
          distances.set(part, from);
          from += part.length;
        }
        /** @type {number[][]} */
        const edges = [];
        for (let from = 0; from < positions;) {
          call.atlasEdges(atlas, from);
          const reader = new Reader(output());
          from = reader.number();
          edges.push(reader.list());
        }
        return { distances, edges: Uint32Array.from(edges.flat()), here };
      },

      /**
       * Finds a position in the `map`.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {number}
       * @throws {TypeError | RangeError} if the board is no such thing
       */
      place(board, options = {}) {
        const name = 'huarong.place';
        enter(open(), name, board, options);
        return open().call.atlasNumber(atlasOf(name, readMetric(name, options, open().constants.huarong)));
      },

      /**
       * Lays a mix of pieces so that the exit is exactly so far away: any such layout, each as likely.
       * @param {GenerateOptions} options
       * @returns {Generated}
       * @throws {TypeError | RangeError} if an argument is no such thing, or there is no layout at that distance
       */
      generate(options) {
        const name = 'huarong.generate';
        const { horizontals, verticals, soldiers, distance, seed } = object(`${name}: options`, options);
        const most = OTHER_CELLS - 1;
        integer(`${name}: horizontals`, horizontals, 0, most);
        integer(`${name}: verticals`, verticals, 0, most);
        integer(`${name}: soldiers`, soldiers, 0, most);
        const taken = 2 * (horizontals + verticals) + soldiers;
        if (taken > most) {
          throw new RangeError(
            `${name}: horizontals, verticals and soldiers take ${taken} cells, want at most ${most}`,
          );
        }
        const metric = readMetric(name, options, open().constants.huarong);
        if (distance !== undefined) integer(`${name}: distance`, distance, 0, 2 ** 31 - 1);
        const from = seedOrRandom(name, seed);

        const { call, output } = open();
        const key = String([horizontals, verticals, soldiers, metric]);
        const mix = keepMix(
          () => key === mixKey,
          () => call.startMix(horizontals, verticals, soldiers, metric),
          finish,
        );
        mixKey = key;
        const hardest = call.mixHardest(mix);
        if (hardest < 0) throw new RangeError(`${name}: no layout of these pieces has a way out`);
        const wanted = distance ?? hardest;
        if (!call.mixPick(mix, wanted, from)) {
          throw new RangeError(`${name}: distance is ${wanted}, want at most ${hardest} for these pieces`);
        }
        return { board: readCells(new Reader(output()), CLASSIC), distance: wanted, seed: from };
      },
    },
  };
}
