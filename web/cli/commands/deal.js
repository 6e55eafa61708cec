import { atMost } from '../command.js';
import { parseIntegers } from '../input.js';
import { boardText, json } from '../output.js';
import { gravity } from './gravity.js';

/** @type {import('../command.js').Command} */
export const deal = {
  summary: 'deals a board of Lianliankan that can be cleared',
  usage: '[options]',
  about: `Prints the board; with --format json also a solution, the seed, and the share of random games that clear the board. The
tiles must fill the board, with an even number of each kind.
`,
  options: {
    rows: { type: 'integer', help: '10 if not given' },
    cols: { type: 'integer', help: '14 if not given' },
    copies: { type: 'text', help: 'tiles of each kind, 4 if not given; or a list, a number a kind: 4,4,2' },
    kinds: { type: 'integer', help: 'as many as fill the board if not given' },
    difficulty: {
      type: 'text',
      choices: ['any', 'easy', 'normal', 'hard', 'expert'],
      help: 'how often random play clears the board',
    },
    gravity,
    seed: { type: 'integer', help: '0 to 4294967295; the same seed gives the same board' },
    format: { type: 'text', choices: ['text', 'json'], help: 'text: a line a row' },
  },
  examples: [
    { type: 'qiju deal --rows 4 --cols 6 --seed 7', shows: '5 6 6 1 5 1\n1 3 3 3 1 5\n4 4 3 6 4 2\n4 2 6 2 2 5\n' },
    {
      type: 'qiju deal --rows 2 --cols 2 --copies 2 --seed 1 --format json',
      shows: '{"board":[[1,2],[1,2]],"solution":[[[0,0],[1,0]],[[0,1],[1,1]]],"seed":1,"clearRate":1}\n',
    },
  ],
  run({ qiju, values, positionals }) {
    atMost(positionals, 0);
    const { rows = 10, cols = 14, seed, gravity: direction } = values;
    const list = parseIntegers('--copies', values.copies ?? '4');
    const copies = list.length === 1 ? list[0] : list;
    const { kinds = list.length === 1 ? Math.floor((rows * cols) / list[0]) : undefined } = values;
    const difficulty = values.difficulty === 'any' ? undefined : values.difficulty;
    const dealt = qiju.lianliankan.deal({ rows, cols, kinds, copies, seed, difficulty, gravity: direction });
    return { text: values.format === 'json' ? json(dealt) : boardText(dealt.board) };
  },
};
