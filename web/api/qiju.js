// The public object: the three functions of the games, and a namespace a game.
import { createGomoku } from './gomoku.js';
import { createHuarong } from './huarong.js';
import { createLianliankan } from './lianliankan.js';

/** @typedef {ReturnType<typeof createQiju>} Qiju */

/** @param {() => import('./wasm.js').Wasm} open gives the module; not asked before the first call of a function */
export function createQiju(open) {
  const lianliankan = createLianliankan(open);
  const huarong = createHuarong(open);
  const gomoku = createGomoku(open);
  return Object.freeze({
    connect: lianliankan.connect,
    solveHuarongRoad: huarong.solveHuarongRoad,
    judgeWin: gomoku.judgeWin,
    /** 连连看 */
    lianliankan,
    /** 华容道 */
    huarong,
    /** 五子棋 */
    gomoku,
  });
}
