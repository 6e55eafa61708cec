// The engine of <gomoku-board>: the module of 五子棋 alone.
import { load } from '../../api/gomoku/browser.js';

export { createWorker } from '../../api/gomoku/worker.js';

/** @import { Qiju } from '../../api/qiju.js' */

/**
 * @typedef {object} Engine
 * @property {Qiju['judgeWin']} judgeWin
 * @property {Qiju['gomoku']} gomoku
 */

/** @returns {Promise<Engine>} */
export async function loadEngine() {
  const gomoku = await load();
  return { judgeWin: gomoku.judgeWin, gomoku };
}
