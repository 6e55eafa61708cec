// A module that a script contains as text.
import { createInstanceProvider, instantiate } from './wasm.js';

/**
 * Decodes the text of a module. A byte is a character from `?` (0) to `~` (63) for its six low bits; a digit before it is the
 * two high bits, unless they are 0. Compressed, this is a fifth smaller than base 64.
 * @param {string} text from `encode` in web/tools/embed.js
 */
export function decode(text) {
  const bytes = new Uint8Array(text.length);
  let count = 0;
  let high = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 63) high = (code & 3) << 6;
    else {
      bytes[count++] = high | (code - 63);
      high = 0;
    }
  }
  return bytes.subarray(0, count);
}

/**
 * Returns a function that returns the instance of a module. The first call compiles it.
 * @param {string} text of the module
 */
export function createEmbedded(text) {
  /** @type {WebAssembly.Module | undefined} */
  let module;
  return createInstanceProvider((discard) => instantiate((module ??= new WebAssembly.Module(decode(text))), discard));
}
