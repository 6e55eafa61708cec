// The engine of <huarong-board>: the module of 华容道 alone.
import { load } from '../../api/huarong/browser.js';

/** @import { Qiju } from '../../api/qiju.js' */

/**
 * @typedef {object} Engine
 * @property {Qiju['solveHuarongRoad']} solveHuarongRoad
 * @property {Qiju['huarong']} huarong
 */

/** @typedef {import('../board/engine-worker.js').EngineWorker<Engine>} HuarongWorker */

/** @returns {Promise<Engine>} */
export async function loadEngine() {
  const huarong = await load();
  return { solveHuarongRoad: huarong.solveHuarongRoad, huarong };
}

/** Loaded with the first call, because most visits of a page need none. */
export const createWorker = async () => (await import('../../api/huarong/worker.js')).createWorker();
