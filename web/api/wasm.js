// The instantiated module: the functions of cpp/bindings, and the buffers through which arrays are passed.

/**
 * @import { Bindings as GomokuBindings, Constants as GomokuConstants } from './gomoku/values.js'
 * @import { Bindings as HuarongBindings, Constants as HuarongConstants } from './huarong/values.js'
 * @import { BoardView } from './lianliankan/board-view.js'
 * @import { Bindings as LianliankanBindings, Constants as LianliankanConstants } from './lianliankan/values.js'
 */

/**
 * The bindings for every game: cpp/bindings/exchange.cpp and searches.cpp. A boolean result is 0 or 1.
 * @typedef {object} SharedBindings
 * @property {() => number} exchange
 * @property {(search: number, budget: number) => number} runSearch
 * @property {(search: number) => number} searched
 * @property {(search: number) => void} endSearch
 */

/** @typedef {SharedBindings & LianliankanBindings & HuarongBindings & GomokuBindings} Bindings */

/**
 * An instance of a module. A module has one game or all; the functions and constants of the other games are missing.
 * @typedef {object} Wasm
 * @property {Bindings} call
 * @property {{ lianliankan: LianliankanConstants, huarong: HuarongConstants, gomoku: GomokuConstants }} constants
 * @property {() => boolean} hasFailed true once a call has trapped: no other may be made
 * @property {() => void} releaseMemory discards an instance that has grown large: the next call gets a new one
 * @property {Map<string, { key: string, address: number }>} searches the kept searches by kind, see `cachedSearch`
 * @property {{ view: BoardView | undefined }} prepared the last prepared board of 连连看
 * @property {() => Int32Array} input the functions read this buffer
 * @property {() => Int32Array} output the functions write this buffer
 * @property {() => Int32Array} rows connectWords reads this buffer
 */

/** An instance with more memory than this is discarded after the call, in bytes. */
const MAX_KEPT_MEMORY = 2 ** 28;

/**
 * Returns a function that returns the current instance, or a new one after that was discarded.
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
 * Reads a text that ends with a zero.
 * @param {ArrayBuffer} memory
 * @param {number} address
 */
export function readText(memory, address) {
  const bytes = new Uint8Array(memory);
  return String.fromCharCode(...bytes.subarray(address, bytes.indexOf(0, address)));
}

/**
 * @param {import('./globals.js').WasmModule} module
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
 * Reads a table of limits and enumerators; its format is described in cpp/bindings/exchange.h.
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
 * @param {boolean} [plain] true for the module in plain JavaScript
 * @returns {Wasm}
 */
export function attach(bindings, memory, discard, plain = false) {
  /** @type {Error | undefined} */
  let failure;

  /**
   * Records a trap. It may leave the memory inconsistent, so nothing may be called after it.
   * @param {any} error
   * @returns {Error | undefined} the error to throw
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
   * Bindings take 12 arguments at most. Rest parameters would take longer than the call.
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
  // Copied, since V8 makes a slow hash table of an object of this size whose properties were added one by one.
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
