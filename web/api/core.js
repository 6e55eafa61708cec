// `qiju/core`: the three original functions alone. Their module is embedded in this file and compiled by the first call.
import { createEmbedded } from './embedded.js';
import { judgeLast } from './gomoku/judge-last.js';
import { solveRoad } from './huarong/solve-road.js';
import { connectOptionsReader, connectRows } from './lianliankan/connect.js';
// The text comes last: code compresses better when it is together.
import module from '#core-wasm';

/** @import { Qiju } from './qiju.js' */

const instance = createEmbedded(module);
const readConnectOptions = connectOptionsReader(instance, {});

/**
 * 连连看: finds a path between two equal tiles; `[]` if there is none.
 * @type {Qiju['connect']}
 */
export const connect = (board, row1, col1, row2, col2, options) => {
  const given = readConnectOptions('connect', options);
  return connectRows(instance, /** @type {import('./types.js').Board} */ (board), row1, col1, row2, col2, given);
};

/**
 * 华容道: finds a solution with the fewest steps; null if the position is unsolvable. Where several are shortest, `qiju` may find
 * another one.
 * @type {Qiju['solveHuarongRoad']}
 */
export const solveHuarongRoad = (board, gameHandler) => solveRoad(instance, board, gameHandler);

/**
 * 五子棋: did the last move make five or more in a row?
 * @type {Qiju['judgeWin']}
 */
export const judgeWin = (pieces) => judgeLast(instance, pieces);
