// `qiju` in a browser: the module streams in from beside this file.
import { createLoad } from './load.js';

/** @typedef {import('./qiju.js').Qiju} Qiju */

export const load = createLoad(new URL('./qiju.wasm', import.meta.url), (address) => fetch(address));
