import { existsSync } from 'node:fs';
import { moveLines } from '../../panel/move-list.js';
import { UsageError, atMost } from '../command.js';
import { findLevel } from '../find-level.js';
import { readBoard } from '../input.js';
import { json, lines } from '../output.js';

/** @import { Level, Step } from '../../api/types.js' */

/** @type {Record<string, (steps: Step[] | null) => string>} */
const FORMATS = {
  steps: (steps) => lines((steps ?? []).map(({ id, direction }) => `${id} ${direction}`)),
  json,
  panel: (steps) => moveLines(steps ?? []),
};

/**
 * @param {readonly Level[]} levels
 * @param {string | undefined} source a level, or whatever boards are read from
 * @param {import('../command.js').Input} stdin
 */
function findBoard(levels, source, stdin) {
  const level = source === undefined ? undefined : findLevel(levels, source);
  if (level) return level.board;
  if (source !== undefined && /^[^-[{]/.test(source) && !existsSync(source)) {
    throw new UsageError(`there is no level and no file ${JSON.stringify(source)}; see: qiju levels`);
  }
  return readBoard(source, stdin);
}

/** @type {import('../command.js').Command} */
export const huarong = {
  summary: 'finds the fewest steps out of a position of Huarong Road',
  usage: '[level | board] [options]',
  about: `Prints a step a line: the piece's id, and where it goes by one cell. A level is named in Chinese, in pinyin or in English:
see qiju levels. A board has 5 rows of 4 cells: 0 is a blank, each piece's cells bear its id, one piece is 2 by 2 and must
come to the middle of the last two rows.
`,
  options: {
    format: { type: 'text', choices: Object.keys(FORMATS), help: "panel: gameHandler.move(10, 'left') and so on" },
  },
  examples: [
    {
      type: 'qiju huarong 横刀立马 --format panel | head -2',
      shows: "gameHandler.move(10, 'left')\ngameHandler.move(6, 'down')\n",
    },
    { type: "qiju huarong 'only 18 steps' | tail -1", shows: '1 down\n' },
    { type: 'qiju levels heng-dao-li-ma | qiju huarong | wc -l', shows: '116\n' },
    {
      type: "qiju huarong '[[0,0,0,0],[0,0,0,0],[1,1,0,0],[1,1,0,0],[0,0,0,0]]' --format json",
      shows: '[{"id":1,"direction":"down"},{"id":1,"direction":"right"}]\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const steps = qiju.solveHuarongRoad(await findBoard(qiju.huarong.levels, positionals[0], stdin));
    return {
      text: FORMATS[values.format](steps),
      none: steps === null ? 'there is no way out' : undefined,
    };
  },
};
