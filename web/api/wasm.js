// The instantiated module: the functions of cpp/bindings, and the buffers that they exchange arrays through.
import createModule from '#glue';

/**
 * @import { Bindings as GomokuBindings, Constants as GomokuConstants } from './gomoku/values.js'
 * @import { Bindings as HuarongBindings, Constants as HuarongConstants } from './huarong/values.js'
 * @import { Bindings as LianliankanBindings, Constants as LianliankanConstants } from './lianliankan/values.js'
 */

/**
 * What the games share: cpp/bindings/exchange.cpp and searches.cpp.
 * @typedef {object} SharedBindings
 * @property {() => number} inputAddress
 * @property {() => number} outputAddress
 * @property {() => number} rowsAddress
 * @property {() => number} bufferInts
 * @property {(search: number, budget: number) => boolean} runSearch
 * @property {(search: number) => number} searched
 * @property {(search: number) => void} endSearch
 */

/** @typedef {SharedBindings & LianliankanBindings & HuarongBindings & GomokuBindings} Bindings */

/**
 * @typedef {object} Wasm
 * @property {Bindings} call
 * @property {{ lianliankan: LianliankanConstants, huarong: HuarongConstants, gomoku: GomokuConstants }} constants
 * @property {(rows: number, cols: number, row1: number, col1: number, row2: number, col2: number, kind1: number,
 *   kind2: number) => number} connectWords called without embind
 * @property {(count: number) => number} judgeLast called without embind
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

  // Export names may be minified, but there is only one memory and one table.
  const all = Object.values(exports);
  const memory = /** @type {WebAssembly.Memory} */ (all.find((it) => it instanceof WebAssembly.Memory));
  const table = /** @type {WebAssembly.Table} */ (all.find((it) => it instanceof WebAssembly.Table));
  return attach(call, memory, table);
}

/**
 * Reads a table of limits and enumerators; its format is described in cpp/bindings/constants.h.
 * @param {ArrayBuffer} memory
 * @param {number} address
 * @returns {any}
 */
function readConstants(memory, address) {
  const ints = new Int32Array(memory);
  const bytes = new Uint8Array(memory);
  /** @type {Record<string, any>} */
  const constants = {};
  for (let at = address >> 2; ints[at] !== 0; at += 2) {
    const text = bytes.subarray(ints[at], bytes.indexOf(0, ints[at]));
    const [name, enumerators] = String.fromCharCode(...text).split(':');
    constants[name] = enumerators?.split(',').map((enumerator) => enumerator || null) ?? ints[at + 1];
  }
  return constants;
}

/**
 * @param {Bindings} call
 * @param {{ readonly buffer: ArrayBuffer }} memory
 * @param {{ get(index: number): any }} table
 * @param {boolean} [plain] whether the module is plain JavaScript
 * @returns {Wasm}
 */
export function attach(call, memory, table, plain = false) {
  const ints = call.bufferInts();
  /** @param {number} address @param {number} [length] */
  const buffer = (address, length = ints) => {
    let view = new Int32Array(memory.buffer, address, length);
    // When memory grows, a view of wasm memory becomes empty; a view in plain JavaScript keeps showing the old memory.
    const isOld = () => view.length === 0 || (plain && view.buffer !== memory.buffer);
    return () => (isOld() ? (view = new Int32Array(memory.buffer, address, length)) : view);
  };

  const constants = {
    lianliankan: readConstants(memory.buffer, call.lianliankanConstants()),
    huarong: readConstants(memory.buffer, call.huarongConstants()),
    gomoku: readConstants(memory.buffer, call.gomokuConstants()),
  };

  return {
    call,
    constants,
    connectWords: table.get(call.connectWordsEntry()),
    judgeLast: table.get(call.judgeLastEntry()),
    input: buffer(call.inputAddress()),
    output: buffer(call.outputAddress()),
    rows: buffer(call.rowsAddress(), 2 * constants.lianliankan.maxSide),
  };
}
