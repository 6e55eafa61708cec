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

  const memory = {
    get buffer() {
      return module.HEAP32.buffer;
    },
  };
  return attach(module, memory, retire, true);
}

/** The same functions as `load` returns. */
export const qiju = createQiju(createOpen(instantiate));
