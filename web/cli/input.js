// Reads the first argument of a function: from a file, from standard input, or from the command line.
import { Buffer } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { UsageError } from './command.js';

/** @import { Context, Options } from './command.js' */

/** @typedef {AsyncIterable<Buffer | string> & { isTTY?: boolean }} Stdin standard input, or a stand-in */

/**
 * What was read.
 * @typedef {object} Given
 * @property {any} value for the function
 * @property {Record<string, any>} [options] that the text has besides
 * @property {boolean} [isPicture] true if the pieces of a puzzle have letters
 */

/**
 * A kind of input.
 * @typedef {object} InputKind
 * @property {string} name
 * @property {string} help
 * @property {RegExp} isText matches a text on the command line; anything else is the name of a file
 * @property {Options} [options] that say how it is read
 */

/** An input in UTF-8. @typedef {InputKind & { read(text: string, context: Context): Given | Promise<Given> }} TextInput */

/** An input in any encoding. @typedef {InputKind & { parse(input: string | Buffer, context: Context): Promise<Given> }} ParsedInput */

/** @typedef {TextInput | ParsedInput} Input */

/** A name that ends in a suffix, or a path. */
const FILE = /^[^\n([{]*(\.[a-z]{2}\w*|[/\\][^\n]*)$/i;

/** @param {Stdin} stdin */
async function readAll(stdin) {
  const parts = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/**
 * @param {Input} input
 * @param {string} source
 */
async function readSource({ isText }, source) {
  if (existsSync(source)) {
    return readFile(source).catch(({ code }) => {
      throw new UsageError(`${source} cannot be read: ${code}`);
    });
  }
  if (isText.test(source) && !FILE.test(source)) return source;
  throw new UsageError(`there is no file ${JSON.stringify(source)}`);
}

/**
 * @param {Input} input
 * @param {string | undefined} source a file, - for standard input (the default), or the text itself
 * @param {Context} context
 * @returns {Promise<Given>}
 */
export async function readInput(input, source, context) {
  const { stdin } = context;
  if (source === undefined && stdin.isTTY) {
    throw new UsageError(`want a ${input.name}: the name of a file, or pipe it in; see --help`);
  }
  const isPiped = source === undefined || source === '-';
  const given = isPiped ? await readAll(stdin) : source && (await readSource(input, source));
  const text = String(given).replaceAll('\r', '');
  if (text.trim() === '') throw new UsageError(`${isPiped ? 'standard input' : JSON.stringify(source)} is empty`);
  const unquoted = unquote(text);
  if ('read' in input) return input.read(unquoted ?? text, context);
  return input.parse(unquoted ?? given, context);
}

/** Reads what a command with --json has printed, if it is a text. @param {string} text @returns {string | undefined} */
function unquote(text) {
  if (!/^\s*"/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // such as lines of a program, which huarong.parse reads
  }
}

/** @param {string} text */
export const isJson = (text) => /^\s*[[{]/.test(text);

/** Splits at spaces and commas. Words that are not integers stay words: the API rejects them. */
const integers = (/** @type {string} */ text) =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => (/^-?\d+$/.test(word) ? Number(word) : word));

/** @param {string} text one row per line */
export const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(integers);
