// `qiju` in Node: the module is read from the file beside this one.
import { readFile } from 'node:fs/promises';
import { cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { createLoad } from './load.js';

export * from './types.js';

/**
 * Loads the games, once: later calls give the same promise. A load that failed is forgotten and may be tried again.
 * Without a `source` (a URL, a path, a Response, the module's bytes or a WebAssembly.Module) it reads `qiju.wasm`
 * beside this file.
 * @type {import('./load.js').Load}
 */
export const load = createLoad(new URL('./qiju.wasm', import.meta.url), (address) => {
  const url = new URL(address, pathToFileURL(`${cwd()}/`));
  return url.protocol === 'file:' ? readFile(url) : fetch(url);
});
