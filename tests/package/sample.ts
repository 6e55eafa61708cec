// Every function of the package in a strict TypeScript program. The compiler is the test.
import {
  load,
  type Analysis,
  type BestMove,
  type BestMoveOptions,
  type Board,
  type Cell,
  type Deal,
  type Direction,
  type Forbidden,
  type GameNode,
  type GameTree,
  type Force,
  type Generated,
  type Gomoku,
  type Gravity,
  type Hint,
  type Huarong,
  type GomokuAnalysis,
  type HuarongHint,
  type HuarongSolution,
  type Level,
  type Lianliankan,
  type Metric,
  type Notation,
  type NotationOptions,
  type Pair,
  type Piece,
  type PositionMap,
  type Qiju,
  type RatedDeal,
  type Review,
  type Rule,
  type Solution,
  type Step,
  type Threats,
  type Verdict,
} from 'qiju';
import { GomokuBoard, HuarongBoard, LianliankanBoard, type BoardProps } from 'qiju/elements';
import { load as loadGomoku } from 'qiju/gomoku';
import { load as loadHuarong } from 'qiju/huarong';
import * as core from 'qiju/core';
import * as inline from 'qiju/inline';
import { load as loadLianliankan } from 'qiju/lianliankan';
import { createWorker, type QijuWorker } from 'qiju/worker';

const board: Board = [[1, 2, 1], Int8Array.of(2, 0, 2)];
const frozen: readonly (readonly number[])[] = Object.freeze([Object.freeze([1, 1])]);

