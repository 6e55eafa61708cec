// The benchmarks of 连连看.
import assert from 'node:assert/strict';
import { each } from './measure.js';
import { generator } from './random.js';
import * as textbook from './textbook.js';

/**
 * @import { Gravity, Qiju } from 'qiju'
 * @import { Row, SearchRow } from './rows.js'
 */

/** @typedef {{ board: number[][], view: import('qiju').BoardView, ringed: number[][], masks: ReturnType<typeof textbook.maskBoard>, at: number, r1: number, c1: number, r2: number, c2: number }} Question */

const ROWS = 10;
const COLS = 14;

/**
 * Deals a uniformly random board of 35 kinds by 4 and plays at random until half of its tiles are gone.
 * @param {Qiju} qiju
 * @param {(bound: number) => number} random
 */
function halfCleared({ lianliankan }, random) {
  for (;;) {
    let board = randomBoard({ rows: ROWS, cols: COLS, kinds: [[35, 4]] }, random);
    for (let left = ROWS * COLS; left > 70; left -= 2) {
      const pairs = lianliankan.pairs(board);
      if (pairs.length === 0) break;
      board = lianliankan.remove(board, ...pairs[random(pairs.length)]);
      if (left === 72) return board;
    }
  }
}

/** @param {number[][]} board */
function addRing(board) {
  const empty = Array(board[0].length + 2).fill(0);
  return [empty, ...board.map((row) => [0, ...row, 0]), empty];
}

/** Chooses two different cells of one kind. @param {number[][]} board @param {(bound: number) => number} random */
function equalTiles(board, random) {
  for (;;) {
    const [r1, c1, r2, c2] = [random(ROWS), random(COLS), random(ROWS), random(COLS)];
    if (board[r1][c1] !== 0 && board[r1][c1] === board[r2][c2] && (r1 !== r2 || c1 !== c2)) return { r1, c1, r2, c2 };
  }
}

/** @type {{ boards: number[][][], questions: Question[] } | undefined} */
let sample;

/** 50 boards with 40 questions each. @param {Qiju} qiju */
function sampleOf(qiju) {
  if (sample) return sample;
  const random = generator(2026);
  const boards = Array.from({ length: 50 }, () => halfCleared(qiju, random));
  const questions = boards.flatMap((board, at) => {
    const ringed = addRing(board);
    const masks = textbook.maskBoard(board);
    const view = qiju.lianliankan.board(board);
    return Array.from({ length: 40 }, () => {
      // Listed one by one: objects made by spreading several others are slow to read.
      const { r1, c1, r2, c2 } = equalTiles(board, random);
      return { board, view, ringed, masks, at, r1, c1, r2, c2 };
    });
  });
  return (sample = { boards, questions });
}

/** @param {number[][]} board */
const boardInts = (board) => [board.length, board[0].length, ...board.flat()];

/** @param {{ boards: number[][][], questions: Question[] }} sample */
const questionInts = ({ boards, questions }) => [
  boards.length,
  ...boards.flatMap(boardInts),
  ...questions.flatMap(({ at, r1, c1, r2, c2 }) => [at, r1, c1, r2, c2]),
];

const SEARCH = { name: 'breadth-first search', zh: '广度优先搜索' };
const CROSSHAIR = { name: 'crosshair', zh: '十字扫描' };
const ROWS_OF_ARRAYS = { name: 'rows of arrays', zh: '普通数组' };
const KEPT_MASKS = { name: 'bit masks in JavaScript, kept', zh: 'JavaScript 位掩码，保留' };
const MASKS = { name: 'bit masks in JavaScript', zh: 'JavaScript 位掩码' };

/** Textbook versions of `connect`. Some find a path of another length, some return no path. @param {Question[]} questions */
const connectTextbooks = (questions) => [
  {
    ...SEARCH,
    run: each(questions, ({ board, r1, c1, r2, c2 }) => textbook.connectBySearch(board, r1, c1, r2, c2).length),
    sameSum: false,
  },
  {
    ...CROSSHAIR,
    run: each(questions, ({ ringed, r1, c1, r2, c2 }) =>
      Number(textbook.connectByCrosshair(ringed, r1 + 1, c1 + 1, r2 + 1, c2 + 1) !== null),
    ),
    sameSum: false,
  },
];

