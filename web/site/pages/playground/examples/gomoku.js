// The functions of 五子棋.
import { t } from '../../../kernel/i18n.js';

const pieces = `// ${t('一手是 15 * 行 + 列，黑先', 'A move is 15 * row + column, black moves first')}
const pieces = [112, 97, 113, 111, 98, 128, 126, 140];
`;

/** By name. @type {Readonly<Record<string, string>>} */
export const gomoku = {
  'gomoku.judge': `gomoku.judge([112, 97, 113, 98, 114, 99, 115, 100, 116], { rule: 'renju' });
`,
  'gomoku.bestMove': `${pieces}
gomoku.bestMove(pieces, { level: 'hard' });
`,
  'gomoku.analyse': `${pieces}
gomoku.analyse(pieces, { nodes: 20_000, lines: 3 }).moves;
`,
  'gomoku.solve': `const { pieces } = gomoku.puzzle({ kind: 'vcf', moves: 4, rule: 'freestyle', seed: 5 });

// ${t('黑连续冲四取胜，白的每一手都是被迫的', 'Black wins by fours: every other move of the line is forced')}
gomoku.solve(pieces, { kind: 'vcf' });
`,
  'gomoku.threats': `// ${t('黑有一个活三', 'Black has an open three')}
const { black, white } = gomoku.threats([112, 16, 113, 46, 114, 76]);

black; // → [{ kind: 'open-three', cells: [112, 113, 114], next: [111, 115] }]
white; // → []
`,
  'gomoku.forbidden': `const pieces = [97, 0, 127, 1, 111, 2, 113, 14];

// ${t('连珠规则下，黑不能同时下出两个活三', 'Two open threes at once are forbidden for Black in renju')}
gomoku.forbidden(pieces).map(({ point, kind }) => [point, kind]); // → [[112, 'double-three']]
`,
  'gomoku.isForbidden': `const pieces = [97, 0, 127, 1, 111, 2, 113, 14];

gomoku.isForbidden(pieces, 112); // → true
gomoku.isForbidden(pieces, 98); // → false
`,
  'gomoku.review': `const pieces = [112, 97, 113, 111, 114, 30, 115];
const { moves } = gomoku.review(pieces, { nodes: 100_000 });

moves.map(({ quality }) => quality); // → ['best', 'best', 'best', 'best', 'good', 'mistake', 'good']
moves[5];
`,
  'gomoku.puzzle': `gomoku.puzzle({ kind: 'vcf', moves: 3, rule: 'freestyle', seed: 5 });
`,
  'gomoku.encode': `const pieces = [112, 97, 113];

gomoku.encode(pieces); // → '776778'
gomoku.encode(pieces, { notation: 'coordinates' }); // → 'h8 h9 i8'
gomoku.encode(pieces, { notation: 'sgf' }); // → '(;GM[4]FF[4]SZ[15];B[hh];W[hg];B[ih])'
`,
  'gomoku.decode': `gomoku.decode('77678768');
gomoku.decode('h8 h9 i8', { notation: 'coordinates' }); // → [112, 97, 113]
`,
  'gomoku.encodeGame': `const game = { size: 15, nodes: [{ color: 'black', move: 112 }, { color: 'white', move: 97, comment: '好' }] };

gomoku.encodeGame(game); // → '(;GM[4]FF[4]CA[UTF-8]SZ[15]B[hh];W[hg]C[好])'
`,
  'gomoku.parse': `// ${t('别的程序的棋谱，什么写法都行', 'Games of other programs, in any notation')}
const { format, games } = await gomoku.parse('1. H8 2. I9 3. H9');

format; // → 'coordinates'
const [{ pieces }] = games;
gomoku.threats(pieces).black; // → []
pieces; // → [112, 98, 97]
`,
  'gomoku.decodeGame': `gomoku.decodeGame('(;SZ[15];B[hh](;W[hg])(;W[ig]))');
`,
};
