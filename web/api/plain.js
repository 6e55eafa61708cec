// The module compiled to plain JavaScript, for browsers where WebAssembly is disabled. Many times slower.
import createModule from '#plain';
import { createQiju } from './qiju.js';
import { attach, createOpen } from './wasm.js';
// Imported for the bundle: what two modules need in the same places is in one chunk.
import './load.js';

const noop = () => {};

/** @param {() => void} retire */
function instantiate(retire) {
  /** @type {any} */
  const module = { print: noop, printErr: noop };
  createModule(module);

  // Emscripten 3.1.69 exports the function table by its name; 3.1.6 has it in `asm`, where its name is minified.
  const table =
    module.wasmTable ?? Object.values(module.asm ?? {}).find((/** @type {any} */ it) => typeof it?.get === 'function');
  const memory = {
    get buffer() {
      return module.HEAP32.buffer;
    },
  };
  return attach(module, memory, table, retire, true);
}

/** The same functions as `load` returns. */
export const qiju = createQiju(createOpen(instantiate));
