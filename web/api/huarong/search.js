// 华容道: shortest solutions, the component of a board, and generated boards.
import { object } from '../arguments.js';
import { integerOption, limitOptions, limitsOf, readOptions, requiredInteger, seedOption } from '../options.js';
import { Reader } from '../reader.js';
import { cachedSearch, runSearch, withSearch } from '../searches.js';
import {
  classicSize,
  enterLayout,
  metricOption,
  puzzleOptions,
  readLayout,
  readMove,
  readRows,
  toSteps,
} from './values.js';

/**
 * @import { Analysis, Board, Generated, GenerateOptions, HuarongHint, HuarongSearchOptions, HuarongSolution, OnProgress, PositionMap } from '../types.js'
 * @import { Limits } from '../options.js'
 * @import { Wasm } from '../wasm.js'
 */

/** Positions searched between two progress reports. */
const SLICE = 1 << 14;

/** Milliseconds: enough for every classic board. */
const DEFAULT_TIME = 10_000;

/**
 * @param {() => Wasm} open
 * @param {OnProgress} [onProgress] what it throws ends the search
 */
export function createSearches(open, onProgress) {
  /**
   * @param {string} name of the function, for messages
   * @param {HuarongSearchOptions} [options]
   */
  function readSearchOptions(name, options) {
    const { metric, time, nodes, ...rules } = readOptions(name, options, {
      ...puzzleOptions,
      metric: metricOption(open().constants.huarong),
      ...limitOptions,
    });
    return { rules, metric, limits: limitsOf({ time, nodes }, DEFAULT_TIME) };
  }

  /**
   * Runs a search to its end.
   * @param {string} name of the function, for messages
   * @param {Wasm} wasm
   * @param {number} address
   * @param {Limits} limits
   */
  function finish(name, wasm, address, limits) {
    if (runSearch(wasm, address, limits, SLICE, onProgress)) return;
    const limit = wasm.call.searched(address) >= limits.nodes ? 'nodes' : 'time';
    throw new RangeError(`${name}: ${limit} is ${limits[limit]}, which the search of all positions exceeds`);
  }

  /**
   * The component of a board in the position graph, searched or from the cache.
   * @param {string} name of the function, for messages
   * @param {Board} board
   * @param {HuarongSearchOptions} [options]
   */
  function findComponent(name, board, options) {
    const { rules, metric, limits } = readSearchOptions(name, options);
    const layout = readLayout(name, board, open().constants.huarong, rules);
    const { wasm } = enterLayout(open, name, layout);
    const { call } = wasm;
    const address = cachedSearch(
      wasm,
      'component',
      String(metric),
      () => call.startComponent(metric),
      (started) => {
        finish(name, wasm, started, limits);
        if (call.componentFull(started)) throw new RangeError(`${name}: board has too many positions for the memory`);
      },
      (cached) => call.componentContains(cached) !== 0,
    );
    return { wasm, address, layout };
  }

  /**
   * From the board in the input buffer to the exit.
   * @param {Wasm} wasm
   * @param {number} component
   * @returns {number | null}
   */
  function distanceIn({ call }, component) {
    const distance = call.componentDistance(component);
    return distance < 0 ? null : distance;
  }

  return {
    readSearchOptions,

    /**
     * @param {string} name of the function, for messages
     * @param {ReturnType<typeof readLayout>} layout
     * @param {number} metric
     * @param {Limits} limits
     * @returns {HuarongSolution}
     */
    solveLayout(name, layout, metric, limits) {
      const { wasm } = enterLayout(open, name, layout);
      const { call, constants, output } = wasm;
      const address = call.startHuarongSolver(metric);
      return withSearch(wasm, address, () => {
        const isFinished = runSearch(wasm, address, limits, SLICE, onProgress);
        const searched = call.searched(address);
        if (!isFinished) return { status: 'undecided', searched };
        call.huarongSolution(address);
        const reader = new Reader(output());
        const status = constants.huarong.solveStatus[reader.number()];
        if (status !== 'solved') return { status, searched };
        const [step, slide, move] = reader.take(3);
        const lengths = { step, slide, move };
        const moves = reader.items(() => readMove(reader, constants.huarong));
        const unit = constants.huarong.metric[metric];
        return { status, metric: unit, length: lengths[unit], lengths, moves, steps: toSteps(moves), searched };
      });
    },

    methods: {
      /**
       * Analyses the position graph: all positions that can be reached. The result is cached: further calls for any of
       * these positions are fast.
       * @param {Board} board
       * @param {HuarongSearchOptions} [options]
       * @returns {Analysis}
       * @throws {TypeError | RangeError} if an argument is invalid, a limit is reached, or the positions do not fit in memory
       */
      analyse(board, options) {
        const { wasm, address, layout } = findComponent('huarong.analyse', board, options);
        const { call, output } = wasm;
        const distance = distanceIn(wasm, address);
        call.componentSummary(address);
        const reader = new Reader(output());
        const [positions, mirrorClasses, exits, eccentricity, hardestDistance] = reader.take(5);
        return {
          positions,
          mirrorClasses,
          exits,
          distance,
          eccentricity,
          hardest: exits > 0 ? { board: readRows(reader, layout), distance: hardestDistance } : null,
        };
      },

      /**
       * Returns the distance from the exit and every optimal next move.
       * @param {Board} board
       * @param {HuarongSearchOptions} [options]
       * @returns {HuarongHint}
       * @throws {TypeError | RangeError} if an argument is invalid, a limit is reached, or the positions do not fit in memory
       */
      hint(board, options) {
        const { wasm, address } = findComponent('huarong.hint', board, options);
        const { call, constants, output } = wasm;
        const distance = distanceIn(wasm, address);
        const count = call.componentMoves(address);
        const reader = new Reader(output());
        return { distance, moves: reader.items(() => readMove(reader, constants.huarong), count) };
      },

      /**
       * Returns the position graph: all positions that can be reached, and the moves between them.
       * @param {Board} board
       * @param {HuarongSearchOptions} [options]
       * @returns {PositionMap}
       * @throws {TypeError | RangeError} if an argument is invalid, a limit is reached, or the positions do not fit in memory
       */
      map(board, options) {
        const { wasm, address } = findComponent('huarong.map', board, options);
        const { call, output } = wasm;
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
       * @param {HuarongSearchOptions} [options]
       * @returns {number}
       * @throws {TypeError | RangeError} if an argument is invalid, a limit is reached, or the positions do not fit in memory
       */
      place(board, options) {
        const { wasm, address } = findComponent('huarong.place', board, options);
        return wasm.call.componentNumber(address);
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
        const { constants } = open();
        const maxCells = constants.huarong.otherCells - 1;
        const pieces = requiredInteger(0, maxCells);
        const { horizontals, verticals, soldiers, distance, seed, metric, ...limits } = readOptions(
          name,
          object(`${name}: options`, options),
          {
            horizontals: pieces,
            verticals: pieces,
            soldiers: pieces,
            distance: integerOption(0, 2 ** 31 - 1, undefined),
            seed: seedOption,
            metric: metricOption(constants.huarong),
            ...limitOptions,
          },
        );
        const cells = 2 * (horizontals + verticals) + soldiers;
        if (cells > maxCells) {
          throw new RangeError(
            `${name}: horizontals, verticals and soldiers take ${cells} cells, want at most ${maxCells}`,
          );
        }
        const wasm = open();
        const { call, output } = wasm;
        const generator = cachedSearch(
          wasm,
          'generator',
          String([horizontals, verticals, soldiers, metric]),
          () => call.startGenerator(horizontals, verticals, soldiers, metric),
          (started) => finish(name, wasm, started, limitsOf(limits, DEFAULT_TIME)),
        );
        const maxDistance = call.generatorMaxDistance(generator);
        if (maxDistance < 0) throw new RangeError(`${name}: no layout of these pieces has a solution`);
        const usedDistance = distance ?? maxDistance;
        if (!call.generatorPick(generator, usedDistance, seed)) {
          throw new RangeError(`${name}: distance is ${usedDistance}, want at most ${maxDistance} for these pieces`);
        }
        const board = readRows(new Reader(output()), classicSize(constants.huarong));
        return { board, distance: usedDistance, seed };
      },
    },
  };
}