async function use(qiju: Qiju): Promise<void> {
  const path: Cell[] = qiju.connect(board, 0, 0, 0, 2);
  const ends: Cell[] = qiju.connect(frozen, 0, 0, 0, 1, {
    maxTurns: 3,
    order: 'length',
    format: 'corners',
    ring: false,
  });
  const [row, col]: [number, number] = path[0] ?? ends[0] ?? [0, 0];

  const pairs: Pair[] = qiju.lianliankan.pairs(board, { maxTurns: 1, ring: true });
  const after: number[][] = qiju.lianliankan.remove(board, [row, col], [0, 2]);
  const reached: number[][] = qiju.lianliankan.reach(board, [row, col], { maxTurns: 1, ring: false });
  const gravity: Gravity = 'down';
  const dealt: RatedDeal = qiju.lianliankan.deal({ rows: 10, cols: 14, kinds: 35, copies: 4 });
  const hard: Deal = qiju.lianliankan.deal({ rows: 2, cols: 4, copies: [4, 2, 2], difficulty: 'hard', gravity });
  const shuffled: Deal | null = qiju.lianliankan.shuffle(after, { seed: dealt.seed, gravity });
  const solution: Solution = qiju.lianliankan.solve(hard.board, { gravity, time: 50, nodes: 1000 });
  const hint: Hint | null = qiju.lianliankan.hint(hard.board);
  const easy: number = qiju.lianliankan.clearRate(after, { playouts: 10, seed: 1 }) + (dealt.clearRate ?? 0);
  const segments: number = qiju.lianliankan.segments(
    qiju.lianliankan.remove(board, [0, 0], [0, 2], { gravity }),
    [0, 0],
    [0, 1],
  );
  console.log(
    solution.status === 'solvable' ? solution.moves.length : solution.status,
    hint?.proved,
    easy,
    segments,
    reached,
  );

  const steps: Step[] | null = qiju.solveHuarongRoad(board, {
    move(id: number, direction: Direction) {
      console.log(id + 1, direction.toUpperCase());
    },
  });
  const levels: readonly Level[] = qiju.huarong.levels;
  const pieces: Piece[] = qiju.huarong.pieces(levels[0].board);
  const moved: number[][] | null = qiju.huarong.move(
    levels[0].board,
    pieces[0].id,
    qiju.huarong.steps(board)[0].direction,
  );
  const out: boolean = qiju.huarong.isSolved(moved ?? board);

  const metric: Metric = 'slide';
  const goal = { id: 1, row: 0, col: 3 };
  const way: HuarongSolution = qiju.huarong.solve(levels[0].board, { metric, goal });
  if (way.status === 'solved') console.log(way.lengths.move + way.length, way.moves[0].path[0], way.steps[0].id);
  const analysis: Analysis = qiju.huarong.analyse(levels[0].board, { metric });
  const next: HuarongHint = qiju.huarong.hint(levels[0].board);
  const laid: Generated = qiju.huarong.generate({
    horizontals: 1,
    verticals: 4,
    soldiers: 4,
    distance: analysis.distance ?? 0,
    metric,
    seed: 1,
  });
  const near: Generated = qiju.huarong.generate({ board: levels[0].board, goal, distance: [3, 9] });
  console.log(near.distance);
  const same: number[][] = qiju.huarong.decode(qiju.huarong.encode(laid.board));
  const map: PositionMap = qiju.huarong.map(same, { metric });
  console.log(
    map.distances[qiju.huarong.place(same, { metric })],
    map.edges.length,
    next.moves.length,
    levels[0].lengths?.step,
  );

  const rule: Rule = 'renju';
  const notation: Notation = 'coordinates';
  const fouls: Forbidden[] = qiju.gomoku.forbidden(qiju.gomoku.decode('h8 i9', { notation, size: 19 }), { size: 19 });
  const threats: Threats = qiju.gomoku.threats([1, 2], { rule });
  const force: Force = qiju.gomoku.solve([1, 2], { rule, kind: 'vcf', time: 100, nodes: 1000 });
  if (force.status === 'win') console.log(force.line[0], force.kind);
  const best: BestMove = qiju.gomoku.bestMove([1, 2], { rule, size: 15, level: 'easy', seed: 1 });
  const limited: BestMoveOptions = { rule, time: 100, nodes: 100 };
  console.log(best.score + best.line[0], qiju.gomoku.bestMove([1, 2], limited).move, qiju.gomoku.bestMove([]).depth);
  const analysed: GomokuAnalysis = qiju.gomoku.analyse([1, 2], { rule, lines: 2, nodes: 100 });
  const reviewed: Review = qiju.gomoku.review([1, 2], { rule, nodes: 100 });
  console.log(analysed.moves[0].score, analysed.nodes, reviewed.losing ?? 0, reviewed.moves[0].quality === 'losing');
  const inDigits: NotationOptions = { notation: 'base15', size: 15 };
  console.log(qiju.gomoku.encode([1, 2], inDigits), qiju.gomoku.encode([], {}), qiju.gomoku.encode([], { size: 15 }));
  const copies: number | number[] = dealt.seed % 2 ? 2 : [2, 2];
  console.log(qiju.lianliankan.deal({ rows: 2, cols: 2, kinds: 2, copies }));
  console.log(fouls[0]?.lines[0].next, threats.black[0]?.cells, qiju.gomoku.isForbidden([1, 2], 3));

  const won: boolean = qiju.judgeWin([0, 1, 15]);
  const verdict: Verdict = qiju.gomoku.judge(Uint8Array.of(1, 2), { rule: 'standard', size: 19 });
  const text: string = qiju.gomoku.encode(verdict.cells);
  const moves: number[] = qiju.gomoku.decode(text);
  const node: GameNode = { parent: 0, color: 'white', move: 3, name: 'a', comment: text };
  const tree: GameTree = { size: 15, nodes: [{ black: [1], white: Uint8Array.of(2), turn: 'white' }, node] };
  const size: number = qiju.gomoku.decodeGame(qiju.gomoku.encodeGame(tree), { size: 15 }).size;
  console.log(size, qiju.gomoku.encode({ black: [1], white: [2] }, { notation: 'sgf' }));
  console.log(pairs, shuffled?.solution[0], steps?.[0].direction, out, won, verdict.winner === 'black', moves);

  // @ts-expect-error a direction has a name
  qiju.huarong.move(board, 1, 'north');
  // @ts-expect-error a kind is a number
  qiju.connect([['1', '1']], 0, 0, 0, 1);
  // @ts-expect-error gravity has a direction
  qiju.lianliankan.solve(board, { gravity: 'sideways' });
  // @ts-expect-error only a solvable board has moves
  console.log(qiju.lianliankan.solve(board).moves);
  // @ts-expect-error there is no such metric
  qiju.huarong.solve(board, { metric: 'jump' });
  // @ts-expect-error only a win has a line
  console.log(qiju.gomoku.solve([]).line);
  // @ts-expect-error there is no such rule
  qiju.gomoku.judge([], { rule: 'gobang' });
  // @ts-expect-error a level has limits of its own
  qiju.gomoku.bestMove([], { level: 'hard', time: 100 });
  // @ts-expect-error likewise
  qiju.gomoku.bestMove([], { level: 'easy', nodes: 100 });
  // @ts-expect-error base 15 has one size
  qiju.gomoku.encode([], { notation: 'base15', size: 19 });
  // @ts-expect-error base 15 is the default
  qiju.gomoku.decode('', { size: 19 });
  // @ts-expect-error levels are immutable
  levels[0].board[0][0] = 1;
}

