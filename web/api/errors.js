// The errors of the package. The properties of an error repeat its message as data: `code` is the kind of mistake, `argument`
// the place, as the message names it; types.js describes the others at ErrorDetails. Codes and data stay the same from version
// to version.
//
// An error about a call is a TypeError or a RangeError, the same in every entry of the package and in a worker. A code that
// begins with `module-` or `worker-` is about the environment: the same call may succeed elsewhere, or later. Only the elements
// use the last three codes.
//
// Errors thrown by the caller's code (getters, handlers, the reason of a signal) are passed on unchanged.

/** @import { ErrorDetails, QijuError } from './types.js' */

/** The meaning of each code. */
export const ERROR_CODES = {
  'argument-type': 'a value of the wrong type; `expected` says in words which is wanted',
  'argument-range': 'a number that is not between `min` and `max`, or a word that is none of `expected`',
  'argument-size': 'a list or text that is too long or too short, `value`, or nested too deep',
  'arguments-conflict': 'two arguments that exclude each other, or one without the other that it needs',
  'option-unknown': 'an option that the function does not have: `value`',
  'board-size': 'a wrong number of rows, columns or cells of a board, shape or goal: `value`',
  'board-ragged': 'a `row` of a board, shape or goal with `value` cells instead of `expected`',
  'board-illegal':
    'a board of 华容道 that breaks a rule, which `reason` names; `value` is the piece or number of cells',
  'text-invalid': 'a text that cannot be decoded; `reason` says why, `at` where, `value` is the character there',
  'text-ambiguous':
    'a text that can be read in several formats: `expected` names them, `at` is where they differ; the option `format` selects one',
  'point-taken': 'two stones on one point; `at` and `earlier` are their indices in the list of moves',
  'game-over': 'a game that has ended and cannot be continued',
  'no-legal-move': 'a position of 五子棋 in which renju forbids Black every empty point',
  unsolvable: 'nothing of the requested kind can be solved or cleared; `proved` is true if that is certain',
  'limit-exceeded': 'a search that reached its limit, `time` or `nodes`, without a result',
  'out-of-memory': 'a call that needs more memory than the module can have',
  'module-unavailable':
    'the WebAssembly cannot be fetched, read or compiled; `url`, `status` and `contentType` of the answer',
  'module-foreign': 'the WebAssembly belongs to another version or another program',
  'module-failed': 'the WebAssembly has trapped, which is a bug; the next call works',
  'worker-failed': 'the worker does not start, or has crashed',
  'worker-terminated': 'the worker was terminated',
  'board-loading': 'a method of an element was called before `ready`',
  'move-illegal': 'the move at `at` is illegal in the position of the element',
  'snapshot-invalid': 'a value that an element cannot restore',
};

/** @typedef {keyof typeof ERROR_CODES} ErrorCode */

/**
 * @param {ErrorConstructor} ErrorClass
 * @returns {(code: ErrorCode, at: string, words: string, details?: Partial<ErrorDetails>, options?: ErrorOptions) => QijuError}
 *   at: the beginning of the message, the function and the argument, such as `connect: row1`; words: the rest of the message
 */
const errorFactory =
  (ErrorClass) =>
  (code, at, words, details = {}, options) => {
    const argument = at.slice(at.indexOf(': ') + 2);
    const { value } = details;
    return Object.assign(
      new ErrorClass(`${at} ${words}`, options),
      { code, argument, ...details },
      Object(value) === value && { value: undefined },
    );
  };

/** Creates the error for a value of the wrong type, an unknown option, or arguments that exclude each other. */
export const typeError = errorFactory(TypeError);

/** Creates the error for a value that is out of range, and for all other mistakes. */
export const rangeError = errorFactory(RangeError);

/** Reasons and attributes are written with hyphens: `noCaoCao` → `no-cao-cao`. @param {string} name */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Creates an error about the environment.
 * @param {ErrorCode} code
 * @param {string} message
 * @param {Partial<ErrorDetails>} [details]
 * @param {ErrorOptions} [options]
 * @returns {QijuError}
 */
export const createFailure = (code, message, details, options) =>
  Object.assign(new Error(message, options), { code, ...details });
