// The module compiled to plain JavaScript, for browsers where WebAssembly is disabled. Many times slower.
import createModule from '#plain';
import { createQiju } from './qiju.js';
import { attach } from './wasm.js';

const noop = () => {};
/** @type {any} */
const module = { print: noop, printErr: noop };
createModule(module);

// The names of exports may be minified; the table is the one with a `get`.
const table = /** @type {any} */ (Object.values(module.asm ?? {}).find((it) => typeof it?.get === 'function'));
const memory = {
  get buffer() {
    return module.HEAP32.buffer;
  },
};
const wasm = attach(module, memory, table, true);

/** The same functions as `load` returns. */
export const qiju = createQiju(() => wasm);
