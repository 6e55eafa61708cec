// Parses the words after a command.
import { parseArgs } from 'node:util';
import { kebab } from '../api/errors.js';
import { UsageError, readValue } from './command.js';
import { flagsOf, optionsOf, usage } from './commands.js';
import { didYouMean } from './nearest.js';

/** @import { NamedCommand } from './commands.js' */

/** A prefix for negative numbers: parseArgs would read them as options of one letter. */
const HIDDEN = '\0';
/** @param {string} word */
const hideNumber = (word) => (/^-\d/.test(word) ? HIDDEN + word : word);
/** @param {string} word */
const showNumber = (word) => word.replace(HIDDEN, '');

/** @param {NamedCommand} command @param {string[]} args */
function parseWords(command, args) {
  /** @type {import('node:util').ParseArgsOptionsConfig} */
  const options = {};
  for (const [name, option] of Object.entries(optionsOf(command))) {
    for (const flag of flagsOf(name, option)) options[flag] = { type: option.form === '' ? 'boolean' : 'string' };
  }
  options.help.short = 'h';
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Only the first sentence describes the error; the rest suggests syntax.
    const [words] = /** @type {Error} */ (error).message.split(/\. |\n/);
    const [, unknown] = /^Unknown option '(--?[^']+)'/.exec(words) ?? [];
    const flags = Object.keys(options).map((flag) => `--${flag}`);
    throw new UsageError(words + (unknown ? didYouMean(unknown, flags) : ''));
  }
}

/**
 * @param {NamedCommand} command
 * @param {string[]} words
 * @returns {{ options: Record<string, any>, source?: string, args: string[] }} the options, the input if it is given, and the
 *   other arguments
 */
export function parse(command, words) {
  const { values, positionals } = parseWords(command, words.map(hideNumber));
  /** @type {Record<string, any>} */
  const options = {};
  for (const name of Object.keys(optionsOf(command))) {
    const given = values[kebab(name)];
    if (given !== undefined) options[name] = typeof given === 'string' ? readValue(showNumber(given)) : given;
    if (values[`no-${kebab(name)}`]) options[name] = false;
  }
  const args = positionals
    .map(showNumber)
    .flatMap((word) => (command.splits && /^-?\d+,-?\d+$/.test(word) ? word.split(',') : word));
  const count = Object.keys(command.args ?? {}).length;
  const extra = args.length - count;
  if (!options.help && extra !== 0 && !(extra === 1 && command.input)) throw new UsageError(`want ${usage(command)}`);
  return { options, source: extra > 0 ? args[0] : undefined, args: args.slice(extra) };
}
