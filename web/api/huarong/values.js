// 华容道: values that more than one function takes or gives.
import { integer, object, oneOf } from '../arguments.js';
import { copyBoard, readBoard } from '../board.js';

/**
 * @import { Board, Direction, GoalOption, HuarongSolution, Metric, MetricOption, Move, Step } from '../types.js'
 * @import { Reader } from '../reader.js'
 * @import { Wasm } from '../wasm.js'
 */

export const CLASSIC = { rows: 5, cols: 4 };

/** Where a board comes in: its rows, its columns and its goal come before its cells. */
const HEAD = 5;

/**
 * The functions of cpp/bindings/huarong.cpp, where each is described.
 * @typedef {object} Bindings
 * @property {() => number} huarongConstants
 * @property {() => number} readLayout
 * @property {() => number} legalSteps
 * @property {(id: number, direction: number) => boolean} makeStep
 * @property {() => boolean} isSolved
 * @property {(metric: number) => number} startSearch
 * @property {(search: number) => void} searchSolution
 * @property {(metric: number) => number} startAtlas
 * @property {(search: number) => boolean} atlasHas
 * @property {(search: number) => void} atlasSurvey
 * @property {(search: number) => number} atlasDistance
 * @property {(search: number) => number} atlasMoves
 * @property {(search: number) => boolean} atlasFull
 * @property {(search: number) => number} atlasNumber
 * @property {(search: number, from: number) => void} atlasDistances
 * @property {(search: number, from: number) => void} atlasEdges
 * @property {(horizontals: number, verticals: number, soldiers: number, metric: number) => number} startMix
 * @property {(search: number) => number} mixHardest
 * @property {(search: number, distance: number, seed: number) => boolean} mixPick
 * @property {() => number} encodeBoard
 * @property {(length: number) => void} decodeBoard
 */

/**
 * The limits and enums that the bindings export.
 * @typedef {object} Constants
 * @property {number} maxSide of a board
 * @property {Metric[]} metric
 * @property {Direction[]} direction
 * @property {HuarongSolution['status'][]} solveStatus
 * @property {string[]} layoutStatus
 * @property {(string | null)[]} codeFault
 */

/**
 * What is wrong with a board, by LayoutStatus in cpp/huarong/board.h.
 * @type {Record<string, (id: number, isClassic: boolean) => string>}
 */
const LAYOUT_ERRORS = {
  negativeId: (id) => `has the negative id ${id}`,
  notAPiece: (id, isClassic) =>
    `shows piece ${id} in a shape that is no ${isClassic ? '1×1, 1×2, 2×1 or 2×2 ' : ''}rectangle`,
  noCaoCao: () => 'has no 2×2 piece',
  twoCaoCaos: (id) => `has a second 2×2 piece, ${id}`,
  notClassic: () => 'is no classic one, and no goal is given',
  noGoalPiece: (id) => `has no piece ${id}, which is the goal's`,
  goalOffBoard: (id) => `has no room for piece ${id} at the goal`,
};

/** @typedef {{ rows: number, cols: number }} Shape */

/**
 * Puts a board into the input buffer and sees to it that it is legal.
 * @param {Wasm} wasm
 * @param {string} name
 * @param {Board} board
 * @param {GoalOption} [options]
 * @returns {Shape & { pieces: number }} the pieces are in the output buffer
 */
export function enter({ call, constants, input, output }, name, board, options = {}) {
  const { layoutStatus, maxSide } = constants.huarong;
  const { goal } = object(`${name}: options`, options);
  const ints = input();
  const cols = copyBoard(name, board, maxSide, ints.subarray(HEAD));
  const rows = board.length;
  if (goal === undefined) {
    if (rows !== CLASSIC.rows) throw new RangeError(`${name}: board has ${rows} rows, want 5, or a goal`);
    if (cols !== CLASSIC.cols) throw new RangeError(`${name}: board has ${cols} columns, want 4, or a goal`);
    ints.set([rows, cols, 0, 3, 1]);
  } else {
    const { id, row, col } = object(`${name}: goal`, goal);
    integer(`${name}: id of goal`, id, 1, 2 ** 31 - 1);
    integer(`${name}: row of goal`, row, 0, rows - 1);
    integer(`${name}: col of goal`, col, 0, cols - 1);
    ints.set([rows, cols, id, row, col]);
  }
  const pieces = call.readLayout();
  if (pieces <= 0) {
    const error = LAYOUT_ERRORS[layoutStatus[-pieces]](output()[0], goal === undefined);
    throw new RangeError(`${name}: board ${error}`);
  }
  return { rows, cols, pieces };
}

/**
 * @param {string} name
 * @param {MetricOption} options
 * @param {Constants} constants
 * @returns {number} the enumerator
 */
export const readMetric = (name, { metric = 'move' }, constants) => oneOf(`${name}: metric`, metric, constants.metric);

/**
 * @param {Reader} reader
 * @param {Constants} constants
 * @returns {Step}
 */
export const readStep = (reader, { direction }) => ({
  id: reader.number(),
  direction: direction[reader.number()],
});

/**
 * @param {Reader} reader
 * @param {Constants} constants
 * @returns {Move}
 */
export const readMove = (reader, { direction }) => ({
  id: reader.number(),
  path: reader.list().map((at) => direction[at]),
});

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
