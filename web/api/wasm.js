// The wasm module, instantiated: the functions of cpp/bindings and the two buffers they exchange arrays through.
import createModule from '#glue';
import { MAX_SIDE } from './board.js';

/**
 * What cpp/bindings registers; each function is described there.
 * @typedef {object} Bindings
 * @property {() => number} inputAddress
 * @property {() => number} outputAddress
 * @property {() => number} rowsAddress
 * @property {() => number} bufferInts
 * @property {(rows: number, cols: number, from: number, to: number, maxTurns: number, byLength: boolean,
 *   ring: boolean, cornersOnly: boolean) => number} connect
 * @property {() => number} connectWordsEntry
 * @property {() => number} maxWordCols
 * @property {(rows: number, cols: number, maxTurns: number, ring: boolean, first: number, second: number) => number}
 *   pairs
 * @property {(rows: number, cols: number, from: number, to: number) => number} segments
 * @property {(rows: number, cols: number, from: number, maxTurns: number, ring: boolean) => void} reach
 * @property {(rows: number, cols: number, first: number, second: number, gravity: number) => void} removePair
 * @property {(rows: number, cols: number, kinds: number, seed: number, gravity: number) => number} deal
 * @property {(rows: number, cols: number, seed: number, gravity: number) => number} shuffle
 * @property {(rows: number, cols: number, gravity: number, playouts: number, seed: number) => number} clearRate
 * @property {(rows: number, cols: number, kinds: number, seed: number, gravity: number, difficulty: number) => number}
 *   startDealer
 * @property {(dealer: number) => number} dealerRate
 * @property {(dealer: number, cols: number) => number} dealerBoard
 * @property {(rows: number, cols: number, gravity: number) => number} startSolver
 * @property {(search: number) => number} solverStatus
 * @property {(solver: number, cols: number) => number} solverMoves
 * @property {() => number} readLayout
 * @property {() => number} legalSteps
 * @property {(id: number, direction: number) => boolean} makeStep
 * @property {() => boolean} isSolved
 * @property {(metric: number) => number} startSearch
 * @property {(search: number) => void} searchSolution
 * @property {(metric: number) => number} startAtlas
 * @property {(search: number) => boolean} atlasHas
 * @property {(search: number) => void} atlasSurvey
 * @property {(search: number) => number} atlasDistance
 * @property {(search: number) => number} atlasMoves
 * @property {(search: number) => boolean} atlasFull
 * @property {(search: number) => number} atlasNumber
 * @property {(search: number, from: number) => void} atlasDistances
 * @property {(search: number, from: number) => void} atlasEdges
 * @property {(horizontals: number, verticals: number, soldiers: number, metric: number) => number} startMix
 * @property {(search: number) => number} mixHardest
 * @property {(search: number, distance: number, seed: number) => boolean} mixPick
 * @property {() => number} encodeBoard
 * @property {(length: number) => void} decodeBoard
 * @property {(search: number, positions: number) => boolean} runSearch
 * @property {(search: number) => number} searched
 * @property {(search: number) => void} endSearch
 * @property {(count: number, rule: number, size: number) => void} judge
 * @property {(count: number, size: number) => number} forbidden
 * @property {(count: number, size: number, point: number) => boolean} forbids
 * @property {(count: number, rule: number, size: number) => number} threats
 * @property {(count: number, rule: number, size: number, kind: number) => number} startForce
 * @property {(search: number) => void} forceResult
 * @property {(count: number, rule: number, size: number, level: number, seed: number) => number} startBestMove
 * @property {(search: number) => void} bestMoveResult
 * @property {() => number} judgeLastEntry
 * @property {(count: number, notation: number, size: number) => number} encode
 * @property {(length: number, notation: number, size: number) => void} decode
 */

/**
 * @typedef {object} Wasm
 * @property {Bindings} call
 * @property {(rows: number, cols: number, row1: number, col1: number, row2: number, col2: number, kind1: number,
 *   kind2: number) => number} connectWords without embind between
 * @property {number} wordCols how wide a board it takes
 * @property {(count: number) => number} judgeLast without embind between
 * @property {() => Int32Array} input the buffer that the functions read
 * @property {() => Int32Array} output the buffer that they write
 * @property {() => Int32Array} rows the buffer that connectWords reads
 */

/**
 * @param {WebAssembly.Module} module
 * @returns {Wasm}
 */
export function instantiate(module) {
  /** @type {WebAssembly.Exports} */
  let exports = {};
  const call = /** @type {Bindings} */ ({});
  createModule(
    Object.assign(call, {
      /**
       * @param {WebAssembly.Imports} imports
       * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => unknown} done
       */
      instantiateWasm(imports, done) {
        const instance = new WebAssembly.Instance(module, imports);
        exports = instance.exports;
        done(instance, module);
        return exports;
      },
    }),
  );

  // The names of exports may be minified; there is one memory and one table.
  const all = Object.values(exports);
  const memory = /** @type {WebAssembly.Memory} */ (all.find((it) => it instanceof WebAssembly.Memory));
  const table = /** @type {WebAssembly.Table} */ (all.find((it) => it instanceof WebAssembly.Table));
  return attach(call, memory, table);
}

/**
 * @param {Bindings} call
 * @param {{ readonly buffer: ArrayBuffer }} memory
 * @param {{ get(index: number): any }} table
 * @param {boolean} [plain] is it a module in plain JavaScript?
 * @returns {Wasm}
 */
export function attach(call, memory, table, plain = false) {
  const ints = call.bufferInts();
  /** @param {number} address @param {number} [length] */
  const buffer = (address, length = ints) => {
    let view = new Int32Array(memory.buffer, address, length);
    // When the memory grows a view is emptied; one of plain JavaScript goes on to show the memory as it was.
    const isOld = () => view.length === 0 || (plain && view.buffer !== memory.buffer);
    return () => (isOld() ? (view = new Int32Array(memory.buffer, address, length)) : view);
  };

  return {
    call,
    connectWords: table.get(call.connectWordsEntry()),
    wordCols: call.maxWordCols(),
    judgeLast: table.get(call.judgeLastEntry()),
    input: buffer(call.inputAddress()),
    output: buffer(call.outputAddress()),
    rows: buffer(call.rowsAddress(), 2 * MAX_SIDE),
  };
}
