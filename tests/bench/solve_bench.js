// Measures `lianliankan.solve` through the package, on uniformly random boards: node tests/bench/solve_bench.js [boards].
// Every line is replayed to the empty board.
import assert from 'node:assert/strict';
import { argv } from 'node:process';
import { load } from 'qiju';

const { connect, lianliankan } = await load();
const count = Number(argv[2] ?? 1000);

/** mulberry32, so that every run measures the same work. @param {number} seed */
function generator(seed) {
  return (/** @type {number} */ bound) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

const random = generator(2026);

/** @param {number} rows @param {number} cols four tiles of each kind, each arrangement with the same chance */
function randomBoard(rows, cols) {
  const tiles = Array.from({ length: rows * cols }, (_, i) => Math.floor(i / 4) + 1);
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  return Array.from({ length: rows }, (_, r) => tiles.slice(cols * r, cols * r + cols));
}

/** @param {number[][]} board @param {import('qiju').Pair[]} moves @param {import('qiju').Gravity} gravity */
function check(board, moves, gravity) {
  const end = moves.reduce((left, [a, b]) => {
    assert.notEqual(connect(left, ...a, ...b).length, 0);
    return lianliankan.remove(left, a, b, { gravity });
  }, board);
  assert.ok(end.flat().every((kind) => kind === 0));
}

const milliseconds = (/** @type {number} */ time) => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`.padStart(9);

console.log(`lianliankan.solve, ${count} random boards each, four tiles of each kind, at most 1 s a board`);
console.log('  board     gravity  solvable  unsolvable  undecided       p50       p99       max');
for (const [rows, cols] of [[8, 18], [9, 16], [10, 14]]) {
  for (const gravity of /** @type {const} */ (['none', 'down'])) {
    const found = { solvable: 0, unsolvable: 0, undecided: 0 };
    const times = Array.from({ length: count }, () => {
      const board = randomBoard(rows, cols);
      const begin = performance.now();
      const solution = lianliankan.solve(board, { gravity, time: 1000 });
      const time = performance.now() - begin;
      found[solution.status]++;
      if (solution.status === 'solvable') check(board, solution.moves, gravity);
      return time;
    }).sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => milliseconds(times[Math.min(count - 1, Math.floor(share * count))]);
    console.log(
      `  ${`${rows}×${cols}`.padEnd(9)} ${gravity.padEnd(7)} ${String(found.solvable).padStart(9)} ${String(found.unsolvable).padStart(11)}` +
        ` ${String(found.undecided).padStart(10)} ${at(0.5)} ${at(0.99)} ${at(1)}`,
    );
  }
}
