// Reads and validates arguments. A message names the function, the argument, its value and the expected one.
//
// Reading an argument may run the caller's code (a getter or a proxy), and that may call any function of the package. So
// every value is read exactly once, options before the board, into plain values; only those are copied into the module.
import { rangeError, typeError } from './errors.js';

/**
 * @import { ErrorCode } from './errors.js'
 * @import { ErrorDetails } from './types.js'
 */

/**
 * True for a revoked proxy: reading any of its properties throws.
 * @param {unknown} value
 */
export function isRevoked(value) {
  try {
    Array.isArray(value);
    return false;
  } catch {
    return true;
  }
}

/**
 * Formats an array or a typed array for a message. The length of a proxy may be anything.
 * @param {ArrayLike<unknown>} list
 */
function showList(list) {
  const { length } = list;
  return `${Array.isArray(list) ? 'an' : 'a typed'} array${typeof length === 'number' ? ` of ${length}` : ''}`;
}

/**
 * Formats a value for a message.
 * @param {unknown} value
 * @returns {string}
 */
export function show(value) {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 20 ? `${value.slice(0, 20)}…` : value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return 'a function';
    case 'object':
      if (value === null) return 'null';
      if (isRevoked(value)) return 'a revoked proxy';
      return isList(value) ? showList(value) : 'an object';
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

/**
 * Creates the error for a value of the wrong type.
 * @param {string} at the function and the argument
 * @param {unknown} value
 * @param {string} expected
 */
export const wrongType = (at, value, expected) =>
  typeError('argument-type', at, `is ${show(value)}, want ${expected}`, { value, expected });

/**
 * Creates the error for a value that is out of range: `connect: row1 is 9, want an integer from 0 to 4`.
 * @param {string} at
 * @param {unknown} value
 * @param {string} wanted
 * @param {Partial<ErrorDetails>} [details]
 */
export const outOfRange = (at, value, wanted, details) =>
  rangeError('argument-range', at, `is ${show(value)}, want ${wanted}`, { value, ...details });

/**
 * Creates the error for a wrong number of items: `connect: board has 0 rows, want 1 to 255`.
 * @param {ErrorCode} code
 * @param {string} at
 * @param {unknown} value the number, which may be anything for a proxy
 * @param {string} items
 * @param {unknown} wanted
 * @param {Partial<ErrorDetails>} details
 */
export const wrongCount = (code, at, value, items, wanted, details) =>
  rangeError(code, at, `has ${show(value)} ${items}, want ${wanted}`, { value, ...details });

/**
 * Creates the error for too many items.
 * @param {string} at
 * @param {unknown} value
 * @param {string} items
 * @param {number} max
 */
export const tooMany = (at, value, items, max) =>
  wrongCount('argument-size', at, value, items, `at most ${max}`, { max });

/**
 * @param {unknown} value
 * @param {number} min
 * @param {number} max
 * @returns {value is number}
 */
export const isInteger = (value, min, max) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/**
 * `isInteger(value, 0, end - 1)`, but faster.
 * @param {unknown} value
 * @param {number} end at most 2³¹
 * @returns {value is number}
 */
export const isIndex = (value, end) => typeof value === 'number' && value >>> 0 === value && value < end;

/**
 * @param {string} name the function and the argument, such as `connect: row1`
 * @param {unknown} value
 * @param {number} min
 * @param {number} max
 * @returns {number}
 */
export function requireInteger(name, value, min, max) {
  if (isInteger(value, min, max)) return value;
  const wanted = min === -(2 ** 31) ? 'a 32-bit integer' : `an integer from ${min} to ${max}`;
  if (!Number.isInteger(value)) throw wrongType(name, value, wanted);
  throw outOfRange(name, value, wanted, { min, max });
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {readonly string[]} allowed
 * @returns {number} the index in `allowed`
 */
export function requireOneOf(name, value, allowed) {
  const at = allowed.indexOf(/** @type {string} */ (value));
  if (at >= 0) return at;
  const wanted = allowed.map((word) => `'${word}'`).join(' or ');
  if (typeof value !== 'string') throw wrongType(name, value, wanted);
  throw outOfRange(name, value, wanted, { expected: [...allowed] });
}

/**
 * True for an object whose properties can be read. A list is excluded: its indices would count as properties, and there may
 * be millions of them.
 * @param {unknown} value
 */
export const isObject = (value) => typeof value === 'object' && value !== null && !isRevoked(value) && !isList(value);

/**
 * @template {object} T
 * @param {string} name
 * @param {T} value
 * @returns {T}
 */
export function requireObject(name, value) {
  if (!isObject(value)) throw wrongType(name, value, 'an object');
  return value;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {string}
 */
export function requireString(name, value) {
  if (typeof value !== 'string') throw wrongType(name, value, 'a string');
  return value;
}

/**
 * Checks the length of a list. The length of a proxy may be anything.
 * @param {unknown} length
 * @param {number} max
 */
export const isLength = (length, max) => Number.isInteger(length) && Number(length) >= 0 && Number(length) <= max;

/**
 * True for an array that can be read.
 * @param {unknown} value
 * @returns {value is readonly unknown[]}
 */
export function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false; // a revoked proxy
  }
}

/**
 * True for an array or a typed array.
 * @param {unknown} value
 * @returns {value is ArrayLike<unknown>}
 */
export const isList = (value) => isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
