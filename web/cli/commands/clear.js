import { atMost } from '../command.js';
import { readBoard } from '../input.js';
import { limits, tooLittle } from '../limits.js';
import { cells, json, lines } from '../output.js';
import { gravity } from './gravity.js';

/** @type {import('../command.js').Command} */
export const clear = {
  summary: 'finds out whether a board of Lianliankan can be cleared, and how',
  usage: '[board] [options]',
  about: `Prints a pair a line, as row,column row,column: removing them in this order clears the board. A cell is where the tile is
when its turn has come.
`,
  options: {
    gravity,
    ...limits,
    format: { type: 'text', choices: ['text', 'json'], help: 'text: a line a pair' },
  },
  examples: [
    { type: "qiju clear '[[1,2],[1,2]]'", shows: '0,0 1,0\n0,1 1,1\n' },
    {
      type: "printf '1 2 1 2\\n' | qiju clear --gravity left --format json",
      shows: '{"status":"solvable","moves":[[[0,0],[0,2]],[[0,0],[0,1]]]}\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const { gravity: direction, time, nodes, format } = values;
    const solution = qiju.lianliankan.solve(await readBoard(positionals[0], stdin), {
      gravity: direction,
      time,
      nodes,
    });
    const { status } = solution;
    return {
      text: format === 'json' ? json(solution) : status === 'solvable' ? lines(solution.moves.map(cells)) : '',
      none: status === 'unsolvable' ? 'the board cannot be cleared' : undefined,
      unknown: status === 'undecided' ? tooLittle : undefined,
    };
  },
};
