// Properties that reflect attributes, by the rules of HTML: an enumerated attribute has known keywords, and every other value
// means the default; setting null removes the attribute.
//
// Intended use: in the accessors of an element. A boolean needs no help:
//
//   get watch() { return this.hasAttribute('watch'); }
//   set watch(watch) { this.toggleAttribute('watch', watch); }
//
//   get level() { return getEnumerated(this, 'level', levels, 'normal'); }
//   set level(level) { setReflected(this, 'level', level); }
//
//   get opponent() { return getEnumerated(this, 'opponent', colors, null); }
//   set opponent(opponent) { setReflected(this, 'opponent', opponent); }

/**
 * @template {string} Keyword
 * @template {Keyword | null} Default
 * @param {Element} element
 * @param {string} name
 * @param {readonly Keyword[]} keywords
 * @param {Default} byDefault where the attribute is missing or has another value
 * @returns {Keyword | Default}
 */
export function getEnumerated(element, name, keywords, byDefault) {
  const value = element.getAttribute(name);
  return keywords.find((keyword) => keyword === value) ?? byDefault;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {{ min: number, max: number, byDefault: number }} range byDefault where the attribute is missing or not an integer in the range
 * @returns {number}
 */
export function getInteger(element, name, { min, max, byDefault }) {
  const value = Number(element.getAttribute(name) || NaN);
  return Number.isInteger(value) && value >= min && value <= max ? value : byDefault;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | number | null} value null removes the attribute
 */
export function setReflected(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}
