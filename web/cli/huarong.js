// The commands of 华容道.
import { existsSync } from 'node:fs';
import { moveLines } from '../panel/move-list.js';
import { UsageError, atMost, undecidedMessage } from './command.js';
import { isJson, parseBoard, parseJson, readSource } from './input.js';
import { findLevel } from '../api/huarong/names.js';
import { json, lines } from './output.js';
import { isPicture, parsePicture } from './picture.js';
import { boardFormat, findPuzzle, showBoard } from './puzzles.js';

/**
 * @import { Board, Generated, HuarongSolution, Level, PuzzleOptions, Qiju } from '../api/types.js'
 * @import { Command, Input, Option, ReadPuzzles } from './command.js'
 */

/** @type {Option} */
const metric = {
  type: 'text',
  choices: ['move', 'slide', 'step'],
  help: 'the unit of length: one piece along any path, in a straight line, or by one cell',
};

/** @typedef {Extract<HuarongSolution, { status: 'solved' }>} Solved */

/** @typedef {(id: number) => string} Name of a piece */

/** @type {Record<string, (solution: Solved, name: Name) => string>} */
const FORMATS = {
  steps: ({ steps }, name) => lines(steps.map(({ id, direction }) => `${name(id)} ${direction}`)),
  moves: ({ moves }, name) => lines(moves.map(({ id, path }) => [name(id), ...path].join(' '))),
  json,
  panel: ({ steps }) => moveLines(steps),
};

/** @typedef {{ board: Board, name: Name } & PuzzleOptions} Puzzle */

/**
 * @param {Qiju['huarong']} huarong
 * @param {ReadPuzzles} readPuzzles
 * @param {string | undefined} source a level, a puzzle, a share code, or a source as in readSource
 * @param {Input} stdin
 * @returns {Promise<Puzzle>}
 */
