// Questions of this page that may take long. A newer one of the same kind ends the older.
import { Background } from '../../../elements/board/background.js';

/** @typedef {import('../../../elements/board/board-element.js').Qiju} Qiju */

const background = new Background();
/** @type {Map<string, AbortController>} */
const asked = new Map();

/**
 * @template T
 * @param {string} kind
 * @param {Qiju} qiju
 * @param {(huarong: Qiju['huarong']) => T} call
 * @returns {Promise<T | null>} null if a newer one came
 * @throws what the call throws
 */
export async function ask(kind, qiju, call) {
  asked.get(kind)?.abort();
  const stop = new AbortController();
  asked.set(kind, stop);
  try {
    return await background.run(qiju, ({ huarong }) => call(/** @type {any} */ (huarong)), stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return null;
    throw error;
  }
}
