import { aboutGame, readGame, rule, size } from '../game.js';
import { json, lines } from '../output.js';

/** @type {import('../command.js').Command} */
export const threats = {
  summary: 'lists the fives, fours and open threes of both colours',
  usage: '[game] [options]',
  about: `${aboutGame}Prints a row a line: its colour, its kind, its stones, and behind an arrow where one more stone makes more of it.
`,
  options: { rule, size, format: { type: 'text', choices: ['text', 'json'], help: 'text: a line a row' } },
  examples: [
    { type: "qiju threats '112 0 113 14 114 210'", shows: 'black open-three 112 113 114 -> 111 115\n' },
    {
      type: "echo 'f8 a1 g8 a2 i8 a3 j8' | qiju threats --rule renju --format json",
      shows: '{"black":[{"kind":"four","cells":[110,111,113,114],"next":[112]}],"white":[]}\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    const game = await readGame(qiju, { positionals, values, stdin });
    const found = qiju.gomoku.threats(game, { rule: values.rule, size: values.size });
    const rows = /** @type {const} */ (['black', 'white']).flatMap((colour) =>
      found[colour].map(({ kind, cells, next }) =>
        [colour, kind, ...cells, ...(next.length ? ['->', ...next] : [])].join(' '),
      ),
    );
    return {
      text: values.format === 'json' ? json(found) : lines(rows),
      none: rows.length === 0 ? 'nobody threatens anything' : undefined,
    };
  },
};
