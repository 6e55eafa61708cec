// The messages between the client and the server of `qiju/worker`.
import { isArray, isLength, show } from '../arguments.js';

/** @import { Progress } from '../types.js' */

/**
 * @typedef {object} CallRequest
 * @property {string[]} path of the function in the public object
 * @property {unknown[]} args
 */

/**
 * The script of the worker runs; or the progress of a call; or its end: the error that it threw, or its result.
 * @typedef {object} CallResponse
 * @property {true} [ready]
 * @property {Progress} [progress]
 * @property {{ name: string, message: string, stack: string }} [error]
 * @property {unknown} [result]
 */

/** @type {Record<string, ErrorConstructor>} */
const ERROR_CLASSES = { TypeError, RangeError };

/**
 * Recreates an error of the worker with its class; the caller's stack is appended to the worker's.
 * @param {NonNullable<CallResponse['error']>} error
 * @param {Error} caller created where the call was made
 */
export function restoreError({ name, message, stack }, caller) {
  const error = new (ERROR_CLASSES[name] ?? Error)(message);
  const frames = caller.stack?.replace(/^Error\n/, '') ?? '';
  Object.defineProperty(error, 'stack', {
    value: `${stack.trimEnd()}\n${frames}`,
    configurable: true,
    writable: true,
  });
  return error;
}

/** More than the elements of any argument. */
const MAX_LENGTH = 2 ** 24;

/**
 * Copies a value that contains proxies, which structuredClone rejects.
 * @param {unknown} value
 * @returns {unknown}
 */
function copyProxies(value) {
  if (isArray(value)) {
    const { length } = value;
    if (!isLength(length, MAX_LENGTH)) throw new RangeError(`an array has the length ${show(length)}`);
    return Array.from({ length }, (_, i) => copyProxies(value[i]));
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyProxies(member)]));
}

/**
 * Clones arguments when the call is made: the caller may change them while the call is queued.
 * @param {string} name of the function
 * @param {unknown[]} args
 * @returns {unknown[]}
 */
export function cloneArguments(name, args) {
  try {
    return structuredClone(args);
  } catch {
    try {
      return structuredClone(/** @type {unknown[]} */ (copyProxies(args)));
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      throw new TypeError(`${name}: the arguments cannot be sent to a worker: ${message}`, { cause: error });
    }
  }
}
