// The client in a browser: starts a worker.
import { createClient } from './client.js';

/**
 * @import { OnProgress } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** The scripts that import those of other origins, by their address. @type {Map<string, string>} */
const importingScripts = new Map();

/**
 * Starts a worker whose script comes from another origin, such as a CDN: a page may only start a script of its own origin, so
 * one that the page makes imports it.
 * @param {string} address
 */
function startFromOtherOrigin(address) {
  let script = importingScripts.get(address);
  if (!script) {
    script = URL.createObjectURL(new Blob([`import "${address}"`], { type: 'text/javascript' }));
    importingScripts.set(address, script);
  }
  return new Worker(script, { type: 'module' });
}

/**
 * @template {object} Api
 * @param {(open: () => Wasm, onProgress?: OnProgress) => Api} createApi
 * @param {object} files
 * @param {URL} files.module By the module it is known where the files are: the address of the script, bundlers would replace
 * @param {string} files.file the name of the module; bundlers change it, and place the script themselves
 * @param {string} files.script that the worker runs, in the folder of the module
 * @param {() => Worker} start `new Worker(new URL('./script.js', import.meta.url), { type: 'module' })`, by which bundlers
 *   recognise a worker
 */
export const createBrowserClient = (createApi, { module: { href, origin }, file, script }, start) =>
  createClient(createApi, (onResponse, onFailure) => {
    const isElsewhere = origin !== globalThis.origin && href.endsWith(`/${file}`);
    const worker = isElsewhere ? startFromOtherOrigin(new URL(script, href).href) : start();
    worker.onmessage = ({ data }) => onResponse(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onFailure(event.message || 'its script could not be loaded');
    };
    return worker;
  });
