// The module in plain JavaScript, many times slower: for browsers whose owner bars WebAssembly.
import createModule from '#plain';
import { createQiju } from './qiju.js';
import { attach } from './wasm.js';

const ignore = () => {};
/** @type {any} */
const module = { print: ignore, printErr: ignore };
createModule(module);

// The names of exports may be minified; the table is the one with a `get`.
const table = /** @type {any} */ (Object.values(module.asm ?? {}).find((it) => typeof it?.get === 'function'));
const memory = {
  get buffer() {
    return module.HEAP32.buffer;
  },
};
const wasm = attach(module, memory, table, true);

/** The same functions as `load` gives. */
export const qiju = createQiju(() => wasm);
