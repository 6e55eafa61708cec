// Measures the built package beside the textbook: node tests/bench/api_bench.js. Every answer is compared as well.
import assert from 'node:assert/strict';
import { load } from 'qiju';
import { generator } from './random.js';
import * as textbook from './textbook.js';

const { connect, judgeWin, solveHuarongRoad, lianliankan, huarong, gomoku } = await load();

const random = generator(2026);

/** @template T @param {T[]} list */
function mix(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

/** A uniformly random 10×14 board of 35 kinds by 4, played at random until half of its tiles are gone. */
function halfCleared() {
  for (;;) {
    const tiles = mix(Array.from({ length: 140 }, (_, i) => (i % 35) + 1));
    let board = Array.from({ length: 10 }, (_, r) => tiles.slice(14 * r, 14 * r + 14));
    for (let left = 140; left > 70; left -= 2) {
      const pairs = lianliankan.pairs(board);
      if (pairs.length === 0) break;
      board = lianliankan.remove(board, ...pairs[random(pairs.length)]);
      if (left === 72) return board;
    }
  }
}

/**
 * The least nanoseconds that a call took, out of `rounds` over all of `items`.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => unknown} call
 * @param {number} rounds
 */
function time(items, call, rounds) {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < items.length; i++) call(items[i]);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / items.length);
  }
  return best;
}

/**
 * @param {string} title
 * @param {Record<string, number>} rows nanoseconds by name; the first is ours
 */
function table(title, rows) {
  const ours = Object.values(rows)[0];
  console.log(`\n${title}`);
  for (const [name, ns] of Object.entries(rows)) {
    const shown =
      ns < 1e4 ? `${ns.toFixed(0)} ns` : ns < 1e6 ? `${(ns / 1e3).toFixed(1)} µs` : `${(ns / 1e6).toFixed(1)} ms`;
    console.log(`  ${name.padEnd(52)} ${shown.padStart(10)} ${`${(ns / ours).toFixed(2)}×`.padStart(10)}`);
  }
}

/** @param {number[][]} board */
function addRing(board) {
  const empty = Array(board[0].length + 2).fill(0);
  return [empty, ...board.map((row) => [0, ...row, 0]), empty];
}

/** Two different cells of one kind. @param {number[][]} board */
function equalTiles(board) {
  for (;;) {
    const [r1, c1, r2, c2] = [random(10), random(14), random(10), random(14)];
    if (board[r1][c1] !== 0 && board[r1][c1] === board[r2][c2] && (r1 !== r2 || c1 !== c2)) return { r1, c1, r2, c2 };
  }
}

const boards = Array.from({ length: 200 }, halfCleared);
const questions = boards.flatMap((board) => {
  const ringed = addRing(board);
  const masks = textbook.maskBoard(board);
  return Array.from({ length: 50 }, () => ({ board, ringed, masks, ...equalTiles(board) }));
});

const few = questions.filter((_, i) => i % 40 === 0);

let joined = 0;
for (const { board, ringed, masks, r1, c1, r2, c2 } of questions) {
  const path = connect(board, r1, c1, r2, c2);
  const searched = textbook.connectBySearch(board, r1, c1, r2, c2);
  assert.equal(path.length, searched.length);
  assert.deepEqual(connect(board, r1, c1, r2, c2, { order: 'length' }), searched);
  assert.equal(textbook.connectByCrosshair(ringed, r1 + 1, c1 + 1, r2 + 1, c2 + 1) !== null, path.length > 0);
  assert.equal(textbook.joinedByMasks(masks, r1, c1, r2, c2), path.length > 0);
  if (path.length > 0) joined++;
}
for (const board of boards) assert.equal(textbook.pairsByMasks(board).length, lianliankan.pairs(board).length);

