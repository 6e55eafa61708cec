// The entries of the package that a program can import. The worker of `qiju/worker` runs the same script as the program.
import { createEmbedded } from '../../../../api/embedded.js';
import { createQiju } from '../../../../api/qiju.js';
import { createBrowserClient } from '../../../../api/worker/browser-client.js';
import { serve } from '../../../../api/worker/server.js';
import { noteCalls } from './noted-calls.js';
import wasm from '#wasm';

/** @import { OnProgress } from '../../../../api/types.js' */

const WORKER = 'qiju/worker';

/** @param {OnProgress} [onProgress] */
const createApi = (onProgress) => createQiju(createEmbedded(wasm), onProgress);

/** Is this the worker of a program, not the program? Then it answers the program. */
export const isWorker = self.name === WORKER;
if (isWorker) {
  serve(
    /** @type {import('../../../../api/worker/server.js').Scope} */ (/** @type {unknown} */ (self)),
    (onProgress) => {
      const api = createApi(onProgress);
      return async () => api;
    },
  );
}

const qiju = noteCalls(createApi());
const { connect, solveHuarongRoad, judgeWin } = qiju;

function createWorker() {
  const files = { module: new URL(location.href), file: '', script: '' };
  return noteCalls(createBrowserClient(createQiju, files, () => new Worker(location.href, { name: WORKER })));
}

/** @type {Record<string, object>} */
const modules = {
  qiju: { load: async () => qiju },
  'qiju/core': { connect, solveHuarongRoad, judgeWin },
  'qiju/lianliankan': { load: async () => qiju.lianliankan },
  'qiju/huarong': { load: async () => qiju.huarong },
  'qiju/gomoku': { load: async () => qiju.gomoku },
  'qiju/inline': qiju,
  'qiju/worker': { createWorker },
};

/** @param {string} name @returns {Promise<object>} */
export async function importModule(name) {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`There is no module '${name}' here, only ${Object.keys(modules).join(', ')}`);
}
