// The engine of <lianliankan-board>: the module of 连连看 alone.
import { load } from '../../api/lianliankan/browser.js';

/** @typedef {Pick<import('../../api/qiju.js').Qiju, 'connect' | 'lianliankan'>} Engine */

/** @returns {Promise<Engine>} */
export async function loadEngine() {
  const lianliankan = await load();
  return { connect: lianliankan.connect, lianliankan };
}

/** Loaded with the first call, because most visits of a page need none. */
export const createWorker = async () => (await import('../../api/lianliankan/worker.js')).createWorker();
