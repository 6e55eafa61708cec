// Loads the functions from every entry, for tests that apply to all.
import { readFileSync } from 'node:fs';
import { load } from 'qiju';
import * as core from 'qiju/core';
import { load as loadGomoku } from 'qiju/gomoku';
import { load as loadHuarong } from 'qiju/huarong';
import * as inline from 'qiju/inline';
import { load as loadLianliankan } from 'qiju/lianliankan';
import { createWorker } from 'qiju/worker';
import { importPlain } from './plain-javascript.js';

/** @typedef {import('qiju').Qiju} Qiju */

/**
 * Joins the entries of single games.
 * @param {(() => Promise<any>)[]} loaders
 * @returns {Promise<Qiju>}
 */
async function loadGames(...loaders) {
  const [gomoku, huarong, lianliankan] = await Promise.all(loaders.map((loadGame) => loadGame()));
  const { connect } = lianliankan;
  const { solveHuarongRoad } = huarong;
  const { judgeWin } = gomoku;
  return { connect, solveHuarongRoad, judgeWin, lianliankan, huarong, gomoku };
}

const worker = createWorker();
afterAll(() => worker.terminate());

const dist = new URL('../../dist/', import.meta.url);

/** The memory section of a module: 128 to 16384 pages. */
const MEMORY = Buffer.from([5, 7, 1, 1, 0x80, 0x01, 0x80, 0x80, 0x01]);

/** Returns the module with its memory limited to the initial size. @param {Uint8Array} bytes */
function withoutGrowth(bytes) {
  const module = Buffer.from(bytes);
  const at = module.indexOf(MEMORY);
  if (at < 0) throw new Error('the module has another memory');
  module.set([0x80, 0x81, 0x00], at + MEMORY.length - 3); // 128, in as many bytes
  return module;
}

/** @param {string} entry @param {string} module @returns {Promise<any>} the result of its `load` */
async function loadWithoutGrowth(entry, module) {
  const { load: loadFresh } = await import(`${new URL(`${entry}.js`, dist)}?without-growth`);
  return loadFresh(withoutGrowth(readFileSync(new URL(`${module}.wasm`, dist))));
}

/** @returns {Promise<Qiju>} */
async function inlineWithoutGrowth() {
  const fresh = await import(`${new URL('inline.js', dist)}?without-growth`);
  const { Module } = WebAssembly;
  WebAssembly.Module = class extends Module {
    /** @param {BufferSource} bytes */
    constructor(bytes) {
      super(withoutGrowth(/** @type {Uint8Array} */ (bytes)));
    }
  };
  try {
    fresh.judgeWin([]); // compiles
  } finally {
    WebAssembly.Module = Module;
  }
  return fresh;
}

/** The initial memory of the module, in bytes. */
const INITIAL_MEMORY = 2 ** 23;

const plain = await importPlain();

/** @param {(qiju: Qiju) => Promise<void>} use */
async function usePlainWithoutGrowth(use) {
  const { ArrayBuffer } = globalThis;
  globalThis.ArrayBuffer = new Proxy(ArrayBuffer, {
    construct(target, [length]) {
      if (length > INITIAL_MEMORY) throw new RangeError('refused');
      return new target(length);
    },
  });
  try {
    await use(plain);
  } finally {
    globalThis.ArrayBuffer = ArrayBuffer;
  }
}

/**
 * The functions of each entry, which may return promises. `useWithoutGrowth` calls a test with functions whose memory cannot
 * grow; it is missing for workers, where that is impossible.
 * @type {[name: string, qiju: Qiju, useWithoutGrowth?: (use: (qiju: Qiju) => Promise<void>) => Promise<void>][]}
 */
export const entries = [
  ['qiju', await load(), async (use) => use(await loadWithoutGrowth('node', 'qiju'))],
  // Its three functions, and the namespaces of `qiju`.
  ['qiju/core', { ...(await load()), ...core }],
  ['qiju/inline', inline, async (use) => use(await inlineWithoutGrowth())],
  [
    'one entry per game',
    await loadGames(loadGomoku, loadHuarong, loadLianliankan),
    async (use) => {
      const loaders = ['gomoku', 'huarong', 'lianliankan'].map((game) => () => loadWithoutGrowth(`${game}-node`, game));
      return use(await loadGames(...loaders));
    },
  ],
  ['plain JavaScript', plain, usePlainWithoutGrowth],
  ['qiju/worker', /** @type {any} */ (worker)],
];
