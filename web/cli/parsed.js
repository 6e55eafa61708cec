// What `gomoku.parse` and `huarong.parse` have read: one item, and the warnings.
import { UsageError } from './command.js';

/**
 * @import { ParseWarning } from '../api/types.js'
 * @import { Context, Options } from './command.js'
 * @import { ParsedInput } from './input.js'
 */

/** The options of an input that is parsed. @type {Options} */
export const parseOptions = {
  from: { form: 'FORMAT', help: 'of the input, as for parse; default: any' },
  number: { form: 'N', help: 'of the game or puzzle, if the input holds several; default 1' },
};

/** An input that the function itself parses. @param {string} help @param {RegExp} isText @returns {ParsedInput} */
export const inAnyFormat = (help, isText) => ({
  name: 'input',
  help,
  isText,
  parse: async (given) => ({ value: given }),
});

/**
 * Chooses the item that the command line names.
 * @template Item
 * @param {readonly Item[]} items
 * @param {readonly ParseWarning[]} warnings
 * @param {Context} context
 * @returns {Item}
 */
export function chooseItem(items, warnings, { options: { number }, warn }) {
  for (const { text } of warnings) warn(text);
  const count = items.length;
  if (number === undefined && count > 1) warn(`the input holds ${count}; this is the first, --number N takes another`);
  const item = items[(number ?? 1) - 1];
  if (item === undefined) throw new UsageError(`--number is ${number}, the input holds ${count}`);
  return item;
}
