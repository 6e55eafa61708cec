// `qiju/gomoku` in Node: reads `gomoku.wasm` from the folder of this file.
import { createLoad } from '../load.js';
import { fetchModule } from '../fetch-module.js';
import { gomokuModule } from './index.js';

/** @import { Source } from '../load.js' */
/** @import { Gomoku } from './index.js' */

export * from '../types.js';

const loadApi = createLoad(gomokuModule, () => new URL('./gomoku.wasm', import.meta.url), { fetchModule });

/**
 * Loads 五子棋 once. After a failure the next call tries again.
 * @param {Source | Promise<Source>} [source] a URL, a path, a Response, the module's bytes or a WebAssembly.Module; by
 *   default `gomoku.wasm` is read from the folder of this file
 * @returns {Promise<Gomoku>} rejects with a TypeError if `source` has the wrong type or is another module
 */
export const load = async (source) => (await loadApi(source)).gomoku;