async function findBoard({ levels, decodePuzzle }, readPuzzles, source, stdin) {
  const name = String;
  const level = source === undefined ? undefined : findLevel(levels, source);
  if (level) return { board: level.board, name };
  if (source !== undefined && /^[^-[{]/.test(source) && !existsSync(source)) {
    const puzzle = findPuzzle(await readPuzzles(), source);
    if (puzzle) return { board: puzzle.board, goal: puzzle.goal, lengthwise: puzzle.lengthwise, name };
    if (/^(?:[0-9a-z]{9}|[0-9a-z]{12,})$/i.test(source)) return { ...decodePuzzle(source), name };
    throw new UsageError(`there is no level and no file ${JSON.stringify(source)}; see: qiju levels`);
  }
  const text = await readSource(source, stdin);
  if (isPicture(text)) return parsePicture(text);
  const value = isJson(text) ? parseJson(text) : undefined;
  return { goal: value?.goal, gates: value?.gates, lengthwise: value?.lengthwise, board: parseBoard(text), name };
}

/** @type {Command} */
export const huarong = {
  summary: 'finds the shortest way out of a position of Huarong Road, or solves another sliding-block puzzle',
  usage: '[level | puzzle | code | board] [options]',
  about: `Prints one step per line: the id of a piece and its direction. A level is named in Chinese, in pinyin or in English:
see qiju levels; a puzzle in Chinese or English: see qiju puzzles. A code comes from qiju huarong generate --format code or
from an address of the site. A board has 5 rows of 4 cells: 0 is a blank, the cells of a piece hold its id, and the piece of
2 by 2 cells must reach the middle of the last two rows.

Any other puzzle is JSON, an object with a board, a goal, gates and lengthwise as for the function solve; or a picture: a
letter or digit for a cell of a piece, . for a blank, # for a wall, - for a gate, which only pieces with a goal may enter. A
second picture after an empty line shows pieces at their goals, . for anything, and - for a gate under a piece. With a piece
of *, as in the levels of GNOME Klotski, . is a cell that it must reach, and a space is a blank.
`,
  options: {
    metric: { ...metric, choices: ['step', 'slide', 'move'] },
    lengthwise: { type: 'flag', help: 'pieces move along their longer side only, as the cars of Rush Hour do' },
    time: { type: 'integer', help: 'time limit in milliseconds; default 10000 if --nodes is not given' },
    nodes: { type: 'integer', help: 'limit of positions; gives the same result on every machine' },
    format: { type: 'text', choices: Object.keys(FORMATS), help: "panel: gameHandler.move(10, 'left') and so on" },
  },
  examples: [
    {
      type: 'qiju huarong 横刀立马 --format panel | head -2',
      shows: "gameHandler.move(9, 'right')\ngameHandler.move(5, 'down')\n",
    },
    { type: "qiju huarong 'only 18 steps' | tail -1", shows: '1 down\n' },
    { type: 'qiju levels heng-dao-li-ma | qiju huarong | wc -l', shows: '116\n' },
    { type: 'qiju huarong heng-dao-li-ma --metric move --format moves | wc -l', shows: '81\n' },
    {
      type: "qiju huarong '[[0,0,0,0],[0,0,0,0],[1,1,0,0],[1,1,0,0],[0,0,0,0]]' --metric move --format moves",
      shows: '1 down right\n',
    },
  ],
  async run({ qiju, readPuzzles, values, positionals, stdin }) {
    atMost(positionals, 1);
    const { board, name, ...rules } = await findBoard(qiju.huarong, readPuzzles, positionals[0], stdin);
    const { metric: unit, format, time, nodes } = values;
    const lengthwise = values.lengthwise ?? rules.lengthwise;
    const solution = qiju.huarong.solve(board, { ...rules, lengthwise, metric: unit, time, nodes });
    if (solution.status === 'solved') return { text: FORMATS[format](solution, name) };
    const text = format === 'json' ? json(solution) : '';
    return solution.status === 'undecided'
      ? { text, unknown: undecidedMessage }
      : { text, none: 'there is no way out' };
  },
};

/**
 * @param {string | undefined} word
 * @returns {number | [number, number] | undefined}
 */
function readDistance(word) {
  if (word === undefined) return undefined;
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? [];
  if (from === undefined) throw new UsageError(`--distance is ${JSON.stringify(word)}, want a number or from-to`);
  return from === to ? Number(from) : [Number(from), Number(to)];
}

/**
 * @param {Qiju} qiju
 * @param {string} format
 * @param {Generated} generated
 * @param {PuzzleOptions} rules
 */
function output({ huarong: { encode } }, format, generated, rules) {
  return { text: format === 'code' ? `${encode(generated.board, rules)}\n` : showBoard(format, generated, rules) };
}

/** @type {Command} */
export const generate = {
  summary: 'generates a position of Huarong Road or of another puzzle at a distance from the exit',
  usage: '[level | puzzle | code | board] [options]',
  about: `Prints a board of Cao Cao and the requested pieces; all such layouts are equally likely. For a board, given as for
qiju huarong (- for standard input), it prints a position that can be reached from it.
`,
  options: {
    horizontals: { type: 'integer', help: 'horizontal generals; default 1' },
    verticals: { type: 'integer', help: 'vertical generals; default 4' },
    soldiers: { type: 'integer', help: 'default 4' },
    distance: { type: 'text', help: 'length of the shortest solution, such as 40 or 40-50; default: the maximum' },
    metric,
    seed: { type: 'integer', help: '0 to 4294967295; a seed always gives the same board' },
    format: {
      type: 'text',
      choices: ['text', 'picture', 'code', 'json'],
      help: 'text: one row of ids per line; picture: a letter for each piece; code: a short code to share',
    },
  },
  examples: [
    {
      type: 'qiju huarong generate --distance 40 --seed 7',
      shows: ' 2  0  3  4\n 2  5  6  7\n 8  9  6  7\n 0  9  1  1\n10 10  1  1\n',
    },
    { type: 'qiju huarong generate --distance 40 --seed 7 --format code', shows: '0013FN9V5\n' },
    {
      type: 'qiju huarong generate --distance 40 --seed 7 | qiju huarong --metric move --format moves | wc -l',
      shows: '40\n',
    },
    { type: 'qiju huarong generate 横刀立马 --distance 60-70 --seed 7 --format code', shows: '000KE9VGA\n' },
  ],
  async run({ qiju, readPuzzles, values, positionals, stdin }) {
    atMost(positionals, 1);
    const { horizontals, verticals, soldiers, format, distance: asked, ...options } = values;
    const distance = readDistance(asked);
    if (positionals.length === 0) {
      const pieces = { horizontals: horizontals ?? 1, verticals: verticals ?? 4, soldiers: soldiers ?? 4 };
      return output(qiju, format, qiju.huarong.generate({ ...pieces, ...options, distance }), {});
    }
    if ((horizontals ?? verticals ?? soldiers) !== undefined) {
      throw new UsageError('want either a board or numbers of pieces');
    }
    const { board, goal, gates, lengthwise } = await findBoard(qiju.huarong, readPuzzles, positionals[0], stdin);
    const rules = { goal, gates, lengthwise };
    return output(qiju, format, qiju.huarong.generate({ board, ...rules, ...options, distance }), rules);
  },
};

/** @param {Level} level */
const row = ({ zh, pinyin, en, lengths }) =>
  [zh, pinyin, en, ...(lengths ? [lengths.move, lengths.slide, lengths.step] : ['no way out'])].join('\t');

/** @type {Command} */
export const levels = {
  summary: 'lists the named positions of Huarong Road, or shows one',
  usage: '[level] [options]',
  about: `Prints one level per line, with tabs between its names in Chinese, pinyin and English and the fewest moves (a piece any way),
slides (a piece in one direction) and steps (a piece by one cell) that it takes. Of a level that is named it prints the
board.
`,
  options: { format: boardFormat },
  examples: [
    {
      type: 'qiju levels | head -2',
      shows:
        '横刀立马\tHeng Dao Li Ma\tBlade Drawn, Horse Reined\t81\t90\t116\n指挥若定\tZhi Hui Ruo Ding\tCalm Command\t70\t79\t100\n',
    },
    { type: "qiju levels 'Red Donkey'", shows: ' 3  1  1  4\n 3  1  1  4\n 5  2  2  6\n 5  7  8  6\n 9  0  0 10\n' },
  ],
  run({ qiju, values, positionals }) {
    atMost(positionals, 1);
    const all = qiju.huarong.levels;
    const [name] = positionals;
    if (name === undefined) return { text: values.format === 'json' ? json(all) : lines(all.map(row)) };
    const level = findLevel(all, name);
    if (!level) throw new UsageError(`there is no level ${JSON.stringify(name)}; see: qiju levels`);
    return { text: showBoard(values.format, level) };
  },
};
