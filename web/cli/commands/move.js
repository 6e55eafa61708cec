import { aboutGame, readGame, rule, size } from '../game.js';
import { json } from '../output.js';

/** @type {import('../command.js').Command} */
export const move = {
  summary: 'plays a move of Gomoku for the side to move',
  usage: '[game] [options]',
  about: `${aboutGame}Prints the point to play; with --format json also what the side to move may hope for (from -1 to 1, which are proved),
and the moves that are expected.
`,
  options: {
    rule,
    level: { type: 'text', help: 'easy, normal, hard or expert; normal if neither it nor a limit is given' },
    seed: { type: 'integer', help: '0 to 4294967295; chooses among the good moves of easy and normal' },
    size,
    time: { type: 'integer', help: 'milliseconds, of full strength' },
    nodes: { type: 'integer', help: 'positions, of full strength: the same move everywhere' },
    format: { type: 'text', choices: ['text', 'json'], help: 'text: the point' },
  },
  examples: [
    { type: "qiju move '112 111 113 0 114 1 115' --level easy", shows: '116\n' },
    {
      type: "echo '112 0 113 1 114 2 115 3' | qiju move --format json",
      shows: '{"move":111,"score":1,"depth":1,"nodes":0,"line":[111]}\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    const game = await readGame(qiju, { positionals, values, stdin });
    const { format, ...options } = values;
    const best = qiju.gomoku.bestMove(game, options);
    return { text: format === 'json' ? json(best) : `${best.move}\n` };
  },
};
