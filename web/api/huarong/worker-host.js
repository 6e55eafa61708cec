// The script of the worker that worker.js starts.
import { createLoad } from '../load.js';
import { serve } from '../worker/server.js';
import { huarongModule } from './index.js';

serve(/** @type {import('../worker/server.js').Scope} */ (self), (onProgress) =>
  createLoad(huarongModule, () => new URL('./huarong.wasm', import.meta.url), { onProgress }),
);
