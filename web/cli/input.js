// Reads the first argument of a function: from a file, from standard input, or from the command line.
import { Buffer } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { UsageError, parseJson } from './command.js';

/** @import { Context } from './command.js' */

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
 * @typedef {object} Input
 * @property {string} name
 * @property {string} help
 * @property {RegExp} isText matches a text on the command line; anything else is the name of a file
 * @property {(text: string, context: Context) => Given | Promise<Given>} read
 */

/** A name that ends in a suffix, or a path. */
const FILE = /^[^\n([{]*(\.[a-z]\w*|[/\\][^\n]*)$/i;

/** @param {Stdin} stdin */
async function readAll(stdin) {
  const parts = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/**
 * @param {Input} input
 * @param {string} source
 */
async function readSource({ isText }, source) {
  if (existsSync(source)) {
    return readFile(source, 'utf8').catch(({ code }) => {
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
  if (given.trim() === '') throw new UsageError(`${isPiped ? 'standard input' : JSON.stringify(source)} is empty`);
  const text = given.replaceAll('\r', '');
  return input.read(/^\s*"/.test(text) ? parseJson(text) : text, context);
}

/** @param {string} text */
export const isJson = (text) => /^\s*[[{]/.test(text);

/** Splits at spaces and commas. Words that are not integers stay words: the API rejects them. @param {string} text */
export const integers = (text) =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => (/^-?\d+$/.test(word) ? Number(word) : word));

/** Returns the lines that are not blank. @param {string} text */
export const filledLines = (text) => text.split('\n').filter((line) => line.trim() !== '');

/** @param {string} text one row per line */
export const rowsOf = (text) => filledLines(text).map(integers);
