// Reads the input of commands: boards and other texts.
import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { UsageError, integer } from './command.js';

/** @import { Input } from './command.js' */

/** @param {string} source */
export const isJson = (source) => /^\s*[[{]/.test(source);

/**
 * @param {Input} stdin
 * @returns {Promise<string>}
 */
async function readAll(stdin) {
  const parts = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/**
 * @param {string | undefined} source a file, - for standard input (the default), or JSON
 * @param {Input} stdin
 * @returns {Promise<string>}
 */
export async function readSource(source, stdin) {
  if (source === undefined && stdin.isTTY) {
    throw new UsageError('nothing to read: name a file, or pipe it in; see --help');
  }
  if (source === undefined || source === '-') return readAll(stdin);
  if (isJson(source)) return source;
  try {
    return await readFile(source, 'utf8');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new UsageError(
      code === 'ENOENT' ? `there is no file ${JSON.stringify(source)}` : `${source} cannot be read: ${code}`,
    );
  }
}

/** @param {string} source */
export function parseJson(source) {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new UsageError(`the input is not valid JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Reads integers separated by spaces or commas.
 * @param {string} what the name of the text in messages
 * @param {string} words
 */
export const parseIntegers = (what, words) =>
  words
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => integer(`a number of ${what}`, word));

/**
 * @param {string} source JSON, or one row per line
 * @returns {number[][]} not validated: the package does that
 */
export function parseBoard(source) {
  if (isJson(source)) {
    const value = parseJson(source);
    return value.board ?? value;
  }
  return source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseIntegers('the board', line));
}

/**
 * @param {string | undefined} source as in readSource
 * @param {Input} stdin
 */
export const readBoard = async (source, stdin) => parseBoard(await readSource(source, stdin));
