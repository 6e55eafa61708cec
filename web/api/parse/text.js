// What both parsers have in common: decoded bytes, warnings and errors.
import { requireOneOf, show } from '../arguments.js';
import { rangeError } from '../errors.js';
import { decodeBytes } from './encoding.js';

/** @import { ErrorDetails, ParseFault, ParseWarning, ParseWarningCode } from '../types.js' */

/** The characters of the text that an error shows on each side of its place. */
const SHOWN = 24;

/** @param {string} text @param {number} at @returns {[before: string, after: string]} */
const contextOf = (text, at) => [text.slice(Math.max(0, at - SHOWN), at), text.slice(at, at + SHOWN)];

/** Replaces full-width characters by ASCII. Every index stays the same. @param {string} text */
export const toHalfWidth = (text) =>
  text.replace(/[\uff01-\uff5e\u3000]/g, (mark) =>
    mark === '\u3000' ? ' ' : String.fromCharCode(mark.charCodeAt(0) - 0xfee0),
  );

/** More warnings help nobody. */
const MAX_WARNINGS = 100;

/**
 * A text to parse.
 * @typedef {object} Source
 * @property {string} text without a byte order mark
 * @property {ParseWarning[]} warnings
 * @property {(code: ParseWarningCode, at: number, words: string) => void} warn adds a warning
 * @property {(reason: ParseFault, at: number, words: string, details?: Partial<ErrorDetails>) => never} refuse throws the error of a text that cannot be read;
 *   words: the rest of the sentence after the place, such as `is "p16", a point that is not on a board of 15`
 */

/**
 * @param {string} name of the function, for messages
 * @param {string | Uint8Array} input
 * @returns {Source}
 */
export function createSource(name, input) {
  /** @type {ParseWarning[]} */
  const warnings = [];
  /** @type {Source['warn']} */
  const warn = (code, at, words) => {
    if (warnings.length < MAX_WARNINGS) warnings.push({ code, at, text: words });
  };
  const text = typeof input === 'string' ? input.replace(/^\ufeff/, '') : decodeBytes(input, warn);
  /** @type {Source['refuse']} */
  const refuse = (reason, at, words, details) => {
    throw rangeError('text-invalid', `${name}: input[${at}]`, words, {
      reason,
      at,
      value: text?.[at],
      context: contextOf(text ?? '', at),
      ...details,
    });
  };
  return {
    text: text ?? refuse('encoding', 0, 'is the first byte of a file in no known encoding'),
    warnings,
    warn,
    refuse,
  };
}

/**
 * Checks the option `format`.
 * @param {string} name of the function
 * @param {unknown} format
 * @param {readonly string[]} formats
 */
export const requireFormat = (name, format, formats) =>
  format === undefined ? undefined : formats[requireOneOf(`${name}: format`, format, formats)];

/**
 * Throws the error of a text that has several readings.
 * @param {string} name of the function
 * @param {string} text
 * @param {number} at the first place where the readings differ
 * @param {readonly string[]} expected the formats in which it can be read
 * @returns {never}
 */
export function refuseAmbiguous(name, text, at, expected) {
  const words = `is ${show(text.slice(at))}, which can be read as ${expected.join(' or as ')}; the option format selects one`;
  throw rangeError('text-ambiguous', `${name}: input[${at}]`, words, {
    at,
    expected: [...expected],
    context: contextOf(text, at),
  });
}
