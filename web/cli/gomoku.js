// The commands of 五子棋.
import { COLORS } from '../api/gomoku/values.js';
import { UsageError, limits, parseJson, readValue, seed, unsolved } from './command.js';
import { lines } from './output.js';
import { chooseItem, inAnyFormat, parseOptions } from './parsed.js';

/**
 * @import { AnalysedMove, Forbidden, ReviewedMove, Threat, Verdict } from '../api/types.js'
 * @import { Command, Context, Options } from './command.js'
 * @import { Input } from './input.js'
 */

/** The size of a board that does not tell it. */
const STANDARD_SIZE = 15;

/** @satisfies {Input} */
const game = {
  name: 'game',
  help: `A game or a position in any format that parse reads: points (15 * row + column, black first), two base-15 digits per
  move, coordinates (h8 i9), SGF, JSON, the lines that puzzle prints, files of other programs, diagrams.`,
  isText: /\s|^[[{(\d]|[,;]|^([\da-e]{2})+$|^([a-v]\d+-?)+$/i,
  options: parseOptions,
  async parse(given, context) {
    const { size, from: format } = context.options;
    const { games, warnings } = await context.qiju.gomoku.parse(given, { size, format });
    const chosen = chooseItem(games, warnings, context);
    if (size !== undefined && size !== chosen.size) {
      throw new UsageError(`the game has a board of ${chosen.size}, --size is ${size}`);
    }
    return {
      value: chosen.pieces ?? chosen.position,
      options: { size: chosen.size === STANDARD_SIZE ? undefined : chosen.size },
    };
  },
};

const anything = inAnyFormat(
  `Games or positions in one of the formats sgf, coordinates, coordinates-without-i, base15, points, pairs,
  pairs-from-1, psq, gomocup, renlib, diagram and json.`,
  game.isText,
);

/** @type {Input} */
const text = {
  name: 'text',
  help: 'A game in one notation.',
  isText: game.isText,
  read: (given) => ({ value: given.trim() }),
};

/** @type {Input} */
const record = { name: 'record', help: 'SGF.', isText: /^\s*\(/, read: (given) => ({ value: given }) };

/** @type {Input} */
const tree = {
  name: 'tree',
  help: 'JSON as decode-game prints it.',
  isText: /^\s*\{/,
  read: (given) => ({ value: parseJson(given) }),
};

/** @type {(word: string, context: Context) => unknown} */
const readPoint = (word, { qiju: { gomoku }, options: { size } }) =>
  /^[a-v]\d+$/i.test(word) ? gomoku.decode(word, { notation: 'coordinates', size })[0] : readValue(word);

/** @type {Options} */
const rule = {
  rule: { form: 'freestyle|standard|renju|caro', help: 'the winning condition; renju has forbidden moves' },
};
/** @type {Options} */
const size = { size: { form: 'N', help: 'rows and columns of the board, 5 to 22; default 15' } };
const rules = { ...rule, ...size };

const searchLimits = limits('default 1000 if --nodes is not given');

/** @param {number} score */
const showScore = (score) => score.toFixed(2).replace(/^-(0\.00)$/, '$1');

/** @param {Verdict} verdict */
function verdictText({ winner, reason, forbidden, move, cells }) {
  if (winner === 'draw') return 'draw\n';
  const where = move === null ? '' : ` by move ${move + 1}`;
  const why = reason === 'forbidden' ? ` (${forbidden}, forbidden)` : `: ${cells.join(' ')}`;
  return `${winner} wins${where}${why}\n`;
}

/** @param {{ moves: ReviewedMove[], losing: number | null }} review */
function reviewText({ moves, losing }) {
  const rows = moves.map(({ move, before, after, best, quality }, i) => {
    const better = quality === 'best' ? '' : ` (${best} ${showScore(before)})`;
    return `${i + 1} ${move} ${showScore(after)} ${quality}${better}`;
  });
  if (losing !== null) {
    const { forced } = moves[losing];
    const line = forced.length ? `: ${forced.join(' ')}` : '';
    rows.push(`${COLORS[losing % 2]} loses by move ${losing + 1}${line}`);
  }
  return lines(rows);
}

/** @type {Record<string, Command>} */
export const gomoku = {
  judgeWin: {
    does: 'tells whether the last move made five or more in a row',
    input: game,
    example: ['qiju gomoku judge-win 7770787179727a737b', 'true\n'],
  },
  judge: {
    does: 'prints who has won, by which move, and the stones of the winning row',
    input: game,
    options: rules,
    print: verdictText,
    none: ({ winner }) => winner === null && 'nobody has won yet',
    example: ["qiju gomoku judge 'h8 a15 i8 b15 j8 c15 k8 d15 l8'", 'black wins by move 9: 112 113 114 115 116\n'],
  },
  forbidden: {
    does: 'lists the points that renju forbids Black, and why',
    input: game,
    options: size,
    print: (points) => lines(points.map((/** @type {Forbidden} */ { point, kind }) => `${point} ${kind}`)),
    none: ({ length }) => length === 0 && 'nothing is forbidden',
    example: ["qiju gomoku forbidden 'i8 a1 j8 c1 h9 e1 h10 g1'", '112 double-three\n'],
  },
  isForbidden: {
    does: 'tells whether renju forbids Black a point, such as 112 or h8',
    input: game,
    args: { point: readPoint },
    options: size,
    example: ["qiju gomoku is-forbidden 'i8 a1 j8 c1 h9 e1 h10 g1' h8", 'true\n'],
  },
  threats: {
    does: 'lists fives, fours and open threes: the stones, and after an arrow the points that extend them',
    input: game,
    options: rules,
    print: (threats) =>
      lines(
        COLORS.flatMap((color) =>
          threats[color].map((/** @type {Threat} */ { kind, cells, next }) =>
            [color, kind, ...cells, ...(next.length ? ['->', ...next] : [])].join(' '),
          ),
        ),
      ),
    none: ({ black, white }) => black.length + white.length === 0 && 'there are no threats',
    example: ["qiju gomoku threats '112 0 113 14 114 210'", 'black open-three 112 113 114 -> 111 115\n'],
  },
  solve: {
    does: 'finds a win by force, and prints its kind and the moves of both sides',
    input: game,
    options: {
      ...rules,
      kind: { form: 'vct|vcf', help: 'by any threats, or by fours alone' },
      quiet: { form: '', help: 'whether a VCT may have quiet moves; default true' },
      tree: { form: '', help: 'whether --json has the answer to every reply; default false' },
      ...searchLimits,
    },
    print: ({ kind, line }) => `${kind}: ${line.join(' ')}\n`,
    none: unsolved('there is no forced win of this kind'),
    example: ["qiju gomoku solve '112 0 113 14 114 210'", 'vcf: 111 110 115\n'],
  },
  bestMove: {
    does: 'plays a move for the side to move; with --json also its score and the expected line',
    input: game,
    options: {
      ...rules,
      level: { form: 'beginner|easy|normal|hard|expert|master', help: 'default normal if no limit is given' },
      ...seed('default 0'),
      book: { form: '', help: 'whether to use the opening book; default true for expert and master' },
      ...limits('full strength instead of a level'),
    },
    print: ({ move }) => `${move}\n`,
    example: ["qiju gomoku best-move '112 111 113 0 114 1 115' --level easy", '116\n'],
  },
  analyse: {
    does: 'lists the best moves with their scores (-1 to 1) and the expected lines',
    input: game,
    options: { ...rules, lines: { form: 'N', help: 'number of moves; default 3' }, ...searchLimits },
    print: ({ moves }) =>
      lines(moves.map((/** @type {AnalysedMove} */ { score, line }) => [line[0], showScore(score), ...line].join(' '))),
    example: ["qiju gomoku analyse '112 0 113 1 114 2 115 3' --lines 1 --nodes 100", '111 1.00 111\n'],
  },
  review: {
    does: 'rates each move of a game (-1 to 1), names a better one, and the move that lost',
    input: game,
    options: {
      ...rules,
      time: { form: 'MS', help: 'limit for the whole game' },
      nodes: { form: 'N', help: 'limit for the whole game; default 50000 per move if --time is not given' },
    },
    print: reviewText,
    example: [
      "qiju gomoku review 'i8 a1 j8 c1 h9 e1 h10 g1 h8' --rule renju --nodes 9000 | tail -1",
      'black loses by move 9\n',
    ],
  },
  puzzle: {
    does: 'makes a position to be won by force in a number of attacking moves, and its solution',
    options: {
      kind: { form: 'vcf|vct', help: 'by fours alone, or by fours and open threes' },
      moves: { form: 'N', help: 'attacking moves, without the five: 3 to 12, or 2 to 6 of a VCT; default 3' },
      ...rule,
      ...seed('random by default'),
      ...limits('default 60000 if --nodes is not given'),
    },
    call: ({ api, options }) => api({ moves: 3, ...options }),
    print: ({ pieces: { black, white, turn }, line }) =>
      lines([`black: ${black.join(' ')}`, `white: ${white.join(' ')}`, `turn: ${turn}`, `line: ${line.join(' ')}`]),
    example: [
      'qiju gomoku puzzle --moves 5 --seed 7 | qiju gomoku solve',
      'vcf: 144 116 172 186 140 142 188 156 173 128 203\n',
    ],
  },
  parse: {
    does: 'reads games and positions in any format, and prints them as JSON',
    input: anything,
    options: { format: { form: 'FORMAT', help: 'of the input; default: any' }, ...size },
    example: [
      "qiju gomoku parse '1. h8 2. i9'",
      '{"format":"coordinates","games":[{"size":15,"nodes":[{"parent":null},{"parent":0,"color":"black","move":112},{"parent":1,"color":"white","move":98}],"pieces":[112,98]}],"warnings":[]}\n',
    ],
  },
  encode: {
    does: 'writes a game or a position in a notation',
    input: game,
    options: { notation: { form: 'base15|coordinates|sgf', help: 'of the output; set-up stones need sgf' }, ...size },
    print: (written) => `${written}\n`,
    example: ["qiju gomoku encode '112 0 113' --notation coordinates", 'h8 a15 i8\n'],
  },
  decode: {
    does: 'reads a game in a notation, and prints its points',
    input: text,
    options: { notation: { form: 'base15|coordinates|sgf', help: 'of the input' }, ...size },
    print: (moves) => `${moves.join(' ')}\n`,
    example: ['qiju gomoku decode 770078', '112 0 113\n'],
  },
  encodeGame: {
    does: 'writes a game with variations and comments as SGF',
    input: tree,
    print: (written) => `${written}\n`,
    example: [
      "qiju gomoku decode-game '(;SZ[15];B[hh](;W[ii])(;W[gg]))' | qiju gomoku encode-game",
      '(;GM[4]FF[4]SZ[15];B[hh](;W[ii])(;W[gg]))\n',
    ],
  },
  decodeGame: {
    does: 'reads an SGF record with variations and comments, and prints it as JSON',
    input: record,
    options: size,
    example: [
      "qiju gomoku decode-game '(;SZ[15];B[hh])'",
      '{"size":15,"nodes":[{"parent":null},{"parent":0,"color":"black","move":112}]}\n',
    ],
  },
};
