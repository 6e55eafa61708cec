// `load`, for whichever entry knows where the module lies by default.
import { show } from './arguments.js';
import { createQiju } from './qiju.js';
import { instantiate } from './wasm.js';

/** @import { Qiju } from './qiju.js' */

/**
 * Where the module comes from: its address, a response that brings it, its bytes, or itself compiled.
 * @typedef {string | URL | Response | BufferSource | WebAssembly.Module} Source
 */

/**
 * @callback Load
 * @param {Source | Promise<Source>} [source] where the module comes from, if not from `qiju.wasm` beside the entry
 * @returns {Promise<Qiju>} rejected with a TypeError if `source` is no such thing
 */

/** @param {unknown} value its class, whatever realm it comes from */
const classOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

/** @param {Response} response */
async function compileResponse(response) {
  if (!response.ok) throw new Error(`load: ${response.url || 'source'} answered ${response.status}`);
  // Compiling while it streams in is refused for any other type.
  return response.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {Source} source
 * @param {(address: string | URL) => Promise<Response | BufferSource>} fetchIt
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(source, fetchIt) {
  if (typeof source === 'string' || classOf(source) === 'URL') {
    return compile(await fetchIt(/** @type {string | URL} */ (source)), fetchIt);
  }
  if (classOf(source) === 'Response') return compileResponse(/** @type {Response} */ (source));
  if (classOf(source) === 'WebAssembly.Module') return /** @type {WebAssembly.Module} */ (source);
  if (ArrayBuffer.isView(source) || classOf(source) === 'ArrayBuffer') {
    return WebAssembly.compile(/** @type {BufferSource} */ (source));
  }
  throw new TypeError(`load: source is ${show(source)}, want a URL, a Response, bytes or a WebAssembly.Module`);
}

/**
 * @param {URL} place of the module if the caller names none
 * @param {(address: string | URL) => Promise<Response | BufferSource>} fetchIt
 * @param {import('./types.js').OnProgress} [onProgress]
 * @returns {Load}
 */
export function createLoad(place, fetchIt, onProgress) {
  /** @type {Promise<Qiju> | undefined} */
  let loading;

  return (source = place) =>
    (loading ??= Promise.resolve(source)
      .then((given) => compile(given, fetchIt))
      .then((module) => {
        if (!WebAssembly.Module.exports(module).some(({ kind }) => kind === 'memory')) {
          throw new TypeError('load: source is the module of another program');
        }
        const wasm = instantiate(module);
        return createQiju(() => wasm, onProgress);
      })
      .catch((error) => {
        loading = undefined;
        throw error;
      }));
}
