// The engine of <huarong-board>: the module of 华容道 alone.
import { load } from '../../api/huarong/browser.js';

export { createWorker } from '../../api/huarong/worker.js';

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
