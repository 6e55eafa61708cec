import { existsSync } from 'node:fs';
import { moveLines } from '../../panel/move-list.js';
import { UsageError, atMost } from '../command.js';
import { findLevel } from '../find-level.js';
import { readBoard } from '../input.js';
import { json, lines } from '../output.js';
import { metric } from './metric.js';

/** @import { HuarongSolution, Level, Qiju } from '../../api/types.js' */

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
 * @param {import('../command.js').Input} stdin
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

/** @type {import('../command.js').Command} */
export const huarong = {
  summary: 'finds the shortest way out of a position of Huarong Road',
  usage: '[level | code | board] [options]',
  about: `Prints a step a line: the piece's id, and where it goes by one cell. A level is named in Chinese, in pinyin or in English:
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
