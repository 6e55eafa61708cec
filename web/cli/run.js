// The command line: finds the command, runs it and writes its answer.
import { CODES, UsageError, parse } from './command.js';
import { forbidden, force, judge, move, puzzle, review, threats } from './gomoku.js';
import { commandHelp, help } from './help.js';
import { generate, huarong, levels } from './huarong.js';
import { clear, connect, deal, pairs, shuffle } from './lianliankan.js';
import { createProgress } from './output.js';
import { puzzles } from './puzzles.js';

/**
 * @import { OnProgress, Qiju } from '../api/types.js'
 * @import { Command, Input, ReadPuzzles } from './command.js'
 */

/** @type {Map<string, Command>} a name may have two words */
const commands = new Map(
  Object.entries({
    connect,
    pairs,
    clear,
    deal,
    shuffle,
    huarong,
    'huarong generate': generate,
    levels,
    puzzles,
    judge,
    forbidden,
    threats,
    force,
    move,
    review,
    puzzle,
  }),
);

/**
 * The surroundings of the program, which tests replace.
 * @typedef {object} World
 * @property {string} version
 * @property {(onProgress: OnProgress) => Promise<Qiju>} load
 * @property {ReadPuzzles} readPuzzles
 * @property {Input} stdin
 * @property {{ write(text: string): unknown }} stdout
 * @property {{ write(text: string): unknown, isTTY?: boolean }} stderr
 */

/**
 * @param {string} name of the command
 * @param {Command} command
 * @param {string[]} words after its name
 * @param {World} world
 * @returns {Promise<number>} the exit code
 */
async function runCommand(name, command, words, { load, readPuzzles, stdin, stdout, stderr }) {
  const { values: given, positionals } = parse(command, words);
  const { help: asksForHelp, ...values } = given;
  if (asksForHelp) {
    stdout.write(commandHelp(name, command));
    return CODES.answer;
  }
  const progress = createProgress(stderr);
  const qiju = await load(progress.report);
  const { text, none, unknown } = await command.run({ qiju, readPuzzles, values, positionals, stdin });
  progress.clear();
  stdout.write(text);
  const why = none ?? unknown;
  if (why === undefined) return CODES.answer;
  stderr.write(`qiju ${name}: ${why}\n`);
  return none === undefined ? CODES.unknown : CODES.noAnswer;
}

/**
 * @param {string[]} words of the command line
 * @param {World} world
 * @returns {Promise<number>} the exit code
 */
export async function run([first = '--help', ...others], world) {
  const { version, stdout, stderr } = world;
  const two = `${first} ${others[0]}`;
  const [name, words] = commands.has(two) ? [two, others.slice(1)] : [first, others];
  if (name === '--version') {
    stdout.write(`${version}\n`);
    return CODES.answer;
  }
  if (name === '--help' || name === '-h') {
    stdout.write(help(commands));
    return CODES.answer;
  }
  try {
    const command = commands.get(name);
    if (!command) throw new UsageError('unknown command; see: qiju --help');
    return await runCommand(name, command, words, world);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    // Errors of the API start with the function's name; the command's name replaces it.
    stderr.write(`qiju ${name}: ${message.replace(/^[\w.]+: /, '')}\n`);
    return CODES.badInput;
  }
}
