// 华容道: shortest solutions, position graphs and generated boards.
import { requireInteger, isArray, requireObject, wrongType } from '../arguments.js';
import { rangeError } from '../errors.js';
import { limitOptions, limitsOf, readOptions, requiredInteger, seedOption } from '../options.js';
import { Reader } from '../reader.js';
import { cachedSearch, limitExceeded, runSearch, withSearch } from '../searches.js';
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
 * @import { Limits, Option } from '../options.js'
 * @import { Wasm } from '../wasm.js'
 */

/** Positions searched between two progress reports. */
const SLICE = 1 << 14;

/** Milliseconds: enough for every classic board. */
const DEFAULT_TIME = 10_000;

const INT32_MAX = 2 ** 31 - 1;

/** Reads a distance, or a list of the least and the greatest. @type {Option<[number, number] | undefined>} */
function distanceOption(name, key, value) {
  if (value === undefined) return undefined;
  const path = `${name}: ${key}`;
  if (!isArray(value)) {
    const distance = requireInteger(path, value, 0, INT32_MAX);
    return [distance, distance];
  }
  if (value.length !== 2) throw wrongType(path, value, 'an integer or [from, to]');
  const from = requireInteger(`${path}[0]`, value[0], 0, INT32_MAX);
  return [from, requireInteger(`${path}[1]`, value[1], from, INT32_MAX)];
}

/** Validated later. @type {Option<Board>} */
const boardOption = (name, key, value) => /** @type {Board} */ (value);

/**
 * @param {() => Wasm} instance
 * @param {OnProgress} [onProgress] if it throws, the search ends
 */
