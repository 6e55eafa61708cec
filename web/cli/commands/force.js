import { aboutGame, readGame, rule, size } from '../game.js';
import { limits, tooLittle } from '../limits.js';
import { json } from '../output.js';

/** @type {import('../command.js').Command} */
export const force = {
  summary: 'finds a forced win of the side to move in a game of Gomoku',
  usage: '[game] [options]',
  about: `${aboutGame}Prints the kind of the win and the points of its line, both sides' moves, to the five.
`,
  options: {
    rule,
    kind: { type: 'text', choices: ['vct', 'vcf'], help: 'vcf: by fours alone; vct: by fours and open threes' },
    size,
    ...limits,
    format: { type: 'text', choices: ['text', 'json'], help: 'text: a line' },
  },
  examples: [
    { type: "qiju force '112 0 113 14 114 210' --kind vcf", shows: 'vcf: 111 110 115\n' },
    {
      type: "echo '112 0 113 14 114 210' | qiju force --rule renju --format json",
      shows: '{"status":"win","kind":"vcf","line":[111,110,115]}\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    const game = await readGame(qiju, { positionals, values, stdin });
    const { format, ...options } = values;
    const found = qiju.gomoku.solve(game, options);
    return {
      text: format === 'json' ? json(found) : found.status === 'win' ? `${found.kind}: ${found.line.join(' ')}\n` : '',
      none: found.status === 'none' ? 'there is no such win' : undefined,
      unknown: found.status === 'undecided' ? tooLittle : undefined,
    };
  },
};