/** The number of calls on a board before the next board. */
const REPEATS = 10;

/** @param {number[][]} turns */
const countTwos = (turns) => turns.reduce((sum, row) => row.reduce((n, it) => n + Number(it === 2), sum), 0);

/** @param {Qiju} qiju @returns {Row[]} */
const speedRows = (qiju) => [
  {
    name: 'connect',
    en: '`connect`, 10×14 board, half cleared',
    zh: '`connect`，10×14，已消一半',
    prepare() {
      const { questions } = sampleOf(qiju);
      for (const { board, ringed, masks, r1, c1, r2, c2 } of questions) {
        const joins = qiju.connect(board, r1, c1, r2, c2).length > 0;
        assert.equal(textbook.connectBySearch(board, r1, c1, r2, c2).length > 0, joins);
        assert.equal(textbook.connectByCrosshair(ringed, r1 + 1, c1 + 1, r2 + 1, c2 + 1) !== null, joins);
        assert.equal(textbook.joinedByMasks(masks, r1, c1, r2, c2), joins);
      }
      return {
        calls: questions.length,
        native: { work: 'connect', items: questionInts(sampleOf(qiju)) },
        qiju: each(questions, ({ board, r1, c1, r2, c2 }) => qiju.connect(board, r1, c1, r2, c2).length),
        others: [
          ...connectTextbooks(questions),
          {
            ...MASKS,
            run: each(questions, ({ board, r1, c1, r2, c2 }) =>
              Number(textbook.joinedByMasks(textbook.maskBoard(board), r1, c1, r2, c2)),
            ),
            sameSum: false,
          },
        ],
      };
    },
  },
  {
    name: 'connect with options',
    en: "`connect` with `order: 'length'`",
    zh: "`connect`，`order: 'length'`",
    prepare() {
      const { questions } = sampleOf(qiju);
      const options = /** @type {const} */ ({ order: 'length' });
      for (const { board, r1, c1, r2, c2 } of questions) {
        const searched = textbook.connectBySearch(board, r1, c1, r2, c2);
        assert.deepEqual(qiju.connect(board, r1, c1, r2, c2, options), searched);
      }
      return {
        calls: questions.length,
        native: { work: 'connect-length', items: questionInts(sampleOf(qiju)) },
        qiju: each(questions, ({ board, r1, c1, r2, c2 }) => qiju.connect(board, r1, c1, r2, c2, options).length),
        others: [
          {
            ...SEARCH,
            run: each(questions, ({ board, r1, c1, r2, c2 }) => textbook.connectBySearch(board, r1, c1, r2, c2).length),
          },
          {
            name: 'without options',
            zh: '不带选项',
            run: each(questions, ({ board, r1, c1, r2, c2 }) => qiju.connect(board, r1, c1, r2, c2).length),
            sameSum: false,
          },
        ],
      };
    },
  },
  {
    name: 'lianliankan.pairs',
    en: '`pairs`, the same boards',
    zh: '`pairs`，同样的棋盘',
    prepare() {
      const { boards } = sampleOf(qiju);
      return {
        calls: boards.length,
        native: { work: 'pairs', items: boards.flatMap(boardInts) },
        qiju: each(boards, (board) => qiju.lianliankan.pairs(board).length),
        others: [{ ...MASKS, run: each(boards, (board) => textbook.pairsByMasks(board).length) }],
      };
    },
  },
  {
    name: 'lianliankan.segments',
    en: '`segments`',
    zh: '`segments`',
    prepare() {
      const { questions } = sampleOf(qiju);
      return {
        calls: questions.length,
        native: { work: 'segments', items: questionInts(sampleOf(qiju)) },
        qiju: each(questions, ({ board, r1, c1, r2, c2 }) => qiju.lianliankan.segments(board, [r1, c1], [r2, c2])),
        others: [
          {
            ...SEARCH,
            run: each(questions, ({ board, r1, c1, r2, c2 }) => textbook.segmentsBySearch(board, r1, c1, r2, c2)),
          },
        ],
      };
    },
  },
  {
    name: 'lianliankan.reach',
    en: '`reach`',
    zh: '`reach`',
    prepare() {
      const { questions } = sampleOf(qiju);
      for (const { board, r1, c1 } of questions) {
        assert.deepEqual(qiju.lianliankan.reach(board, [r1, c1]), textbook.reachBySearch(board, r1, c1));
      }
      return {
        calls: questions.length,
        native: { work: 'reach', items: questionInts(sampleOf(qiju)) },
        qiju: each(questions, ({ board, r1, c1 }) => countTwos(qiju.lianliankan.reach(board, [r1, c1]))),
        others: [
          { ...SEARCH, run: each(questions, ({ board, r1, c1 }) => countTwos(textbook.reachBySearch(board, r1, c1))) },
        ],
      };
    },
  },
  {
    name: 'connect on a view',
    en: '`connect` on a `BoardView`',
    zh: '`connect`，`BoardView`',
    prepare() {
      const { questions } = sampleOf(qiju);
      return {
        calls: questions.length,
        native: { work: 'connect', items: questionInts(sampleOf(qiju)) },
        qiju: each(questions, ({ view, r1, c1, r2, c2 }) => qiju.connect(view, r1, c1, r2, c2).length),
        others: [
          ...connectTextbooks(questions),
          {
            ...KEPT_MASKS,
            run: each(questions, ({ masks, r1, c1, r2, c2 }) => Number(textbook.joinedByMasks(masks, r1, c1, r2, c2))),
            sameSum: false,
          },
          {
            ...ROWS_OF_ARRAYS,
            run: each(questions, ({ board, r1, c1, r2, c2 }) => qiju.connect(board, r1, c1, r2, c2).length),
          },
        ],
      };
    },
  },
  {
    name: 'lianliankan.pairs on a view',
    en: '`pairs` on a `BoardView`',
    zh: '`pairs`，`BoardView`',
    prepare() {
      const { boards } = sampleOf(qiju);
      const views = boards.map((board) => qiju.lianliankan.board(board));
      // Several calls in a row on each board, like a page makes.
      const repeated = views.flatMap((view) => Array(REPEATS).fill(view));
      const rows = boards.flatMap((board) => Array(REPEATS).fill(board));
      return {
        calls: repeated.length,
        native: { work: 'pairs', items: rows.flatMap(boardInts) },
        qiju: each(repeated, (view) => qiju.lianliankan.pairs(view).length),
        others: [
          { ...MASKS, run: each(rows, (board) => textbook.pairsByMasks(board).length) },
          { ...ROWS_OF_ARRAYS, run: each(rows, (board) => qiju.lianliankan.pairs(board).length) },
        ],
      };
    },
  },
  {
    name: 'lianliankan.segments on a view',
    en: '`segments` on a `BoardView`',
    zh: '`segments`，`BoardView`',
    prepare() {
      const { questions } = sampleOf(qiju);
      return {
        calls: questions.length,
        native: { work: 'segments', items: questionInts(sampleOf(qiju)) },
        qiju: each(questions, ({ view, r1, c1, r2, c2 }) => qiju.lianliankan.segments(view, [r1, c1], [r2, c2])),
        others: [
          {
            ...ROWS_OF_ARRAYS,
            run: each(questions, ({ board, r1, c1, r2, c2 }) => qiju.lianliankan.segments(board, [r1, c1], [r2, c2])),
          },
        ],
      };
    },
  },
  {
    name: 'lianliankan.reach on a view',
    en: '`reach` on a `BoardView`',
    zh: '`reach`，`BoardView`',
    prepare() {
      const { questions } = sampleOf(qiju);
      return {
        calls: questions.length,
        native: { work: 'reach', items: questionInts(sampleOf(qiju)) },
        qiju: each(questions, ({ view, r1, c1 }) => countTwos(qiju.lianliankan.reach(view, [r1, c1]))),
        others: [
          {
            ...ROWS_OF_ARRAYS,
            run: each(questions, ({ board, r1, c1 }) => countTwos(qiju.lianliankan.reach(board, [r1, c1]))),
          },
        ],
      };
    },
  },
];

