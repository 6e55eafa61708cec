// The public object: the three functions of the games, and a namespace a game.
import { createGomoku } from './gomoku/index.js';
import { createHuarong } from './huarong/index.js';
import { createLianliankan } from './lianliankan/index.js';

export * from './types.js';

/**
 * @import { Gomoku } from './gomoku/index.js'
 * @import { Huarong } from './huarong/index.js'
 * @import { Lianliankan } from './lianliankan/index.js'
 */

/**
 * @typedef {object} Qiju
 * @property {Lianliankan['connect']} connect joins two equal tiles of 连连看: the path, or `[]`
 * @property {Huarong['solveHuarongRoad']} solveHuarongRoad the fewest steps out of a 华容道 position, or null
 * @property {Gomoku['judgeWin']} judgeWin did the last move of a game of 五子棋 make five in a row?
 * @property {Lianliankan} lianliankan 连连看: which tiles join, which boards can be cleared, and how
 * @property {Huarong} huarong 华容道: positions, steps and the shortest way out
 * @property {Gomoku} gomoku 五子棋: who has won, what is forbidden, forced wins, and games as text
 */

/**
 * @param {() => import('./wasm.js').Wasm} open gives the module; not asked before the first call of a function
 * @param {import('./types.js').OnProgress} [onProgress] is told how far a call is that takes long
 * @returns {Readonly<Qiju>}
 */
export function createQiju(open, onProgress) {
  const lianliankan = createLianliankan(open, onProgress);
  const huarong = createHuarong(open, onProgress);
  const gomoku = createGomoku(open, onProgress);
  return Object.freeze({
    connect: lianliankan.connect,
    solveHuarongRoad: huarong.solveHuarongRoad,
    judgeWin: gomoku.judgeWin,
    lianliankan,
    huarong,
    gomoku,
  });
}
