// The commands of 五子棋.
import { atMost, searchLimits, undecidedMessage } from './command.js';
import { parseIntegers, parseJson, readSource } from './input.js';
import { json, lines } from './output.js';

/**
 * @import { Notation, NotationOptions, Qiju, Verdict } from '../api/types.js'
 * @import { Command, Input, Option } from './command.js'
 */

/** The help text about games, for every command that reads one. */
const aboutGame = `A game is its moves, black first: points (15 * row + column) separated by spaces or commas, a JSON array of points, one
word with two base-15 digits per move, coordinates (h8 i9), or an SGF record. It is the text itself, a file, or - for standard input.
`;

/** @type {Option} */
const rule = {
  type: 'text',
  choices: ['freestyle', 'standard', 'renju', 'caro'],
  help: 'standard: exactly five win; renju: with forbidden moves; caro: exactly five, not blocked at both ends',
};

/** @type {Option} */
const size = { type: 'integer', help: 'rows and columns of the board, 5 to 22; default 15' };

/** @param {string} text @returns {Notation} */
const notationOf = (text) => (/^[(;]/.test(text) ? 'sgf' : /^[\da-e]*$/i.test(text) ? 'base15' : 'coordinates');

/** True for the text of a game, false for the name of a file. @param {string} source */
const isGame = (source) => /^([\da-e]{2}|[(;])/i.test(source) || /^[a-v]\d+([\s,]|[a-v]|$)/i.test(source);

/**
 * @param {Qiju} qiju
 * @param {{ positionals: string[], values: { size?: number }, stdin: Input }} asked
 * @returns {Promise<number[]>}
 */
async function readGame(qiju, { positionals, values, stdin }) {
  atMost(positionals, 1);
  const [source] = positionals;
  const text = (source !== undefined && isGame(source) ? source : await readSource(source, stdin)).trim();
  if (text.startsWith('[')) return parseJson(text);
  if (/^\d+([\s,]+\d+)*$/.test(text) && /[\s,]/.test(text)) return parseIntegers('the game', text);
  // `decode` rejects a size that the notation does not have.
  const options = /** @type {NotationOptions} */ ({ notation: notationOf(text), size: values.size });
  return qiju.gomoku.decode(text, options);
}

/** @param {Verdict} verdict */
function inWords({ winner, reason, forbidden, move, cells }) {
  if (winner === null) return '';
  if (winner === 'draw') return 'draw\n';
  const why = reason === 'forbidden' ? ` (${forbidden}, forbidden)` : '';
  return `${winner} wins by move ${Number(move) + 1}${why}: ${cells.join(' ')}\n`;
}

/** @type {Command} */
export const judge = {
  summary: 'prints who has won a game of Gomoku',
  usage: '[game] [options]',
  about: `${aboutGame}Prints the winner, the winning move and the points of the winning row.
`,
  options: { rule, size, format: { type: 'text', choices: ['text', 'json'], help: 'json: moves count from 0' } },
  examples: [
    { type: 'qiju judge 7770787179727a737b', shows: 'black wins by move 9: 112 113 114 115 116\n' },
    {
      type: "echo '0 1 15 16 30 31 45 46 60' | qiju judge --format json",
      shows:
        '{"winner":"black","reason":"five","forbidden":null,"cells":[0,15,30,45,60],"rows":[[0,15,30,45,60]],"move":8,"after":0}\n',
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

/** @type {Command} */
export const forbidden = {
  summary: 'lists the points that renju forbids Black, with the reasons',
  usage: '[game] [options]',
  about: `${aboutGame}Prints one point per line and the kind of foul; with --format json also the rows.
`,
  options: { size, format: { type: 'text', choices: ['text', 'json'], help: 'text: one point per line' } },
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

/** @type {Command} */
export const threats = {
  summary: 'lists the fives, fours and open threes of both colours',
  usage: '[game] [options]',
  about: `${aboutGame}Prints one row per line: its colour, kind and stones, and after an arrow the points that extend it.
`,
  options: { rule, size, format: { type: 'text', choices: ['text', 'json'], help: 'text: one row per line' } },
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
      none: rows.length === 0 ? 'there are no threats' : undefined,
    };
  },
};

/** @type {Command} */
export const force = {
  summary: 'finds a forced win of the side to move in a game of Gomoku',
  usage: '[game] [options]',
  about: `${aboutGame}Prints the kind of the win and the points of its line, both sides' moves, to the five.
`,
  options: {
    rule,
    kind: { type: 'text', choices: ['vct', 'vcf'], help: 'vcf: by fours alone; vct: by any threats' },
    size,
    ...searchLimits,
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
      none: found.status === 'none' ? 'there is no forced win of this kind' : undefined,
      unknown: found.status === 'undecided' ? undecidedMessage : undefined,
    };
  },
};

/** @type {Command} */
export const move = {
  summary: 'plays a move of Gomoku for the side to move',
  usage: '[game] [options]',
  about: `${aboutGame}Prints the point to play; with --format json also the score for the side to move (-1 to 1, both proved) and the
principal variation.
`,
  options: {
    rule,
    level: {
      type: 'text',
      help: 'beginner, easy, normal, hard, expert or master; default normal if no limit is given',
    },
    seed: {
      type: 'integer',
      help: '0 to 4294967295; default 0; chooses among the good moves of beginner, easy and normal',
    },
    size,
    time: { type: 'integer', help: 'full strength for this time in milliseconds' },
    nodes: { type: 'integer', help: 'full strength for this number of positions; the same move on every machine' },
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

/** @param {number} score */
const showScore = (score) => score.toFixed(2).replace(/^-(0\.00)$/, '$1');

/** @type {Command} */
export const review = {
  summary: 'rates each move of a game of Gomoku, and finds the one that lost',
  usage: '[game] [options]',
  about: `${aboutGame}Prints one move per line: its number, point, score for its player (-1 to 1, both proved) and quality (best, good,
mistake, losing), and the better move with its score. A last line has the move that lost the game and the opponent's forced
win after it.
`,
  options: {
    rule,
    size,
    time: { type: 'integer', help: 'time limit for the whole game in milliseconds' },
    nodes: {
      type: 'integer',
      help: 'position limit for the whole game; default 50000 per move; the same on every machine',
    },
    format: { type: 'text', choices: ['text', 'json'], help: 'json: moves count from 0' },
  },
  examples: [
    {
      type: "qiju review 'h8 i8 g9 i7 h9 i9 h10 a1 h11 h12 h7' | tail -1",
      shows: 'white loses by move 8: 67 52 127\n',
    },
    {
      type: "qiju review 'i8 a1 j8 c1 h9 e1 h10 g1 h8' --rule renju --nodes 9000 | tail -1",
      shows: 'black loses by move 9\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    const game = await readGame(qiju, { positionals, values, stdin });
    const { format, ...options } = values;
    const found = qiju.gomoku.review(game, options);
    if (format === 'json') return { text: json(found) };
    const { moves, losing } = found;
    const rows = moves.map(({ move: point, before, after, best, quality }, i) => {
      const better = quality === 'best' ? '' : ` (${best} ${showScore(before)})`;
      return `${i + 1} ${point} ${showScore(after)} ${quality}${better}`;
    });
    if (losing !== null) {
      const { forced } = moves[losing];
      const line = forced.length ? `: ${forced.join(' ')}` : '';
      rows.push(`${['black', 'white'][losing % 2]} loses by move ${losing + 1}${line}`);
    }
    return { text: lines(rows) };
  },
};

/** @type {Command} */
export const puzzle = {
  summary: 'makes a Gomoku puzzle: a position to be won by force',
  usage: '[options]',
  about: `Prints the points (15 * row + column) of the black and the white stones, the side to move, and a solution: the moves of both
sides to the five. The side to move wins in exactly --moves attacking moves, and only one first move wins.
`,
  options: {
    moves: { type: 'integer', help: 'attacking moves, without the five: 3 to 12, or 2 to 6 of a VCT; default 3' },
    kind: { type: 'text', choices: ['vcf', 'vct'], help: 'vcf: by fours alone; vct: by fours and open threes' },
    rule,
    seed: { type: 'integer', help: '0 to 4294967295, random by default; a seed always gives the same puzzle' },
    time: { type: 'integer', help: 'time limit in milliseconds; default 60000 if --nodes is not given' },
    nodes: { type: 'integer', help: 'limit of positions' },
    format: { type: 'text', choices: ['text', 'json', 'sgf'], help: 'sgf: the position alone' },
  },
  examples: [
    {
      type: 'qiju puzzle --moves 5 --seed 7',
      shows:
        'black: 102 130 141 143 158 204\nwhite: 110 133 145 163 207 219\nto move: black\nline: 144 116 172 186 140 142 188 156 173 128 203\n',
    },
    {
      type: 'qiju puzzle --kind vct --moves 2 --seed 7 --rule renju --format sgf',
      shows: '(;GM[4]FF[4]SZ[15]AB[ff][gf][fh][hh][ej]AW[ge][hf][fg][gg]PL[W])\n',
    },
  ],
  run({ qiju, values, positionals }) {
    atMost(positionals, 0);
    const { format, moves = 3, ...options } = values;
    const made = qiju.gomoku.puzzle({ moves, .../** @type {{ seed?: number }} */ (options) });
    if (format === 'json') return { text: json(made) };
    const { black, white, turn } = made.pieces;
    if (format === 'sgf') return { text: `${qiju.gomoku.encode(made.pieces, { notation: 'sgf' })}\n` };
    const rows = [
      ['black', ...black],
      ['white', ...white],
      ['to move', turn],
      ['line', ...made.line],
    ];
    return { text: lines(rows.map(([name, ...points]) => `${name}: ${points.join(' ')}`)) };
  },
};