/** @typedef {{ rows: number, cols: number, kinds: [count: number, copies: number][] }} Size */

/** Arranges tiles uniformly at random. @param {Size} size @param {(bound: number) => number} random */
function randomBoard({ rows, cols, kinds }, random) {
  const copies = kinds.flatMap(([count, copiesOfEach]) => Array(count).fill(copiesOfEach));
  const tiles = copies.flatMap((count, i) => Array(count).fill(i + 1));
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  return Array.from({ length: rows }, (_, r) => tiles.slice(cols * r, cols * r + cols));
}

/** @type {Size[]} */
const SIZES = [
  { rows: 8, cols: 18, kinds: [[36, 4]] },
  { rows: 9, cols: 16, kinds: [[36, 4]] },
  { rows: 10, cols: 14, kinds: [[35, 4]] },
  { rows: 12, cols: 24, kinds: [[30, 8], [12, 4]] }, // prettier-ignore
  { rows: 16, cols: 30, kinds: [[36, 12], [6, 8]] }, // prettier-ignore
];

/** @type {Size[]} */
const GRAVITY_SIZES = [
  { rows: 8, cols: 18, kinds: [[36, 4]] },
  { rows: 18, cols: 8, kinds: [[36, 4]] },
  { rows: 10, cols: 14, kinds: [[35, 4]] },
  { rows: 14, cols: 10, kinds: [[35, 4]] },
];

