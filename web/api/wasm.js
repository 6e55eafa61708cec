// The instantiated module: the functions of cpp/bindings, and the buffers that they exchange arrays through.

/**
 * @import { Bindings as GomokuBindings, Constants as GomokuConstants } from './gomoku/values.js'
 * @import { Bindings as HuarongBindings, Constants as HuarongConstants } from './huarong/values.js'
 * @import { BoardView } from './lianliankan/board-view.js'
 * @import { Bindings as LianliankanBindings, Constants as LianliankanConstants } from './lianliankan/values.js'
 */

/**
 * What the games share: cpp/bindings/exchange.cpp and searches.cpp. A boolean result is 0 or 1.
 * @typedef {object} SharedBindings
 * @property {() => number} exchange
 * @property {(search: number, budget: number) => number} runSearch
 * @property {(search: number) => number} searched
 * @property {(search: number) => void} endSearch
 */

/** @typedef {SharedBindings & LianliankanBindings & HuarongBindings & GomokuBindings} Bindings */

/**
 * A module has one game or all. What belongs to others is missing.
 * @typedef {object} Wasm
 * @property {Bindings} call
 * @property {{ lianliankan: LianliankanConstants, huarong: HuarongConstants, gomoku: GomokuConstants }} constants
 * @property {() => boolean} hasFailed whether a call has trapped: no other may be made
 * @property {() => void} releaseMemory discards an instance that has grown large: the next call gets a new one
 * @property {Map<string, { key: string, address: number }>} searches the finished searches that are kept, see searches.js
 * @property {{ view: BoardView | undefined }} prepared the board of 连连看 that was prepared last
 * @property {() => Int32Array} input the buffer that the functions read
 * @property {() => Int32Array} output the buffer that they write
 * @property {() => Int32Array} rows the buffer that connectWords reads
 */

/** An instance with more memory than this is discarded after the call, in bytes. */
const MAX_KEPT_MEMORY = 2 ** 28;

/**
 * Returns a function that returns the instance, and makes a new one if it was discarded.
 * @param {(discard: () => void) => Wasm} create
 * @returns {() => Wasm}
 */
export function createInstanceProvider(create) {
  /** @type {Wasm | undefined} */
  let wasm;
  const discard = () => {
    wasm = undefined;
  };
  const make = () => {
    try {
      return create(discard);
    } catch (error) {
      throw error instanceof RangeError ? Object.assign(error, { code: 'out-of-memory' }) : error;
    }
  };
  return () => (wasm ??= make());
}

/**
 * The text that ends with a zero.
 * @param {ArrayBuffer} memory
 * @param {number} address
 */
export function readText(memory, address) {
  const bytes = new Uint8Array(memory);
  return String.fromCharCode(...bytes.subarray(address, bytes.indexOf(0, address)));
}

/**
 * @param {WebAssembly.Module} module
 * @param {() => void} discard called when the instance can no longer be used
 * @returns {Wasm}
 */
export function instantiate(module, discard) {
  /** @type {Record<string, Function>} */
  const bindings = {};
  const { exports } = new WebAssembly.Instance(module, {
    env: {
      /** @type {(...args: number[]) => void} */
      _embind_register_function(name, count, types, signature, invoker, bound) {
        bindings[readText(memory.buffer, name)] = table.get(bound);
      },
      emscripten_notify_memory_growth() {},
    },
    wasi_snapshot_preview1: {
      proc_exit() {
        throw new Error('the module has aborted');
      },
    },
  });
  const memory = /** @type {WebAssembly.Memory} */ (exports.memory);
  const table = /** @type {WebAssembly.Table} */ (exports.__indirect_function_table);
  /** @type {() => void} */ (exports._initialize)();
  return attach(bindings, memory, discard);
}

/**
 * Reads a table of limits and enumerators; its format is described in cpp/bindings/constants.h.
 * @param {ArrayBuffer} memory
 * @param {number} address
 * @returns {any}
 */
function readConstants(memory, address) {
  const ints = new Int32Array(memory);
  /** @type {Record<string, any>} */
  const constants = {};
  for (let at = address >> 2; ints[at] !== 0; at += 2) {
    const [name, enumerators] = readText(memory, ints[at]).split(':');
    constants[name] = enumerators?.split(',').map((enumerator) => enumerator || null) ?? ints[at + 1];
  }
  return constants;
}

/**
 * @param {Record<string, Function>} bindings
 * @param {{ readonly buffer: ArrayBuffer }} memory
 * @param {() => void} discard called when the instance can no longer be used
 * @param {boolean} [plain] whether the module is plain JavaScript
 * @returns {Wasm}
 */
export function attach(bindings, memory, discard, plain = false) {
  /** @type {Error | undefined} */
  let failure;

  /**
   * What a trap leaves in memory may be inconsistent, so that nothing may be called after it.
   * @param {any} error
   * @returns {Error | undefined} what to throw
   */
  function fail(error) {
    discard();
    const isFull = new Int32Array(memory.buffer)[outOfMemory >> 2] !== 0;
    const message = `out of memory: the module has at most ${maxMemory / 2 ** 20} MB`;
    failure = isFull
      ? Object.assign(new RangeError(message, { cause: error }), { code: 'out-of-memory', max: maxMemory })
      : Object.assign(error, { code: 'module-failed' });
    return failure;
  }

  /**
   * The bindings are called with 12 numbers and booleans at most: rest parameters would take longer than the call.
   * @param {Function} binding
   */
  const guard =
    (binding) =>
    /** @type {(...args: any[]) => any} */
    (a, b, c, d, e, f, g, h, i, j, k, l) => {
      if (failure) throw failure;
      try {
        return binding(a, b, c, d, e, f, g, h, i, j, k, l);
      } catch (error) {
        throw fail(error);
      }
    };

  /** @type {any} */
  const guarded = {};
  for (const [name, binding] of Object.entries(bindings)) guarded[name] = guard(binding);
  // A copy: an object of this size that got its properties one by one is a slow hash table in V8.
  /** @type {Bindings} */
  const call = { ...guarded };

  const [inputAddress, outputAddress, rowsAddress, ints, rowInts, outOfMemory, maxMemory] = new Int32Array(
    memory.buffer,
    bindings.exchange(),
  );
  /** @param {number} address @param {number} [length] */
  const buffer = (address, length = ints) => {
    let view = new Int32Array(memory.buffer, address, length);
    return () => {
      // When memory grows, a view of wasm memory becomes empty; a view in plain JavaScript keeps showing the old memory.
      if (view.length === 0 || (plain && view.buffer !== memory.buffer)) {
        view = new Int32Array(memory.buffer, address, length);
      }
      return view;
    };
  };

  /** @param {(() => number) | undefined} address */
  const constantsAt = (address) => address && readConstants(memory.buffer, address());
  const constants = {
    lianliankan: constantsAt(call.lianliankanConstants),
    huarong: constantsAt(call.huarongConstants),
    gomoku: constantsAt(call.gomokuConstants),
  };

  return {
    call,
    constants,
    hasFailed: () => failure !== undefined,
    releaseMemory() {
      if (memory.buffer.byteLength > MAX_KEPT_MEMORY) discard();
    },
    searches: new Map(),
    prepared: { view: undefined },
    input: buffer(inputAddress),
    output: buffer(outputAddress),
    rows: buffer(rowsAddress, rowInts),
  };
}
