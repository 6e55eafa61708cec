import { UsageError, atMost, integer } from '../command.js';
import { readBoard } from '../input.js';
import { cells, json } from '../output.js';
import { maxTurns, noRing } from './path-options.js';

/** @type {import('../command.js').Command} */
export const connect = {
  summary: 'joins two equal tiles of Lianliankan',
  usage: '<row1> <col1> <row2> <col2> [board] [options]',
  about: `Prints the path, both tiles included, as row,column; rows and columns count from 0, -1 and the number of rows or columns
are the ring around the board. On the board, 0 is an empty cell, any other integer a kind of tile.
`,
  options: {
    'max-turns': maxTurns,
    order: { type: 'text', choices: ['turns', 'length'], help: 'what the best path has fewest of: turns, or cells' },
    corners: { type: 'flag', help: 'only both ends and the turning points' },
    'no-ring': noRing,
    format: { type: 'text', choices: ['text', 'json'], help: 'text: one line' },
  },
  examples: [
    { type: "qiju connect 0 0 0 2 '[[1,2,1]]'", shows: '0,0 -1,0 -1,1 -1,2 0,2\n' },
    {
      type: "printf '1 2 1\\n2 2 2\\n' | qiju connect 0 0 0 2 --corners --format json",
      shows: '[[0,0],[-1,0],[-1,2],[0,2]]\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    if (positionals.length < 4) throw new UsageError('want two cells: row1 col1 row2 col2');
    atMost(positionals, 5);
    const names = ['row1', 'col1', 'row2', 'col2'];
    const [row1, col1, row2, col2] = names.map((name, i) => integer(name, positionals[i]));
    const path = qiju.connect(await readBoard(positionals[4], stdin), row1, col1, row2, col2, {
      maxTurns: values['max-turns'],
      order: values.order,
      format: values.corners ? 'corners' : 'cells',
      ring: !values['no-ring'],
    });
    const none = path.length === 0 ? 'no path joins them' : undefined;
    if (values.format === 'json') return { text: json(path), none };
    return { text: none ? '' : `${cells(path)}\n`, none };
  },
};
