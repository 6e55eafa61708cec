// The script of the worker that `qiju/worker` starts in a browser.
import { createLoad } from '../load.js';
import { qijuModule } from '../qiju.js';
import { serve } from './server.js';

serve(/** @type {import('./server.js').Scope} */ (self), (onProgress) =>
  createLoad(qijuModule, () => new URL('./qiju.wasm', import.meta.url), { onProgress }),
);
