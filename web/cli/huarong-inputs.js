// The inputs of the commands of 华容道.
import { findLevel, includesName } from '../api/huarong/names.js';
import { toSteps } from '../api/huarong/values.js';
import { UsageError, parseJson, readValue } from './command.js';
import { isJson } from './input.js';
import { idOf, parsePuzzle } from './puzzle-text.js';

/**
 * @import { SlidingPuzzle } from '../api/types.js'
 * @import { Context } from './command.js'
 * @import { Input } from './input.js'
 */

/** @param {readonly SlidingPuzzle[]} puzzles @param {string} name */
export const findPuzzle = (puzzles, name) => puzzles.find(({ zh, zhHant, en }) => includesName([zh, zhHant, en], name));

/**
 * @param {string} text
 * @param {Context} context
 * @returns {Promise<{ board: any, isPicture?: boolean, [option: string]: any }>}
 */
async function findPosition(text, { qiju: { huarong }, readPuzzles }) {
  if (isJson(text)) {
    const value = parseJson(text);
    return Array.isArray(value) ? { board: value } : value;
  }
  if (/\n|^[\d\s,-]+$/.test(text) && !/^\d{9,}$/.test(text)) return parsePuzzle(text);
  const level = findLevel(huarong.levels, text);
  if (level) return { board: level.board };
  const puzzle = findPuzzle(await readPuzzles(), text);
  if (puzzle) return puzzle;
  if (/^[0-9a-z]{9,}$/i.test(text)) return huarong.decodePuzzle(text);
  const shown = JSON.stringify(text);
  throw new UsageError(
    `${shown} is no level, puzzle, share code or file; see: qiju huarong levels, qiju huarong puzzles`,
  );
}

/** @type {Input} */
export const position = {
  name: 'position',
  help: `The name of a level or a puzzle, a share code, or a board: JSON, or one row per line.
  Rows of ids: 0 is a blank, -1 a wall, -2 a gate. Pictures have a character per cell: . is a blank, # a wall, - a gate.
  A goal follows after an empty line, where other cells are blank. After another one the word lengthwise may follow:
  pieces then move along their longer side only. In a picture with a piece of *, it must reach the cells of . instead.`,
  isText: /./,
  async read(text, context) {
    const { board, goal, gates, lengthwise, isPicture } = await findPosition(text.replace(/\s+$/, ''), context);
    return { value: board, options: { goal, gates, lengthwise: lengthwise || undefined }, isPicture };
  },
};

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
