// The public object: the three original functions and one namespace per game.
// The levels come first: data compresses better apart from code.
import './huarong/levels.js';
import { createGomokuApi } from './gomoku/index.js';
import { createHuarongApi } from './huarong/index.js';
import { createLianliankanApi } from './lianliankan/index.js';

export * from './types.js';

/**
 * @import { Gomoku } from './gomoku/index.js'
 * @import { Huarong } from './huarong/index.js'
 * @import { Lianliankan } from './lianliankan/index.js'
 */

/**
 * @typedef {object} Qiju
 * @property {Lianliankan['connect']} connect 连连看: finds a path between two equal tiles; `[]` if there is none
 * @property {Huarong['solveHuarongRoad']} solveHuarongRoad 华容道: finds a solution with the fewest
 *   steps; null if the position is unsolvable
 * @property {Gomoku['judgeWin']} judgeWin 五子棋: did the last move make five or more in a row?
 * @property {Lianliankan} lianliankan 连连看: paths, pairs, hints, solving and dealing
 * @property {Huarong} huarong 华容道: shortest solutions, analysis, hints and generated positions
 * @property {Gomoku} gomoku 五子棋: results, forbidden points, threats, forced wins, best moves and notations
 */

/**
 * @param {() => import('./wasm.js').Wasm} instance returns the module; called only by the functions
 * @param {import('./types.js').OnProgress} [onProgress] receives the progress of long-running calls
 * @returns {Readonly<Qiju>}
 */
export const createQiju = (instance, onProgress) =>
  Object.freeze({
    ...createLianliankanApi(instance, onProgress),
    ...createHuarongApi(instance, onProgress),
    ...createGomokuApi(instance, onProgress),
  });

/** The module with all games. */
export const qijuModule = {
  file: 'qiju.wasm',
  games: ['lianliankan', 'huarong', 'gomoku'],
  createApi: createQiju,
};
