import { atMost } from '../command.js';
import { boardText, json } from '../output.js';

/** @type {import('../command.js').Command} */
export const deal = {
  summary: 'deals a board of Lianliankan that can be cleared',
  usage: '[options]',
  about: `Prints the board; with --format json also a solution and the seed. rows * cols must be kinds * copies, and copies even.
`,
  options: {
    rows: { type: 'integer', help: '10 if not given' },
    cols: { type: 'integer', help: '14 if not given' },
    copies: { type: 'integer', help: 'tiles of each kind, 4 if not given' },
    kinds: { type: 'integer', help: 'as many as fill the board if not given' },
    seed: { type: 'integer', help: '0 to 4294967295; the same seed gives the same board' },
    format: { type: 'text', choices: ['text', 'json'], help: 'text: a line a row' },
  },
  examples: [
    { type: 'qiju deal --rows 4 --cols 6 --seed 7', shows: '5 6 6 1 5 1\n1 3 3 3 1 5\n4 4 3 6 4 2\n4 2 6 2 2 5\n' },
    {
      type: 'qiju deal --rows 2 --cols 2 --copies 2 --seed 1 --format json',
      shows: '{"board":[[1,2],[1,2]],"solution":[[[0,0],[1,0]],[[0,1],[1,1]]],"seed":1}\n',
    },
  ],
  run({ qiju, values, positionals }) {
    atMost(positionals, 0);
    const { rows = 10, cols = 14, copies = 4, seed } = values;
    const { kinds = Math.floor((rows * cols) / copies) } = values;
    const dealt = qiju.lianliankan.deal({ rows, cols, kinds, copies, seed });
    return { text: values.format === 'json' ? json(dealt) : boardText(dealt.board) };
  },
};
