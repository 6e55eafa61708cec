// The engine of a game that is one file. The page and its worker run the same script, so that the file has the module once.
import { createLoad } from '../../api/load.js';
import { createBrowserClient } from '../../api/worker/browser-client.js';
import { serve } from '../../api/worker/server.js';

/** @import { ModuleKind } from '../../api/load.js' */
/** @import { OnProgress } from '../../api/types.js' */

/** @param {string} base64 @returns {Promise<ArrayBuffer>} */
function inflate(base64) {
  const packed = new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
}

/**
 * On a page, makes the global `QijuEngine`, with `load` and `createWorker` as the entries of the game in web/api have them; in a
 * worker, answers the page.
 * @param {ModuleKind<any>} kind of the game alone
 * @param {string} game its name
 * @param {string} base64 the module, deflated
 */
export function startEngine(kind, game, base64) {
  const noAddress = () => {
    throw new TypeError('The module is in the script');
  };
  /** @param {OnProgress} [onProgress] */
  const createLoader = (onProgress) => {
    const load = createLoad(kind, noAddress, { onProgress });
    return () => load(inflate(base64));
  };

  if (typeof document === 'undefined') {
    serve(/** @type {import('../../api/worker/server.js').Scope} */ (/** @type {unknown} */ (self)), createLoader);
    return;
  }
  const text = /** @type {HTMLScriptElement} */ (document.currentScript).text;
  const load = createLoader();
  let address = '';
  globalThis.QijuEngine = {
    load: async () => (await load())[game],
    createWorker() {
      address ||= URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const files = { module: new URL(address), file: '', script: '' };
      return createBrowserClient(kind.createApi, files, () => new Worker(address));
    },
  };
}
