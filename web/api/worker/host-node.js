// The script of the worker that `qiju/worker` starts in Node.
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { createLoad } from '../load.js';
import { qijuModule } from '../qiju.js';
import { serve } from './server.js';

serve(/** @type {any} */ (parentPort), (onProgress) =>
  createLoad(qijuModule, () => new URL('./qiju.wasm', import.meta.url), { fetchModule: readFile, onProgress }),
);
