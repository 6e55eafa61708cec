// The table of all commands, and what follows from it.
import { kebab } from '../api/errors.js';
import { gomoku } from './gomoku.js';
import { huarong } from './huarong.js';
import { lianliankan } from './lianliankan.js';

/** @import { Command, Option, Options } from './command.js' */

/** @typedef {Command & { game: string, fn: string, name: string }} NamedCommand */

/** @type {Record<string, Record<string, Command>>} */
const tables = { lianliankan, huarong, gomoku };

export const games = Object.keys(tables);

/** The words that may come first, besides the original functions. */
export const firstWords = [...games, 'completion', '--help', '--version'];

/** @type {NamedCommand[]} */
export const commands = games.flatMap((game) =>
  Object.entries(tables[game]).map(([fn, command]) => ({ ...command, game, fn, name: `${game} ${kebab(fn)}` })),
);

/** @param {string} game */
export const commandsOf = (game) => commands.filter((command) => command.game === game);

/** The functions that the API also has without a game. */
const ORIGINALS = ['connect', 'solveHuarongRoad', 'judgeWin'];

/** @param {string[]} words @returns {[command: NamedCommand | undefined, rest: string[]]} */
export function findCommand(words) {
  const [first, second] = words;
  const original = commands.find(({ fn }) => ORIGINALS.includes(fn) && kebab(fn) === first);
  if (original) return [original, words.slice(1)];
  return [commands.find(({ name }) => name === `${first} ${second}`), words.slice(2)];
}

/** Returns all options of a command. @param {Command} command @returns {Options} */
export const optionsOf = ({ options, input, print }) => ({
  ...options,
  ...input?.options,
  ...(typeof print === 'object' && { format: { form: Object.keys(print).join('|'), help: 'of the output' } }),
  json: { form: '', help: 'print the result of the function as JSON' },
  help: { form: '', help: 'show this help' },
});

/** Returns the names that turn an option on and off, the second only if it has one. @param {string} name @param {Option} option */
export const flagsOf = (name, { form }) =>
  form === '' && name !== 'json' && name !== 'help' ? [kebab(name), `no-${kebab(name)}`] : [kebab(name)];

/** @param {NamedCommand} command */
export const usage = ({ name, input, args = {} }) =>
  [`qiju ${name}`, ...(input ? [`[${input.name}]`] : []), ...Object.keys(args).map((arg) => `<${arg}>`)].join(' ');
