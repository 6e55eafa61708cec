// `qiju/huarong` in Node: reads `huarong.wasm` from the folder of this file.
import { createLoad } from '../load.js';
import { fetchModule } from '../fetch-module.js';
import { huarongModule } from './index.js';

/** @import { Source } from '../load.js' */
/** @import { Huarong } from './index.js' */

export * from '../types.js';

const loadApi = createLoad(huarongModule, () => new URL('./huarong.wasm', import.meta.url), {
  fetchModule,
});

/**
 * Loads 华容道 once. After a failure the next call tries again.
 * @param {Source | Promise<Source>} [source] a URL, a path, a Response, the module's bytes or a WebAssembly.Module; by
 *   default `huarong.wasm` is read from the folder of this file
 * @returns {Promise<Huarong>} rejects with a TypeError if `source` has the wrong type or is another module
 */
export const load = async (source) => (await loadApi(source)).huarong;
