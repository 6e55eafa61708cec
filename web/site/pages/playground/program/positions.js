// What a call of the API is about, for the board beside its result.

import { toSteps } from '../../../../api/huarong/values.js';

/** @import { Pair, Rule, Step } from '../../../../api/types.js' */

/**
 * A board with the moves that a function has found. `better` and `best` are marks of <gomoku-board>.
 * @typedef {{ game: 'lianliankan', board: number[][], gravity?: string, moves: Pair[] }
 *   | { game: 'huarong', board: number[][], options: object, moves: Step[] }
 *   | { game: 'gomoku', pieces: number[], setup: number, size: number, rule: Rule, moves: number[], marks: object,
 *     threats: boolean }} Position
 */

/** @typedef {(args: any[], result: any, rules: any) => Position | null} Reader rules: those given to `lianliankan.with` */

/** @param {any} board rows or a view @returns {number[][]} */
const rowsOf = (board) => ('toRows' in board ? board.toRows() : board).map((/** @type {number[]} */ row) => [...row]);

/** @param {any} board @param {Pair[]} [moves] @param {{ gravity?: string }} [rules] @returns {Position} */
const tiles = (board, moves = [], { gravity } = {}) => ({ game: 'lianliankan', board: rowsOf(board), gravity, moves });

/** @param {any} board @param {Step[]} [moves] @param {any} [options] @returns {Position} */
const road = (board, moves = [], { goal, lengthwise, gates } = {}) => ({
  game: 'huarong',
  board: rowsOf(board),
  options: { goal, lengthwise, gates },
  moves,
});

/** @param {any} position @param {{ size?: number, rule?: Rule }} [options] @param {number[]} [moves] @param {object} [marks] @param {boolean} [threats] @returns {Position | null} */
function stones(position, { size = 15, rule = 'freestyle' } = {}, moves = [], marks = {}, threats = false) {
  const common = /** @type {const} */ ({ game: 'gomoku', size, rule, moves, marks, threats });
  if (!('black' in position)) return { ...common, pieces: [...position], setup: 0 };
  const { black, white, turn } = position;
  const isBlacks = black.length === white.length;
  // The board places stones in turn.
  if (!isBlacks && black.length !== white.length + 1) return null;
  if (turn && turn !== (isBlacks ? 'black' : 'white')) return null;
  const pieces = [...black].flatMap((point, index) => (index < white.length ? [point, white[index]] : [point]));
  return { ...common, pieces, setup: pieces.length };
}

/** @type {Reader} */
const onTiles = ([board, , , options], _, rules) => tiles(board, [], { ...rules, ...options });
/** @param {any} deal @param {any} rules @returns {Position | null} */
const dealt = (deal, rules) => deal && tiles(deal.board, deal.solution, rules);
/** @type {Reader} */
const onRoad = ([board, options]) => road(board, [], options);
/** @type {Reader} */
const onStones = ([position, options]) => stones(position, options);

/** @type {Record<string, Reader>} */
const readers = {
  connect: ([board, , , , , options], path, rules) =>
    tiles(board, path.length > 0 ? [[path[0], path.at(-1)]] : [], { ...rules, ...options }),
  'lianliankan.board': (_, view) => tiles(view),
  'lianliankan.pairs': ([board]) => tiles(board),
  'lianliankan.hint': ([board, options], hint, rules) =>
    tiles(board, hint ? [hint.pair] : [], { ...rules, ...options }),
  'lianliankan.solve': ([board, options], { moves }, rules) => tiles(board, moves, { ...rules, ...options }),
  'lianliankan.clearRate': ([board]) => tiles(board),
  'lianliankan.reach': ([board]) => tiles(board),
  'lianliankan.segments': onTiles,
  'lianliankan.refusal': onTiles,
  'lianliankan.remove': (_, board) => tiles(board),
  'lianliankan.deal': ([options], deal, rules) => dealt(deal, { ...rules, ...options }),
  'lianliankan.shuffle': ([, options], deal, rules) => dealt(deal, { ...rules, ...options }),

  solveHuarongRoad: ([board], steps) => road(board, steps ?? []),
  'huarong.solve': ([board, options], { steps }) => road(board, steps, options),
  'huarong.hint': ([board, options], { moves }) => road(board, toSteps(moves.slice(0, 1)), options),
  'huarong.move': ([board, , , options], moved) => road(moved ?? board, [], options),
  'huarong.generate': ([options], { board }) => road(board, [], options),
  'huarong.decode': (_, board) => road(board),
  'huarong.decodePuzzle': (_, { board, ...options }) => road(board, [], options),
  ...Object.fromEntries(
    ['analyse', 'pieces', 'steps', 'moves', 'isSolved', 'encode', 'map', 'place'].map((name) => [
      `huarong.${name}`,
      onRoad,
    ]),
  ),

  judgeWin: ([pieces]) => stones(pieces),
  'gomoku.isForbidden': ([position, , options]) => stones(position, { ...options, rule: 'renju' }),
  'gomoku.forbidden': ([position, options]) => stones(position, { ...options, rule: 'renju' }),
  'gomoku.solve': ([position, options], { line }) => stones(position, options, line),
  'gomoku.bestMove': ([position, options], { move, line }) => stones(position, options, line, { better: move }),
  'gomoku.analyse': ([position, options], { moves }) =>
    stones(position, options, [], {
      best: moves.map((/** @type {any} */ { move, score }) => ({ point: move, score })),
    }),
  'gomoku.threats': ([position, options]) => stones(position, options, [], {}, true),
  'gomoku.puzzle': (_, { pieces, line, rule }) => stones(pieces, { rule }, line),
  'gomoku.decode': ([, options], pieces) => stones(pieces, options),
  ...Object.fromEntries(['judge', 'review', 'encode'].map((name) => [`gomoku.${name}`, onStones])),
};

// The three original functions are in the namespaces, too.
readers['lianliankan.connect'] = readers.connect;
readers['huarong.solveHuarongRoad'] = readers.solveHuarongRoad;
readers['gomoku.judgeWin'] = readers.judgeWin;

/** Functions whose calls are about a position. */
export const positioned = new Set(Object.keys(readers));

/**
 * @param {string} name of the function, such as `huarong.solve`
 * @param {any[]} args
 * @param {unknown} result
 * @param {object} [rules] given to `lianliankan.with`
 * @returns {Position | null}
 */
export const positionOf = (name, args, result, rules) => readers[name](args, result, rules);
