// `qiju/inline`: the same functions without `load`. The module is embedded in this file and compiled by the first call.
import { createEmbedded } from './embedded.js';
import { createQiju } from './qiju.js';
// The text comes last: code compresses better when it is together.
import module from '#wasm';

/** @import { Qiju } from './qiju.js' */

export * from './types.js';

const qiju = createQiju(createEmbedded(module));

/**
 * 连连看: finds a path between two equal tiles; `[]` if there is none.
 * @type {Qiju['connect']}
 */
export const connect = qiju.connect;

/**
 * 华容道: finds a solution with the fewest steps; null if the position is unsolvable.
 * @type {Qiju['solveHuarongRoad']}
 */
export const solveHuarongRoad = qiju.solveHuarongRoad;

/**
 * 五子棋: did the last move make five or more in a row?
 * @type {Qiju['judgeWin']}
 */
export const judgeWin = qiju.judgeWin;

/**
 * 连连看: paths, pairs, hints, solving and dealing.
 * @type {Qiju['lianliankan']}
 */
export const lianliankan = qiju.lianliankan;

/**
 * 华容道: shortest solutions, analysis, hints and generated positions.
 * @type {Qiju['huarong']}
 */
export const huarong = qiju.huarong;

/**
 * 五子棋: results, forbidden points, threats, forced wins, best moves and notations.
 * @type {Qiju['gomoku']}
 */
export const gomoku = qiju.gomoku;
