// `qiju` in a browser: the module streams in from beside this file.
import { createLoad } from './load.js';

export * from './types.js';

/**
 * Loads the games, once: later calls give the same promise. A load that failed is forgotten and may be tried again.
 * Without a `source` (a URL, a Response, the module's bytes or a WebAssembly.Module) it fetches `qiju.wasm` beside
 * this file.
 * @type {import('./load.js').Load}
 */
export const load = createLoad(new URL('./qiju.wasm', import.meta.url), (address) => fetch(address));
