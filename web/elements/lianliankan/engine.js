// The engine of <lianliankan-board>: the module of 连连看 alone.
import { load } from '../../api/lianliankan/browser.js';

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

/** Loaded with the first call, because most visits of a page need none. */
export const createWorker = async () => (await import('../../api/lianliankan/worker.js')).createWorker();
