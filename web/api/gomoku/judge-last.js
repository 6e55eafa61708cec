// 五子棋: `judgeWin`.
import { copyInts, takeInts } from '../board.js';
import { pointTaken, readBytes, unpackBytes } from './values.js';

/**
 * @import { Pieces } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/**
 * @param {() => Wasm} instance
 * @param {Pieces} pieces
 */
export function judgeLast(instance, pieces) {
  const { lastMove, size } = instance().constants.gomoku;
  const packed = takeInts(size * size);
  const count = readBytes('judgeWin: pieces', pieces, size, packed);
  const wasm = instance();
  copyInts(packed, (count + 3) >> 2, wasm.input());
  const last = lastMove[wasm.call.judgeLast(count)];
  if (last === 'illegal') {
    const points = unpackBytes(packed, count);
    const at = points.findIndex((point, i) => points.indexOf(point) < i);
    throw pointTaken('judgeWin', { points, count, isSetup: false }, at, points.indexOf(points[at]));
  }
  return last === 'win';
}