/** In the order of the C++ enum. @type {Gravity[]} */
const GRAVITIES = ['none', 'down', 'up', 'left', 'right', 'centre'];

const STATUSES = ['undecided', 'solvable', 'unsolvable'];

/** @param {Qiju} qiju @param {number[][]} board @param {import('qiju').Pair[]} moves */
function checkCleared({ connect, lianliankan }, board, moves) {
  const end = moves.reduce((tiles, [a, b]) => {
    assert.notEqual(connect(tiles, ...a, ...b).length, 0);
    return lianliankan.remove(tiles, a, b);
  }, board);
  assert.ok(end.flat().every((kind) => kind === 0));
}

/** @param {Size} size */
const sizeName = ({ rows, cols }) => `${cols}×${rows}`;

/** Boards without gravity take far fewer nodes. */
const NODES = 10_000_000;

/** @param {Qiju} qiju @returns {SearchRow[]} */
const solveRows = (qiju) =>
  SIZES.map((size) => ({
    name: `lianliankan.solve ${sizeName(size)}`,
    en: `\`lianliankan.solve\`, ${sizeName(size)}`,
    zh: `\`lianliankan.solve\`，${sizeName(size)}`,
    prepare({ boards: count, quick }) {
      const boards = Array.from({ length: count ?? (quick ? 20 : 200) }, (_, seed) =>
        randomBoard(size, generator(seed)),
      );
      return {
        count: boards.length,
        native: { work: 'clear', items: [0, 1e6, ...boards.flatMap(boardInts)] },
        qiju(i) {
          const solution = qiju.lianliankan.solve(boards[i], { nodes: NODES });
          return {
            result: STATUSES.indexOf(solution.status),
            check() {
              if (solution.status === 'solvable') checkCleared(qiju, boards[i], solution.moves);
            },
          };
        },
        isDecided: (status) => status !== 0,
      };
    },
  }));

/** Only native, since the package measures time by the clock, not as CPU time. @returns {SearchRow[]} */
const gravityRows = () =>
  GRAVITIES.slice(1).flatMap((gravity, i) =>
    GRAVITY_SIZES.map((size) => ({
      name: `lianliankan.solve ${sizeName(size)} ${gravity}`,
      en: sizeName(size),
      zh: sizeName(size),
      gravity,
      prepare({ boards: count, seconds, quick }) {
        const boards = Array.from({ length: count ?? (quick ? 2 : 10) }, (_, seed) =>
          randomBoard(size, generator(seed)),
        );
        const limit = 1000 * (seconds ?? (quick ? 0.1 : 1));
        return {
          count: boards.length,
          native: { work: 'clear', items: [i + 1, limit, ...boards.flatMap(boardInts)] },
          isDecided: (status) => status !== 0,
        };
      },
    })),
  );

/** @param {Qiju} qiju */
export const lianliankanRows = (qiju) => ({
  speed: speedRows(qiju),
  searches: solveRows(qiju),
  gravity: gravityRows(),
});
