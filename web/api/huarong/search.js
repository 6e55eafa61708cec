// 华容道: shortest solutions, the component of a board, and generated boards.
import { integer, object } from '../arguments.js';
import { seedOrRandom } from '../options.js';
import { Reader } from '../reader.js';
import { createSearchCache, runSearch } from '../searches.js';
import { classicSize, readMetric, readMove, readRows, toSteps, writeBoard } from './values.js';

/**
 * @import { Analysis, Board, Generated, GenerateOptions, HuarongHint, HuarongOptions, HuarongSolution, OnProgress, PositionMap } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** Positions searched between two progress reports. */
const SLICE = 1 << 14;

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress] what it throws ends the search
 */
export function createSearches(open, onProgress) {
  const cacheComponent = createSearchCache(open);
  const cacheGenerator = createSearchCache(open);
  let componentMetric = -1;
  let generatorKey = '';

  /** @param {number} address */
  const finish = (address) => runSearch(open(), address, { slice: SLICE }, onProgress);

  /**
   * The component of a board in the position graph, searched or from the cache.
   * @param {string} name of the function, for messages
   * @param {Board} board
   * @param {HuarongOptions} options
   */
  function findComponent(name, board, options) {
    const wasm = open();
    const { call, constants } = wasm;
    const size = writeBoard(wasm, name, board, options);
    const metric = readMetric(name, options, constants.huarong);
    const address = cacheComponent(
      (cached) => metric === componentMetric && call.componentContains(cached),
      () => call.startComponent(metric),
      (started) => {
        finish(started);
        if (call.componentFull(started)) throw new RangeError(`${name}: board has too many positions for the memory`);
      },
    );
    componentMetric = metric;
    return { address, size };
  }

  /** From the board in the input buffer to the exit. @param {number} component @returns {number | null} */
  function distanceIn(component) {
    const distance = open().call.componentDistance(component);
    return distance < 0 ? null : distance;
  }

  return {
    /**
     * Solves the board in the input buffer.
     * @param {number} metric
     * @returns {HuarongSolution}
     */
    solveInput(metric) {
      const { call, constants, output } = open();
      const address = call.startHuarongSolver(metric);
      try {
        finish(address);
        const searched = call.searched(address);
        call.huarongSolution(address);
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
       * Analyses the position graph: all positions that can be reached. The result is cached: further calls for any of
       * these positions are fast.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {Analysis}
       * @throws {TypeError | RangeError} if an argument is invalid, or the positions do not fit in memory
       */
      analyse(board, options = {}) {
        const { address, size } = findComponent('huarong.analyse', board, options);
        const { call, output } = open();
        const distance = distanceIn(address);
        call.componentSummary(address);
        const reader = new Reader(output());
        const [positions, mirrorClasses, exits, eccentricity, hardestDistance] = reader.take(5);
        return {
          positions,
          mirrorClasses,
          exits,
          distance,
          eccentricity,
          hardest: exits > 0 ? { board: readRows(reader, size), distance: hardestDistance } : null,
        };
      },

      /**
       * Returns the distance from the exit and every optimal next move.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {HuarongHint}
       * @throws {TypeError | RangeError} if an argument is invalid, or the positions do not fit in memory
       */
      hint(board, options = {}) {
        const { address } = findComponent('huarong.hint', board, options);
        const { call, constants, output } = open();
        const distance = distanceIn(address);
        const count = call.componentMoves(address);
        const reader = new Reader(output());
        return { distance, moves: reader.items(() => readMove(reader, constants.huarong), count) };
      },

      /**
       * Returns the position graph: all positions that can be reached, and the moves between them.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {PositionMap}
       * @throws {TypeError | RangeError} if an argument is invalid, or the positions do not fit in memory
       */
      map(board, options = {}) {
        const { address } = findComponent('huarong.map', board, options);
        const { call, output } = open();
        const here = call.componentNumber(address);
        call.componentSummary(address);
        const [positions] = output();
        const distances = new Uint16Array(positions);
        for (let first = 0; first < positions;) {
          call.componentDistances(address, first);
          const part = new Reader(output()).list();
          distances.set(part, first);
          first += part.length;
        }
        /** @type {number[][]} */
        const edges = [];
        for (let first = 0; first < positions;) {
          call.componentEdges(address, first);
          const reader = new Reader(output());
          first = reader.number();
          edges.push(reader.list());
        }
        return { distances, edges: Uint32Array.from(edges.flat()), here };
      },

      /**
       * Returns the number of a position in the `map`.
       * @param {Board} board
       * @param {HuarongOptions} [options]
       * @returns {number}
       * @throws {TypeError | RangeError} if an argument is invalid, or the positions do not fit in memory
       */
      place(board, options = {}) {
        const { address } = findComponent('huarong.place', board, options);
        return open().call.componentNumber(address);
      },

      /**
       * Generates a board with these pieces at an exact distance from the exit: one of all such layouts, uniformly at
       * random.
       * @param {GenerateOptions} options
       * @returns {Generated}
       * @throws {TypeError | RangeError} if an argument is invalid, or there is no layout at that distance
       */
      generate(options) {
        const name = 'huarong.generate';
        const { call, constants, output } = open();
        const { horizontals, verticals, soldiers, distance, seed } = object(`${name}: options`, options);
        const maxCells = constants.huarong.otherCells - 1;
        integer(`${name}: horizontals`, horizontals, 0, maxCells);
        integer(`${name}: verticals`, verticals, 0, maxCells);
        integer(`${name}: soldiers`, soldiers, 0, maxCells);
        const cells = 2 * (horizontals + verticals) + soldiers;
        if (cells > maxCells) {
          throw new RangeError(
            `${name}: horizontals, verticals and soldiers take ${cells} cells, want at most ${maxCells}`,
          );
        }
        const metric = readMetric(name, options, constants.huarong);
        if (distance !== undefined) integer(`${name}: distance`, distance, 0, 2 ** 31 - 1);
        const usedSeed = seedOrRandom(name, seed);

        const key = String([horizontals, verticals, soldiers, metric]);
        const generator = cacheGenerator(
          () => key === generatorKey,
          () => call.startGenerator(horizontals, verticals, soldiers, metric),
          finish,
        );
        generatorKey = key;
        const maxDistance = call.generatorMaxDistance(generator);
        if (maxDistance < 0) throw new RangeError(`${name}: no layout of these pieces has a solution`);
        const usedDistance = distance ?? maxDistance;
        if (!call.generatorPick(generator, usedDistance, usedSeed)) {
          throw new RangeError(`${name}: distance is ${usedDistance}, want at most ${maxDistance} for these pieces`);
        }
        const board = readRows(new Reader(output()), classicSize(constants.huarong));
        return { board, distance: usedDistance, seed: usedSeed };
      },
    },
  };
}