table(`connect: 10×14 half cleared, ${questions.length} pairs of equal tiles, ${joined} of them join`, {
  'qiju.connect': time(questions, (q) => connect(q.board, q.r1, q.c1, q.r2, q.c2), 100),
  // So slow that a share of the questions must do, or other programs get in between.
  'breadth-first search, string keys': time(few, (q) => textbook.connectBySearch(q.board, q.r1, q.c1, q.r2, q.c2), 100),
  'crosshair, with a ring': time(
    questions,
    (q) => textbook.connectByCrosshair(q.ringed, q.r1 + 1, q.c1 + 1, q.r2 + 1, q.c2 + 1),
    30,
  ),
  'bit masks in JavaScript, made for each call, no path': time(
    questions,
    (q) => textbook.joinedByMasks(textbook.maskBoard(q.board), q.r1, q.c1, q.r2, q.c2),
    100,
  ),
  'bit masks in JavaScript, kept, no path': time(
    questions,
    (q) => textbook.joinedByMasks(q.masks, q.r1, q.c1, q.r2, q.c2),
    100,
  ),
});

table('pairs: the same boards, all pairs that join', {
  'qiju.lianliankan.pairs': time(boards, (board) => lianliankan.pairs(board), 200),
  'bit masks in JavaScript': time(boards, (board) => textbook.pairsByMasks(board), 200),
});

for (const stones of [9, 60, 225]) {
  const games = Array.from({ length: 500 }, () => mix(Array.from({ length: 225 }, (_, i) => i)).slice(0, stones));
  for (const game of games) {
    assert.equal(judgeWin(game), textbook.judgeBySet(game));
    assert.equal(judgeWin(game), textbook.judgeByArray(game));
  }
  table(`judgeWin and judge: ${stones} stones`, {
    'qiju.judgeWin': time(games, judgeWin, 400),
    'qiju.gomoku.judge, the whole game': time(games, (game) => gomoku.judge(game), 100),
    'qiju.gomoku.judge, renju': time(games, (game) => gomoku.judge(game, { rule: 'renju' }), 10),
    'last move, Set': time(games, textbook.judgeBySet, 200),
    'last move, typed array': time(games, textbook.judgeByArray, 400),
  });
}

const start = [
  [3, 1, 1, 4],
  [3, 1, 1, 4],
  [5, 2, 2, 6],
  [5, 7, 8, 6],
  [9, 0, 0, 10],
];
assert.equal(solveHuarongRoad(start)?.length, 116);
assert.equal(textbook.solveBySearch(start)?.length, 116);
table('solveHuarongRoad: 横刀立马, 116 steps', {
  'qiju.solveHuarongRoad': time([start], (board) => solveHuarongRoad(board), 100),
  'breadth-first search, string keys': time([start], textbook.solveBySearch, 5),
});

/** @type {Parameters<typeof huarong.solve>[1][]} */
const metrics = [{ metric: 'step' }, { metric: 'slide' }, { metric: 'move' }];
const hardest = /** @type {number[][]} */ (huarong.levels.find(({ zh }) => zh === '峰回路转')?.board);
for (const [name, board] of Object.entries({ 横刀立马: start, 峰回路转: hardest })) {
  const [step, slide, move] = metrics.map((metric) => time([board], () => huarong.solve(board, metric), 100));
  table(`huarong.solve: ${name}`, { 'in steps': step, 'in slides': slide, 'in moves': move });
}
const mix1 = { horizontals: 1, verticals: 4, soldiers: 4 };
let other = 0;
/** A different metric each time, so that no cached search is reused. */
const next = () => metrics[other++ % 2];
table('huarong: 25,955 positions of 横刀立马', {
  hint: time([start], (board) => huarong.hint(board), 1000),
  'analyse: every distance, anew': time([start], (board) => huarong.analyse(board, next()), 20),
  'generate: 53,954 layouts, anew': time(
    [mix1],
    (given) => huarong.generate({ ...given, ...next(), distance: 40, seed: 1 }),
    20,
  ),
});
