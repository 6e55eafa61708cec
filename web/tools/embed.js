// Embeds WebAssembly modules in scripts, as text.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkModule } from './modules.js';

/**
 * Encodes bytes for `decode` in web/api/embedded.js, which describes the format.
 * @param {Uint8Array} bytes
 */
export const encode = (bytes) =>
  Array.from(bytes, (byte) => (byte > 63 ? byte >> 6 : '') + String.fromCharCode(63 + (byte & 63))).join('');

/** An import of a module is its text. @type {import('esbuild').Plugin} */
export const embedModules = {
  name: 'embed',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.wasm$/ }, async ({ path }) => {
      const bytes = await readFile(path);
      checkModule(basename(path, '.wasm'), bytes);
      return { contents: encode(bytes), loader: 'text' };
    }),
};
