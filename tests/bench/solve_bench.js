// Measures `lianliankan.solve` through the package, on the uniformly random boards of lianliankan_solve.cpp:
// node tests/bench/solve_bench.js [boards of each size]. Every solution is replayed to the empty board.
import assert from 'node:assert/strict';
import { argv } from 'node:process';
import { load } from 'qiju';
import { generator } from './random.js';

const { connect, lianliankan } = await load();
const boards = Number(argv[2] ?? 1000);

/** @typedef {{ rows: number, cols: number, kinds: [count: number, copies: number][] }} Size */

/** @type {Size[]} */
const sizes = [
  { rows: 6, cols: 14, kinds: [[21, 4]] },
  { rows: 10, cols: 10, kinds: [[25, 4]] },
  { rows: 8, cols: 17, kinds: [[34, 4]] },
  { rows: 8, cols: 18, kinds: [[36, 4]] },
  { rows: 9, cols: 16, kinds: [[36, 4]] },
  { rows: 10, cols: 14, kinds: [[35, 4]] },
  {
    rows: 12,
    cols: 24,
    kinds: [
      [30, 8],
      [12, 4],
    ],
  },
  {
    rows: 16,
    cols: 30,
    kinds: [
      [36, 12],
      [6, 8],
    ],
  },
];

/** Every arrangement is equally likely. @param {Size} size @param {number} seed */
function randomBoard({ rows, cols, kinds }, seed) {
  const random = generator(seed);
  const copies = kinds.flatMap(([count, each]) => Array(count).fill(each));
  const tiles = copies.flatMap((each, i) => Array(each).fill(i + 1));
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  return Array.from({ length: rows }, (_, r) => tiles.slice(cols * r, cols * r + cols));
}

/** @param {number[][]} board @param {import('qiju').Pair[]} moves @param {import('qiju').Gravity} gravity */
function check(board, moves, gravity) {
  const end = moves.reduce((tiles, [a, b]) => {
    assert.notEqual(connect(tiles, ...a, ...b).length, 0);
    return lianliankan.remove(tiles, a, b, { gravity });
  }, board);
  assert.ok(end.flat().every((kind) => kind === 0));
}

/** @param {(string | number)[]} cells */
const line = ([name, gravity, ...numbers]) =>
  console.log(
    [
      String(name).padEnd(16),
      String(gravity).padEnd(7),
      ...numbers.map((it, i) => String(it).padStart([6, 7, 7, 10, 9, 9, 9][i])),
    ].join(' '),
  );

console.log('lianliankan.solve of the package, at most 1 s a board');
line(['board', 'gravity', 'boards', 'solved', 'proved', 'undecided', 'p50 ms', 'p99 ms', 'max ms']);
for (const gravity of /** @type {const} */ (['none', 'down'])) {
  const count = gravity === 'none' ? boards : Math.max(1, Math.floor(boards / 10));
  for (const size of sizes) {
    const found = { solvable: 0, unsolvable: 0, undecided: 0 };
    const times = Array.from({ length: count }, (_, seed) => {
      const board = randomBoard(size, seed);
      const begin = performance.now();
      const solution = lianliankan.solve(board, { gravity, time: 1000 });
      const time = performance.now() - begin;
      found[solution.status]++;
      if (solution.status === 'solvable') check(board, solution.moves, gravity);
      return time;
    }).sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => times[Math.floor(share * (count - 1))].toFixed(2);
    const name = [`${size.cols}x${size.rows}`, ...size.kinds.map((kind) => kind.join('x'))].join(' ');
    line([name, gravity, count, found.solvable, found.unsolvable, found.undecided, at(0.5), at(0.99), at(1)]);
  }
}
