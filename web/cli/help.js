// The texts of --help.
import { COMMON } from './command.js';

/** @import { Command, Option } from './command.js' */

const EXIT_CODES = `Exit codes
  0  an answer was found
  1  there is none: no path, no way out, no way to clear the board, no winner yet
  2  the command line or the input cannot be used; one line on standard error says why
  3  not known: the time or the nodes given were not enough
`;

const BOARDS = `A board is JSON ([[1,2],[2,1]], or an object that has a board) or text, a line a row: 1 2 1. It comes from a file,
from standard input (-, also where nothing is named), or stands itself in the command line as JSON.
`;

/** @param {[string, string][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}\n`).join('');
}

/** @param {string} name @param {Option} option */
const optionName = (name, { type, choices }) =>
  type === 'flag' ? `--${name}` : `--${name} ${choices ? choices.join('|') : type === 'integer' ? 'N' : 'TEXT'}`;

/** @param {Map<string, Command>} commands */
export const help = (commands) => `qiju: Lianliankan, Huarong Road and Gomoku, solved

Usage
  qiju <command> [words] [options]

Commands
${table([...commands].map(([name, { summary }]) => [name, summary]))}
qiju <command> --help teaches a command by examples; qiju --version says which version this is.

${BOARDS}
${EXIT_CODES}`;

/** @param {string} name @param {Command} command */
export const commandHelp = (name, { summary, usage, about, options, examples }) => `qiju ${name}: ${summary}

Usage
  qiju ${name} ${usage}

${about}${usage.includes('board') ? `\n${BOARDS}` : ''}
Options
${table(Object.entries({ ...options, ...COMMON }).map(([key, option]) => [optionName(key, option), option.help]))}
Examples
${examples.map(({ type, shows }) => `  $ ${type}\n${shows.replace(/^(?=.)/gm, '  ')}`).join('\n')}
${EXIT_CODES}`;
