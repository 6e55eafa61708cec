// The worker that `qiju/worker` starts in a browser.
import { createLoad } from '../load.js';
import { answer } from './answers.js';

answer(/** @type {import('./answers.js').Scope} */ (self), (onProgress) =>
  createLoad(new URL('./qiju.wasm', import.meta.url), (address) => fetch(address), onProgress),
);
