// The command line: finds the command, calls its function and prints the result.
import { kebab } from '../api/errors.js';
import { CODES, UNDECIDED, UsageError } from './command.js';
import { commands, commandsOf, findCommand, firstWords, games } from './commands.js';
import { completion } from './completion.js';
import { commandHelp, gameHelp, help } from './help.js';
import { readInput } from './input.js';
import { didYouMean } from './nearest.js';
import { createProgress, json as toJson } from './output.js';
import { parse } from './parse.js';

/**
 * @import { OnProgress, Qiju, QijuError } from '../api/types.js'
 * @import { Context, Print } from './command.js'
 * @import { NamedCommand } from './commands.js'
 * @import { Stdin } from './input.js'
 */

/**
 * The surroundings of the program, which tests replace.
 * @typedef {object} World
 * @property {string} version
 * @property {(onProgress: OnProgress) => Promise<Qiju>} load
 * @property {Context['readPuzzles']} readPuzzles
 * @property {Stdin} stdin
 * @property {{ write(text: string): unknown }} stdout
 * @property {{ write(text: string): unknown, isTTY?: boolean }} stderr
 */

/** @param {NamedCommand} command @param {{ json?: boolean, format?: unknown }} options @returns {Print} */
function printer({ print = toJson }, { json, format }) {
  if (json) return toJson;
  if (typeof print === 'function') return print;
  const names = Object.keys(print);
  const name = String(format ?? names[0]);
  if (Object.hasOwn(print, name)) return print[name];
  throw new UsageError(`--format is ${JSON.stringify(format)}, want ${names.join(' or ')}`);
}

/**
 * Adds the options of the input to the ones of the command line. One that the function does not
 * have is an error: without it, this would be a different problem.
 * @param {NamedCommand} command
 * @param {Record<string, any>} options
 * @param {Record<string, any>} [ofInput]
 */
function allOptions({ options: known = {} }, options, ofInput = {}) {
  const all = Object.entries({ ...ofInput, ...options }).filter(([name, value]) => {
    if (value === undefined) return false;
    if (Object.hasOwn(known, name)) return true;
    if (name in ofInput) throw new UsageError(`the input sets ${name}, which is no option of this function`);
    return false;
  });
  return Object.fromEntries(all);
}

/**
 * @param {NamedCommand} command
 * @param {string[]} words after its name
 * @param {World} world
 * @returns {Promise<number>} the exit code
 */
async function runCommand(command, words, { load, readPuzzles, stdin, stdout, stderr }) {
  const { options, source, args } = parse(command, words);
  if (options.help) {
    stdout.write(commandHelp(command));
    return CODES.answer;
  }
  const print = printer(command, options);
  const progress = createProgress(stderr);
  const qiju = await load(progress.report);
  const warn = (/** @type {string} */ text) => stderr.write(`qiju ${command.name}: warning: ${text}\n`);
  const context = { qiju, readPuzzles, stdin, options, warn };
  const { input, optional, game, fn, call } = command;
  const read = input && (source !== undefined || !optional) ? await readInput(input, source, context) : undefined;
  const given = { ...read, options: allOptions(command, options, read?.options) };
  const readers = Object.values(command.args ?? {});
  const all = [...(read ? [read.value] : []), ...readers.map((reader, i) => reader(args[i], context))];
  const api = /** @type {any} */ (qiju)[game][fn];
  let result;
  try {
    result = await (call
      ? call({ api, args: all, options: given.options, context })
      : api(...all, ...(command.options ? [given.options] : [])));
  } finally {
    progress.clear();
  }
  const why = command.none?.(result) || undefined;
  if (options.json || why === undefined) stdout.write(print(result, given));
  if (why !== undefined) stderr.write(`qiju ${command.name}: ${why}\n`);
  if (why === undefined && result !== false) return CODES.answer;
  return why === UNDECIDED ? CODES.undecided : CODES.none;
}

/**
 * @param {string[]} words that are no command
 * @param {string} version
 * @returns {string} the text to print
 */
function otherText([first, second = '--help'], version) {
  if (first === '--version') return `${version}\n`;
  if (first === '--help' || first === '-h') return help();
  if (first === 'completion') return completion(second);
  const isGame = games.includes(first);
  if (isGame && (second === '--help' || second === '-h')) return gameHelp(first);
  const names = (isGame ? commandsOf(first) : commands).map(({ name }) => name);
  const suggestion = isGame ? didYouMean(second, names) : didYouMean(first, [...firstWords, ...names]);
  throw new UsageError(`unknown command ${isGame ? `${first} ${second}` : first}${suggestion || '; see: qiju --help'}`);
}

/**
 * Errors of the API begin with the function, which the command's name replaces, and name options as JavaScript does.
 * @param {QijuError} error
 * @param {NamedCommand} [command]
 */
function describe({ message, argument = '' }, command) {
  const words = message.replace(/^[\w.]+: /, '').replace('the option format', '--from');
  return Object.hasOwn(command?.options ?? {}, argument) ? words.replace(argument, `--${kebab(argument)}`) : words;
}

/** @type {Record<string, number>} */
const ERROR_CODES = { unsolvable: CODES.none, 'limit-exceeded': CODES.undecided };

/**
 * @param {string[]} given the words of the command line
 * @param {World} world
 * @returns {Promise<number>} the exit code
 */
export async function run(given, world) {
  const [first = '--help', ...others] = given;
  const words = first === 'help' ? [...others, '--help'] : [first, ...others];
  const [command, rest] = findCommand(words);
  try {
    if (command) return await runCommand(command, rest, world);
    world.stdout.write(otherText(words, world.version));
    return CODES.answer;
  } catch (error) {
    const failed = /** @type {QijuError} */ (error);
    world.stderr.write(`qiju${command ? ` ${command.name}` : ''}: ${describe(failed, command)}\n`);
    return ERROR_CODES[failed.code] ?? CODES.invalid;
  }
}
