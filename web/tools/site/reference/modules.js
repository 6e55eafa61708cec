// The pages of the reference: one for each module of the package.

/** @typedef {import('../layout.js').Page} Page */
/** @typedef {Page & { module: string, title: string, guides: string[] }} Module guides: the names of those about it */

/** @type {[module: string, title: string, zh: string, en: string, guides: string[]][]} */
const list = [
  [
    'qiju',
    'qiju',
    '加载、最初的三个函数和通用的类型',
    'Loading, the three original functions, and common types',
    ['getting-started', 'formats'],
  ],
  [
    'lianliankan',
    'lianliankan',
    '连连看：路径、提示、求解、发牌',
    'Paths, hints, solutions and deals',
    ['lianliankan'],
  ],
  ['huarong', 'huarong', '华容道：最短解、分析、出题', 'Shortest solutions, analysis and new puzzles', ['huarong']],
  ['gomoku', 'gomoku', '五子棋：规则、算杀、对弈、分析', 'Rules, forced wins, moves and analysis', ['gomoku']],
  ['worker', 'qiju/worker', '同样的函数，在 worker 里计算', 'The same functions, computed in a worker', ['workers']],
  [
    'elements',
    'qiju/elements',
    '三个棋盘：属性、方法、事件、部件',
    'The three boards: attributes, methods, events and parts',
    ['elements'],
  ],
  ['errors', 'Errors', '每个错误的代码', 'The code of every error', ['getting-started']],
];

/** @type {readonly Module[]} */
export const modules = list.map(([module, title, zh, en, guides]) => ({
  name: 'reference',
  path: `reference/${module}/`,
  zh: `${title === 'Errors' ? '错误' : title} · API 参考`,
  en: `${title} · API reference`,
  about: { zh, en },
  face: 'headings',
  module,
  title: title === 'Errors' ? '{{错误|Errors}}' : title,
  guides,
}));
