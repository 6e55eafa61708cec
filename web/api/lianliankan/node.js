// `qiju/lianliankan` in Node: reads `lianliankan.wasm` from the folder of this file.
import { createLoad } from '../load.js';
import { fetchModule } from '../fetch-module.js';
import { lianliankanModule } from './index.js';

/** @import { Source } from '../load.js' */
/** @import { Lianliankan } from './index.js' */

export * from '../types.js';

const loadApi = createLoad(lianliankanModule, () => new URL('./lianliankan.wasm', import.meta.url), {
  fetchModule,
});

/**
 * Loads 连连看 once. After a failure the next call tries again.
 * @param {Source | Promise<Source>} [source] a URL, a path, a Response, the module's bytes or a WebAssembly.Module; by
 *   default `lianliankan.wasm` is read from the folder of this file
 * @returns {Promise<Lianliankan>} rejects with a TypeError if `source` has the wrong type or is another module
 */
export const load = async (source) => (await loadApi(source)).lianliankan;
