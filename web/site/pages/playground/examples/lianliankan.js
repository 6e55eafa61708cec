// The functions of 连连看.
import { t } from '../../../kernel/i18n.js';

const board = `const board = [
  [1, 2, 3, 1],
  [4, 0, 0, 2],
  [3, 0, 0, 4],
];
`;

/** By name. @type {Readonly<Record<string, string>>} */
export const lianliankan = {
  'lianliankan.pairs': `${board}
lianliankan.pairs(board);
`,
  'lianliankan.hint': `${board}
// ${t('proved：从这一对开始，确实能全部消除', 'proved: a line that begins with this pair clears the board')}
lianliankan.hint(board); // → { pair: [[0, 1], [1, 3]], proved: true, status: 'solvable' }
`,
  'lianliankan.solve': `${board}
const { status, moves } = lianliankan.solve(board);

status; // → 'solvable'
moves; // → [[[0, 1], [1, 3]], [[0, 2], [2, 0]], [[1, 0], [2, 3]], [[0, 0], [0, 3]]]
`,
  'lianliankan.deal': `// ${t('种子相同，局面就相同', 'The same seed always gives the same board')}
const deal = lianliankan.deal({ rows: 6, cols: 8, kinds: 12, seed: 7, difficulty: 'normal', nodes: 100_000 });

deal.board;
deal.solution.length; // → 24
deal.clearRate; // → 0.62
`,
  'lianliankan.shuffle': `const stuck = [
  [1, 2],
  [2, 1],
  [3, 3],
];

lianliankan.shuffle(stuck, { seed: 1 }).board; // → [[3, 3], [2, 2], [1, 1]]
`,
  'lianliankan.remove': `${board}
lianliankan.remove(board, [0, 1], [1, 3], { gravity: 'down' });
`,
  'lianliankan.segments': `${board}
lianliankan.segments(board, [0, 1], [1, 3]); // → 2
lianliankan.segments(board, [0, 0], [0, 3]); // → 3
`,
  'lianliankan.reach': `${board}
// ${t('到每一格（包括棋盘外一圈）最少拐几次弯', 'The fewest turns to every cell, and to the ring around the board')}
lianliankan.reach(board, [0, 0]);
`,
  'lianliankan.refusal': `${board}
lianliankan.refusal(board, [0, 0], [0, 1]); // → 'different'
lianliankan.refusal(board, [0, 1], [1, 3]); // → null
`,
  'lianliankan.clearRate': `const { board } = lianliankan.deal({ rows: 6, cols: 6, kinds: 6, seed: 4 });

// ${t('随机消除时，能全部消完的比例', 'The share of random games that clear the board')}
lianliankan.clearRate(board, { playouts: 1000, seed: 1 }); // → 0.999
`,
  'lianliankan.board': `${board}
// ${t('预先读好的棋盘，反复调用更快', 'A view: calls on it are faster')}
const view = lianliankan.board(board);

view.at(0, 1); // → 2
lianliankan.pairs(view).length; // → 4
`,
  'lianliankan.with': `${board}
const falling = lianliankan.with({ gravity: 'down', ring: false });

falling.pairs(board); // → [[[0, 1], [1, 3]], [[0, 2], [2, 0]], [[1, 0], [2, 3]]]
falling.solve(board).status; // → 'solvable'
`,
};
