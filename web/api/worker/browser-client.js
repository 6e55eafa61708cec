// Starts a worker in a browser and returns its client.
import { createClient } from './client.js';
import { trustedScript } from './trusted-script.js';

/**
 * @import { OnProgress } from '../types.js'
 * @import { Wasm } from '../wasm.js'
 */

/** @param {URL} address */
const startModule = (address) => new Worker(trustedScript(address), { type: 'module' });

/** For a script of another origin, the blob URL of a script that imports it. @type {Map<string, string>} */
const importingScripts = new Map();

/**
 * Starts a worker whose script comes from another origin, such as a CDN. A page may only start a script of its own origin, so
 * it starts a blob that imports the script.
 * @param {string} address
 */
function startFromOtherOrigin(address) {
  let script = importingScripts.get(address);
  if (!script) {
    script = URL.createObjectURL(new Blob([`import "${address}"`], { type: 'text/javascript' }));
    importingScripts.set(address, script);
  }
  return startModule(new URL(script));
}

/**
 * @template {object} Api
 * @param {(instance: () => Wasm, onProgress?: OnProgress) => Api} createApi
 * @param {object} files
 * @param {URL} files.module shows where the files are; bundlers would replace the address of the script
 * @param {string} files.file the name of the module; if a bundler has changed it, `start` has the right address
 * @param {string} files.script the script of the worker, in the folder of the module
 * @param {() => Worker} start `new Worker(new URL('./script.js', import.meta.url), { type: 'module' })`, the form that
 *   bundlers recognise
 */
export function createBrowserClient(createApi, { module: { href, origin }, file, script }, start) {
  function startWorker() {
    if (!href.endsWith(`/${file}`)) return start();
    const address = new URL(script, href);
    if (origin !== globalThis.origin) return startFromOtherOrigin(address.href);
    try {
      return start();
    } catch {
      return startModule(address); // the page requires Trusted Types
    }
  }

  return createClient(createApi, (onResponse, onFailure) => {
    const worker = startWorker();
    worker.onmessage = ({ data }) => onResponse(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onFailure(event.message || 'its script could not be loaded');
    };
    return worker;
  });
}
