// 华容道: values that more than one function takes or gives.
import { integer, object, oneOf } from '../arguments.js';
import { copyBoard, readBoard } from '../board.js';

/**
 * @import { Board, Direction, GoalOption, MetricOption, Move, Step } from '../types.js'
 * @import { Reader } from '../reader.js'
 * @import { Wasm } from '../wasm.js'
 */

const MAX_SIDE = 8;
export const CLASSIC = { rows: 5, cols: 4 };

/** Where a board comes in: its rows, its columns and its goal come before its cells. */
const HEAD = 5;

/** In the order of the C++ enums. */
export const DIRECTIONS = /** @type {const} */ (['up', 'down', 'left', 'right']);
export const METRICS = /** @type {const} */ (['step', 'slide', 'move']);

/**
 * What is wrong with a board, by LayoutStatus in cpp/huarong/board.h, less one.
 * @type {((id: number, isClassic: boolean) => string)[]}
 */
const FAULTS = [
  (id) => `has the negative id ${id}`,
  (id, isClassic) => `shows piece ${id} in a shape that is no ${isClassic ? '1×1, 1×2, 2×1 or 2×2 ' : ''}rectangle`,
  () => 'has no 2×2 piece',
  (id) => `has a second 2×2 piece, ${id}`,
  () => 'is no classic one, and no goal is given',
  (id) => `has no piece ${id}, which is the goal's`,
  (id) => `has no room for piece ${id} at the goal`,
];

/** @typedef {{ rows: number, cols: number }} Shape */

/**
 * Puts a board into the input buffer and sees to it that it is legal.
 * @param {Wasm} wasm
 * @param {string} name
 * @param {Board} board
 * @param {GoalOption} [options]
 * @returns {Shape & { pieces: number }} the pieces are in the output buffer
 */
export function enter({ call, input, output }, name, board, options = {}) {
  const { goal } = object(`${name}: options`, options);
  const ints = input();
  const cols = copyBoard(name, board, ints.subarray(HEAD));
  const rows = board.length;
  if (goal === undefined) {
    if (rows !== CLASSIC.rows) throw new RangeError(`${name}: board has ${rows} rows, want 5, or a goal`);
    if (cols !== CLASSIC.cols) throw new RangeError(`${name}: board has ${cols} columns, want 4, or a goal`);
    ints.set([rows, cols, 0, 3, 1]);
  } else {
    const { id, row, col } = object(`${name}: goal`, goal);
    if (rows > MAX_SIDE) throw new RangeError(`${name}: board has ${rows} rows, want at most ${MAX_SIDE}`);
    if (cols > MAX_SIDE) throw new RangeError(`${name}: board has ${cols} columns, want at most ${MAX_SIDE}`);
    integer(`${name}: id of goal`, id, 1, 2 ** 31 - 1);
    integer(`${name}: row of goal`, row, 0, rows - 1);
    integer(`${name}: col of goal`, col, 0, cols - 1);
    ints.set([rows, cols, id, row, col]);
  }
  const pieces = call.readLayout();
  if (pieces <= 0) throw new RangeError(`${name}: board ${FAULTS[-pieces - 1](output()[0], goal === undefined)}`);
  return { rows, cols, pieces };
}

/**
 * @param {string} name
 * @param {MetricOption} options
 * @returns {number}
 */
export const readMetric = (name, { metric = 'move' }) => oneOf(`${name}: metric`, metric, METRICS);

/**
 * @param {Reader} reader
 * @returns {Step}
 */
export const readStep = (reader) => ({ id: reader.number(), direction: DIRECTIONS[reader.number()] });

/**
 * @param {Reader} reader
 * @returns {Move}
 */
export const readMove = (reader) => ({ id: reader.number(), path: reader.list().map((at) => DIRECTIONS[at]) });

/**
 * @param {Reader} reader
 * @param {Shape} shape
 */
export const readCells = (reader, { rows, cols }) => readBoard(reader.take(rows * cols), rows, cols);

/**
 * @param {Move[]} moves
 * @returns {Step[]}
 */
export const toSteps = (moves) => moves.flatMap(({ id, path }) => path.map((direction) => ({ id, direction })));
