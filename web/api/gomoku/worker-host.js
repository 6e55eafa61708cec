// The script of the worker that worker.js starts.
import { createLoad } from '../load.js';
import { serve } from '../worker/server.js';
import { gomokuModule } from './index.js';

serve(/** @type {import('../worker/server.js').Scope} */ (self), (onProgress) =>
  createLoad(gomokuModule, () => new URL('./gomoku.wasm', import.meta.url), { onProgress }),
);
