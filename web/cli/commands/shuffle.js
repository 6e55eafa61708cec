import { atMost } from '../command.js';
import { readBoard } from '../input.js';
import { boardText, json } from '../output.js';
import { gravity } from './gravity.js';

/** @type {import('../command.js').Command} */
export const shuffle = {
  summary: 'lays the tiles of Lianliankan anew, so that they can be cleared',
  usage: '[board] [options]',
  about: `Prints the board; with --format json also a solution and the seed. Empty cells stay empty.
`,
  options: {
    gravity,
    seed: { type: 'integer', help: '0 to 4294967295; the same seed gives the same board' },
    format: { type: 'text', choices: ['text', 'json'], help: 'text: a line a row' },
  },
  examples: [
    { type: "qiju shuffle --seed 3 '[[1,2],[2,1]]'", shows: '1 1\n2 2\n' },
    { type: "printf '1 0 2\\n2 0 1\\n' | qiju shuffle --seed 3 | qiju pairs", shows: '0,0 0,2\n1,0 1,2\n' },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const laid = qiju.lianliankan.shuffle(await readBoard(positionals[0], stdin), {
      seed: values.seed,
      gravity: values.gravity,
    });
    const none = laid === null ? 'no arrangement can be cleared: there is an odd number of some kind' : undefined;
    if (values.format === 'json') return { text: json(laid), none };
    return { text: laid ? boardText(laid.board) : '', none };
  },
};
