import { atMost } from '../command.js';
import { readBoard } from '../input.js';
import { cells, json, lines } from '../output.js';
import { maxTurns, noRing } from './path-options.js';

/** @type {import('../command.js').Command} */
export const pairs = {
  summary: 'lists every pair of tiles of Lianliankan that can be joined',
  usage: '[board] [options]',
  about: `Prints a pair a line, as row,column row,column, in reading order.
`,
  options: {
    'max-turns': maxTurns,
    'no-ring': noRing,
    format: { type: 'text', choices: ['text', 'json'], help: 'text: a line a pair' },
  },
  examples: [
    { type: "qiju pairs '[[1,2,1],[3,2,3]]'", shows: '0,0 0,2\n0,1 1,1\n1,0 1,2\n' },
    { type: "printf '1 2 1\\n3 2 3\\n' | qiju pairs --no-ring --format json", shows: '[[[0,1],[1,1]]]\n' },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const found = qiju.lianliankan.pairs(await readBoard(positionals[0], stdin), {
      maxTurns: values['max-turns'],
      ring: !values['no-ring'],
    });
    return {
      text: values.format === 'json' ? json(found) : lines(found.map(cells)),
      none: found.length === 0 ? 'no two tiles can be joined' : undefined,
    };
  },
};
