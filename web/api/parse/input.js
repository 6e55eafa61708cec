// The arguments of `gomoku.parse` and `huarong.parse`. The other files of this folder are loaded on demand.
import { tooMany, wrongType } from '../arguments.js';

/** @import { Option } from '../options.js' */
/** @import { ParseInput } from '../types.js' */

/** No reasonable file of games or puzzles has more characters or bytes. */
const MAX_LENGTH = 1 << 24;

/**
 * True for an ArrayBuffer, of any realm. No code of the caller runs.
 * @param {unknown} value
 */
function isBuffer(value) {
  try {
    Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength')?.get?.call(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the input. Bytes are copied, since the caller may change them while the parser is loading.
 * @param {string} name of the function, for messages
 * @param {ParseInput} input
 * @returns {string | Uint8Array}
 */
export function readInput(name, input) {
  const at = `${name}: input`;
  if (typeof input === 'string') {
    if (input.length > MAX_LENGTH) throw tooMany(at, input.length, 'characters', MAX_LENGTH);
    return input;
  }
  const isView = ArrayBuffer.isView(input);
  if (!isView && !isBuffer(input)) throw wrongType(at, input, 'a string or bytes');
  if (input.byteLength > MAX_LENGTH) throw tooMany(at, input.byteLength, 'bytes', MAX_LENGTH);
  if (input.byteLength === 0) return new Uint8Array(); // also where the buffer is detached
  return (isView ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input)).slice();
}

/** The name of a format, which the parser checks. @type {Option<unknown>} */
export const formatOption = (name, key, value) => value;
