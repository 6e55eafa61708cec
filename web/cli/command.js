// What a command of the command line is, and how its words are read.
import { parseArgs } from 'node:util';

/** @import { Qiju } from '../api/types.js' */

/**
 * @typedef {object} Option
 * @property {'text' | 'integer' | 'flag'} type
 * @property {string[]} [choices] of a text; the first is meant where none is given
 * @property {string} help
 */

/** @typedef {Record<string, any>} Values of options, by name: a string, a number, true, or undefined if not given */

/** @typedef {AsyncIterable<Buffer | string> & { isTTY?: boolean }} Input standard input, say */

/**
 * @typedef {object} Answer
 * @property {string} text for standard output, with its line ends
 * @property {string} [none] why there is no answer, where there is none
 * @property {string} [unknown] why it is not known whether there is one
 */

/**
 * @typedef {object} Command
 * @property {string} summary in one line
 * @property {string} usage what follows the command's name
 * @property {string} about what one must know to use it
 * @property {Record<string, Option>} options
 * @property {{ type: string, shows: string }[]} examples what to type, and what standard output then shows
 * @property {(asked: { qiju: Qiju, values: Values, positionals: string[], stdin: Input }) => Answer | Promise<Answer>} run
 */

/** What the program ends with. */
export const CODES = { answer: 0, noAnswer: 1, badInput: 2, unknown: 3 };

/** The command line, or what it names, cannot be used. */
export class UsageError extends Error {}

/** @type {Record<string, Option>} every command has them */
export const COMMON = { help: { type: 'flag', help: 'this text' } };

/**
 * @param {string} what it is
 * @param {string} word
 * @returns {number}
 */
export function integer(what, word) {
  if (!/^-?\d+$/.test(word)) throw new UsageError(`${what} is ${JSON.stringify(word)}, want an integer`);
  return Number(word);
}

/**
 * @param {string} name
 * @param {Option} option
 * @param {string | boolean | undefined} given
 */
function value(name, { type, choices }, given) {
  if (type === 'integer' && given !== undefined) return integer(`--${name}`, String(given));
  if (choices === undefined) return given;
  const chosen = given ?? choices[0];
  if (choices.includes(String(chosen))) return chosen;
  throw new UsageError(`--${name} is ${JSON.stringify(chosen)}, want ${choices.join(' or ')}`);
}

/**
 * @param {Command} command
 * @param {string[]} words
 * @returns {{ values: Values, positionals: string[] }}
 */
export function parse(command, words) {
  const options = { ...command.options, ...COMMON };
  /** @type {import('node:util').ParseArgsOptionsConfig} */
  const config = {};
  for (const [name, { type }] of Object.entries(options)) {
    config[name] = { type: type === 'flag' ? 'boolean' : 'string' };
  }
  config.help.short = 'h';
  let parsed;
  try {
    parsed = parseArgs({ args: words, options: config, allowPositionals: true });
  } catch (error) {
    // Only the first sentence is about what was typed.
    throw new UsageError(/** @type {Error} */ (error).message.split(/\. |\n/)[0]);
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      value(name, option, /** @type {string | boolean | undefined} */ (parsed.values[name])),
    ]),
  );
  return { values, positionals: parsed.positionals };
}

/**
 * @param {string[]} positionals
 * @param {number} most
 */
export function atMost(positionals, most) {
  if (positionals.length > most) throw new UsageError(`${JSON.stringify(positionals[most])} is one word too many`);
}

/** @type {Record<'time' | 'nodes', Option>} */
export const searchLimits = {
  time: { type: 'integer', help: 'milliseconds; 1000 if neither limit is given' },
  nodes: { type: 'integer', help: 'of the search tree: a limit that is the same everywhere' },
};

/** What to say when the limit came first. */
export const undecidedMessage = 'it is not known: give it more --time or more --nodes';
