// `qiju/inline`: the same functions without a load. The module is in this file; the first call makes it ready.
import base64 from '#wasm';
import { createQiju } from './qiju.js';
import { instantiate } from './wasm.js';

/** @import { Qiju } from './qiju.js' */

export * from './types.js';

/** @type {import('./wasm.js').Wasm | undefined} */
let wasm;

const qiju = createQiju(
  () => (wasm ??= instantiate(new WebAssembly.Module(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))))),
);

/**
 * Joins two equal tiles of 连连看 by straight segments through empty cells: the path, or `[]`.
 * @type {Qiju['connect']}
 */
export const connect = qiju.connect;

/**
 * Finds the fewest steps out of a 华容道 position; null if there is no way out.
 * @type {Qiju['solveHuarongRoad']}
 */
export const solveHuarongRoad = qiju.solveHuarongRoad;

/**
 * Did the last move of a game of 五子棋 make five or more in a row?
 * @type {Qiju['judgeWin']}
 */
export const judgeWin = qiju.judgeWin;

/**
 * 连连看: which tiles join, and boards that can be cleared.
 * @type {Qiju['lianliankan']}
 */
export const lianliankan = qiju.lianliankan;

/**
 * 华容道: positions, steps and the shortest way out.
 * @type {Qiju['huarong']}
 */
export const huarong = qiju.huarong;

/**
 * 五子棋: who has won, and games as text.
 * @type {Qiju['gomoku']}
 */
export const gomoku = qiju.gomoku;
