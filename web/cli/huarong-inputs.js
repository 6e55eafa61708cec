// The inputs of the commands of 华容道.
import { findLevel, includesName } from '../api/huarong/names.js';
import { toSteps } from '../api/huarong/values.js';
import { idOf } from '../api/huarong/parse/picture.js';
import { UsageError, parseJson, readValue } from './command.js';
import { isJson } from './input.js';
import { chooseItem, inAnyFormat, parseOptions } from './parsed.js';

/**
 * @import { Buffer } from 'node:buffer'
 * @import { Board, PuzzleFormat, PuzzleOptions, QijuError, SlidingPuzzle } from '../api/types.js'
 * @import { Context } from './command.js'
 * @import { Input } from './input.js'
 */

/** In these a piece has a character. @type {readonly PuzzleFormat[]} */
const PICTURES = ['picture', 'klotski', 'rush-hour'];

/** @param {readonly SlidingPuzzle[]} puzzles @param {string} name */
export const findPuzzle = (puzzles, name) => puzzles.find(({ zh, zhHant, en }) => includesName([zh, zhHant, en], name));

/** @param {string} name @param {Context} context @returns {Promise<({ board: Board } & PuzzleOptions) | undefined>} */
async function findNamed(name, { qiju: { huarong }, readPuzzles }) {
  if (name.includes('\n')) return undefined; // a name is one line, and a long text takes long to compare
  return findLevel(huarong.levels, name) ?? findPuzzle(await readPuzzles(), name);
}

/** @param {string | Buffer} given @param {Context} context */
async function parsePuzzle(given, context) {
  const { huarong } = context.qiju;
  try {
    const { puzzles, warnings, format } = await huarong.parse(given, { format: context.options.from });
    return { puzzle: chooseItem(puzzles, warnings, context), isPicture: PICTURES.includes(format) };
  } catch (error) {
    const name = String(given).trim();
    if (name.includes('\n') || /** @type {QijuError} */ (error).reason !== 'format') throw error;
    const words = `${JSON.stringify(name)} is no level, puzzle, share code or file`;
    throw new UsageError(`${words}; see: qiju huarong levels, qiju huarong puzzles`);
  }
}

/** @type {Input} */
export const position = {
  name: 'position',
  help: `The name of a level or a puzzle, or a board in any format that parse reads: JSON, rows of ids, a share code,
  Rush Hour, levels of other programs, or a picture with a character per cell: . is a blank, # a wall, - a gate. A goal
  follows after an empty line, where other cells are blank. After another one the word lengthwise may follow: pieces
  then move along their longer side only. In a picture with a piece of *, it must reach the cells of . instead.`,
  isText: /./,
  options: parseOptions,
  async parse(given, context) {
    const named = await findNamed(String(given).trim(), context);
    const { puzzle, isPicture } = named ? { puzzle: named, isPicture: false } : await parsePuzzle(given, context);
    const { board, goal, gates, lengthwise } = puzzle;
    return { value: board, options: { goal, gates, lengthwise: lengthwise || undefined }, isPicture };
  },
};

export const anything = inAnyFormat(
  'Puzzles in one of the formats picture, ids, json, code, rush-hour, klotski and slide.',
  /./,
);

/** @type {Input} */
export const solution = {
  name: 'solution',
  help: 'Steps or moves as other commands print them.',
  isText: /\n|^[[{]|^\S+ \w/,
  read(text) {
    if (isJson(text)) {
      const value = parseJson(text);
      return { value: value.steps ?? value };
    }
    const moves = text.replaceAll(/gameHandler\.move\((\d+), '(\w+)'\)/g, '$1 $2').trim();
    const rows = moves.split('\n').map((row) => row.trim().split(/\s+/));
    const value = toSteps(rows.map(([id, ...path]) => ({ id: readId(id), path: /** @type {any} */ (path) })));
    return { value, isPicture: /^\D/.test(moves) };
  },
};

/** @type {Input} */
export const code = { name: 'code', help: 'A share code.', isText: /./, read: (text) => ({ value: text.trim() }) };

/** @param {(names: string, context: Context) => unknown} find @returns {Input} */
export const named = (find) => ({
  name: 'name',
  help: 'In Chinese, pinyin or English.',
  isText: /./,
  async read(text, context) {
    const value = await find(text, context);
    if (!value) throw new UsageError(`there is no ${JSON.stringify(text)} in the list`);
    return { value };
  },
});

/** Reads the id of a piece, or its character in a picture. @param {string} word */
export const readId = (word) => (word.length === 1 ? idOf(word) : readValue(word));
