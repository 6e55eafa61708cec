// The texts of --help.
import { kebab } from '../api/errors.js';
import { commandsOf, flagsOf, games, optionsOf, usage } from './commands.js';

/**
 * @import { Option } from './command.js'
 * @import { NamedCommand } from './commands.js'
 */

const EXIT_CODES = `Exit codes
  0  there is an answer
  1  there is none: no path, unsolvable, false, no winner yet
  2  invalid command line or input; standard error has the reason
  3  undecided within the limit of time or nodes
`;

/** @param {[name: string, text: string][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}\n`).join('');
}

/** @param {[name: string, option: Option]} entry @returns {[name: string, text: string]} */
function optionRow([name, option]) {
  const [, negative] = flagsOf(name, option);
  return [`${negative ? '--[no-]' : '--'}${kebab(name)} ${option.form}`.trimEnd(), option.help];
}

/** @param {string} game */
export const gameHelp = (game) => `qiju ${game} …\n${table(commandsOf(game).map(({ fn, does }) => [kebab(fn), does]))}`;

export const help = () => `qiju: Lianliankan 连连看, Huarong Road 华容道 and Gomoku 五子棋, solved

Usage
  qiju <game> <function> [input] [arguments] [options]

${games.map(gameHelp).join('\n')}
connect, solve-huarong-road and judge-win also work without a game before them.

The input is a file, - for standard input (the default), or the text itself. A name that exists or
has a suffix is a file.
What one command prints another reads, as text or with --json.

  qiju <game> <function> --help   describes a function, with an example
  qiju completion bash|zsh|fish   prints a script that completes commands and options in a shell
  qiju --version                  prints the version

${EXIT_CODES}`;

/** @param {NamedCommand} command */
export const commandHelp = (command) => {
  const { name, does, input, optional, example } = command;
  return `qiju ${name}: ${does}

Usage
  ${usage(command)} [options]
${input ? `\n[${input.name}] is a file, - for standard input${optional ? '' : ' (the default)'}, or the text itself.\n  ${input.help}\n` : ''}
Options (the first word is the default)
${table(Object.entries(optionsOf(command)).map(optionRow))}
Example
  $ ${example[0]}
${example[1].replace(/^(?=.)/gm, '  ')}
${EXIT_CODES}`;
};
