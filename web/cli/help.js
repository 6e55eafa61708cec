// The texts of --help.
import { COMMON } from './command.js';

/** @import { Command, Option } from './command.js' */

const EXIT_CODES = `Exit codes
  0  an answer was found
  1  there is no answer: no path, unsolvable, no winner yet
  2  invalid command line or input; standard error has the reason
  3  undecided within the time or node limit
`;

const BOARDS = `A board is JSON ([[1,2],[2,1]], or an object with a board) or text with one row per line: 1 2 1. It is read from a file
or from standard input (-, the default), or given on the command line as JSON.
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
  qiju <command> [arguments] [options]

Commands
${table([...commands].map(([name, { summary }]) => [name, summary]))}
qiju <command> --help describes a command with examples; qiju --version prints the version.

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
