// What goes to the worker of `qiju/worker`, and what comes back broken.

/** @import { Answer } from './answers.js' */

/** The classes of errors that come back as what they were. @type {Record<string, ErrorConstructor>} */
const ERRORS = { TypeError, RangeError };

/**
 * An error of the worker, as one of the caller's: its stack goes on where the call was made.
 * @param {NonNullable<Answer['error']>} error
 * @param {Error} caller
 */
export function revive({ name, message, stack }, caller) {
  const revived = new (ERRORS[name] ?? Error)(message);
  const frames = caller.stack?.replace(/^Error\n/, '') ?? '';
  Object.defineProperty(revived, 'stack', {
    value: `${stack.trimEnd()}\n${frames}`,
    configurable: true,
    writable: true,
  });
  return revived;
}

/**
 * Copies a Proxy as what it stands for.
 * @param {unknown} value
 * @returns {unknown}
 */
function unwrap(value) {
  if (Array.isArray(value)) return Array.from(value, unwrap);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, unwrap(held)]));
}

/**
 * A copy of the arguments as they are now; the caller may change them while the call waits.
 * @param {string} name
 * @param {unknown[]} args
 * @returns {unknown[]}
 */
export function copy(name, args) {
  try {
    return structuredClone(args);
  } catch {
    try {
      return structuredClone(/** @type {unknown[]} */ (unwrap(args)));
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      throw new TypeError(`${name}: its arguments cannot be sent to a worker: ${message}`, { cause: error });
    }
  }
}
