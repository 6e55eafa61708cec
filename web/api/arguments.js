// Checks of what callers hand in. A message says: function, argument, what came, what was wanted.

/**
 * A value as a short text for a message.
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
      return value === null ? 'null' : Array.isArray(value) ? `an array of ${value.length}` : 'an object';
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

/**
 * @param {string} name of the function and the argument: `connect: row1`
 * @param {unknown} value
 * @param {number} min
 * @param {number} max
 * @returns {number}
 */
export function integer(name, value, min, max) {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  const wanted = min === -(2 ** 31) ? 'a 32-bit integer' : `an integer from ${min} to ${max}`;
  throw new (Number.isInteger(value) ? RangeError : TypeError)(`${name} is ${show(value)}, want ${wanted}`);
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {boolean} otherwise what `undefined` stands for
 * @returns {boolean}
 */
export function flag(name, value, otherwise) {
  if (value === undefined) return otherwise;
  if (typeof value !== 'boolean') throw new TypeError(`${name} is ${show(value)}, want true or false`);
  return value;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {readonly string[]} allowed
 * @returns {number} which of them
 */
export function oneOf(name, value, allowed) {
  const at = allowed.indexOf(/** @type {string} */ (value));
  if (at >= 0) return at;
  const wanted = allowed.map((word) => `'${word}'`).join(' or ');
  throw new (typeof value === 'string' ? RangeError : TypeError)(`${name} is ${show(value)}, want ${wanted}`);
}

/**
 * @template {object} T
 * @param {string} name
 * @param {T} value
 * @returns {T}
 */
export function object(name, value) {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} is ${show(value)}, want an object`);
  return value;
}

/**
 * An array, or a typed array.
 * @param {unknown} value
 * @returns {value is ArrayLike<unknown>}
 */
export const isList = (value) => Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
