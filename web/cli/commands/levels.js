import { UsageError, atMost } from '../command.js';
import { findLevel } from '../find-level.js';
import { boardText, json, lines } from '../output.js';

/** @import { Level } from '../../api/types.js' */

/** @param {Level} level */
const row = ({ zh, pinyin, en, lengths }) =>
  [zh, pinyin, en, ...(lengths ? [lengths.move, lengths.slide, lengths.step] : ['no way out'])].join('\t');

/** @type {import('../command.js').Command} */
export const levels = {
  summary: 'lists the named positions of Huarong Road, or shows one',
  usage: '[level] [options]',
  about: `Prints a level a line, with tabs between its names in Chinese, pinyin and English and the fewest moves (a piece any way),
slides (a piece in one direction) and steps (a piece by one cell) that it takes. Of a level that is named it prints the
board.
`,
  options: { format: { type: 'text', choices: ['text', 'json'], help: 'json: all that is known of them' } },
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
