import { aboutGame, readGame, rule, size } from '../game.js';
import { json } from '../output.js';

/** @import { Verdict } from '../../api/types.js' */

/** @param {Verdict} verdict */
function inWords({ winner, reason, forbidden, move, cells }) {
  if (winner === null) return '';
  if (winner === 'draw') return 'draw\n';
  const why = reason === 'forbidden' ? ` (${forbidden}, forbidden)` : '';
  return `${winner} wins by move ${Number(move) + 1}${why}: ${cells.join(' ')}\n`;
}

/** @type {import('../command.js').Command} */
export const judge = {
  summary: 'says who has won a game of Gomoku',
  usage: '[game] [options]',
  about: `${aboutGame}Prints the winner, the move that won and the points of the winning row.
`,
  options: { rule, size, format: { type: 'text', choices: ['text', 'json'], help: 'json: moves count from 0' } },
  examples: [
    { type: 'qiju judge 7770787179727a737b', shows: 'black wins by move 9: 112 113 114 115 116\n' },
    {
      type: "echo '0 1 15 16 30 31 45 46 60' | qiju judge --format json",
      shows: '{"winner":"black","reason":"five","forbidden":null,"cells":[0,15,30,45,60],"move":8,"after":0}\n',
    },
    { type: "qiju judge 'h8 a15 i8 b15 j8 c15 k8 d15 l8'", shows: 'black wins by move 9: 112 113 114 115 116\n' },
  ],
  async run({ qiju, values, positionals, stdin }) {
    const game = await readGame(qiju, { positionals, values, stdin });
    const verdict = qiju.gomoku.judge(game, { rule: values.rule, size: values.size });
    return {
      text: values.format === 'json' ? json(verdict) : inWords(verdict),
      none: verdict.winner === null ? 'nobody has won yet' : undefined,
    };
  },
};
