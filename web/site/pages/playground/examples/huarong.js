// The functions of 华容道.
import { t } from '../../../kernel/i18n.js';

const level = `const [{ board }] = huarong.levels; // 横刀立马
`;

/** By name. @type {Readonly<Record<string, string>>} */
export const huarong = {
  'huarong.solve': `${level}
const solution = huarong.solve(board, { metric: 'move' });

solution.length; // → 81
solution.lengths; // → { step: 118, slide: 90, move: 81 }
solution.moves[0]; // → { id: 9, path: ['right'] }
`,
  'huarong.solve: Rush Hour': `// ${t('车只能沿长边移动；1 号车要开到最右边', 'Pieces move along their longer side; piece 1 has to reach the right edge')}
const board = [
  [0, 0, 3, 0, 0, 0],
  [0, 0, 3, 0, 0, 0],
  [1, 1, 3, 0, 0, 0],
  [0, 0, 0, 2, 2, 2],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
const { length, moves } = huarong.solve(board, { goal: { id: 1, row: 2, col: 4 }, lengthwise: true });

length; // → 2
moves; // → [{ id: 3, path: ['down', 'down', 'down'] }, { id: 1, path: ['right', 'right', 'right', 'right'] }]
`,
  'huarong.analyse': `${level}
const { hardest, ...facts } = huarong.analyse(board);

facts; // → { positions: 25955, mirrorClasses: 13011, exits: 964, distance: 81, eccentricity: 124 }
hardest;
`,
  'huarong.hint': `${level}
huarong.hint(board);
`,
  'huarong.generate': `huarong.generate({ horizontals: 1, verticals: 4, soldiers: 4, distance: 60, seed: 3 });
`,
  'huarong.encode': `${level}
huarong.encode(board); // → '000GAYZHM'
`,
  'huarong.decode': `huarong.decode('000GAYZHM');
`,
  'huarong.decodePuzzle': `const code = huarong.encode([[1, 2, 0]], { goal: { id: 1, row: 0, col: 1 } });

huarong.decodePuzzle(code); // → { board: [[1, 2, 0]], goal: [{ id: 1, row: 0, col: 1 }] }
`,
  'huarong.parse': `// ${t('汽车华容道：红车 A 从右边出去', 'Rush Hour: the red car A leaves to the right')}
const { puzzles } = await huarong.parse('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
const [{ board, goal, lengthwise }] = puzzles;

huarong.solve(board, { goal, lengthwise, metric: 'slide' }).length; // → 60
`,
  'huarong.levels': `huarong.levels.length;
huarong.levels.slice(0, 3).map(({ zh, pinyin, lengths }) => [zh, pinyin, lengths.move]);
`,
  'huarong.pieces': `${level}
huarong.pieces(board).slice(0, 3);
`,
  'huarong.steps': `${level}
huarong.steps(board);
`,
  'huarong.moves': `${level}
huarong.moves(board);
`,
  'huarong.group': `const steps = [
  { id: 9, direction: 'right' },
  { id: 9, direction: 'up' },
  { id: 5, direction: 'down' },
];

huarong.group(steps, 'move'); // → [{ id: 9, path: ['right', 'up'] }, { id: 5, path: ['down'] }]
`,
  'huarong.move': `${level}
huarong.move(board, 9, 'right');
huarong.move(board, 1, 'down'); // → null
`,
  'huarong.isSolved': `${level}
huarong.isSolved(board); // → false
`,
  'huarong.map': `const { board } = huarong.levels.find(({ zh }) => zh === '十八步');
const { distances, edges, here } = huarong.map(board);

distances.length; // → 1440
edges.length / 2; // → 4077
distances[here]; // → 18
`,
  'huarong.place': `const { board } = huarong.levels.find(({ zh }) => zh === '十八步');

// ${t('这个局面在 huarong.map 的图里的编号', 'The number of the position in the graph of huarong.map')}
huarong.place(board); // → 104
`,
};
