// The benchmarks of 华容道.
import { each } from './measure.js';
import * as textbook from './textbook.js';

/**
 * @import { Qiju } from 'qiju'
 * @import { Row } from './rows.js'
 */

/** 横刀立马 */
const CLASSIC = [
  [3, 1, 1, 4],
  [3, 1, 1, 4],
  [5, 2, 2, 6],
  [5, 7, 8, 6],
  [9, 0, 0, 10],
];

/** The longest solution in moves with three blanks. */
const FEW_POSITIONS = [
  [0, 2, 3, 4],
  [1, 1, 3, 4],
  [1, 1, 0, 5],
  [6, 7, 7, 5],
  [6, 0, 8, 8],
];

/** The board with the most positions to search among the hardest boards of each set of pieces with three blanks. */
const MANY_POSITIONS = [
  [1, 1, 2, 0],
  [1, 1, 3, 3],
  [4, 4, 5, 0],
  [6, 7, 5, 8],
  [0, 7, 9, 10],
];

/** In the order of the C++ enum. */
const METRICS = /** @type {const} */ (['step', 'slide', 'move']);

const SEARCH = { name: 'breadth-first search', zh: '广度优先搜索' };
const LINKS = { name: 'with links, positions as strings', zh: '父链接、局面为字符串' };

/**
 * @typedef {object} Solve
 * @property {string} name
 * @property {string} en
 * @property {string} zh
 * @property {number[][]} board
 * @property {typeof METRICS[number]} metric
 * @property {{ id: number, row: number, col: number }} [goal]
 * @property {boolean} [hasTextbook]
 */

/** @param {Qiju} qiju @param {Solve} solve @returns {Row} */
const solveRow = ({ huarong }, { name, en, zh, board, metric, goal, hasTextbook = false }) => ({
  name: `huarong.solve ${name}`,
  en: `\`huarong.solve\`, ${en}`,
  zh: `\`huarong.solve\`，${zh}`,
  prepare: () => ({
    calls: 1,
    native: {
      work: 'huarong',
      items: [METRICS.indexOf(metric), goal?.id ?? 0, goal?.row ?? 3, goal?.col ?? 1, ...board.flat()],
    },
    qiju: each([board], (start) => {
      const solution = huarong.solve(start, goal ? { metric, goal } : { metric });
      return solution.status === 'solved' ? solution.length : -1;
    }),
    others: [
      ...(hasTextbook
        ? [
            {
              ...SEARCH,
              run: each([{ board, goal }], (puzzle) => textbook.solveBySearch(puzzle, metric)?.length ?? -1),
            },
          ]
        : []),
      ...(hasTextbook && metric === 'step' && !goal
        ? [{ ...LINKS, run: each([board], (start) => textbook.solveByLinks(start)?.length ?? -1) }]
        : []),
    ],
  }),
});

/** @param {Qiju} qiju @param {{ horizontals: number, verticals: number, soldiers: number }} pieces @returns {Row} */
const generateRow = ({ huarong }, pieces) => {
  const { horizontals, verticals, soldiers } = pieces;
  const counts = `${horizontals}+${verticals}+${soldiers}`;
  return {
    name: `huarong.generate ${counts}`,
    en: `\`huarong.generate\`, ${horizontals} horizontal and ${verticals} vertical generals, ${soldiers} soldiers`,
    zh: `\`huarong.generate\`，横将 ${horizontals}、竖将 ${verticals}、兵 ${soldiers}`,
    prepare: () => ({
      calls: 2,
      native: { work: 'generate', items: [horizontals, verticals, soldiers, 0, 2] },
      // The metrics alternate, since the last search is kept.
      qiju: each(
        /** @type {const} */ (['step', 'move']),
        (metric) => huarong.generate({ ...pieces, metric, seed: 1 }).distance,
      ),
      others: [],
    }),
  };
};

/** @param {Qiju} qiju @returns {{ speed: Row[] }} */
export const huarongRows = (qiju) => ({
  speed: [
    ...METRICS.map((metric) =>
      solveRow(qiju, {
        name: metric,
        en: `横刀立马 in ${metric}s`,
        zh: `横刀立马，按${{ step: '单步', slide: '直线滑动', move: '通行步数' }[metric]}`,
        board: CLASSIC,
        metric,
        hasTextbook: true,
      }),
    ),
    solveRow(qiju, {
      name: 'another goal',
      en: '横刀立马 to the bottom left corner',
      zh: '横刀立马，走到左下角',
      board: CLASSIC,
      metric: 'step',
      goal: { id: 1, row: 3, col: 0 },
      hasTextbook: true,
    }),
    solveRow(qiju, {
      name: 'three blanks, 92 moves',
      en: 'three blanks, 92 moves',
      zh: '三个空格，92 步',
      board: FEW_POSITIONS,
      metric: 'move',
    }),
    solveRow(qiju, {
      name: 'three blanks, 55 moves',
      en: 'three blanks, 55 moves',
      zh: '三个空格，55 步',
      board: MANY_POSITIONS,
      metric: 'move',
    }),
    generateRow(qiju, { horizontals: 1, verticals: 4, soldiers: 4 }),
    generateRow(qiju, { horizontals: 2, verticals: 2, soldiers: 6 }),
  ],
});
