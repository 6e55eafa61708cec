import { UsageError, atMost } from '../command.js';
import { parseIntegers, parseJson, readSource } from '../input.js';
import { json } from '../output.js';

/** @import { Qiju, Verdict } from '../../api/types.js' */

/**
 * @param {Qiju} qiju
 * @param {string} text
 * @param {number | undefined} size
 * @returns {number[]}
 */
function parseGame(qiju, text, size) {
  if (text.trim().startsWith('[')) return parseJson(text);
  if (/[\s,]/.test(text.trim())) return parseIntegers('the game', text);
  if (size !== undefined && size !== 15) throw new UsageError('--size wants the moves as numbers');
  return qiju.gomoku.decode(text.trim());
}

/** @param {Verdict} verdict */
function inWords({ winner, move, cells }) {
  if (winner === null) return '';
  if (winner === 'draw') return 'draw\n';
  return `${winner} wins by move ${Number(move) + 1}: ${cells.join(' ')}\n`;
}

/** @type {import('../command.js').Command} */
export const judge = {
  summary: 'says who has won a game of Gomoku',
  usage: '[game] [options]',
  about: `A game is its moves, black first: points (15 * row + column) between spaces or commas, a JSON array of them, or one word of
two base-15 digits a move, row then column. It is the word itself or the array, a file, or - for standard input. Prints
the winner, the move that won and the points of the winning row.
`,
  options: {
    rule: { type: 'text', choices: ['freestyle', 'standard'], help: 'standard: exactly five win' },
    size: { type: 'integer', help: "of the board's sides, 5 to 22; 15 if not given" },
    format: { type: 'text', choices: ['text', 'json'], help: 'json: moves count from 0' },
  },
  examples: [
    { type: 'qiju judge 7770787179727a737b', shows: 'black wins by move 9: 112 113 114 115 116\n' },
    {
      type: "echo '0 1 15 16 30 31 45 46 60' | qiju judge --format json",
      shows: '{"winner":"black","reason":"five","cells":[0,15,30,45,60],"move":8}\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const [source] = positionals;
    const text = source !== undefined && /^[\da-e]+$/i.test(source) ? source : await readSource(source, stdin);
    const verdict = qiju.gomoku.judge(parseGame(qiju, text, values.size), { rule: values.rule, size: values.size });
    return {
      text: values.format === 'json' ? json(verdict) : inWords(verdict),
      none: verdict.winner === null ? 'nobody has won yet' : undefined,
    };
  },
};
