// 华容道: `solveHuarongRoad` for `qiju/core`.
import { copyCells, readBoard } from '../board.js';
import { readHandler } from '../game-handler.js';
import { Reader } from '../reader.js';
import { checkClassicSize, illegalBoard } from './classic.js';

/**
 * @import { Board, GameHandler, Step } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/**
 * @param {() => Wasm} instance
 * @param {Board} board
 * @param {GameHandler} [gameHandler]
 * @returns {Step[] | null}
 */
export function solveRoad(instance, board, gameHandler) {
  const name = 'solveHuarongRoad';
  const handler = readHandler(gameHandler);
  const constants = instance().constants.huarong;
  const cells = readBoard(name, board, constants.maxSide);
  checkClassicSize(name, cells, constants);
  const wasm = instance();
  copyCells(cells, wasm.input());
  const count = wasm.call.solveRoad();
  const reader = new Reader(wasm.output());
  if (count < -1) throw illegalBoard(name, constants.layoutStatus[-1 - count], reader.number());
  const steps =
    count < 0
      ? null
      : reader.items(() => ({ id: reader.number(), direction: constants.direction[reader.number()] }), count);
  wasm.releaseMemory();
  handler(steps);
  return steps;
}
