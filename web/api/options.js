// Reads options: objects whose properties may be missing.
import { requireInteger, isInteger, isObject, requireObject, requireOneOf, show, wrongType } from './arguments.js';
import { typeError } from './errors.js';

/**
 * Reads one option from its value, which may be undefined.
 * @template Value
 * @callback Option
 * @param {string} name of the function, for messages
 * @param {string} key of the option
 * @param {unknown} value
 * @returns {Value}
 */

/**
 * Creates the error for an unexpected property.
 * @param {string} at
 * @param {string} value its name
 * @param {string[]} expected
 */
export const unknownOption = (at, value, expected) =>
  typeError('option-unknown', at, `has ${show(value)}, want ${expected.join(', ') || 'none'}`, { value, expected });

/**
 * Finds an option, or throws if there is none of this name.
 * @param {string} name of the function
 * @param {Record<string, Option<unknown>>} options
 * @param {string} key
 */
function optionAt(name, options, key) {
  if (Object.hasOwn(options, key)) return options[key];
  throw unknownOption(`${name}: options`, key, Object.keys(options));
}

/**
 * Reads every option exactly once, and rejects unknown ones.
 * @template {Record<string, Option<unknown>>} Options
 * @param {string} name of the function
 * @param {object | undefined} given
 * @param {Options} options
 * @param {{ [Name in keyof Options]: ReturnType<Options[Name]> }} [defaults] the values of missing options, if they are
 *   always the same: then only the given ones are read, which is faster
 * @returns {{ [Name in keyof Options]: ReturnType<Options[Name]> }}
 */
export function readOptions(name, given, options, defaults) {
  // Built only for an error: building the name takes longer than the check.
  if (given !== undefined && !isObject(given)) requireObject(`${name}: options`, given);
  if (defaults && given && Object.getPrototypeOf(given) === Object.prototype) {
    const source = /** @type {Record<string, unknown>} */ (given);
    /** @type {Record<string, unknown>} */
    const values = { ...defaults };
    for (const key of Object.keys(source)) values[key] = optionAt(name, options, key)(name, key, source[key]);
    return /** @type {any} */ (values);
  }
  return /** @type {any} */ (readAll(name, given, options));
}

/**
 * Reads options one by one.
 * @param {string} name
 * @param {object | undefined} given
 * @param {Record<string, Option<unknown>>} options
 */
function readAll(name, given, options) {
  const source = /** @type {Record<string, unknown>} */ (given ?? {});
  for (const key of Object.keys(source)) optionAt(name, options, key);
  // Overwriting the properties of a copy is faster than adding them one by one.
  /** @type {Record<string, unknown>} */
  const values = { ...options };
  // Without options nothing is read from Object.prototype: other scripts may have changed it.
  for (const key of Object.keys(options)) {
    values[key] = options[key](name, key, given === undefined ? undefined : source[key]);
  }
  return values;
}

/**
 * Returns a function that reads options whose defaults are always the same.
 * @template {Record<string, Option<unknown>>} Options
 * @param {() => Options} createOptions called once, since it takes longer than a search
 */
export function optionsReader(createOptions) {
  /** @type {{ options: Options, defaults: { [Name in keyof Options]: ReturnType<Options[Name]> } } | undefined} */
  let known;
  return (/** @type {string} */ name, /** @type {object | undefined} */ given) => {
    if (!known) {
      const options = createOptions();
      known = { options, defaults: readOptions(name, undefined, options) };
    }
    return given === undefined ? known.defaults : readOptions(name, given, known.options, known.defaults);
  };
}

/**
 * @template [Default=number]
 * @param {number} min
 * @param {number} max
 * @param {Default} byDefault
 * @returns {Option<number | Default>}
 */
export const integerOption = (min, max, byDefault) => (name, key, value) => {
  if (value === undefined) return byDefault;
  return isInteger(value, min, max) ? value : requireInteger(`${name}: ${key}`, value, min, max);
};

/**
 * @param {number} min
 * @param {number} max
 * @returns {Option<number>}
 */
export const requiredInteger = (min, max) => (name, key, value) => requireInteger(`${name}: ${key}`, value, min, max);

/**
 * @template [Default=boolean]
 * @param {Default} byDefault
 * @returns {Option<boolean | Default>}
 */
export const booleanOption = (byDefault) => (name, key, value) => {
  if (value === undefined) return byDefault;
  if (typeof value !== 'boolean') throw wrongType(`${name}: ${key}`, value, 'true or false');
  return value;
};

/**
 * @param {readonly string[]} allowed
 * @param {string} byDefault
 * @returns {Option<number>} reads the index in `allowed`
 */
export const enumOption = (allowed, byDefault) => {
  const defaultAt = allowed.indexOf(byDefault);
  return (name, key, value) => {
    if (value === undefined) return defaultAt;
    const at = allowed.indexOf(/** @type {string} */ (value));
    return at >= 0 ? at : requireOneOf(`${name}: ${key}`, value, allowed);
  };
};

/** A random seed by default. @type {Option<number>} */
export const seedOption = (name, key, value) =>
  value === undefined ? Math.floor(Math.random() * 2 ** 32) : requireInteger(`${name}: ${key}`, value, 0, 2 ** 32 - 1);

/** The limits of a search. */
export const limitOptions = {
  time: integerOption(0, 2 ** 31 - 1, undefined),
  nodes: integerOption(1, Number.MAX_SAFE_INTEGER, undefined),
};

/** @typedef {{ time: number, nodes: number }} Limits Infinity = unlimited */

/**
 * @param {{ time: number | undefined, nodes: number | undefined }} given
 * @param {number} defaultTime in milliseconds, if no limit is given
 * @returns {Limits}
 */
export const limitsOf = ({ time, nodes }, defaultTime) => ({
  time: time ?? (nodes === undefined ? defaultTime : Infinity),
  nodes: nodes ?? Infinity,
});
