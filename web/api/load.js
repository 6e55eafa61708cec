// `load`, shared by the entries, which differ in the module and in where it is by default.
import { show } from './arguments.js';
import { createOpen, instantiate } from './wasm.js';

/**
 * @import { OnProgress } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/**
 * The module: its URL, a response with it, its bytes, or the compiled module. TypeScript knows no member of
 * `WebAssembly.Module`, so that alone it would stand for any value.
 * @typedef {string | URL | Response | BufferSource | (WebAssembly.Module & object & { length?: undefined, then?: undefined })} Source
 */

/**
 * @template Api
 * @callback Load
 * @param {Source | Promise<Source>} [source] where the WebAssembly module comes from; by default, the file beside the entry point
 * @returns {Promise<Api>} rejects with a TypeError if `source` has the wrong type or is another module
 */

/**
 * A module, and what is made of it.
 * @template Api
 * @typedef {object} ModuleKind
 * @property {string} file name of the module
 * @property {readonly string[]} games that it has
 * @property {(open: () => Wasm, onProgress?: OnProgress) => Api} createApi
 */

/**
 * The class of an object, which may come from another realm (`instanceof` would fail).
 * @param {unknown} value
 */
const classOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

/** @param {Response} response */
async function compileResponse(response) {
  if (!response.ok) throw new Error(`load: ${response.url || 'source'} responded with status ${response.status}`);
  // compileStreaming rejects any other type.
  return response.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {Source} source
 * @param {(address: string | URL) => Promise<Response | BufferSource>} fetchModule
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(source, fetchModule) {
  if (typeof source === 'string' || classOf(source) === 'URL') {
    return compile(await fetchModule(/** @type {string | URL} */ (source)), fetchModule);
  }
  if (classOf(source) === 'Response') return compileResponse(/** @type {Response} */ (source));
  if (classOf(source) === 'WebAssembly.Module') return /** @type {WebAssembly.Module} */ (source);
  if (ArrayBuffer.isView(source) || classOf(source) === 'ArrayBuffer') {
    return WebAssembly.compile(/** @type {BufferSource} */ (source));
  }
  throw new TypeError(`load: source is ${show(source)}, want a URL, a Response, bytes or a WebAssembly.Module`);
}

/** @param {() => URL} defaultSource */
function defaultAddress(defaultSource) {
  try {
    return defaultSource();
  } catch (cause) {
    throw new TypeError('load: source is undefined; it is required where scripts have no URL', { cause });
  }
}

/**
 * @template Api
 * @param {ModuleKind<Api>} kind
 * @param {() => URL} defaultSource called by `load`, not before: where `import.meta.url` is no address, it throws
 * @param {object} [environment]
 * @param {(address: string | URL) => Promise<Response | BufferSource>} [environment.fetchModule]
 * @param {OnProgress} [environment.onProgress]
 * @returns {Load<Api>}
 */
export function createLoad(
  { file, games, createApi },
  defaultSource,
  { fetchModule = (address) => fetch(address), onProgress } = {},
) {
  /** @type {Promise<Api> | undefined} */
  let loading;

  /** @param {Source | Promise<Source>} [source] */
  async function load(source) {
    const module = await compile(await (source === undefined ? defaultAddress(defaultSource) : source), fetchModule);
    const open = createOpen((retire) => instantiate(module, retire));
    const wrong = `load: source is not the ${file} of this version`;
    try {
      open();
    } catch (cause) {
      if (cause instanceof RangeError) throw cause; // out of memory
      throw new TypeError(wrong, { cause });
    }
    // The module of other games may happen to have the same imports.
    const found = Object.entries(open().constants).filter(([, constants]) => constants);
    if (found.map(([game]) => game).join() !== games.join()) throw new TypeError(wrong);
    return createApi(open, onProgress);
  }

  return (source) =>
    (loading ??= load(source).catch((error) => {
      loading = undefined;
      throw error;
    }));
}
