// The description of a command, from which its parser, its help and its completion are made.

/**
 * @import { Qiju, SlidingPuzzle } from '../api/types.js'
 * @import { Given, Input, Stdin } from './input.js'
 */

/**
 * An option of a function, under its name in the API.
 * @typedef {object} Option
 * @property {string} form of its value: the words to choose from, between |, or a placeholder; '' for true or false
 * @property {string} help
 */

/** @typedef {Record<string, Option>} Options */

/**
 * What a command runs with.
 * @typedef {object} Context
 * @property {Qiju} qiju
 * @property {() => Promise<SlidingPuzzle[]>} readPuzzles
 * @property {Stdin} stdin
 * @property {Record<string, any>} options from the command line, under their names in the API
 * @property {(words: string) => void} warn
 */

/** @typedef {(result: any, input: Partial<Given>) => string} Print writes a result as text */

/**
 * A command calls the function of the same name, in camel case.
 * @typedef {object} Command
 * @property {string} does in one line
 * @property {Input} [input] the first argument of the function
 * @property {boolean} [optional] true if the input may be left out; the other commands then read standard input
 * @property {Record<string, (word: string, context: Context) => unknown>} [args] its other arguments, and how they are read
 * @property {boolean} [splits] true if coordinates of the arguments may be joined by commas
 * @property {Options} [options]
 * @property {(call: { api: any, args: any[], options: any, context: Context }) => unknown} [call] by default
 *   `api(...args, options)`
 * @property {Print | Record<string, Print>} [print] JSON by default; a record gives --format, the first is its default
 * @property {(result: any) => string | false} [none] why there is no answer
 * @property {[line: string, output: string]} example a command line and what it prints
 */

/** The exit codes. */
export const CODES = { answer: 0, none: 1, invalid: 2, undecided: 3 };

/** The command line or its input is invalid. */
export class UsageError extends Error {}

/** @param {string} source */
export function parseJson(source) {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new UsageError(`the input is not valid JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Reads JSON, a number, or numbers between commas. Anything else stays a text: the API rejects it where it wants a number.
 * @param {string} word
 * @returns {any}
 */
export function readValue(word) {
  if (/^[[{]/.test(word)) return parseJson(word);
  const parts = word.split(',').map((part) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : part));
  return parts.length === 1 ? parts[0] : parts;
}

export const UNDECIDED = 'undecided within the limit; try a larger --time or --nodes';

/**
 * For functions whose result has a status.
 * @param {string} words if there is no solution
 * @returns {Command['none']}
 */
export const unsolved = (words) => (result) =>
  !result.moves && !result.line && (result.status === 'undecided' ? UNDECIDED : words);

/** @param {string} byDefault @returns {Options} */
export const limits = (byDefault) => ({
  time: { form: 'MS', help: `limit in milliseconds; ${byDefault}` },
  nodes: { form: 'N', help: 'limit of the search; the result is then the same on every machine' },
});

/** @param {string} byDefault @returns {Options} */
export const seed = (byDefault) => ({
  seed: { form: 'N', help: `0 to 4294967295, ${byDefault}; a seed always gives the same result` },
});
