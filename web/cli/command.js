// The type of a command, and the parser of its arguments.
import { parseArgs } from 'node:util';

/** @import { Qiju, SlidingPuzzle } from '../api/types.js' */

/** @typedef {() => Promise<SlidingPuzzle[]>} ReadPuzzles */

/**
 * @typedef {object} Option
 * @property {'text' | 'integer' | 'flag'} type
 * @property {string[]} [choices] allowed values of a text; the first is the default
 * @property {string} help
 */

/** @typedef {Record<string, any>} Values the options by name: a string, a number, true, or undefined */

/** @typedef {AsyncIterable<Buffer | string> & { isTTY?: boolean }} Input standard input, or a stand-in */

/**
 * @typedef {object} Answer
 * @property {string} text for standard output
 * @property {string} [none] the reason why there is no answer; exit code 1
 * @property {string} [unknown] the reason why the answer is unknown; exit code 3
 */

/**
 * @typedef {object} Command
 * @property {string} summary in one line
 * @property {string} usage the arguments, as help shows them
 * @property {string} about a description
 * @property {Record<string, Option>} options
 * @property {{ type: string, shows: string }[]} examples a command line and its output
 * @property {(asked: { qiju: Qiju, readPuzzles: ReadPuzzles, values: Values, positionals: string[], stdin: Input }) => Answer | Promise<Answer>} run
 */

/** The exit codes. */
export const CODES = { answer: 0, noAnswer: 1, badInput: 2, unknown: 3 };

/** The command line or its input is invalid. */
export class UsageError extends Error {}

/** The options of every command. @type {Record<string, Option>} */
export const COMMON = { help: { type: 'flag', help: 'show this help' } };

/**
 * @param {string} what the name of the value, for the message
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

/** A prefix for negative numbers: parseArgs would read them as options of one letter. */
const HIDDEN = '\0';
/** @param {string} word */
const hideNumber = (word) => (/^-\d/.test(word) ? HIDDEN + word : word);
/** @template Word @param {Word} word @returns {Word} */
const showNumber = (word) => /** @type {any} */ (typeof word === 'string' ? word.replace(HIDDEN, '') : word);

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
    parsed = parseArgs({ args: words.map(hideNumber), options: config, allowPositionals: true });
  } catch (error) {
    // Only the first sentence describes the error; the rest suggests syntax.
    throw new UsageError(/** @type {Error} */ (error).message.split(/\. |\n/)[0]);
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      value(name, option, showNumber(/** @type {string | boolean | undefined} */ (parsed.values[name]))),
    ]),
  );
  return { values, positionals: parsed.positionals.map(showNumber) };
}

/**
 * @param {string[]} positionals
 * @param {number} most
 */
export function atMost(positionals, most) {
  if (positionals.length > most) throw new UsageError(`${JSON.stringify(positionals[most])} is an unexpected argument`);
}

/** @type {Record<'time' | 'nodes', Option>} */
export const searchLimits = {
  time: { type: 'integer', help: 'time limit in milliseconds; default 1000 if --nodes is not given' },
  nodes: { type: 'integer', help: 'node limit; gives the same result on every machine' },
};

export const undecidedMessage = 'undecided within the limit; try a larger --time or --nodes';
