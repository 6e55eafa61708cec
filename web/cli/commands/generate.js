import { atMost } from '../command.js';
import { boardText, json } from '../output.js';
import { metric } from './metric.js';

/** @type {import('../command.js').Command} */
export const generate = {
  summary: 'lays pieces of Huarong Road so that the exit is exactly so far away',
  usage: '[options]',
  about: `Prints a board of Cao Cao and the pieces asked for; any such layout is as likely as any other.
`,
  options: {
    horizontals: { type: 'integer', help: 'generals lying, 1 if not given' },
    verticals: { type: 'integer', help: 'generals standing, 4 if not given' },
    soldiers: { type: 'integer', help: '4 if not given' },
    distance: { type: 'integer', help: 'from the exit; the farthest there is if not given' },
    metric,
    seed: { type: 'integer', help: '0 to 4294967295; the same seed gives the same board' },
    format: {
      type: 'text',
      choices: ['text', 'code', 'json'],
      help: 'text: a line a row; code: a short code to share',
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
