// Validates arguments. A message names the function, the argument, its value and what was expected.

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
      return value === null ? 'null' : Array.isArray(value) ? `an array of ${value.length}` : 'an object';
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

/**
 * @param {string} name the function and the argument, such as `connect: row1`
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
 * @param {boolean} byDefault the value if `value` is undefined
 * @returns {boolean}
 */
export function flag(name, value, byDefault) {
  if (value === undefined) return byDefault;
  if (typeof value !== 'boolean') throw new TypeError(`${name} is ${show(value)}, want true or false`);
  return value;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {readonly string[]} allowed
 * @returns {number} the index in `allowed`
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
 * Whether a value is an array or a typed array.
 * @param {unknown} value
 * @returns {value is ArrayLike<unknown>}
 */
export const isList = (value) => Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
