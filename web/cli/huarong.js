// The commands of 华容道.
import { existsSync } from 'node:fs';
import { moveLines } from '../panel/move-list.js';
import { UsageError, atMost } from './command.js';
import { readBoard } from './input.js';
import { boardText, json, lines, plain } from './output.js';

/**
 * @import { HuarongSolution, Level, Qiju } from '../api/types.js'
 * @import { Command, Input, Option } from './command.js'
 */

/** @type {Option} */
const metric = {
  type: 'text',
  choices: ['move', 'slide', 'step'],
  help: 'the unit of length: one piece along any path, in a straight line, or by one cell',
};

/**
 * @param {readonly Level[]} levels
 * @param {string} name in simplified or traditional characters, in pinyin or English, or another that the level has
 * @returns {Level | undefined}
 */
export const findLevel = (levels, name) =>
  levels.find(({ zh, zhHant, pinyin, en, aka }) =>
    [zh, zhHant, pinyin, en, ...aka].some((known) => plain(known) === plain(name)),
  );

/** @typedef {Extract<HuarongSolution, { status: 'solved' }>} Solved */

/** @type {Record<string, (solution: Solved) => string>} */
const FORMATS = {
  steps: ({ steps }) => lines(steps.map(({ id, direction }) => `${id} ${direction}`)),
  moves: ({ moves }) => lines(moves.map(({ id, path }) => [id, ...path].join(' '))),
  json,
  panel: ({ steps }) => moveLines(steps),
};

/**
 * @param {Qiju['huarong']} huarong
 * @param {string | undefined} source a level, a code, or whatever boards are read from
 * @param {Input} stdin
 */
function findBoard({ levels, decode }, source, stdin) {
  const level = source === undefined ? undefined : findLevel(levels, source);
  if (level) return level.board;
  if (source !== undefined && /^[0-9a-z]{9}$/i.test(source) && !existsSync(source)) return decode(source);
  if (source !== undefined && /^[^-[{]/.test(source) && !existsSync(source)) {
    throw new UsageError(`there is no level and no file ${JSON.stringify(source)}; see: qiju levels`);
  }
  return readBoard(source, stdin);
}

/** @type {Command} */
export const huarong = {
  summary: 'finds the shortest way out of a position of Huarong Road',
  usage: '[level | code | board] [options]',
  about: `Prints one step per line: the id of a piece and its direction. A level is named in Chinese, in pinyin or in English:
see qiju levels. A code is what qiju huarong generate --format code and the site's addresses give. A board has 5 rows of
4 cells: 0 is a blank, each piece's cells bear its id, one piece is 2 by 2 and must come to the middle of the last two
rows.
`,
  options: {
    metric: { ...metric, choices: ['step', 'slide', 'move'] },
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
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const board = await findBoard(qiju.huarong, positionals[0], stdin);
    const solution = qiju.huarong.solve(board, { metric: values.metric });
    if (solution.status === 'solved') return { text: FORMATS[values.format](solution) };
    return { text: values.format === 'json' ? json(solution) : '', none: 'there is no way out' };
  },
};

/** @type {Command} */
export const generate = {
  summary: 'generates a position of Huarong Road at an exact distance from the exit',
  usage: '[options]',
  about: `Prints a board of Cao Cao and the pieces asked for; any such layout is as likely as any other.
`,
  options: {
    horizontals: { type: 'integer', help: 'horizontal generals; default 1' },
    verticals: { type: 'integer', help: 'vertical generals; default 4' },
    soldiers: { type: 'integer', help: 'default 4' },
    distance: { type: 'integer', help: 'length of the shortest solution; default: the maximum' },
    metric,
    seed: { type: 'integer', help: '0 to 4294967295; a seed always gives the same board' },
    format: {
      type: 'text',
      choices: ['text', 'code', 'json'],
      help: 'text: one row per line; code: a short code to share',
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
  ],
  run({ qiju, values, positionals }) {
    atMost(positionals, 0);
    const { horizontals = 1, verticals = 4, soldiers = 4, format, ...options } = values;
    const generated = qiju.huarong.generate({ horizontals, verticals, soldiers, ...options });
    if (format === 'json') return { text: json(generated) };
    return { text: format === 'code' ? `${qiju.huarong.encode(generated.board)}\n` : boardText(generated.board) };
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
  options: { format: { type: 'text', choices: ['text', 'json'], help: 'json: all fields' } },
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
    return { text: values.format === 'json' ? json(level) : boardText(level.board) };
  },
};
