// Notes the last call that is about a position.
import { positionOf, positioned } from './positions.js';

/** @import { Position } from './positions.js' */

/** The last call, read only when it is asked for: a program may make millions. @type {Parameters<typeof positionOf> | null} */
let last = null;

/**
 * Copies an object of the API. The functions of the copy are the same, and note their calls.
 * @template {object} Api
 * @param {Api} api
 * @param {string} [prefix] of the names of its functions
 * @param {object} [rules] given to `with`
 * @returns {Api}
 */
export function noteCalls(api, prefix = '', rules) {
  const properties = Object.getOwnPropertyDescriptors(api);
  for (const [key, property] of Object.entries(properties)) {
    const { value } = property;
    const name = prefix + key;
    if (key === 'with') {
      property.value = (/** @type {any} */ given) => noteCalls(value(given), prefix, { ...rules, ...given });
    } else if (positioned.has(name)) {
      property.value = (/** @type {any[]} */ ...args) => {
        const note = (/** @type {unknown} */ result) => {
          last = [name, args, result, rules];
          return result;
        };
        const result = value(...args);
        return result instanceof Promise ? result.then(note) : note(result);
      };
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      property.value = noteCalls(value, `${name}.`);
    }
  }
  return Object.freeze(Object.defineProperties(/** @type {any} */ ({}), properties));
}

/** @returns {Position | null} of the last call, null if there is none to show */
export function lastPosition() {
  try {
    return last && positionOf(...last);
  } catch {
    return null; // the program has changed what it gave or got
  }
}
