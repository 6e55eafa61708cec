// `qiju` in Node: reads `qiju.wasm` from the folder of this file.
import { readFile } from 'node:fs/promises';
import { cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { createLoad } from './load.js';

export * from './types.js';

/**
 * Loads the games once; later calls return the same promise. After a failure the next call tries again.
 * `source` is a URL, a path, a Response, the module's bytes or a WebAssembly.Module; by default `qiju.wasm` is read from
 * the folder of this file.
 * @type {import('./load.js').Load}
 */
export const load = createLoad(
  () => new URL('./qiju.wasm', import.meta.url),
  (address) => {
    const url = new URL(address, pathToFileURL(`${cwd()}/`));
    return url.protocol === 'file:' ? readFile(url) : fetch(url);
  },
);
