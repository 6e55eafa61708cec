// The three original functions.
import { t } from '../../../kernel/i18n.js';

const connect = `// ${t('0 是空格，其他数是牌的花色', '0 is an empty cell, any other number a kind of tile')}
const board = [
  [1, 2, 3, 1],
  [4, 0, 0, 2],
  [3, 0, 0, 4],
];

connect(board, 0, 1, 0, 2); // → []
connect(board, 0, 1, 1, 3); // → [[0, 1], [1, 1], [1, 2], [1, 3]]
connect(board, 0, 0, 0, 3, { format: 'corners' }); // → [[0, 0], [-1, 0], [-1, 3], [0, 3]]
`;

const solveHuarongRoad = `// ${t('横刀立马：0 是空格，同一个棋子的各格写着它的编号', '横刀立马: 0 is a blank, the cells of a piece have its number')}
const board = [
  [3, 1, 1, 4],
  [3, 1, 1, 4],
  [5, 2, 2, 6],
  [5, 7, 8, 6],
  [9, 0, 0, 10],
];
const steps = solveHuarongRoad(board);

steps.length; // → 116
steps.slice(0, 3); // → [{ id: 9, direction: 'right' }, { id: 5, direction: 'down' }, { id: 2, direction: 'left' }]
`;

const judgeWin = `// ${t('一手是 15 * 行 + 列，黑先', 'A move is 15 * row + column, black moves first')}
const pieces = [112, 97, 113, 98, 114, 99, 115, 100];

judgeWin(pieces); // → false
judgeWin([...pieces, 116]); // → true
`;

/** By name. @type {Readonly<Record<string, string>>} */
export const original = { connect, solveHuarongRoad, judgeWin };
