import { aboutGame, readGame, size } from '../game.js';
import { json, lines } from '../output.js';

/** @type {import('../command.js').Command} */
export const forbidden = {
  summary: 'lists the points that renju forbids Black, and why',
  usage: '[game] [options]',
  about: `${aboutGame}Prints a point a line with what is wrong with it; with --format json also the rows that make it so.
`,
  options: { size, format: { type: 'text', choices: ['text', 'json'], help: 'text: a line a point' } },
  examples: [
    { type: "qiju forbidden 'i8 a1 j8 c1 h9 e1 h10 g1'", shows: '112 double-three\n' },
    { type: "qiju forbidden 'i8 a1 j8 c1 k8 a3 h9 e1 h10 g1 h11 i1' | tail -1", shows: '112 double-four\n' },
  ],
  async run({ qiju, values, positionals, stdin }) {
    const game = await readGame(qiju, { positionals, values, stdin });
    const points = qiju.gomoku.forbidden(game, { size: values.size });
    return {
      text: values.format === 'json' ? json(points) : lines(points.map(({ point, kind }) => `${point} ${kind}`)),
      none: points.length === 0 ? 'nothing is forbidden' : undefined,
    };
  },
};
