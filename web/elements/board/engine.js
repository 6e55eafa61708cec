// The engine of the boards: WebAssembly, or plain JavaScript where that is barred.
import { load } from '../../api/index.js';

/** @typedef {import('../../api/qiju.js').Qiju} Qiju */
/** @typedef {{ qiju: Qiju, compatible: boolean }} Engine compatible: is it the plain one? */

/** @type {Promise<Engine> | undefined} */
let loading;

/** @returns {Promise<Engine>} one for all boards; where it failed the next call tries again */
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
