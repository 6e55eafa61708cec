// The contract of every board: its attributes, and the controller behind it. BoardElement describes the life cycle.
import { kebab, rangeError, typeError } from '../../api/errors.js';

/**
 * Reads the text of an attribute.
 * @template T
 * @typedef {object} Attribute
 * @property {(text: string) => T | undefined} parse undefined: it is invalid
 * @property {string} expected what is valid, in words
 * @property {T} byDefault the value of a missing or invalid attribute
 */

/** By the names of the properties: the attribute of `watchScore` is `watch-score`. @typedef {Readonly<Record<string, Attribute<any>>>} Attributes */

/**
 * @template {Attributes} Set
 * @typedef {{ -readonly [Name in keyof Set]: Set[Name] extends Attribute<infer T> ? T : never }} ValuesOf
 */

/**
 * The behaviour of a board. The element calls it once the engine is there.
 * @typedef {object} Controller
 * @property {import('./timeline.js').TimelineOptions} timeline
 * @property {() => unknown} init builds the DOM in the stage, and begins the first game; a promise if that takes time
 * @property {() => void} render draws the state; also called when the language changes
 * @property {(property: string) => void} attributeChanged the attribute of a property has another value
 * @property {() => void} suspend the element has left the document
 * @property {() => void} [resume] it is back
 * @property {Pick<import('./timeline.js').Timeline, 'undo' | 'redo' | 'restart'>} [history] undoes and redoes instead of the timeline
 * @property {{ moves: readonly unknown[], ahead: readonly unknown[] }} game that is shown at the moment
 * @property {string | null} busy as in BoardElement, like the following ones
 * @property {boolean} hintShown
 * @property {() => void} stop
 * @property {() => unknown} announceStatus
 * @property {() => any} snapshot
 * @property {(snapshot: any) => void} restore
 * @property {(options?: FocusOptions) => void} focus
 */

/**
 * An enumerated attribute.
 * @template {string} const Keyword
 * @template {Keyword | null} Default
 * @param {readonly Keyword[]} keywords
 * @param {Default} byDefault
 * @returns {Attribute<Keyword | Default>}
 */
export const keyword = (keywords, byDefault) => ({
  parse: (text) => keywords.find((each) => each === text),
  expected: `one of ${keywords.join(', ')}`,
  byDefault,
});

/**
 * @template {number | null} Default
 * @param {number} min
 * @param {number} max
 * @param {Default} byDefault
 * @returns {Attribute<number | Default>}
 */
export const integer = (min, max, byDefault) => ({
  parse: (text) =>
    /^\s*[-+]?\d+\s*$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
  expected: Number.isFinite(min + max) ? `an integer from ${min} to ${max}` : 'an integer',
  byDefault,
});

/** True if it is there, whatever its text. @type {Attribute<boolean>} */
export const flag = { parse: () => true, expected: 'a boolean', byDefault: false };

/** Any text; the controller judges it. @type {Attribute<string | null>} */
export const text = { parse: (value) => value, expected: 'a string', byDefault: null };

/** @param {Attributes} attributes @returns {string[]} `observedAttributes` */
export const attributeNames = (attributes) => Object.keys(attributes).map(kebab);

/**
 * @template T
 * @param {Attribute<T>} attribute
 * @param {string | null} value its text; null if it is missing
 * @returns {T}
 */
export const valueOf = ({ parse, byDefault }, value) => (value === null ? byDefault : (parse(value) ?? byDefault));

/**
 * @template {Attributes} Set
 * @param {Element} element
 * @param {Set} attributes
 * @returns {ValuesOf<Set>}
 */
export const readAttributes = (element, attributes) =>
  /** @type {ValuesOf<Set>} */ (
    Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => [
        name,
        valueOf(attribute, element.getAttribute(kebab(name))),
      ]),
    )
  );

/** @param {Element} element @returns {Error} thrown by methods that are called too early */
export const notLoaded = ({ localName }) =>
  typeError('board-loading', `${localName}: ready`, 'is pending: await it before calling methods');

/** @param {Element} element @param {string} name @param {{ expected: string }} attribute @param {unknown} value */
export function invalidValue({ localName }, name, { expected }, value) {
  const at = `${localName}: ${name}`;
  if (typeof value === 'object' || typeof value === 'symbol' || typeof value === 'function') {
    return typeError('argument-type', at, `is of the type ${typeof value}, want ${expected}`, { expected });
  }
  return rangeError('argument-range', at, `is ${String(value)}, want ${expected}`, { value, expected });
}

/**
 * Gives a class of elements a property for each attribute, unless it has one of its own. Setting null removes the attribute,
 * and setting an invalid value throws a TypeError or RangeError.
 * @param {typeof HTMLElement} elementClass
 * @param {Attributes} attributes
 */
export function reflectAttributes(elementClass, attributes) {
  for (const [name, attribute] of Object.entries(attributes)) {
    if (Object.hasOwn(elementClass.prototype, name)) continue;
    Object.defineProperty(elementClass.prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return valueOf(attribute, this.getAttribute(kebab(name)));
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        if (attribute === flag) this.toggleAttribute(kebab(name), Boolean(value));
        else writeAttribute(this, name, attribute, value);
      },
    });
  }
}

/** @param {HTMLElement} element @param {string} name @param {Attribute<any>} attribute @param {unknown} value null removes it */
export function writeAttribute(element, name, attribute, value) {
  const isText = typeof value === 'string' || typeof value === 'number';
  if (value === null || value === undefined) element.removeAttribute(kebab(name));
  else if (!isText || attribute.parse(String(value)) === undefined) throw invalidValue(element, name, attribute, value);
  else if (element.getAttribute(kebab(name)) !== String(value)) {
    element.setAttribute(kebab(name), String(value));
  }
}

/**
 * Defines an element, unless another copy of the script has done so: that one stays.
 * @param {string} tag
 * @param {CustomElementConstructor} elementClass
 */
export function define(tag, elementClass) {
  const { customElements } = globalThis; // none without a DOM
  if (customElements && !customElements.get(tag)) customElements.define(tag, elementClass);
}
