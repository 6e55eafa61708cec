// The module compiled to plain JavaScript, for browsers where WebAssembly is disabled. It is many times slower.
import createModule from '#plain-javascript';
import { createQiju } from './qiju.js';
import { attach, createInstanceProvider, readText } from './wasm.js';
// Imported for the bundler: modules with the same importers end up in one chunk.
import './load.js';

const noop = () => {};

/** @param {() => void} discard */
function instantiate(discard) {
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
  return attach(bindings, memory, discard, true);
}

/** The same functions as `load` returns. */
export const qiju = createQiju(createInstanceProvider(instantiate));
