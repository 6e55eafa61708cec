// The engine of <lianliankan-board>: the module of 连连看 alone.
import { load } from '../../api/lianliankan/browser.js';

export { createWorker } from '../../api/lianliankan/worker.js';

/** @import { Qiju } from '../../api/qiju.js' */

/**
 * @typedef {object} Engine
 * @property {Qiju['connect']} connect
 * @property {Qiju['lianliankan']} lianliankan
 */

/** @returns {Promise<Engine>} */
export async function loadEngine() {
  const lianliankan = await load();
  return { connect: lianliankan.connect, lianliankan };
}
