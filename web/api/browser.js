// `qiju` in a browser: streams `qiju.wasm` from the folder of this file.
import { createLoad } from './load.js';
import { qijuModule } from './qiju.js';

/** @import { Load } from './load.js' */
/** @import { Qiju } from './qiju.js' */

export * from './types.js';

/**
 * Loads the games once; later calls return the same promise. After a failure the next call tries again.
 * `source` is a URL, a `Response`, the bytes of the module or a `WebAssembly.Module`; by default, `qiju.wasm` is fetched
 * from the folder of this file.
 * @type {Load<Readonly<Qiju>>}
 */
export const load = createLoad(qijuModule, () => new URL('./qiju.wasm', import.meta.url));
