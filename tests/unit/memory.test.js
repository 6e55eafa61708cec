// The module frees what it allocates.
import { readFileSync } from 'node:fs';
import { load } from 'qiju';
import { isFull } from '../full-length.js';
import { collectMemories } from './memories.js';

/** @type {import('qiju').SlidingPuzzle[]} */
const puzzles = JSON.parse(readFileSync(new URL('../../dist/puzzles.json', import.meta.url), 'utf8'));

const count = isFull ? 10_000 : 2000;

test(`${count} calls of all functions do not grow the memory, and all functions work after it grows`, async () => {
  const { memories, stop } = collectMemories();
  const { connect, judgeWin, solveHuarongRoad, lianliankan, huarong, gomoku } = await load();
  stop();
  expect(memories).toHaveLength(1);

  const { board } = lianliankan.deal({ rows: 24, cols: 24, kinds: 72, copies: 8, seed: 5 });
  const small = lianliankan.deal({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 9, difficulty: 'hard' }).board;
  const game = Array.from({ length: 60 }, (_, i) => (i * 97) % 225);
  const start = huarong.levels[0].board;
  const work = [
    () => connect(board, 0, 0, 23, 23, { maxTurns: 5 }),
    () => connect(board, 0, 0, 0, 5),
    () => lianliankan.pairs(board),
    () => lianliankan.pairs(board, { maxTurns: 3 }),
    () => lianliankan.shuffle(board, { seed: 1 }),
    () => lianliankan.deal({ rows: 12, cols: 12, kinds: 18, copies: 8, seed: 5 }),
    () => lianliankan.remove(board, [0, 0], [1, 1], { gravity: 'centre' }),
    () => lianliankan.segments(board, [0, 0], [20, 20]),
    () => lianliankan.solve(small, { nodes: 30 }),
    () => lianliankan.solve(small, { nodes: 30, gravity: 'down' }),
    () => lianliankan.hint(small, { nodes: 30, gravity: 'left' }),
    () => lianliankan.clearRate(small, { playouts: 3 }),
    () => lianliankan.deal({ rows: 4, cols: 6, kinds: 6, copies: 4, seed: 5, difficulty: 'hard' }),
    () => judgeWin(game),
    () => gomoku.judge(game),
    () => gomoku.decode(gomoku.encode(game)),
    () => gomoku.forbidden(game),
    () => gomoku.threats(game),
    () => gomoku.solve(game.slice(0, 20), { nodes: 300 }),
    () => gomoku.bestMove(game.slice(0, 20), { nodes: 300 }),
    () => huarong.encode(start),
    () => huarong.generate({ horizontals: 6, verticals: 0, soldiers: 2, seed: 1 }),
    () => huarong.steps(start),
    () => huarong.move(start, 9, 'right'),
  ];
  solveHuarongRoad(start);
  work.forEach((call) => call());
  const size = memories[0].buffer.byteLength;
  for (let i = 0; i < count; i++) work[i % work.length]();
  for (let i = 0; i < count / 33; i++) solveHuarongRoad(start);
  expect(memories[0].buffer.byteLength).toBe(size);

  // Growing the memory detaches every view of it, also the view from which the result is read.
  const before = work.map((call) => call());
  const { board: large, goal } = puzzles.filter(({ en }) => en === 'The Greatest Escape')[0];
  expect(huarong.solve(large, { goal, metric: 'step' })).toMatchObject({ status: 'solved', length: 188 });
  expect(memories[0].buffer.byteLength).toBeGreaterThan(size);
  expect(work.map((call) => call())).toEqual(before);
  expect(solveHuarongRoad(start)).toHaveLength(116);
});
