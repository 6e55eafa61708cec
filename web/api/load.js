// `load` for every entry. The entries differ in the module and its default address.
import { wrongType } from './arguments.js';
import { createFailure, typeError } from './errors.js';
import { createInstanceProvider, instantiate } from './wasm.js';

/**
 * @import { InstanceOf, WasmModule } from './globals.js'
 * @import { ErrorDetails, OnProgress } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/**
 * The module: its URL, a response with it, its bytes, or the compiled module. TypeScript's `WebAssembly.Module` has no
 * members, so every value would match; the intersection excludes arrays and promises.
 * @typedef {string | InstanceOf<'URL'> | InstanceOf<'Response'> | ArrayBuffer | ArrayBufferView
 *   | (WasmModule & object & { length?: undefined, then?: undefined })} Source
 */

/** @typedef {(address: string | InstanceOf<'URL'>) => Promise<InstanceOf<'Response'> | ArrayBuffer | ArrayBufferView>} FetchModule */

/**
 * @template Api
 * @callback Load
 * @param {Source | Promise<Source>} [source] where the WebAssembly module comes from; by default, the file beside the entry point
 * @returns {Promise<Api>} rejects with a TypeError if `source` has the wrong type or is another module
 */

/**
 * A module, and how to create its functions.
 * @template Api
 * @typedef {object} ModuleKind
 * @property {string} file name of the module
 * @property {readonly string[]} games in the module
 * @property {(instance: () => Wasm, onProgress?: OnProgress) => Api} createApi
 */

/**
 * Returns the class of an object. `instanceof` would fail for objects of another realm.
 * @param {unknown} value
 */
const classOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

/**
 * @param {Partial<ErrorDetails>} details the known properties of the source
 * @param {Error} [cause] undefined if the status is an error
 */
function unavailable(details, cause) {
  const { url, status, contentType } = details;
  const answer = status === undefined ? '' : ` responded with status ${status}`;
  const type = contentType ? ` and type ${contentType}` : '';
  const hint = contentType?.startsWith('text/html') ? '. This is a page: docs/bundlers.md says what bundlers need' : '';
  const message = `load: ${url || 'source'}${answer}${cause ? `${type}: ${cause.message}${hint}` : ''}`;
  return createFailure('module-unavailable', message, details, cause && { cause });
}

/**
 * @param {Source} source
 * @param {FetchModule} fetchModule
 * @param {Partial<ErrorDetails>} details receives the known properties of the source
 * @returns {Promise<WebAssembly.Module | undefined>} undefined if the status of the response is an error
 */
async function compile(source, fetchModule, details) {
  const type = typeof source === 'string' ? 'URL' : classOf(source);
  if (type === 'URL') {
    const address = /** @type {string | URL} */ (source);
    details.url = String(address);
    return compile(await fetchModule(address), fetchModule, details);
  }
  if (type === 'Response') {
    const response = /** @type {Response} */ (source);
    const contentType = response.headers.get('Content-Type');
    Object.assign(details, { url: response.url || details.url, status: response.status, contentType });
    if (!response.ok) return undefined;
    // compileStreaming rejects any other type.
    return contentType === 'application/wasm'
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer());
  }
  if (type === 'WebAssembly.Module') return /** @type {WebAssembly.Module} */ (source);
  if (ArrayBuffer.isView(source) || type === 'ArrayBuffer') {
    return WebAssembly.compile(/** @type {BufferSource} */ (source));
  }
  throw wrongType('load: source', source, 'a URL, a Response, bytes or a WebAssembly.Module');
}

/**
 * Completes an address that has no origin, as in a worker that Turbopack starts: the script of that worker is a blob, which
 * such an address cannot be relative to.
 * @param {string | URL} address
 */
function withOrigin(address) {
  const { location } = globalThis;
  return String(address).startsWith('/') && location?.protocol === 'blob:'
    ? new URL(String(address), location.origin)
    : address;
}

/** @param {() => URL} defaultSource */
function defaultAddress(defaultSource) {
  try {
    return defaultSource();
  } catch (cause) {
    const words = 'is undefined; it is required where scripts have no URL';
    throw typeError('argument-type', 'load: source', words, {}, { cause });
  }
}

/**
 * @template Api
 * @param {ModuleKind<Api>} kind
 * @param {() => InstanceOf<'URL'>} defaultSource called only by `load`, since it throws where `import.meta.url` is not a URL
 * @param {object} [environment]
 * @param {FetchModule} [environment.fetchModule]
 * @param {OnProgress} [environment.onProgress]
 * @returns {Load<Api>}
 */
export function createLoad(
  { file, games, createApi },
  defaultSource,
  { fetchModule = (address) => fetch(withOrigin(address)), onProgress } = {},
) {
  /** @type {Promise<Api> | undefined} */
  let loading;

  /** @param {Source | Promise<Source>} [source] */
  async function load(source) {
    const given = await (source === undefined ? defaultAddress(defaultSource) : source);
    const details = {};
    const module = await compile(given, fetchModule, details).catch((cause) => {
      throw cause.argument ? cause : unavailable(details, cause);
    });
    if (!module) throw unavailable(details);
    const instance = createInstanceProvider((discard) => instantiate(module, discard));
    let found;
    let cause;
    try {
      // A module with other games may happen to have the same imports.
      found = Object.entries(instance().constants).flatMap(([game, constants]) => (constants ? [game] : []));
    } catch (error) {
      if (error instanceof RangeError) throw error; // out of memory
      cause = error;
    }
    if (String(found) !== String(games)) {
      const words = `is not the ${file} of this version`;
      throw typeError('module-foreign', 'load: source', words, {}, cause ? { cause } : undefined);
    }
    return createApi(instance, onProgress);
  }

  return (source) =>
    (loading ??= load(source).catch((error) => {
      loading = undefined;
      throw error;
    }));
}
