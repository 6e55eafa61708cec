// The ways to get the functions, for tests that hold for all of them.
import { load } from 'qiju';
import { load as loadGomoku } from 'qiju/gomoku';
import { load as loadHuarong } from 'qiju/huarong';
import * as inline from 'qiju/inline';
import { load as loadLianliankan } from 'qiju/lianliankan';
import { createWorker } from 'qiju/worker';
import { importPlain } from './plain-module.js';

/** @typedef {import('qiju').Qiju} Qiju */

/** One entry per game. @returns {Promise<Qiju>} */
async function loadGames() {
  const [lianliankan, huarong, gomoku] = await Promise.all([loadLianliankan(), loadHuarong(), loadGomoku()]);
  const { connect } = lianliankan;
  const { solveHuarongRoad } = huarong;
  const { judgeWin } = gomoku;
  return { connect, solveHuarongRoad, judgeWin, lianliankan, huarong, gomoku };
}

const worker = createWorker();
afterAll(() => worker.terminate());

/**
 * Lets WebAssembly take no more memory.
 * @returns {() => void} undoes it
 */
function refuseMemory() {
  const prototype = WebAssembly.Memory.prototype;
  const { grow } = prototype;
  prototype.grow = () => {
    throw new RangeError('refused');
  };
  return () => {
    prototype.grow = grow;
  };
}

/** Of the module, in bytes. */
const INITIAL_MEMORY = 2 ** 23;

/** Lets plain JavaScript take no more memory. @returns {() => void} undoes it */
function refuseBuffers() {
  const { ArrayBuffer } = globalThis;
  globalThis.ArrayBuffer = new Proxy(ArrayBuffer, {
    construct(target, [length]) {
      if (length > INITIAL_MEMORY) throw new RangeError('refused');
      return new target(length);
    },
  });
  return () => {
    globalThis.ArrayBuffer = ArrayBuffer;
  };
}

/**
 * The functions of each entry, which may return promises; and how to refuse memory, which is not possible in a worker.
 * @type {[name: string, qiju: Qiju, refuse?: () => () => void][]}
 */
export const entries = [
  ['qiju', await load(), refuseMemory],
  ['qiju/inline', inline, refuseMemory],
  ['one entry per game', await loadGames(), refuseMemory],
  ['plain JavaScript', await importPlain(), refuseBuffers],
  ['qiju/worker', /** @type {any} */ (worker)],
];