await use(await load());
const lianliankan: Lianliankan = await loadLianliankan();
const huarong: Huarong = await loadHuarong(fetch('huarong.wasm'));
const gomoku: Gomoku = await loadGomoku();
const cell: number = lianliankan.deal({ rows: 2, cols: 2, kinds: 2, copies: 2 }).board[0][0];
const level: string = huarong.levels[0].zh;
const point: number | null = gomoku.bestMove([112]).move;
console.log(cell, level, point);
// @ts-expect-error one game has no functions of another
lianliankan.judgeWin([]);

await use(await load(new URL('https://example.org/qiju.wasm')));
await use(await load(fetch('qiju.wasm')));
await use(await load(new Uint8Array()));
await use(await load(WebAssembly.compile(new Uint8Array())));
// @ts-expect-error a module is no number
await use(await load(5));
// @ts-expect-error a promise of a number is no module
await use(await load(Promise.resolve(5)));
const same: typeof inline.connect = (await load()).connect;
const alone: typeof core = inline;
console.log(
  alone,
  same,
  inline.judgeWin([]),
  inline.solveHuarongRoad(board),
  inline.huarong.levels,
  inline.gomoku,
  inline.lianliankan,
);

const elements: HTMLElement[] = [new GomokuBoard(), new HuarongBoard(), new LianliankanBoard()];
const road: HuarongBoard | null = document.querySelector('huarong-board');
road?.addEventListener('move', ({ detail }) =>
  console.log(detail.direction === 'up', detail.board.length, road.distance),
);
const tiles: LianliankanBoard = document.createElement('lianliankan-board');
tiles.board = [[1, 1]];
tiles.addEventListener('match', ({ detail: { pair, path } }) => console.log(pair[0][0] + path.length));
tiles.addEventListener('click', (event) => event.preventDefault());
document
  .createElement('gomoku-board')
  .addEventListener('win', ({ detail }) => console.log(detail.winner === 'white', elements));
const props: BoardProps['gomoku-board'] = {
  rule: 'renju',
  size: '15',
  opponent: null,
  moves: Object.freeze([112]),
  onwin: ({ detail }) => console.log(detail.winner === 'white', props),
};
// @ts-expect-error there is no such rule
props.rule = 'gobang';
// @ts-expect-error a move of 华容道 is no point
road?.addEventListener('move', ({ detail }) => console.log(detail.point));

const worker: QijuWorker = createWorker();
const remote = worker.with({
  signal: AbortSignal.timeout(1000),
  onProgress: ({ searched }) => console.log(searched + 1),
});
const found: Step[] | null = await remote.solveHuarongRoad(worker.huarong.levels[0].board, {
  move: (id, direction) => id + direction,
});
const { solution }: Deal = await worker.lianliankan.deal({ rows: 1, cols: 2, kinds: 1, copies: 2 });
console.log(found, solution);
// @ts-expect-error a worker gives promises
const now: boolean = worker.judgeWin([]);
// @ts-expect-error a view of a worker cannot end it
remote.terminate();
worker.terminate();
console.log(now);
