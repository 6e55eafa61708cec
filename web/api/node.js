// `qiju` in Node: the module is read from the file beside this one.
import { readFile } from 'node:fs/promises';
import { cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { createLoad } from './load.js';

/** @typedef {import('./qiju.js').Qiju} Qiju */

export const load = createLoad(new URL('./qiju.wasm', import.meta.url), (address) => {
  const url = new URL(address, pathToFileURL(`${cwd()}/`));
  return url.protocol === 'file:' ? readFile(url) : fetch(url);
});
