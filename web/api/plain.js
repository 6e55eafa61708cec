// The module compiled to plain JavaScript, for browsers where WebAssembly is disabled. Many times slower.
import createModule from '#plain';
import { createQiju } from './qiju.js';
import { attach, createOpen, readText } from './wasm.js';
// Imported for the bundle: what two modules need in the same places is in one chunk.
import './load.js';

const noop = () => {};

/** @param {() => void} retire */
function instantiate(retire) {
  /** @type {Record<string, Function>} */
  const bindings = {};
  /** @type {any} */
  const module = {
    print: noop,
    printErr: noop,
    /** @param {number} name @param {Function} binding */
    register: (name, binding) => (bindings[readText(memory.buffer, name)] = binding),
  };
  const memory = {
    get buffer() {
      return module.HEAP32.buffer;
    },
  };
  createModule(module);
  return attach(bindings, memory, retire, true);
}

/** The same functions as `load` returns. */
export const qiju = createQiju(createOpen(instantiate));
