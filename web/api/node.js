// `qiju` in Node: reads `qiju.wasm` from the folder of this file.
import { createLoad } from './load.js';
import { qijuModule } from './qiju.js';
import { fetchModule } from './fetch-module.js';

/** @import { Load } from './load.js' */
/** @import { Qiju } from './qiju.js' */

export * from './types.js';

/**
 * Loads the games once; later calls return the same promise. After a failure the next call tries again.
 * `source` is a URL, a path, a Response, the module's bytes or a WebAssembly.Module; by default `qiju.wasm` is read from
 * the folder of this file.
 * @type {Load<Readonly<Qiju>>}
 */
export const load = createLoad(qijuModule, () => new URL('./qiju.wasm', import.meta.url), { fetchModule });
