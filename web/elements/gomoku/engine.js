// The engine of <gomoku-board>: the module of 五子棋 alone.
import { load } from '../../api/gomoku/browser.js';

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

/** Loaded with the first call, because most visits of a page need none. */
export const createWorker = async () => (await import('../../api/gomoku/worker.js')).createWorker();
