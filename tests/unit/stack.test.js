// The depth of the module's stack: newer versions of Emscripten do not notice when it overwrites the data below.
import { readFileSync } from 'node:fs';
import { load } from 'qiju';
import { createCalls } from './calls.js';
import { collectMemories } from './memories.js';

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, import.meta.url));

const size = Number(/QIJU_STACK_SIZE (\d+)/.exec(read('../../CMakeLists.txt').toString())?.[1]);

/** Reads the start of the stack from the first global of the module, `__stack_pointer`. @param {Buffer} module */
function stackTop(module) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  for (;;) {
    const section = module[at++];
    const length = number();
    if (section === 6) break;
    at += length;
  }
  number();
  const variable = [module[at++], module[at++], module[at++]];
  expect(variable).toEqual([0x7f, 1, 0x41]); // i32, mutable, i32.const
  return number();
}

const { memories, stop } = collectMemories();
const qiju = await load();
const { lianliankan, huarong, gomoku } = qiju;
const calls = createCalls(qiju);
qiju.judgeWin([0]);
stop();
const top = stackTop(read('../../dist/qiju.wasm'));

/** Returns the bytes of the stack that a call uses. The call may reach its limit. @param {() => unknown} call */
function depthOf(call) {
  const { buffer } = memories[0];
  new Uint8Array(buffer, top - size, size).fill(0xa5);
  try {
    call();
  } catch (error) {
    expect(error).toMatchObject({ code: 'limit-exceeded' });
  }
  const deepest = new Uint8Array(memories[0].buffer, top - size, size).findIndex((byte) => byte !== 0xa5);
  return deepest < 0 ? 0 : size - deepest; // some functions run no wasm
}

/** Returns `count` games before long wins by fours. @param {string} name @param {number} count */
function problems(name, count) {
  const text = read('../../tests/cpp/gomoku/search/vcf_problems.h').toString();
  const [, lines] = new RegExp(`${name} = R"\\(([^)]*)`).exec(text) ?? [];
  return (lines ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, count)
    .map(([, code]) => gomoku.decode(code));
}

/** @type {import('qiju').SlidingPuzzle[]} */
const puzzles = JSON.parse(read('../../dist/puzzles.json').toString());
const wide = lianliankan.deal({ rows: 60, cols: 60, kinds: 300, copies: 12, seed: 1 }).board;
const small = lianliankan.deal({ rows: 10, cols: 14, kinds: 35, copies: 4, seed: 1 }).board;
const game = [112, 99, 128, 115, 87, 83, 129, 116, 100, 130, 125, 101, 69, 81, 50, 20, 146, 98, 85, 40, 71, 54, 53, 57];

/** @type {[string, () => unknown][]} */
const work = calls.map(([name, call, args]) => [name, () => call(...args)]);
for (const rule of /** @type {const} */ (['freestyle', 'renju'])) {
  problems(rule === 'renju' ? 'kRenjuProblems' : 'kFreestyleProblems', 6).forEach((pieces, i) => {
    for (const kind of /** @type {const} */ (['vcf', 'vct'])) {
      const options = { rule, kind, tree: true, nodes: 20_000 };
      work.push([`gomoku.solve, ${rule} ${kind} ${i}`, () => gomoku.solve(pieces, options)]);
    }
    work.push([`gomoku.bestMove, ${rule} ${i}`, () => gomoku.bestMove(pieces, { rule, nodes: 5000 })]);
    work.push([`gomoku.analyse, ${rule} ${i}`, () => gomoku.analyse(pieces, { rule, nodes: 5000, lines: 3 })]);
    work.push([`gomoku.review, ${rule} ${i}`, () => gomoku.review(pieces, { rule, nodes: 500 })]);
    work.push([`gomoku.forbidden, ${rule} ${i}`, () => gomoku.forbidden(pieces)]);
  });
}
work.push(
  ['gomoku.solve, quiet', () => gomoku.solve(game, { kind: 'vct', quiet: true, tree: true, nodes: 50_000 })],
  ['gomoku.puzzle, vcf', () => gomoku.puzzle({ kind: 'vcf', moves: 8, rule: 'renju', seed: 2, nodes: 200_000 })],
  ['gomoku.puzzle, vct', () => gomoku.puzzle({ kind: 'vct', moves: 3, rule: 'renju', seed: 2, nodes: 200_000 })],
  ['connect, large', () => qiju.connect(wide, 0, 0, 59, 59, { maxTurns: 16 })],
  ['lianliankan.pairs, large', () => lianliankan.pairs(wide, { maxTurns: 16 })],
  ['lianliankan.reach, large', () => lianliankan.reach(wide, [0, 0], { maxTurns: 16 })],
  ['lianliankan.shuffle, large', () => lianliankan.shuffle(wide, { seed: 1, gravity: 'centre', ring: false })],
);
for (const gravity of /** @type {const} */ (['none', 'down', 'centre'])) {
  for (const [name, board, nodes] of /** @type {const} */ ([
    ['small', small, 1000],
    ['large', wide, 20],
  ])) {
    work.push(
      [`lianliankan.solve, ${name}, ${gravity}`, () => lianliankan.solve(board, { gravity, nodes })],
      [`lianliankan.solve, ${name}, ${gravity}, 1`, () => lianliankan.solve(board, { gravity, nodes, maxTurns: 1 })],
      [`lianliankan.hint, ${name}, ${gravity}`, () => lianliankan.hint(board, { gravity, nodes })],
    );
  }
}
for (const { board, goal, lengthwise, en } of puzzles.slice(0, 12)) {
  const options = { goal, lengthwise };
  work.push([`huarong.solve, ${en}`, () => huarong.solve(board, { ...options, metric: 'move', nodes: 20_000 })]);
}
for (const metric of /** @type {const} */ (['step', 'slide', 'move'])) {
  const { board } = huarong.levels[0];
  work.push([`huarong.solve, ${metric}`, () => huarong.solve(board, { metric })]);
  work.push([`huarong.analyse, ${metric}`, () => huarong.analyse(board, { metric })]);
}

test('every call takes less than half of the stack', () => {
  const depths = work.map(([name, call]) => ({ name, depth: depthOf(call) })).sort((a, b) => b.depth - a.depth);
  expect(depths[0].depth).toBeGreaterThan(1000);
  expect(depths.filter(({ depth }) => depth > size / 2)).toEqual([]);
});