export function createSearchFunctions(instance, onProgress) {
  /**
   * @param {string} name of the function, for messages
   * @param {HuarongSearchOptions} [options]
   * @returns {{ rules: import('./values.js').PuzzleRules, metric: number, limits: import('../options.js').Limits }}
   */
  function readSearchOptions(name, options) {
    const { metric, time, nodes, ...rules } = readOptions(name, options, {
      ...puzzleOptions,
      metric: metricOption(instance().constants.huarong),
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
    throw limitExceeded(name, wasm, address, limits, 'which the search of all positions exceeds');
  }

  /**
   * Returns the component of a board in the position graph, from the cache or by a search.
   * @param {string} name of the function, for messages
   * @param {Board} board
   * @param {ReturnType<typeof readSearchOptions>} options
   */
  function findComponent(name, board, { rules, metric, limits }) {
    const layout = readLayout(name, board, instance().constants.huarong, rules);
    const { wasm } = enterLayout(instance, name, layout);
    const { call } = wasm;
    const address = cachedSearch(
      wasm,
      'component',
      String(metric),
      () => call.startComponent(metric),
      (started) => {
        finish(name, wasm, started, limits);
        if (call.componentFull(started)) {
          throw rangeError('out-of-memory', `${name}: board`, 'has too many positions for the memory');
        }
      },
      (cached) => call.componentContains(cached) !== 0,
    );
    return { wasm, address, layout };
  }

  /**
   * @param {string} name of the function, for messages
   * @param {Board} board
   * @param {HuarongSearchOptions} [options]
   */
  const searchComponent = (name, board, options) => findComponent(name, board, readSearchOptions(name, options));

  /** The options of `generate`, except the pieces or the board. */
  const choiceOptions = () => ({
    distance: distanceOption,
    seed: seedOption,
    metric: metricOption(instance().constants.huarong),
    ...limitOptions,
  });

  /**
   * Prepares `generate` for pieces: it chooses among all their layouts.
   * @param {string} name of the function, for messages
   * @param {object} options
   */
  function fromPieces(name, options) {
    const { constants } = instance();
    const maxCells = constants.huarong.otherCells - 1;
    const pieces = requiredInteger(0, maxCells);
    const { horizontals, verticals, soldiers, metric, distance, seed, ...limits } = readOptions(name, options, {
      horizontals: pieces,
      verticals: pieces,
      soldiers: pieces,
      ...choiceOptions(),
    });
    const cells = 2 * (horizontals + verticals) + soldiers;
    if (cells > maxCells) {
      throw rangeError(
        'board-size',
        `${name}: horizontals, verticals and soldiers`,
        `take ${cells} cells, want at most ${maxCells}`,
        { value: cells, max: maxCells },
      );
    }
    const wasm = instance();
    const { call } = wasm;
    const address = cachedSearch(
      wasm,
      'generator',
      String([horizontals, verticals, soldiers, metric]),
      () => call.startGenerator(horizontals, verticals, soldiers, metric),
      (started) => finish(name, wasm, started, limitsOf(limits, DEFAULT_TIME)),
    );
    const farthest = call.generatorMaxDistance(address);
    if (farthest < 0) {
      throw rangeError('unsolvable', `${name}: no layout of these pieces`, 'has a solution', {
        argument: 'options',
        proved: true,
      });
    }
    const size = classicSize(constants.huarong);
    const pick = call.generatorPick.bind(call, address);
    return { wasm, pick, farthest, size, what: 'these pieces', distance, seed };
  }

  /**
   * Prepares `generate` for a board: it chooses among all positions that can be reached from it.
   * @param {string} name of the function, for messages
   * @param {object} options
   */
  function fromBoard(name, options) {
    const { board, metric, distance, seed, time, nodes, ...rules } = readOptions(name, options, {
      ...puzzleOptions,
      ...choiceOptions(),
      board: boardOption,
    });
    const limits = limitsOf({ time, nodes }, DEFAULT_TIME);
    const { wasm, address, layout } = findComponent(name, board, { rules, metric, limits });
    const { call, output } = wasm;
    call.componentSummary(address);
    const [, , exits, , farthest] = output();
    if (exits === 0) throw rangeError('unsolvable', `${name}: board`, 'has no solution', { proved: true });
    const pick = call.componentPick.bind(call, address);
    return { wasm, pick, farthest, size: layout, what: 'this board', distance, seed };
  }

  /**
   * Returns the distance from the board in the input buffer to the exit.
   * @param {Wasm} wasm
   * @param {number} component
   * @returns {number | null} null if it is unsolvable
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
      const { wasm } = enterLayout(instance, name, layout);
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
       * @example
       * huarong.analyse(huarong.levels[0].board).positions; // → 25955
       */
      analyse(board, options) {
        const { wasm, address, layout } = searchComponent('huarong.analyse', board, options);
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
       * @example
       * huarong.hint(huarong.levels[0].board).distance; // → 81
       */
      hint(board, options) {
        const { wasm, address } = searchComponent('huarong.hint', board, options);
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
       * @example
       * huarong.map(huarong.levels[0].board).distances.length; // → 25955
       */
      map(board, options) {
        const { wasm, address } = searchComponent('huarong.map', board, options);
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
       * @example
       * huarong.place(huarong.levels[0].board); // → 7
       */
      place(board, options) {
        const { wasm, address } = searchComponent('huarong.place', board, options);
        return wasm.call.componentNumber(address);
      },

      /**
       * Generates a board at a distance from the exit: one of all layouts with these pieces, or of all positions that can
       * be reached from a board, uniformly at random.
       * @param {GenerateOptions} options
       * @returns {Generated}
       * @throws {TypeError | RangeError} if an argument is invalid, a limit is reached, the positions do not fit in memory,
       *   or there is none at that distance
       * @example
       * huarong.generate({ horizontals: 1, verticals: 4, soldiers: 4, distance: 30, seed: 1 }).distance; // → 30
       */
      generate(options) {
        const name = 'huarong.generate';
        const given = requireObject(`${name}: options`, options);
        const generated = 'board' in given ? fromBoard(name, given) : fromPieces(name, given);
        const { wasm, pick, farthest, size, what, distance, seed } = generated;
        const [from, to] = distance ?? [farthest, farthest];
        const found = pick(from, to, seed);
        if (found < 0) {
          const asked = from === to ? from : `[${from}, ${to}]`;
          const words = `is ${asked}, want at most ${farthest} for ${what}`;
          throw rangeError('argument-range', `${name}: distance`, words, { value: from, min: 0, max: farthest });
        }
        return { board: readRows(new Reader(wasm.output()), size), distance: found, seed };
      },
    },
  };
}
