// The messages between the client and the server of `qiju/worker`.
import { isArray, isLength, isRevoked, show } from '../arguments.js';
import { rangeError, typeError } from '../errors.js';
import { BoardView } from '../lianliankan/board-view.js';
import { rowsOf } from '../lianliankan/rows-of.js';

/** @import { ErrorDetails, Progress } from '../types.js' */

/**
 * A key of the public object, or the rules of a call of `with`.
 * @typedef {string | { rules: unknown }} Key
 */

/**
 * @typedef {object} CallRequest
 * @property {Key[]} path of the function in the public object
 * @property {unknown[]} args
 */

/**
 * One of these: the worker has started, a call has made progress, has thrown or has returned.
 * @typedef {object} CallResponse
 * @property {true} [ready]
 * @property {Progress} [progress]
 * @property {{ name: string, message: string, stack: string } & Partial<ErrorDetails>} [error]
 * @property {unknown} [result]
 */

/** @type {Record<string, ErrorConstructor>} */
const ERROR_CLASSES = { TypeError, RangeError };

/**
 * Recreates an error of the worker with its class and data; the caller's stack is appended to the worker's.
 * @param {NonNullable<CallResponse['error']>} error
 * @param {Error} caller created where the call was made
 */
export function restoreError({ name, message, stack, ...details }, caller) {
  const error = Object.assign(new (ERROR_CLASSES[name] ?? Error)(message), details);
  const frames = caller.stack?.replace(/^Error\n/, '') ?? '';
  Object.defineProperty(error, 'stack', {
    value: `${stack.trimEnd()}\n${frames}`,
    configurable: true,
    writable: true,
  });
  return error;
}

/** No valid call has as many elements in all its arguments together. */
const MAX_ELEMENTS = 2 ** 24;

/** No valid argument is nested as deep. */
const MAX_DEPTH = 16;

/** Returns the name of a typed array's class, or undefined for any other value. @type {(value: unknown) => string | undefined} */
const typedArrayClass = Function.prototype.call.bind(
  /** @type {any} */ (Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Int8Array.prototype), Symbol.toStringTag))
    .get,
);

/**
 * Copies arguments. Every value is read once, and an object that occurs twice is copied once. structuredClone would reject
 * proxies, share the memory of a SharedArrayBuffer and copy the whole buffer of a typed array.
 * @param {unknown[]} args
 * @returns {unknown[]}
 */
function copyArguments(args) {
  /** @type {Map<unknown, unknown>} */
  const copies = new Map();
  let elements = 0;

  /** @param {unknown} length */
  function count(length) {
    if (!isLength(length, MAX_ELEMENTS - elements)) throw new RangeError(`one has ${show(length)} elements`);
    elements += Number(length);
  }

  /**
   * @param {any} value
   * @param {number} depth
   * @returns {unknown}
   */
  function copy(value, depth) {
    if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError(`one has ${show(value)}`);
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    if (BoardView.is(value)) return value.toRows();
    if (isRevoked(value)) throw new TypeError('one is a revoked proxy');
    if (depth > MAX_DEPTH) throw new RangeError(`one is nested more than ${MAX_DEPTH} deep`);
    const rows = rowsOf(value);
    if (rows !== value) return copy(rows, depth + 1);
    const typedArray = typedArrayClass(value);
    if (typedArray) {
      const numbers = new /** @type {any} */ (globalThis)[typedArray](value);
      copies.set(value, numbers);
      count(numbers.length);
      return numbers;
    }
    if (isArray(value)) {
      const { length } = value;
      count(length);
      /** @type {unknown[]} */
      const array = [];
      copies.set(value, array);
      for (let i = 0; i < length; i++) array.push(copy(value[i], depth + 1));
      return array;
    }
    const object = {};
    copies.set(value, object);
    const keys = Object.keys(value);
    count(keys.length);
    for (const key of keys) {
      // Assigning to __proto__ would set the prototype instead.
      const property = { value: copy(value[key], depth + 1), enumerable: true };
      Object.defineProperty(object, key, property);
    }
    return object;
  }

  return args.map((value) => copy(value, 0));
}

/**
 * Clones arguments at the time of the call: the caller may change them while the call is queued.
 * @param {string} name of the function
 * @param {unknown[]} args
 * @returns {unknown[]}
 */
export function cloneArguments(name, args) {
  try {
    return copyArguments(args);
  } catch (error) {
    const message = error instanceof Error ? error.message : show(error); // a getter may throw anything
    const at = `${name}: the arguments`;
    const words = `cannot be sent to a worker: ${message}`;
    const details = { argument: 'arguments' };
    throw error instanceof RangeError
      ? rangeError('argument-size', at, words, details, { cause: error })
      : typeError('argument-type', at, words, details, { cause: error });
  }
}
