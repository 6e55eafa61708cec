// Games of Gomoku, as commands read them.
import { atMost } from './command.js';
import { parseIntegers, parseJson, readSource } from './input.js';

/**
 * @import { Notation, Qiju } from '../api/types.js'
 * @import { Input, Option } from './command.js'
 */

/** What every command says of a game that it reads. */
export const aboutGame = `A game is its moves, black first: points (15 * row + column) between spaces or commas, a JSON array of them, one word of
two base-15 digits a move, coordinates (h8 i9), or an SGF record. It is the text itself, a file, or - for standard input.
`;

/** @type {Option} */
export const rule = {
  type: 'text',
  choices: ['freestyle', 'standard', 'renju', 'caro'],
  help: 'standard: exactly five win; renju: with forbidden moves; caro: exactly five, not blocked at both ends',
};

/** @type {Option} */
export const size = { type: 'integer', help: "of the board's sides, 5 to 22; 15 if not given" };

/** @param {string} text @returns {Notation} */
const notationOf = (text) => (/^[(;]/.test(text) ? 'sgf' : /^[\da-e]*$/i.test(text) ? 'base15' : 'coordinates');

/** Is it a game itself, and no file's name? @param {string} source */
const isGame = (source) => /^([\da-e]{2}|[(;])/i.test(source) || /^[a-v]\d+([\s,]|[a-v]|$)/i.test(source);

/**
 * @param {Qiju} qiju
 * @param {{ positionals: string[], values: { size?: number }, stdin: Input }} asked
 * @returns {Promise<number[]>}
 */
export async function readGame(qiju, { positionals, values, stdin }) {
  atMost(positionals, 1);
  const [source] = positionals;
  const text = (source !== undefined && isGame(source) ? source : await readSource(source, stdin)).trim();
  if (text.startsWith('[')) return parseJson(text);
  if (/^\d+([\s,]+\d+)*$/.test(text) && /[\s,]/.test(text)) return parseIntegers('the game', text);
  return qiju.gomoku.decode(text, { notation: notationOf(text), size: values.size });
}
