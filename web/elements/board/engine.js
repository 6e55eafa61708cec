// Loads the engine: WebAssembly, or plain JavaScript where a page's policy forbids WebAssembly.
import { load } from '../../api/index.js';

/** @typedef {import('../../api/qiju.js').Qiju} Qiju */
/** @typedef {{ qiju: Qiju, compatible: boolean }} Engine compatible: is it plain JavaScript? */

/** @type {Promise<Engine> | undefined} */
let loading;

/** @returns {Promise<Engine>} shared by all boards; after a failure the next call tries again */
export const loadEngine = () =>
  (loading ??= load()
    .then((qiju) => ({ qiju, compatible: false }))
    .catch(async (reason) => {
      try {
        return { qiju: (await import('../../api/plain.js')).qiju, compatible: true };
      } catch {
        loading = undefined;
        throw reason;
      }
    }));
