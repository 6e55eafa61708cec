// Loads the engine of an element: WebAssembly, or plain JavaScript where that cannot be loaded.

/** @import { Qiju } from '../../api/qiju.js' */

/**
 * @template Engine a part of Qiju
 * @param {() => Promise<Engine>} load
 * @returns {Promise<{ engine: Engine | Qiju, compatible: boolean }>} compatible: is it plain JavaScript?
 */
export async function loadOrFallBack(load) {
  try {
    return { engine: await load(), compatible: false };
  } catch (reason) {
    try {
      return { engine: (await import('../../api/plain-javascript.js')).qiju, compatible: true };
    } catch {
      throw reason;
    }
  }
}
