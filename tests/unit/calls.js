// Lists a call of every function, for the tests of invalid and hostile arguments.

export const tiles = [[1, 2, 1], [2, 0, 2]]; // prettier-ignore
export const klotski = [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 0, 10]]; // prettier-ignore
export const game = [0, 1, 15, 16];
const gameTree = {
  size: 15,
  nodes: [
    { parent: null, black: [0], white: [1, 2], empty: [3], turn: 'black' },
    { parent: 0, color: 'black', move: 15, name: '变', comment: '好' },
    { parent: 0, color: 'black', move: null },
  ],
};

/** The code of 横刀立马. */
const shareCode = '000GAYZHM';

/** @typedef {[name: string, call: (...args: any[]) => unknown, args: unknown[]]} Call */

/**
 * Lists every function with valid arguments.
 * @param {import('qiju').Qiju} qiju
 * @returns {Call[]}
 */
export function createCalls(qiju) {
  /** 十八步, from which few positions can be reached. */
  const short = qiju.huarong.levels.find(({ zh }) => zh === '十八步')?.board;
  return [
    ['connect', qiju.connect, [tiles, 0, 0, 0, 2, {}]],
    ['lianliankan.pairs', qiju.lianliankan.pairs, [tiles, {}]],
    ['lianliankan.refusal', qiju.lianliankan.refusal, [tiles, [0, 0], [0, 2], {}]],
    ['lianliankan.segments', qiju.lianliankan.segments, [tiles, [0, 0], [0, 2], {}]],
    ['lianliankan.reach', qiju.lianliankan.reach, [tiles, [0, 0], {}]],
    ['lianliankan.remove', qiju.lianliankan.remove, [tiles, [0, 0], [0, 2], { gravity: 'down' }]],
    ['lianliankan.solve', qiju.lianliankan.solve, [tiles, { gravity: 'left', nodes: 100 }]],
    ['lianliankan.hint', qiju.lianliankan.hint, [tiles, { gravity: 'up', nodes: 100 }]],
    ['lianliankan.clearRate', qiju.lianliankan.clearRate, [tiles, { gravity: 'right', playouts: 10, seed: 1 }]],
    [
      'lianliankan.deal',
      qiju.lianliankan.deal,
      [{ rows: 2, cols: 4, kinds: 2, copies: [2, 6], seed: 1, difficulty: 'hard', gravity: 'down', nodes: 100 }],
    ],
    ['lianliankan.shuffle', qiju.lianliankan.shuffle, [[[1, 2, 1, 2]], { seed: 1, gravity: 'centre' }]],
    ['solveHuarongRoad', qiju.solveHuarongRoad, [klotski]],
    ['huarong.pieces', qiju.huarong.pieces, [klotski, {}]],
    ['huarong.steps', qiju.huarong.steps, [klotski, {}]],
    ['huarong.moves', qiju.huarong.moves, [klotski, {}]],
    ['huarong.group', qiju.huarong.group, [[{ id: 9, direction: 'right' }], 'move']],
    ['huarong.move', qiju.huarong.move, [klotski, 9, 'right', {}]],
    ['huarong.isSolved', qiju.huarong.isSolved, [klotski, {}]],
    ['huarong.solve', qiju.huarong.solve, [klotski, { metric: 'step' }]],
    ['huarong.analyse', qiju.huarong.analyse, [short, {}]],
    ['huarong.hint', qiju.huarong.hint, [short, {}]],
    ['huarong.map', qiju.huarong.map, [short, {}]],
    ['huarong.place', qiju.huarong.place, [short, {}]],
    ['huarong.generate', qiju.huarong.generate, [{ horizontals: 6, verticals: 0, soldiers: 2, distance: 9, seed: 1 }]],
    ['huarong.encode', qiju.huarong.encode, [klotski, {}]],
    ['huarong.decode', qiju.huarong.decode, [shareCode]],
    ['huarong.decodePuzzle', qiju.huarong.decodePuzzle, [shareCode]],
    ['huarong.parse', qiju.huarong.parse, [shareCode, {}]],
    ['judgeWin', qiju.judgeWin, [game]],
    ['gomoku.judge', qiju.gomoku.judge, [game, {}]],
    ['gomoku.forbidden', qiju.gomoku.forbidden, [game, {}]],
    ['gomoku.isForbidden', qiju.gomoku.isForbidden, [game, 112, {}]],
    ['gomoku.threats', qiju.gomoku.threats, [game, {}]],
    ['gomoku.solve', qiju.gomoku.solve, [game, { kind: 'vcf', nodes: 1000 }]],
    ['gomoku.bestMove', qiju.gomoku.bestMove, [game, { nodes: 100, seed: 1 }]],
    ['gomoku.analyse', qiju.gomoku.analyse, [game, { nodes: 100, lines: 2 }]],
    ['gomoku.review', qiju.gomoku.review, [game, { nodes: 100 }]],
    ['gomoku.puzzle', qiju.gomoku.puzzle, [{ kind: 'vcf', moves: 3, rule: 'freestyle', seed: 5 }]],
    ['gomoku.encode', qiju.gomoku.encode, [game, {}]],
    ['gomoku.decode', qiju.gomoku.decode, ['0001', {}]],
    ['gomoku.encodeGame', qiju.gomoku.encodeGame, [gameTree]],
    ['gomoku.decodeGame', qiju.gomoku.decodeGame, ['(;AB[aa]AW[ba];B[ca])', {}]],
    ['gomoku.parse', qiju.gomoku.parse, ['1. h8 2. i9', {}]],
  ];
}
